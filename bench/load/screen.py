"""One screen of one player, as a browser would be: it knows what it may do, and plays anything legal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from bench.live import messages
from bench.live.link import HERE, Link, connect
from bench.live.messages import Seen, SeenClock

LOST = "connection lost"
PATIENCE = 60.0
"""Seconds to wait for an answer before anything is measured."""


class RefusedError(RuntimeError):
    """The server has refused what the bench needs."""


class Screen:
    """One connection. At most one action is under way."""

    link: Link

    def __init__(
        self,
        number: int,
        port: int,
        table: str,
        seat: int,
        cookie: str,
        source: str = HERE,
        avoids: frozenset[int] = frozenset(),
    ) -> None:
        self.rng = Random(number)
        self.port = port
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.source = source
        self.avoids = avoids
        """Legal actions that it never takes."""
        self.prefers: frozenset[int] = frozenset()
        """Actions that it takes as long as one of them is legal."""
        self.stream: str | None = None
        self.phase = ""
        self.replay: str | None = None
        self.match = messages.NO_MATCH
        self.legal: tuple[int, ...] = ()
        self.asked = self.frames = 0
        """Requests sent with a key, and frames received."""
        self.acting: str | None = None
        """The key of the action that is under way."""
        self.waits: dict[str, asyncio.Future[bool]] = {}
        self.gone = False
        self.on_ready: Callable[[Screen], None] = nothing
        """Called when the screen may act (again)."""
        self.on_answer: Callable[[Screen, str | None], None] = nothing
        """Called with the answer to its action: None, or why it was refused."""
        self.on_phase: Callable[[Screen], None] = nothing
        self.on_clock: Callable[[SeenClock], None] = nothing
        self.on_lost: Callable[[Screen], None] = nothing

    @property
    def ready(self) -> bool:
        """Whether it may act now."""
        return bool(self.legal) and self.acting is None and not self.gone and self.phase == "playing"

    @property
    def preferred(self) -> tuple[int, ...]:
        """The legal actions that it prefers to all others."""
        return tuple(number for number in self.legal if number in self.prefers)

    async def connect(self) -> None:
        """Connect and wait for the first frame."""
        self.greeted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.gone = False
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self.link = await connect(self.port, f"/ws/{self.table}", headers, self.heard, self.lost, self.source)
        self.link.send(messages.hello())
        await asyncio.wait_for(self.greeted, PATIENCE)

    def close(self) -> None:
        """Disconnect; pending requests get no answer."""
        self.link.close()
        self.give_up()

    async def ask(self, kind: str, **fields: Any) -> None:
        """Send a request that must succeed."""
        if not await self.try_ask(kind, **fields):
            raise RefusedError(f"{kind} was refused, or the connection was lost")

    async def try_ask(self, kind: str, **fields: Any) -> bool:
        """Send a request: whether it was accepted."""
        key = self.new_key()
        self.waits[key] = answer = asyncio.get_running_loop().create_future()
        self.link.send(messages.ask(kind, key, **fields))
        return await asyncio.wait_for(answer, PATIENCE)

    def act(self, action: int | None = None) -> None:
        """Do this, or anything that is legal."""
        self.acting = key = self.new_key()
        if action is None:
            action = self.rng.choice(self.preferred or self.legal)
        self.link.send(messages.do(key, self.match, self.seat, action))

    def new_key(self) -> str:
        self.asked += 1
        return f"{self.seat}-{self.asked}"

    def heard(self, data: bytes) -> None:
        seen = messages.read(data)
        if seen.type != "frame":
            return
        self.frames += 1
        self.note(seen)
        for answer in seen.answers:
            self.answered(answer.key, None if answer.refused is None else answer.refused.key)
        if not self.greeted.done():
            self.greeted.set_result(True)
        if self.ready:
            self.on_ready(self)

    def note(self, seen: Seen) -> None:
        """Remember what has changed."""
        self.stream = seen.stream or self.stream
        match = messages.match_after(self.match, seen)
        if match is not self.match:
            self.match, self.legal, self.replay = match, match.legal, match.replay
            if self.avoids:
                self.legal = tuple(number for number in self.legal if number not in self.avoids)
        if seen.clock is not None:
            self.on_clock(seen.clock)
        if seen.table is not None and seen.table.phase != self.phase:
            self.phase = seen.table.phase
            self.on_phase(self)

    def answered(self, key: str, refused: str | None) -> None:
        if key == self.acting:
            self.acting = None
            self.on_answer(self, refused)
        elif (waits := self.waits.pop(key, None)) is not None and not waits.done():
            waits.set_result(refused is None)

    def lost(self) -> None:
        """The server has closed the connection."""
        self.give_up()
        self.on_lost(self)

    def give_up(self) -> None:
        self.gone = True
        for waits in (self.greeted, *self.waits.values()):
            if not waits.done():
                waits.set_result(False)
        self.waits.clear()
        if self.acting is not None:
            self.answered(self.acting, LOST)


def nothing(*_: object) -> None:
    """Ignore a callback."""
