"""Anything at all on a socket: it is answered or closed, nothing is raised or logged, and others play on.

What the search has found stays as an `example`.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from ludotheque.server.frames import BINARY, CLOSE, PING, PONG, TEXT
from ludotheque.server.tests.wires import HELLO, Wire
from ludotheque.table.requests import PROTOCOL, Asked
from ludotheque.table.tests.evening import Evening, evening

KINDS = {ask.__struct_config__.tag: [field.name for field in msgspec.structs.fields(ask)] for ask in get_args(Asked)}


class FuzzServer:
    """An evening with a table of two and their wires, on a loop that lasts for all examples."""

    def __init__(self, path: Path) -> None:
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        self.raised: list[Any] = []
        self.now: Evening = self.runner.run(self.stack.enter_async_context(evening(path / "ludotheque.db")))
        self.runner.get_loop().set_exception_handler(lambda _loop, context: self.raised.append(context))

    async def check(self, data: list[bytes], *, device: str, greeted: bool, answers: int = 0) -> None:
        """Put bytes on a socket of a new table while another guest is there."""
        ann, bob = await self.now.table("Ann", "Bob")
        wire, other = (Wire(self.now, ann.room.party.id) for _ in range(2))
        try:
            await other.greeted()
            wire.shake(Cookie=f"ludotheque={device}")
            if greeted:
                wire.send(TEXT, HELLO)
                await wire.told()
            for piece in data:
                wire.receive(piece)
            await self.answers_or_closes(wire, answers)
            other.send(TEXT, b'{"type":"show","key":"still-here","seat":null}')
            assert any(b"still-here" in payload for _, payload in await other.told())
        finally:
            for each in (wire, other):
                each.lost()
                await each.told()
            for screen in (ann, bob):
                await screen.cut()
            self.now.screens.clear()
            await self.now.tables.advance(0)
        assert not self.raised, self.raised

    async def answers_or_closes(self, wire: Wire, answers: int) -> None:
        told = await wire.told()
        found = [json.loads(payload).get("answers", ()) for kind, payload in told if kind == TEXT]
        assert sum(map(len, found)) >= answers
        assert all(kind in (TEXT, PING, PONG, CLOSE) for kind, _ in told)
        assert [kind for kind, _ in told].count(CLOSE) == (told[-1:] != [] and told[-1][0] == CLOSE)
        if wire.connection.is_closing:
            wire.timers.turn(60)
            assert wire.closing or wire.ended
            return
        if not wire.connection.reader.is_idle:  # something has begun
            wire.timers.turn(10)
            late = 4400 if wire.screen.stream is None else 4408
            assert (await wire.told())[-1] == (CLOSE, late.to_bytes(2, "big"))
            return
        wire.send(PING, b"alive")
        found = await wire.told()
        assert (PONG, b"alive") in found or found[-1] == (CLOSE, (4429).to_bytes(2, "big"))

    def close(self) -> None:
        self.runner.run(self.stack.aclose())
        self.runner.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FuzzServer]:
    found = FuzzServer(tmp_path_factory.mktemp("fuzz"))
    yield found
    found.close()


def frame(kind: int, payload: bytes, last: bool = True) -> bytes:
    return Frame(Opcode(kind), payload, fin=last).serialize(mask=True)


def cut(data: bytes, cuts: list[int]) -> list[bytes]:
    places = sorted(place % (len(data) + 1) for place in cuts)
    return [data[a:b] for a, b in zip([0, *places], [*places, len(data)], strict=True)]


odd = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 20)
    | st.integers()
    | st.floats()
    | st.text(max_size=30)
    | st.sampled_from(["uluru", "ostriches", "first", "skilled", "hello", "-", "é", "\ud800", "\0"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
keys = st.text("abcXYZ019_-", min_size=1, max_size=40) | odd
fields = {
    "seat": st.integers(0, 3) | st.none() | odd,
    "name": st.text(min_size=1, max_size=20) | odd,
    "options": st.fixed_dictionaries({}, optional={"sand": odd, "mode": odd, "rounds": odd}) | odd,
    "game": st.sampled_from(["uluru", "ostriches", "ubongo", "dwarfcity", "chess"]) | odd,
    "action": st.integers(0, 100) | odd,
    "chairs": st.integers(0, 7) | odd,
    "level": st.sampled_from(["beginner", "master"]) | odd,
}


@st.composite
def requests(draw: st.DrawFn) -> bytes:
    """A request that is nearly right."""
    kind = draw(st.sampled_from(sorted(set(KINDS) - {"hint", "review"})))
    said = {"type": kind, "key": draw(keys)}
    for name in KINDS[kind]:
        if name != "key" and draw(st.integers(0, 9)):
            said[name] = draw(fields.get(name, odd))
    return json.dumps(said).encode("utf-8", "surrogatepass")


hellos = st.builds(
    lambda more: json.dumps({"type": "hello", "protocol": PROTOCOL, **more}).encode(),
    st.fixed_dictionaries({}, optional={"stream": odd, "last": odd, "watch": odd, "protocol": odd}),
)
texts = requests() | hellos | st.binary(max_size=60) | odd.map(lambda value: json.dumps(value).encode())
frames = st.one_of(
    texts.map(lambda payload: frame(TEXT, payload)),
    st.builds(frame, st.sampled_from([0, TEXT, BINARY]), st.binary(max_size=200), st.booleans()),
    st.builds(frame, st.sampled_from([CLOSE, PING, PONG]), st.binary(max_size=125)),
    st.binary(max_size=20),
    st.integers(16_300, 70_000).map(lambda size: frame(TEXT, b" " * size)),
)
cuts = st.lists(st.integers(0, 1 << 20), max_size=6)
quiet = settings(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


@pytest.mark.slow
@quiet
@example(data=b"\0", places=[], device="Ann", greeted=False)  # begun, but no hello yet
@example(data=frame(TEXT, HELLO) + b"\x81", places=[], device="Ann", greeted=False)  # begun while joining
@example(data=frame(TEXT, HELLO) + frame(CLOSE, b""), places=[], device="Ann", greeted=False)  # gone while joining
@example(data=frame(PONG, b"") * 100, places=[], device="Eve", greeted=False)
@example(data=frame(BINARY, b"") + frame(PONG, b"") * 100, places=[3], device="Eve", greeted=True)
@given(
    data=st.lists(frames, max_size=8).map(b"".join),
    places=cuts,
    device=st.sampled_from(["Ann", "Bob", "Eve"]),
    greeted=st.booleans(),
)
def test_any_bytes_are_answered_or_closed(
    server: FuzzServer, caplog: pytest.LogCaptureFixture, data: bytes, places: list[int], device: str, greeted: bool
) -> None:
    server.runner.run(server.check(cut(data, places), device=device, greeted=greeted))
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.slow
@quiet
@example(said=[b'{"type":"rename","key":"k","seat":0,"name":"\\ud800"}'], device="Ann")
@example(said=[b'{"type":"show","key":"k","seat":1e400}', b'{"type":"show","key":"k","seat":null}'], device="Ann")
@example(said=[b"[" * 4_000], device="Ann")
@given(said=st.lists(requests(), min_size=1, max_size=12), device=st.sampled_from(["Ann", "Bob", "Eve"]))
def test_any_requests_are_answered(
    server: FuzzServer, caplog: pytest.LogCaptureFixture, said: list[bytes], device: str
) -> None:
    server.runner.run(
        server.check([frame(TEXT, text) for text in said], device=device, greeted=True, answers=len(said))
    )
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.slow
@quiet
@given(said=st.lists(hellos | requests(), min_size=1, max_size=3), device=st.sampled_from(["Ann", "Eve"]))
def test_any_hello_is_answered(
    server: FuzzServer, caplog: pytest.LogCaptureFixture, said: list[bytes], device: str
) -> None:
    server.runner.run(server.check([frame(TEXT, text) for text in said], device=device, greeted=False))
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
