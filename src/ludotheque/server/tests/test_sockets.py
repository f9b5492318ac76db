"""The WebSocket of a table, fed with raw bytes: from the handshake to the close, and every violation."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from ludotheque.server.frames import BINARY, CLOSE, PING, PONG, TEXT, frame
from ludotheque.server.handshake import cookie_of
from ludotheque.server.tests.wires import HELLO, Wire, code, story
from ludotheque.table.limits import DEFAULTS, Limits
from ludotheque.table.requests import Rename
from ludotheque.table.streams import OUTBOX
from ludotheque.table.tests.evening import Evening


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        (None, {}, b"101"),
        (None, {"Origin": "http://evil.example"}, b"403"),
        (None, {"Origin": ""}, b"403"),
        (None, {"Host": "evil.example", "Origin": "http://evil.example"}, b"403"),
        (None, {"Sec-WebSocket-Version": "8"}, b"426"),
        (None, {"Sec-WebSocket-Key": "short"}, b"400"),
        ("/elsewhere", {}, b"404"),
    ],
)
def test_the_handshake(tmp_path: Path, path: str | None, headers: dict[str, str], status: bytes) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        assert wire.shake(path, **headers).split()[1] == status
        assert wire.ended == (status != b"101")

    story(tmp_path, tell)


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        assert wire.shake("/ws/nowhere").split()[1] == b"101"
        assert code(await wire.told()) == 4404
        wire.send(TEXT, HELLO)
        assert await wire.told() == []

    story(tmp_path, tell)


def test_a_greeting_is_answered_even_if_nothing_was_missed(tmp_path: Path) -> None:
    async def tell(now: Evening, wire: Wire) -> None:
        wire.shake()
        wire.send(TEXT, HELLO)
        ((_, data),) = await wire.told()
        seen = json.loads(data)
        # the line broke, but the server has not noticed yet
        again = Wire(now, wire.table)
        again.shake()
        again.send(TEXT, json.dumps({**json.loads(HELLO), "stream": seen["stream"], "last": seen["n"]}).encode())
        assert await again.told() == [(TEXT, b'{"type":"welcome"}')]
        again.lost()
        await again.told()

    story(tmp_path, tell)


def test_messages_in_parts_and_pings_between_them(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        await wire.greeted()
        wire.send(TEXT, b'{"type":"show","key":"k",', last=False)
        wire.send(PING, b"there?")
        wire.send(PONG, b"unasked")
        wire.send(0, b'"seat":null}')
        (kind, payload), (_, answer) = await wire.told()
        assert (kind, payload) == (PONG, b"there?")
        assert json.loads(answer)["answers"] == [{"key": "k", "refused": None}]

    story(tmp_path, tell)


def ask_in_one_piece(wire: Wire, count: int) -> None:
    """A hello and so many requests arrive at once."""
    wire.shake()
    asks = [b'{"type":"show","key":"k%d","seat":null}' % number for number in range(count)]
    wire.receive(b"".join(Frame(Opcode.TEXT, said).serialize(mask=True) for said in (HELLO, *asks)))


def test_messages_right_after_the_hello_are_handled_after_it(tmp_path: Path) -> None:
    """Even when everything arrives at once."""

    async def tell(_now: Evening, wire: Wire) -> None:
        ask_in_one_piece(wire, 59)
        assert wire.paused
        told = [json.loads(data) for _, data in await wire.told()]
        assert not wire.paused
        assert told[0]["whole"]
        assert [answer["key"] for frame in told for answer in frame.get("answers", ())] == [f"k{n}" for n in range(59)]

    story(tmp_path, tell)


def test_a_flood_right_after_the_hello_is_closed_at_once(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        ask_in_one_piece(wire, 60)
        assert not wire.paused
        told = await wire.told()
        assert told[0] == (TEXT, b'{"type":"bye","reason":"flood"}')
        assert code(told) == 4429
        assert len(told) == 2
        assert wire.ended

    story(tmp_path, tell)


@pytest.mark.parametrize(
    ("kind", "payload", "wanted"),
    [
        (TEXT, b"\xff", 1007),
        (TEXT, b"x" * 17_000, 1009),
        (BINARY, b"{}", 1003),
        (CLOSE, b"\x03", 1002),
        (CLOSE, b"\x03\xe8", 1000),
        (CLOSE, b"", 0),
    ],
)
def test_how_a_connection_ends(tmp_path: Path, kind: int, payload: bytes, wanted: int) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        await wire.greeted()
        wire.send(kind, payload)
        assert code(await wire.told()) == wanted
        wire.send(TEXT, b'{"type":"show","key":"late","seat":null}')
        assert await wire.told() == [], "nothing is heard any more"
        if kind == BINARY:
            assert not wire.ended, "the other side closes too"
            wire.send(CLOSE, b"\x03\xe8")
        assert wire.ended
        assert await wire.told() == []

    story(tmp_path, tell)


def test_a_screen_that_sends_nothing_is_dropped(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        await wire.greeted()
        wire.connection.keep_alive()
        assert await wire.told() == [(PING, b"")]
        wire.send(PONG, b"")
        wire.connection.keep_alive()
        assert not wire.aborted
        wire.connection.keep_alive()
        assert wire.aborted

    story(tmp_path, tell)


def test_a_screen_is_not_dropped_for_what_the_server_does_not_read(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        await wire.greeted()
        wire.connection.pause_reading()
        for _ in range(3):
            wire.connection.keep_alive()
        assert not wire.aborted
        wire.connection.resume_reading()
        wire.connection.keep_alive()
        assert not wire.aborted
        wire.connection.keep_alive()
        assert wire.aborted

    story(tmp_path, tell)


def test_the_server_stops(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        await wire.greeted()
        wire.connection.shutdown()
        wire.connection.shutdown()
        assert await wire.told() == [(CLOSE, (1012).to_bytes(2, "big"))]

    story(tmp_path, tell)


def test_a_slow_reader_fills_no_memory_and_gets_a_whole_frame(tmp_path: Path) -> None:
    async def tell(now: Evening, wire: Wire) -> None:
        await wire.greeted()
        ann = now.screens[0]
        wire.connection.pause_writing()
        for number in range(OUTBOX + 20):
            await ann.ask(Rename, seat=0, name=f"Ann {number}")
        wire.send(PING, b"?")
        assert await wire.told() == []
        wire.connection.resume_writing()
        told = [json.loads(data) for _, data in await wire.told()]
        assert len(told) == OUTBOX + 1
        assert told[-1]["whole"]
        assert told[-1]["table"]["chairs"][0]["name"] == f"Ann {OUTBOX + 19}"

    story(tmp_path, tell)


def test_a_screen_that_leaves_while_joining_leaves_nothing_behind(tmp_path: Path) -> None:
    async def tell(now: Evening, wire: Wire) -> None:
        wire.shake()
        wire.send(TEXT, HELLO)
        wire.lost()
        await wire.told()
        room = now.screens[0].room
        assert sum(stream.connected for stream in room.streams.values()) == 2

    story(tmp_path, tell)


def test_a_full_table(tmp_path: Path) -> None:
    async def tell(now: Evening, wire: Wire) -> None:
        others = [await Wire(now, wire.table, admission=wire.admission).greeted() for _ in range(2)]
        wire.shake()
        wire.send(TEXT, HELLO)
        told = await wire.told()
        assert told[0] == (TEXT, b'{"type":"bye","reason":"full"}')
        assert code(told) == 4429
        others[0].lost()
        others[0] = await Wire(now, wire.table, admission=wire.admission).greeted()
        for other in others:
            other.lost()
            await other.told()

    story(tmp_path, tell, Limits(screens=2))


def test_cookies() -> None:
    assert cookie_of("other=1; ludotheque=token") == "token"
    assert cookie_of("other=1") is None
    assert cookie_of("") is None
    assert cookie_of("ludotheque=a;;;=;b\x00") in ("a", None)


def test_a_frame_is_one_write() -> None:
    assert frame(TEXT, b"x" * 70_000)[:10] == b"\x81\x7f" + (70_000).to_bytes(8, "big")


def test_a_guest_without_a_cookie_brings_a_lobby_back(tmp_path: Path) -> None:
    async def tell(now: Evening, wire: Wire) -> None:
        await put_away(now)
        await wire.greeted()
        assert [room.party.id for room in wire.rooms()] == [wire.table]

    story(tmp_path, tell)


def test_tables_are_brought_back_no_faster_than_opened(tmp_path: Path) -> None:
    async def tell(now: Evening, wire: Wire) -> None:
        await put_away(now)
        wire.context.table_requests.take(wire.peer)
        wire.shake()
        wire.send(TEXT, HELLO)
        assert code(await wire.told()) == 1012, "it may be tried again"
        assert not wire.rooms()

    story(tmp_path, tell, Limits(table_request_burst=1))


def test_screens_that_come_back_to_a_table_on_its_way_to_another_node_are_not_counted(tmp_path: Path) -> None:
    """A whole class behind one address may come at once."""

    async def tell(now: Evening, wire: Wire) -> None:
        for screen in now.screens:
            await screen.cut()
        for room in now.tables.directory:
            now.tables.ownership.let_go(room)
        wire.context.table_requests.take(wire.peer)
        await wire.greeted()
        assert [room.party.id for room in wire.rooms()] == [wire.table]

    story(tmp_path, tell, Limits(table_request_burst=1))


def test_a_table_that_cannot_be_brought_back_is_named_as_that(tmp_path: Path) -> None:
    async def tell(now: Evening, wire: Wire) -> None:
        await put_away(now)
        with closing(sqlite3.connect(now.path)) as database, database:
            database.execute("UPDATE rooms SET doc = '{'")
        wire.shake()
        wire.send(TEXT, HELLO)
        assert (await wire.told())[0] == (TEXT, b'{"type":"bye","reason":"set-aside"}')

    story(tmp_path, tell)


async def put_away(now: Evening) -> None:
    """Everyone leaves, and every table is put away."""
    for screen in now.screens:
        await screen.cut()
    for room in now.tables.directory:
        await now.tables.idle.put_away(room)


def test_whoever_asks_is_told_that_the_table_is_there(tmp_path: Path) -> None:
    """Outside the numbered frames, and nobody else learns of it."""

    async def tell(_now: Evening, wire: Wire) -> None:
        await wire.greeted()
        wire.send(TEXT, b'{"type":"alive"}')
        wire.send(TEXT, b'{"type":"alive","key":"a"}')
        wire.send(TEXT, b'{"type": "alive"}')
        told = [json.loads(payload) for kind, payload in await wire.told() if kind == TEXT]
        assert [frame["type"] for frame in told] == ["welcome", "frame", "welcome"]
        assert told[1]["answers"][0]["refused"]["key"] == "message-bad"
        for _ in range(2 * DEFAULTS.unanswered):
            wire.send(TEXT, b'{"type":"alive"}')
        assert len(await wire.told()) == 2 * DEFAULTS.unanswered, "none of them waits for an answer any more"

    story(tmp_path, tell)
