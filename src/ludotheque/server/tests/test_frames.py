"""Frames of a WebSocket: in whatever pieces the bytes come, and whatever the other side does."""

from __future__ import annotations

from contextlib import suppress

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


def sent(kind: int, payload: bytes, *, last: bool = True, mask: bool = True) -> bytes:
    """A frame as a client sends it, made by the library."""
    return Frame(Opcode(kind), payload, fin=last).serialize(mask=mask)


def read(reader: Reader, *pieces: bytes) -> list[tuple[int, bytes]]:
    return [message for piece in pieces for message in reader.take(piece)]


def broken(*pieces: bytes, most: int = MOST) -> int:
    """The code with which this is turned away."""
    with pytest.raises(Broken) as problem:
        read(Reader(most), *pieces)
    return problem.value.code


def in_pieces(data: bytes, cuts: list[int]) -> list[bytes]:
    places = sorted(cut % (len(data) + 1) for cut in cuts)
    return [data[a:b] for a, b in zip([0, *places], [*places, len(data)], strict=True)]


payloads = st.one_of(st.binary(max_size=200), st.integers(0, MOST).map(lambda size: b"x" * size))
messages = st.lists(
    st.one_of(
        st.tuples(st.sampled_from([TEXT, BINARY]), st.lists(payloads, min_size=1, max_size=3)),
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
    assert read(Reader(3 * MOST), *in_pieces(data, cuts)) == wanted


@given(st.sampled_from([TEXT, BINARY, PING]), payloads)
def test_what_is_sent_is_what_the_library_would_send(kind: int, payload: bytes) -> None:
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
        (b"\x81\xff\xff\0\0\0\0\0\0\0", TOO_LONG),
    ],
    ids=["no mask", "reserved bit", "kind 3", "kind 11", "no beginning", "two at once", "ping in parts", "long ping",
         "far too long"],
)  # fmt: skip
def test_what_the_protocol_forbids_is_turned_away(data: bytes, code: int) -> None:
    assert broken(data) == code
    assert broken(*[data[place : place + 1] for place in range(len(data))]) == code


def test_too_long_is_refused_at_the_head_and_over_all_parts() -> None:
    head = sent(TEXT, b"x" * 101)[:8]
    assert broken(head, most=100) == TOO_LONG
    parts = [sent(TEXT, b"x" * 60, last=False), sent(0, b"x" * 41)]
    assert broken(*parts, most=100) == TOO_LONG
    assert read(Reader(101), *parts) == [(TEXT, b"x" * 101)]


def test_what_came_before_the_wrong_byte_is_heard() -> None:
    found = Reader(MOST).take(sent(TEXT, b"one") + sent(TEXT, b"two") + b"\xff\x80")
    assert [next(found), next(found)] == [(TEXT, b"one"), (TEXT, b"two")]
    with pytest.raises(Broken):
        next(found)


@given(st.binary(max_size=300), st.lists(st.integers(0, 300), max_size=4))
def test_any_bytes_are_read_or_turned_away(data: bytes, cuts: list[int]) -> None:
    reader = Reader(100)
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
