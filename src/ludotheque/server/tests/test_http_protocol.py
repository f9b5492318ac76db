"""HTTP connections: deadlines, and what is refused before a handler sees it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from ludotheque.server.tests.wires import Wire, story
from ludotheque.table.limits import DEFAULTS, Limits
from ludotheque.table.tests.evening import Evening

HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n"


class App:
    """Answers every request when it has its body and is told to go on."""

    def __init__(self) -> None:
        self.state = SimpleNamespace(context=None)
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.heard: list[str] = []

    async def __call__(self, _scope: Any, receive: Any, send: Any) -> None:
        while True:
            message = await receive()
            self.heard.append(message["type"])
            if message["type"] == "http.disconnect" or not message["more_body"]:
                break
        await self.go_on.wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


async def settled(wire: Wire) -> bytes:
    """What was written, once every handler has run as far as it can."""
    for _ in range(20):
        await asyncio.sleep(0)
    found, wire.out = wire.out, b""
    return found


def http(path: Path, tell: Callable[[Wire, App], Awaitable[None]], limits: Limits = DEFAULTS) -> None:
    async def main(now: Evening, wire: Wire) -> None:
        app = App()
        other = Wire(now, wire.table, limits=limits, app=app)
        await tell(other, app)
        app.go_on.set()
        other.lost()
        await settled(other)
        assert not other.state.connections
        assert not other.state.tasks
        assert (other.admission.count, other.admission.turned_away) == (0, 0)
        assert not other.admission.waiting

    story(path, main)


# --- deadlines ---


def test_a_head_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async def tell(wire: Wire, _app: App) -> None:
        wire.timers.turn(9.9)
        assert not wire.aborted
        wire.timers.turn(0.1)
        assert wire.aborted

    http(tmp_path, tell)


def test_a_head_that_comes_byte_by_byte_has_no_more_time(tmp_path: Path) -> None:
    async def tell(wire: Wire, _app: App) -> None:
        for number in range(10):
            assert not wire.aborted
            wire.receive(HEAD[number : number + 1])
            wire.timers.turn(1)
        assert wire.aborted

    http(tmp_path, tell)


def test_every_request_of_a_connection_has_its_own_time(tmp_path: Path) -> None:
    async def tell(wire: Wire, _app: App) -> None:
        for _ in range(5):
            wire.receive(HEAD[:5])
            wire.timers.turn(9)
            wire.receive(HEAD[5:] + b"\r\n")
            assert (await settled(wire)).endswith(b"ok")
            wire.timers.turn(4)
        assert not wire.closing
        wire.receive(HEAD[:5])
        wire.timers.turn(10)
        assert wire.aborted

    http(tmp_path, tell)


def test_a_connection_that_asks_nothing_more_is_closed(tmp_path: Path) -> None:
    async def tell(wire: Wire, _app: App) -> None:
        wire.receive(HEAD + b"\r\n")
        assert (await settled(wire)).endswith(b"ok")
        wire.timers.turn(5)
        assert wire.closing
        assert wire.aborts_after(30), "what is left to send is not waited for forever"

    http(tmp_path, tell)


def test_a_last_answer_that_is_not_read_is_not_waited_for(tmp_path: Path) -> None:
    async def tell(wire: Wire, _app: App) -> None:
        wire.receive(HEAD + b"Connection: close\r\n\r\n")
        assert (await settled(wire)).endswith(b"ok")
        assert wire.closing
        assert wire.aborts_after(30)

    http(tmp_path, tell)


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async def tell(wire: Wire, app: App) -> None:
        wire.receive(POST)
        for _ in range(4):
            wire.receive(b"x")
            wire.timers.turn(4)
        await settled(wire)
        assert not wire.aborted
        wire.timers.turn(4)
        assert wire.aborted
        wire.lost()
        await settled(wire)
        assert app.heard[-1] == "http.disconnect"

    http(tmp_path, tell)


def test_our_own_slowness_is_nobody_elses_fault(tmp_path: Path) -> None:
    async def tell(wire: Wire, app: App) -> None:
        app.go_on.clear()
        wire.receive(HEAD + b"\r\n")
        await settled(wire)
        wire.timers.turn(1_000)
        assert not wire.closing
        app.go_on.set()
        assert (await settled(wire)).endswith(b"ok")

    http(tmp_path, tell)


def test_a_reader_who_takes_nothing_of_an_answer_is_cut_off(tmp_path: Path) -> None:
    async def tell(wire: Wire, app: App) -> None:
        app.go_on.clear()
        wire.receive(HEAD + b"\r\n")
        wire.protocol.pause_writing()
        wire.timers.turn(29)
        wire.protocol.resume_writing()
        wire.protocol.pause_writing()
        assert wire.aborts_after(30)

    http(tmp_path, tell)


# --- refusals ---


def test_what_is_no_http_is_refused_once(tmp_path: Path) -> None:
    async def tell(wire: Wire, _app: App) -> None:
        wire.receive(b"\x16\x03\x01 hello\r\n\r\n")
        answer = await settled(wire)
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["key"] == "message-bad"
        assert wire.ended
        wire.receive(b"more\r\n\r\n")
        assert await settled(wire) == b""
        wire.receive(bytes(DEFAULTS.discard_bytes))
        assert wire.aborted

    http(tmp_path, tell)


def test_chunks_are_refused_and_never_parsed(tmp_path: Path) -> None:
    """Protects everyone: each chunk costs the parser microseconds, and may be of one byte."""

    async def tell(wire: Wire, app: App) -> None:
        wire.receive(b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 100)
        assert (await settled(wire)).startswith(b"HTTP/1.1 411 ")
        assert wire.ended
        assert app.heard == []

    http(tmp_path, tell)


def test_a_head_with_too_many_lines(tmp_path: Path) -> None:
    """Also behind another request on the same connection."""

    async def tell(wire: Wire, app: App) -> None:
        wire.receive(HEAD + b"\r\n" + HEAD + b"a:\r\n" * DEFAULTS.head_lines + b"\r\n")
        found = await settled(wire)
        assert found.startswith(b"HTTP/1.1 200 ")
        assert b"HTTP/1.1 431 " in found
        assert wire.ended
        assert len(app.heard) == 1

    http(tmp_path, tell)


def test_a_head_that_is_too_long(tmp_path: Path) -> None:
    async def tell(wire: Wire, _app: App) -> None:
        wire.receive(HEAD + b"X: " + b"x" * DEFAULTS.head_bytes)
        assert (await settled(wire)).startswith(b"HTTP/1.1 431 ")
        assert wire.ended

    http(tmp_path, tell)
