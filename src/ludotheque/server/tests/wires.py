"""The socket of a table without a network: bytes are put in by hand, what is written is kept, and time is turned."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from operator import itemgetter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from ludotheque.server.addresses import Proxies
from ludotheque.server.admission import Admission
from ludotheque.server.connection import Connection
from ludotheque.server.context import ServerContext
from ludotheque.server.frames import CLOSE, TEXT
from ludotheque.server.guard import HostGuard
from ludotheque.server.http_protocol import HttpProtocol
from ludotheque.server.settings import Settings
from ludotheque.server.sockets import Screen
from ludotheque.table.limits import DEFAULTS, Limits
from ludotheque.table.requests import PROTOCOL
from ludotheque.table.tests.evening import Evening, play

HELLO = json.dumps({"type": "hello", "protocol": PROTOCOL}).encode()


class Timers:
    """The timers of a loop, which go off when a test turns its clock."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.now = 0.0
        self.waiting: list[tuple[float, Timer]] = []

    def call_later(self, seconds: float, call: Callable[..., object], *given: object) -> Timer:
        timer = Timer(partial(call, *given))
        self.waiting.append((self.now + seconds, timer))
        return timer

    def call_soon(self, call: Callable[..., object], *given: object) -> None:
        self.loop.call_soon(call, *given)

    def create_task(self, work: Any, **named: Any) -> asyncio.Task[Any]:
        return self.loop.create_task(work, **named)

    def turn(self, seconds: float) -> None:
        """Let time pass."""
        end = self.now + seconds
        while due := [entry for entry in self.waiting if entry[0] <= end]:
            first = min(due, key=itemgetter(0))
            self.waiting.remove(first)
            self.now, timer = first
            if not timer.cancelled:
                timer.call()
        self.now = end


class Timer:
    def __init__(self, call: Callable[[], object]) -> None:
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Wire:
    """A transport that keeps what is written, and what the server has put at its end: HTTP, then a screen."""

    def __init__(
        self,
        now: Evening,
        table: str,
        *,
        limits: Limits = DEFAULTS,
        admission: Admission | None = None,
        peer: str = "127.0.0.1",
        app: Any = None,
    ) -> None:
        self.context = ServerContext(now.tables)
        self.state = ServerState()
        self.timers = Timers()
        self.table = table
        self.peer = peer
        self.out = b""
        self.closing = self.aborted = self.paused = self.ended = False
        app = app or SimpleNamespace(state=SimpleNamespace(context=self.context))
        settings = Settings(Path("unused"), limits=limits)
        self.admission = admission or Admission(limits, Proxies(()), 100_000)
        config = uvicorn.Config(app, ws="none", log_config=None, proxy_headers=False)
        guard = HostGuard(app, settings, self.admission)
        self.protocol: Any = HttpProtocol(
            guard, config=config, server_state=self.state, app_state={}, _loop=self.timers
        )
        self.protocol.connection_made(cast("Any", self))

    @property
    def connection(self) -> Connection:
        assert isinstance(self.protocol, Connection)
        return self.protocol

    @property
    def screen(self) -> Screen:
        assert isinstance(self.connection.listener, Screen)
        return self.connection.listener

    def aborts_after(self, seconds: float) -> bool:
        """Let this time pass; whether the connection is cut off then, and not a second earlier."""
        self.timers.turn(seconds - 1)
        early = self.aborted
        self.timers.turn(1)
        return self.aborted and not early

    def set_protocol(self, protocol: Any) -> None:
        """The connection is upgraded; from here on its timers are ours to turn as well."""
        self.protocol = protocol
        protocol.timer.cancel()
        protocol.loop = self.timers
        protocol.timer = protocol.loop.call_later(protocol.limits.ping_seconds, protocol.keep_alive)

    def get_extra_info(self, name: str) -> Any:
        return (self.peer, 50_000) if name == "peername" else None

    def write(self, data: bytes) -> None:
        assert not self.ended, "nothing is written after the end"
        self.out += data

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.ended = True

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.aborted = self.closing = True

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def receive(self, data: bytes) -> None:
        """Bytes arrive."""
        self.protocol.data_received(data)

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
        self.receive(f"GET {target} HTTP/1.1\r\n{lines}\r\n".encode())
        head, _, self.out = self.out.partition(b"\r\n\r\n")
        return head.partition(b"\r\n")[0]

    def send(self, kind: int, payload: bytes, *, last: bool = True) -> None:
        self.receive(Frame(Opcode(kind), payload, fin=last).serialize(mask=True))

    async def told(self) -> list[tuple[int, bytes]]:
        """Every frame written since, once all pending work is done."""
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
        return list(self.context.tables.directory)

    async def greeted(self) -> Wire:
        assert self.shake().endswith(b"101 Switching Protocols")
        self.send(TEXT, HELLO)
        ((kind, data),) = await self.told()
        assert kind == TEXT
        assert json.loads(data)["whole"]
        return self

    def lost(self) -> None:
        self.protocol.connection_lost(None)


def story(path: Path, tell: Callable[[Evening, Wire], Awaitable[None]], limits: Limits = DEFAULTS) -> None:
    """An evening with one table and one wire to it."""

    async def main(now: Evening) -> None:
        ann, _ = await now.table("Ann", "Bob")
        wire = Wire(now, ann.room.party.id, limits=limits)
        await tell(now, wire)
        wire.lost()
        await wire.told()
        assert not wire.state.connections
        assert not any(stream.outbox for stream in ann.room.streams.values() if stream.device not in held(now))

    play(path, main, limits)


def held(now: Evening) -> set[str]:
    return {screen.device for screen in now.screens}


def code(told: list[tuple[int, bytes]]) -> int:
    """The code of the close frame, which comes last."""
    kind, payload = told[-1]
    assert kind == CLOSE
    return int.from_bytes(payload, "big")
