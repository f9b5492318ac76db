"""The socket of a table, with bytes put in by hand: from the handshake to the end, and every way to misbehave."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from ludotheque.server import sockets
from ludotheque.server.context import ServerContext
from ludotheque.server.frames import BINARY, CLOSE, PING, PONG, TEXT, frame
from ludotheque.server.guard import HostGuard
from ludotheque.server.handshake import cookie_of
from ludotheque.server.settings import Settings
from ludotheque.server.sockets import Screen
from ludotheque.table.streams import OUTBOX
from ludotheque.table.tests.evening import Evening, play
from ludotheque.table.wire import PROTOCOL, Rename

HELLO = json.dumps({"type": "hello", "protocol": PROTOCOL}).encode()


class Wire:
    """A transport that keeps what is written, and the screen at its end."""

    def __init__(self, now: Evening, table: str) -> None:
        app = SimpleNamespace(state=SimpleNamespace(context=ServerContext(now.tables, now.clock)))
        self.state = ServerState()
        self.table = table
        self.out = b""
        self.closing = self.aborted = self.paused = False
        door = HostGuard(cast("Any", app), Settings(Path("unused")))
        self.screen = Screen(door, config=cast("Any", None), server_state=self.state, app_state={})
        self.screen.connection_made(cast("Any", self))

    def write(self, data: bytes) -> None:
        self.out += data

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def shake(self, path: str | None = None, **more: str) -> bytes:
        """Shake hands; the first line of the answer."""
        headers = {
            "Host": "localhost:8000",
            "Origin": "http://localhost:8000",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version": "13",
            **more,
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items() if value)
        target = path or f"/ws/{self.table}"
        self.screen.data_received(f"GET {target} HTTP/1.1\r\n{lines}\r\n".encode())
        head, _, self.out = self.out.partition(b"\r\n\r\n")
        return head.partition(b"\r\n")[0]

    def send(self, kind: int, payload: bytes, *, last: bool = True) -> None:
        self.screen.data_received(Frame(Opcode(kind), payload, fin=last).serialize(mask=True))

    async def told(self) -> list[tuple[int, bytes]]:
        """Every frame that was written since, once all that was under way is done."""
        while tasks := [*self.state.tasks, *(task for room in self.rooms() for task in room.lock.tasks)]:
            await asyncio.gather(*tasks)
        for room in self.rooms():
            async with room.lock:
                pass
        found, data, self.out = [], self.out, b""
        while data:
            size, start = data[1], 2
            if size == 126:
                size, start = int.from_bytes(data[2:4], "big"), 4
            found.append((data[0] & 15, data[start : start + size]))
            data = data[start + size :]
        return found

    def rooms(self) -> list[Any]:
        return list(self.screen.context.tables.directory)

    async def greeted(self) -> Wire:
        assert self.shake().endswith(b"101 Switching Protocols")
        self.send(TEXT, HELLO)
        ((kind, data),) = await self.told()
        assert kind == TEXT
        assert json.loads(data)["whole"]
        return self

    def lost(self) -> None:
        self.screen.connection_lost(None)


def story(path: Path, tell: Callable[[Evening, Wire], Awaitable[None]]) -> None:
    """An evening with one table and one wire to it."""

    async def main(now: Evening) -> None:
        ann, _ = await now.table("Ann", "Bob")
        wire = Wire(now, ann.room.party.id)
        await tell(now, wire)
        wire.lost()
        await wire.told()
        assert not wire.state.connections
        assert not any(stream.outbox for stream in ann.room.streams.values() if stream.device not in held(now))

    play(path, main)


def held(now: Evening) -> set[str]:
    return {screen.device for screen in now.screens}


def code(told: list[tuple[int, bytes]]) -> int:
    """The code of the frame that closes, which is the last."""
    kind, payload = told[-1]
    assert kind == CLOSE
    return int.from_bytes(payload, "big")


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        (None, {}, b"101"),
        (None, {"Origin": "http://evil.example"}, b"403"),
        (None, {"Origin": ""}, b"403"),
        (None, {"Host": "evil.example", "Origin": "http://evil.example"}, b"403"),
        (None, {"Sec-WebSocket-Version": "8"}, b"400"),
        (None, {"Sec-WebSocket-Key": "short"}, b"400"),
        ("/elsewhere", {}, b"404"),
    ],
)
def test_who_is_let_in(tmp_path: Path, path: str | None, headers: dict[str, str], status: bytes) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        assert wire.shake(path, **headers).split()[1] == status
        assert wire.closing == (status != b"101")

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
        assert json.loads(answer)["answers"] == [{"key": "k", "refused": None, "code": None, "advice": None}]

    story(tmp_path, tell)


def test_what_comes_right_after_the_greeting_is_heard_after_it(tmp_path: Path) -> None:
    """Also when all of it arrives at once; it counts against the limit like everything else."""

    async def tell(now: Evening, wire: Wire) -> None:
        wire.shake()
        asks = [b'{"type":"show","key":"k%d","seat":null}' % number for number in range(80)]
        data = b"".join(Frame(Opcode.TEXT, said).serialize(mask=True) for said in (HELLO, *asks))
        wire.screen.data_received(data)
        assert wire.paused
        told = await wire.told()
        assert not wire.paused
        assert json.loads(told[0][1])["whole"]
        assert json.loads(told[-2][1]) == {"type": "bye", "reason": "flood"}
        assert code(told) == 4429
        await now.advance(1)

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
        if kind != CLOSE or wanted == 1002:
            assert not wire.closing
            wire.send(CLOSE, b"\x03\xe8")
        assert wire.closing
        assert await wire.told() == []

    story(tmp_path, tell)


def test_who_gives_no_sign_of_life_is_gone(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        await wire.greeted()
        wire.screen.keep_alive()
        assert await wire.told() == [(PING, b"")]
        wire.send(PONG, b"")
        wire.screen.keep_alive()
        assert not wire.aborted
        wire.screen.keep_alive()
        assert wire.aborted

    story(tmp_path, tell)


def test_the_server_stops(tmp_path: Path) -> None:
    async def tell(_now: Evening, wire: Wire) -> None:
        await wire.greeted()
        wire.screen.shutdown()
        wire.screen.shutdown()
        assert await wire.told() == [(CLOSE, (1012).to_bytes(2, "big"))]

    story(tmp_path, tell)


def test_who_does_not_read_fills_no_memory_and_gets_everything_anew(tmp_path: Path) -> None:
    async def tell(now: Evening, wire: Wire) -> None:
        await wire.greeted()
        ann = now.screens[0]
        wire.screen.pause_writing()
        for number in range(OUTBOX + 20):
            await ann.ask(Rename, seat=0, name=f"Ann {number}")
        wire.send(PING, b"?")
        assert await wire.told() == []
        wire.screen.resume_writing()
        told = [json.loads(data) for _, data in await wire.told()]
        assert len(told) == OUTBOX + 1
        assert told[-1]["whole"]
        assert told[-1]["table"]["chairs"][0]["name"] == f"Ann {OUTBOX + 19}"

    story(tmp_path, tell)


def test_who_is_gone_before_he_sat_down_leaves_nothing_behind(tmp_path: Path) -> None:
    async def tell(now: Evening, wire: Wire) -> None:
        wire.shake()
        wire.send(TEXT, HELLO)
        wire.lost()
        await wire.told()
        room = now.screens[0].room
        assert sum(stream.connected for stream in room.streams.values()) == 2

    story(tmp_path, tell)


def test_a_full_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MAX_SCREENS", 2)

    async def tell(_now: Evening, wire: Wire) -> None:
        wire.shake()
        wire.send(TEXT, HELLO)
        told = await wire.told()
        assert told[0] == (TEXT, b'{"type":"bye","reason":"full"}')
        assert code(told) == 4429

    story(tmp_path, tell)


def test_cookies() -> None:
    assert cookie_of("other=1; ludotheque=token") == "token"
    assert cookie_of("other=1") is None
    assert cookie_of("") is None
    assert cookie_of("ludotheque=a;;;=;b\x00") in ("a", None)


def test_a_frame_is_one_write() -> None:
    assert frame(TEXT, b"x" * 70_000)[:10] == b"\x81\x7f" + (70_000).to_bytes(8, "big")
