"""RFC 6455 on a real socket: what is allowed is answered, what is not is closed with the right code and an end.

The other side's deadlines are out of reach here, so that a connection that ends has been ended by what came.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.live import LiveServer
from tests.peers import BINARY, CLOSE, MORE, PING, PONG, TEXT, Peer, closing, masked, patient_server
from tests.players import Player

WRONG, NOT_TEXT, TOO_LONG = 1002, 1007, 1009


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with patient_server(tmp_path_factory.mktemp("server")) as live:
        yield live


@pytest.fixture(scope="module")
def table(server: LiveServer) -> str:
    return Player(server, "Ann").open_table(2).table


@pytest.fixture
def peer(server: LiveServer, table: str) -> Iterator[Peer]:
    with Peer(server) as found:
        yield found.greet(table)


def asked(key: str) -> bytes:
    return json.dumps({"type": "show", "key": key, "seat": None}, ensure_ascii=False).encode()


def in_parts(payload: bytes, *cuts: int) -> bytes:
    """A text in fragments."""
    places = [0, *cuts, len(payload)]
    parts = [payload[a:b] for a, b in pairwise(places)]
    return b"".join(
        masked(MORE if number else TEXT, part, last=number == len(parts) - 1) for number, part in enumerate(parts)
    )


# --- what is allowed ---


@pytest.mark.parametrize("size", [0, 1, 8, 124, 125])
def test_a_ping_is_answered_with_its_own_payload(peer: Peer, size: int) -> None:
    peer.send(masked(PING, bytes(range(size))))
    assert peer.read() == (PONG, bytes(range(size)))


def test_pings_are_answered_in_their_order(peer: Peer) -> None:
    peer.send(b"".join(masked(PING, b"%d" % number) for number in range(10)))
    assert [peer.read() for _ in range(10)] == [(PONG, b"%d" % number) for number in range(10)]


def test_pongs_that_nobody_asked_for_are_ignored(peer: Peer) -> None:
    peer.send(masked(PONG) + masked(PONG, b"x" * 125) + masked(PING, b"?"))
    assert peer.read() == (PONG, b"?")


def test_frames_may_come_byte_by_byte(peer: Peer) -> None:
    for byte in masked(TEXT, asked("k")):
        peer.send(bytes((byte,)))
    assert peer.answer("k")["refused"] is None


def test_many_frames_may_come_in_one_piece(peer: Peer) -> None:
    peer.send(b"".join(masked(TEXT, asked(f"k{number}")) for number in range(20)))
    assert [peer.answer(f"k{number}")["refused"] for number in range(20)] == [None] * 20


@pytest.mark.parametrize("size", [125, 126, 127, 128, 4_096])
def test_a_text_of_any_allowed_length(peer: Peer, size: int) -> None:
    peer.send(masked(TEXT, asked("k").ljust(size)))
    assert peer.answer("k")["refused"] is None


@pytest.mark.parametrize(
    "cuts", [(1,), (0,), (5, 5, 5), tuple(range(1, 20))], ids=["two", "empty first", "empty", "many"]
)
def test_a_text_in_parts(peer: Peer, cuts: tuple[int, ...]) -> None:
    peer.send(in_parts(asked("k"), *cuts))
    assert peer.answer("k")["refused"] is None


def test_a_ping_between_the_parts_of_a_text_is_answered_first(peer: Peer) -> None:
    payload = asked("k")
    peer.send(masked(TEXT, payload[:9], last=False) + masked(PING, b"?") + masked(PONG) + masked(MORE, payload[9:]))
    assert peer.read() == (PONG, b"?")
    assert peer.answer("k")["refused"] is None


@pytest.mark.parametrize("text", ["κόσμε", "\U0010ffff", "\ud7ff\ue000", "\ufffe\uffff", "\x7f\x80"])
def test_text_of_every_range_also_cut_inside_a_character(peer: Peer, text: str) -> None:
    """No key of ours looks like that, but the refusal repeats it."""
    payload = asked(text)
    peer.send(masked(TEXT, payload))
    assert peer.answer(text)["refused"]["key"] == "message-bad"
    place = payload.index(text.encode())
    peer.send(in_parts(payload, *range(place + 1, place + len(text.encode()))))
    assert peer.answer(text)["refused"]["key"] == "message-bad"


@pytest.mark.parametrize("mask", [bytes(4), b"\xff" * 4, b"\x01\x02\x03\x04"])
def test_any_mask(peer: Peer, mask: bytes) -> None:
    payload = bytes(byte ^ mask[place % 4] for place, byte in enumerate(asked("k")))
    peer.send(bytes((0x81, 0x80 | len(payload))) + mask + payload)
    assert peer.answer("k")["refused"] is None


# --- what is not ---

BROKEN = {
    **{f"reserved bits {bits:#04x} of kind {kind}": bytes((0x80 | bits | kind, 0x80)) + bytes(4)
       for bits in (0x10, 0x20, 0x40, 0x70) for kind in (TEXT, BINARY, CLOSE, PING, PONG)},
    **{f"unknown kind {kind}": bytes((0x80 | kind, 0x80)) + bytes(4) for kind in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)},
    **{f"unknown kind {kind} with a payload": bytes((0x80 | kind, 0x81)) + bytes(5) for kind in (3, 7, 11, 15)},
    **{f"control frame {kind} in parts": bytes((kind, 0x80)) + bytes(4) for kind in (CLOSE, PING, PONG)},
    **{f"control frame {kind} of 126 bytes": bytes((0x80 | kind, 0xFE, 0, 126)) + bytes(130)
       for kind in (CLOSE, PING, PONG)},
    **{f"control frame {kind} with eight bytes of length": bytes((0x80 | kind, 0xFF)) + bytes(12)
       for kind in (CLOSE, PING, PONG)},
    **{f"kind {kind} without a mask": bytes((0x80 | kind, 2)) + b"\x03\xe8"
       for kind in (TEXT, BINARY, CLOSE, PING, PONG)},
    "a continuation of nothing": masked(MORE, b"x"),
    "a continuation of nothing that goes on": masked(MORE, b"x", last=False),
    "a text inside a text": masked(TEXT, b"{", last=False) + masked(TEXT, b"}"),
    "a binary inside a text": masked(TEXT, b"{", last=False) + masked(BINARY, b"}"),
    "a beginning inside a text": masked(TEXT, b"{", last=False) + masked(TEXT, b"}", last=False),
    "0 in two bytes": b"\x81\xfe\0\0" + bytes(4),
    "125 in two bytes": b"\x81\xfe\0\x7d" + bytes(129),
    "0 in eight bytes": b"\x81\xff" + bytes(12),
    "126 in eight bytes": b"\x81\xff" + (126).to_bytes(8, "big") + bytes(130),
    "65,535 in eight bytes": b"\x81\xff" + (65_535).to_bytes(8, "big") + bytes(4),
    "a length with its highest bit set": b"\x81\xff\x80" + bytes(11),
    "a Close of one byte": masked(CLOSE, b"\x03"),
    **{f"a Close with the code {code}": closing(code)
       for code in (0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535)},
}  # fmt: skip


@pytest.mark.parametrize("data", BROKEN.values(), ids=BROKEN)
def test_a_frame_that_breaks_the_protocol_is_closed_and_ended(peer: Peer, data: bytes) -> None:
    peer.send(data)
    assert peer.rest() == [(CLOSE, WRONG.to_bytes(2, "big"))]


NO_TEXT = {
    "a lone continuation byte": b"\x80",
    "an overlong slash": b"\xc0\xaf",
    "an overlong nothing": b"\xe0\x80\x80",
    "a surrogate": b"\xed\xa0\x80",
    "a pair of surrogates": b"\xed\xa0\x80\xed\xb0\x80",
    "beyond Unicode": b"\xf4\x90\x80\x80",
    "five bytes": b"\xf8\x88\x80\x80\x80",
    "never used": b"\xfe",
    "cut short": b"\xce\xba\xe1\xbd",
    "valid, then not": "κόσμε".encode() + b"\xff",
}


@pytest.mark.parametrize("payload", NO_TEXT.values(), ids=NO_TEXT)
def test_text_that_is_not_utf_8_is_closed_and_ended(peer: Peer, payload: bytes) -> None:
    peer.send(masked(TEXT, payload))
    assert peer.rest() == [(CLOSE, NOT_TEXT.to_bytes(2, "big"))]


@pytest.mark.parametrize("payload", NO_TEXT.values(), ids=NO_TEXT)
def test_text_in_parts_that_is_not_utf_8_is_closed_and_ended(peer: Peer, payload: bytes) -> None:
    peer.send(in_parts(payload, *range(1, len(payload))))
    assert peer.rest() == [(CLOSE, NOT_TEXT.to_bytes(2, "big"))]


@pytest.mark.parametrize("first", [b"\xff", b"\xc0", b"\xf4\x90", b"ab\x80"])
def test_text_that_cannot_become_utf_8_is_not_waited_for(peer: Peer, first: bytes) -> None:
    peer.send(masked(TEXT, first, last=False))
    assert peer.rest() == [(CLOSE, NOT_TEXT.to_bytes(2, "big"))]


LONG = {
    "in one frame": masked(TEXT, b" " * 16_385),
    "by its head alone": b"\x81\xff" + (1 << 62).to_bytes(8, "big"),
    "over its parts": masked(TEXT, b" " * 16_000, last=False) + masked(MORE, b" " * 385),
    "binary": masked(BINARY, b" " * 16_385),
}


@pytest.mark.parametrize("data", LONG.values(), ids=LONG)
def test_a_message_that_is_too_long_is_closed_and_ended(peer: Peer, data: bytes) -> None:
    peer.send(data)
    assert peer.rest() == [(CLOSE, TOO_LONG.to_bytes(2, "big"))]


def test_a_binary_message_is_closed_and_the_answer_waited_for(peer: Peer) -> None:
    peer.send(masked(BINARY, b"{}"))
    assert peer.read() == (CLOSE, (1003).to_bytes(2, "big"))
    peer.send(masked(PING, b"late") + masked(TEXT, asked("late")) + closing(1003))
    assert peer.rest() == []


def test_a_broken_frame_after_our_close_ends_the_connection(peer: Peer) -> None:
    peer.send(masked(BINARY, b"{}"))
    assert peer.read() == (CLOSE, (1003).to_bytes(2, "big"))
    peer.send(b"\xff\xff")
    assert peer.rest() == []


@pytest.mark.parametrize(
    "frame", [masked(PING), masked(PONG), masked(MORE, last=False)], ids=["pings", "pongs", "parts"]
)
def test_a_flood_is_closed_after_the_burst(peer: Peer, frame: bytes) -> None:
    begin = masked(TEXT, last=False) if frame[0] & 15 == MORE else b""
    peer.send(begin + frame * 100)
    told = [found for found in peer.rest() if found != (PONG, b"")]
    assert told == [(TEXT, b'{"type":"bye","reason":"flood"}'), (CLOSE, (4429).to_bytes(2, "big"))]


# --- the end ---


@pytest.mark.parametrize(
    "code",
    [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4404, 4999],
)
@pytest.mark.parametrize(
    "reason", [b"", b"bye", "κόσμε".encode(), b"x" * 123], ids=["none", "short", "Greek", "longest"]
)
def test_a_close_is_answered_with_its_code_and_the_server_ends_first(peer: Peer, code: int, reason: bytes) -> None:
    peer.send(closing(code, reason))
    assert peer.rest() == [(CLOSE, code.to_bytes(2, "big"))]


def test_an_empty_close_is_answered_with_an_empty_one(peer: Peer) -> None:
    peer.send(masked(CLOSE))
    assert peer.rest() == [(CLOSE, b"")]


def test_a_close_whose_reason_is_not_utf_8(peer: Peer) -> None:
    peer.send(closing(1000, b"\xff"))
    assert peer.rest() == [(CLOSE, NOT_TEXT.to_bytes(2, "big"))]


@pytest.mark.parametrize("late", [masked(PING, b"?"), masked(TEXT, asked("k")), closing(1001), b"\xff" * 500],
                         ids=["ping", "text", "second Close", "nonsense"])  # fmt: skip
def test_nothing_is_heard_after_a_close(peer: Peer, late: bytes) -> None:
    peer.send(closing(1000) + late)
    assert peer.rest() == [(CLOSE, (1000).to_bytes(2, "big"))]


def test_a_close_inside_a_message_ends_it(peer: Peer) -> None:
    peer.send(masked(TEXT, b"{", last=False) + closing(1000))
    assert peer.rest() == [(CLOSE, (1000).to_bytes(2, "big"))]


def test_a_peer_that_ends_without_a_close_is_gone(peer: Peer) -> None:
    peer.socket.shutdown(socket.SHUT_WR)
    assert peer.rest() == []


def test_a_table_that_is_not_there(server: LiveServer) -> None:
    with Peer(server) as peer:
        peer.upgrade("nowhere")
        assert peer.read() == (CLOSE, (4404).to_bytes(2, "big"))
        peer.send(closing(4404))
        assert peer.rest() == []


def test_a_continuation_after_a_whole_message_is_closed_and_ended(peer: Peer) -> None:
    peer.send(in_parts(asked("k"), 1) + masked(MORE, b"x"))
    assert peer.rest()[-1] == (CLOSE, WRONG.to_bytes(2, "big"))


def test_others_at_the_table_have_noticed_nothing(server: LiveServer, table: str) -> None:
    with Peer(server) as peer:
        peer.greet(table).send(masked(TEXT, asked("k")))
        assert peer.answer("k")["refused"] is None
