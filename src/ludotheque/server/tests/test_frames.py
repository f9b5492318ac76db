"""WebSocket frames: bytes in any pieces, valid and invalid."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from ludotheque.server.frames import (
    BINARY,
    CLOSE,
    NOT_TEXT,
    PING,
    PONG,
    TEXT,
    TOO_LONG,
    WRONG,
    Broken,
    Reader,
    closed_with,
    closing,
    frame,
    text_of,
)

MOST = 70_000


def free(size: int) -> None:
    """Frames cost nothing."""


def sent(kind: int, payload: bytes, *, last: bool = True, mask: bool = True) -> bytes:
    """A frame as a client sends it, made by the library."""
    return Frame(Opcode(kind), payload, fin=last).serialize(mask=mask)


def read(reader: Reader, *pieces: bytes) -> list[tuple[int, bytes]]:
    return [message for piece in pieces for message in reader.take(piece)]


def broken(*pieces: bytes, most: int = MOST) -> int:
    """The close code of this violation."""
    with pytest.raises(Broken) as problem:
        read(Reader(most, free), *pieces)
    return problem.value.code


def in_pieces(data: bytes, cuts: list[int]) -> list[bytes]:
    places = sorted(cut % (len(data) + 1) for cut in cuts)
    return [data[a:b] for a, b in zip([0, *places], [*places, len(data)], strict=True)]


payloads = st.one_of(st.binary(max_size=200), st.integers(0, MOST).map(lambda size: b"x" * size))
texts = st.builds(
    lambda text, cuts: in_pieces(text.encode(), cuts), st.text(), st.lists(st.integers(0, 99), max_size=2)
)
messages = st.lists(
    st.one_of(
        st.tuples(st.just(TEXT), texts),
        st.tuples(st.just(BINARY), st.lists(payloads, min_size=1, max_size=3)),
        st.tuples(st.sampled_from([PING, PONG]), st.lists(st.binary(max_size=125), min_size=1, max_size=1)),
    ),
    max_size=6,
)


@given(messages, st.lists(st.integers(0, 1 << 20), max_size=12), st.booleans())
def test_messages_come_out_whole_in_whatever_pieces_they_came(
    said: list[tuple[int, list[bytes]]], cuts: list[int], pinged: bool
) -> None:
    data, wanted = b"", []
    for kind, parts in said:
        for number, part in enumerate(parts):
            data += sent(0 if number else kind, part, last=number == len(parts) - 1)
            if pinged and number < len(parts) - 1:
                data += sent(PING, b"?")
                wanted.append((PING, b"?"))
        wanted.append((kind, b"".join(parts)))
    assert read(Reader(3 * MOST, free), *in_pieces(data, cuts)) == wanted


@given(st.sampled_from([TEXT, BINARY, PING]), payloads)
def test_frames_are_those_of_the_library(kind: int, payload: bytes) -> None:
    payload = payload[:125] if kind == PING else payload
    assert frame(kind, payload) == sent(kind, payload, mask=False)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (sent(TEXT, b"x", mask=False), WRONG),
        (b"\xc1\x81\0\0\0\0x", WRONG),
        (b"\x83\x81\0\0\0\0x", WRONG),
        (b"\x8b\x80\0\0\0\0", WRONG),
        (sent(0, b"x"), WRONG),
        (sent(TEXT, b"a", last=False) + sent(TEXT, b"b"), WRONG),
        (b"\x09\x80\0\0\0\0", WRONG),
        (b"\x89\xfe\0\x7e", WRONG),
        (b"\x81\xff\xff\0\0\0\0\0\0\0", WRONG),
        (b"\x81\xff\x7f\0\0\0\0\0\0\0", TOO_LONG),
    ],
    ids=["no mask", "reserved bit", "kind 3", "kind 11", "no beginning", "two at once", "ping in parts", "long ping",
         "negative length", "far too long"],
)  # fmt: skip
def test_violations_of_the_protocol_are_rejected(data: bytes, code: int) -> None:
    assert broken(data) == code
    assert broken(*[data[place : place + 1] for place in range(len(data))]) == code


def test_too_long_is_refused_at_the_head_and_over_all_parts() -> None:
    head = sent(TEXT, b"x" * 101)[:8]
    assert broken(head, most=100) == TOO_LONG
    parts = [sent(TEXT, b"x" * 60, last=False), sent(0, b"x" * 41)]
    assert broken(*parts, most=100) == TOO_LONG
    assert read(Reader(101, free), *parts) == [(TEXT, b"x" * 101)]


def test_messages_before_a_wrong_byte_are_read() -> None:
    found = Reader(MOST, free).take(sent(TEXT, b"one") + sent(TEXT, b"two") + b"\xff\x80")
    assert [next(found), next(found)] == [(TEXT, b"one"), (TEXT, b"two")]
    with pytest.raises(Broken):
        next(found)


@given(st.binary(max_size=300), st.lists(st.integers(0, 300), max_size=4))
def test_any_bytes_are_read_or_turned_away(data: bytes, cuts: list[int]) -> None:
    reader = Reader(100, free)
    with suppress(Broken):
        assert all(len(payload) <= 125 for _, payload in read(reader, *in_pieces(data, cuts)))
        assert len(reader.rest) < 125 + 14


def test_closing_and_its_codes() -> None:
    assert closing(1012) == sent(CLOSE, (1012).to_bytes(2, "big"), mask=False)
    assert closing(1005) == sent(CLOSE, b"", mask=False)
    assert closed_with(b"") == 1005
    assert closed_with(b"\x03\xe8bye") == 1000
    for payload, code in ((b"\x03", WRONG), (b"\x03\xed", WRONG), (b"\0\0", WRONG), (b"\x03\xe8\xff", NOT_TEXT)):
        with pytest.raises(Broken) as problem:
            closed_with(payload)
        assert problem.value.code == code


def test_text_is_utf_8() -> None:
    assert text_of("Ὀστρακ".encode()) == "Ὀστρακ"
    for wrong in (b"\xff", b"\xed\xa0\x80", b"\xc0\xaf"):
        with pytest.raises(Broken) as problem:
            text_of(wrong)
        assert problem.value.code == NOT_TEXT


# --- the cost of reading ---


class Copied(bytes):
    """Bytes that count how many of them are copied out."""

    copied = 0

    def __getitem__(self, key: Any) -> Any:
        found = super().__getitem__(key)
        if isinstance(key, slice):
            type(self).copied += len(found)
        return found


@pytest.mark.parametrize("kind", [PING, PONG, TEXT])
def test_reading_many_frames_at_once_copies_every_byte_once(kind: int) -> None:
    """Protects everyone else from a client that sends many small frames in one piece."""
    frames = 5_000
    data = Copied(sent(kind, b"") * frames + b"\x81")
    Copied.copied = 0
    assert len(read(Reader(MOST, free), data)) == frames
    assert Copied.copied <= len(data)


class Looks(Reader):
    """A reader that counts how often it looks at the beginning of a frame."""

    count = 0

    def _frame_at(self, data: bytes, place: int, end: int) -> tuple[int, int] | None:
        self.count += 1
        return super()._frame_at(data, place, end)


@pytest.mark.parametrize("size", [0, 100, 10_000, 70_000])
def test_a_frame_in_many_pieces_is_looked_at_a_fixed_number_of_times(size: int) -> None:
    """Protects against a long message that comes byte by byte."""
    reader, data = Looks(MOST, free), sent(TEXT, b"x" * size)
    assert read(reader, *in_pieces(data, list(range(len(data))))) == [(TEXT, b"x" * size)]
    assert reader.count <= 6


def test_every_frame_is_paid_for_with_its_size() -> None:
    """Control frames and empty parts too, each once, however it is cut."""
    parts = [sent(TEXT, b"", last=False), sent(PING, b"p"), sent(0, b"abc", last=False), sent(0, b""), sent(PONG, b"")]
    for pieces in (parts, [b"".join(parts)], in_pieces(b"".join(parts), list(range(60)))):
        paid: list[int] = []
        read(Reader(MOST, paid.append), *pieces)
        assert paid == [0, 1, 3, 0, 0]


# --- what RFC 6455 forbids ---


@pytest.mark.parametrize(
    "head",
    [b"\x81\xfe\0\0", b"\x81\xfe\0\x7d", b"\x81\xff" + bytes(8), b"\x82\xff" + (65_535).to_bytes(8, "big")],
    ids=["126 for 0", "126 for 125", "127 for 0", "127 for 65,535"],
)
def test_a_length_that_has_a_shorter_form_is_refused(head: bytes) -> None:
    assert broken(head) == WRONG


@pytest.mark.parametrize(
    ("size", "head"), [(126, b"\x81\xfe\0\x7e"), (65_536, b"\x81\xff" + (65_536).to_bytes(8, "big"))]
)
def test_the_shortest_long_lengths_are_taken(size: int, head: bytes) -> None:
    assert read(Reader(MOST, free), head + bytes(4) + b"x" * size) == [(TEXT, b"x" * size)]


@pytest.mark.parametrize(
    "parts",
    [[b"\xf4", b"\x90"], [b"ab\xc0"], [b"\xce\xba\xe1", b"\xbd\xff"], [b"", b"\x80"]],
    ids=["beyond Unicode", "never valid", "cut inside a character", "no beginning"],
)
def test_text_that_cannot_become_valid_is_refused_before_its_last_part(parts: list[bytes]) -> None:
    frames = [sent(0 if number else TEXT, part, last=False) for number, part in enumerate(parts)]
    assert broken(*frames) == NOT_TEXT


def test_text_that_ends_inside_a_character_is_refused() -> None:
    assert broken(sent(TEXT, b"\xce", last=False), sent(0, b"")) == NOT_TEXT
