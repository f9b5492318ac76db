"""What is kept for screens that read slowly or were away: frames, and their bytes, have a limit."""

from __future__ import annotations

import json

from ludotheque.table.frames import Answer
from ludotheque.table.streams import OUTBOX_BYTES, REMEMBERED, REMEMBERED_BYTES, Stream, Update

LONG = "x" * 20_000


def tell(stream: Stream, text: str) -> None:
    stream.tell(Update(answers=(Answer(text, None),)))


def test_long_frames_for_a_slow_reader_take_up_only_so_much() -> None:
    """A table with a long evening has frames of many kilobytes, and 64 screens that need not read them."""
    stream = Stream(None, None)
    outbox = stream.connect(None)
    for _ in range(200):
        tell(stream, LONG)
    assert sum(map(len, outbox.frames)) <= OUTBOX_BYTES + 2 * len(LONG)
    while not outbox.empty():
        outbox.get_nowait()
    assert outbox.size == 0
    assert stream.caught_up()
    tell(stream, "short")
    assert json.loads(outbox.get_nowait())["whole"]


def test_long_frames_for_a_screen_that_was_away_take_up_only_so_much() -> None:
    stream = Stream(None, None)
    for _ in range(50):
        tell(stream, LONG)
    kept = [data for _, data in stream.sent.frames]
    assert stream.sent.size == sum(map(len, kept)) <= REMEMBERED_BYTES
    outbox = stream.connect(stream.n - len(kept))
    assert list(outbox.frames) == kept
    assert stream.connect(stream.n - len(kept) - 1).empty(), "what is missing cannot be sent; everything comes anew"
    assert stream.fresh


def test_short_frames_are_kept_by_their_number() -> None:
    stream = Stream(None, None)
    for _ in range(2 * REMEMBERED):
        tell(stream, "short")
    assert [number for number, _ in stream.sent.frames] == list(range(REMEMBERED + 1, 2 * REMEMBERED + 1))
