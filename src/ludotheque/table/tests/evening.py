"""An evening in one process: a house on a real SQLite file with a clock that is turned by hand, and screens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec import Raw

from ludotheque.store import open_store
from ludotheque.table import wire
from ludotheque.table.clock import ManualClock
from ludotheque.table.commands import handle
from ludotheque.table.room import Room
from ludotheque.table.streams import Outbox, Stream
from ludotheque.table.tables import Tables
from ludotheque.table.tokens import hashed

WELCOME = b'{"type":"welcome"}'


class Screen:
    """What a device shows, put together from its frames as a client would."""

    counts = True
    """Whether a missing frame is noticed."""

    def __init__(self, room: Room, name: str) -> None:
        self.room = room
        self.name = name
        self.device = hashed(name)
        self.frames: list[tuple[int, bytes]] = []
        """When each frame came, and its bytes."""
        self.shown: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.events: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        self.stream: Stream | None = None
        self.outbox: Outbox | None = None
        self.last: int | None = None
        self.keys = 0
        self.told_cut = False

    async def connect(self, *, again: bool = False) -> Screen:
        name = self.stream.id if again and self.stream is not None else None
        self.stream, self.outbox = await self.room.join(self.device, name, self.last if again else None)
        self.read()
        return self

    async def cut(self) -> None:
        """The connection breaks; what was under way is lost."""
        if self.stream is not None and self.outbox is not None:
            stream, outbox = self.stream, self.outbox
            self.outbox = None
            await self.room.leave(stream, outbox)

    def read(self) -> None:
        """Take in everything that has arrived."""
        while self.outbox is not None and not self.outbox.empty():
            data = self.outbox.get_nowait()
            if data == WELCOME:
                continue
            self.frames.append((self.room.clock.now(), data))
            self.merge(json.loads(data))

    def merge(self, frame: dict[str, Any]) -> None:
        assert frame["type"] == "frame"
        in_order = frame.get("whole") or self.last is None or frame["n"] == self.last + 1
        assert in_order or not self.counts, "a frame is missing"
        self.last = frame["n"]
        if frame.get("whole"):
            self.shown = {}
        for part in ("table", "match", "clock"):
            if part in frame:
                self.shown[part] = frame[part]
        self.events += frame.get("events", [])
        self.told += frame.get("told", [])
        for found in frame.get("answers", []):
            self.answers[found["key"]] = found

    async def ask(self, kind: type[Any], **fields: Any) -> dict[str, Any]:
        """Ask something and read the answer."""
        self.keys += 1
        key = fields.pop("key", f"{self.name}-{self.keys}")
        assert self.stream is not None
        driver = self.room.driver
        at = 0 if driver is None else driver.live.watch.now()
        handle(self.room, self.stream, kind(key=key, **fields), at)
        if kind in (wire.Hint, wire.Review):  # worked out beside the turns
            await asyncio.gather(*self.room.lock.tasks)
        async with self.room.lock:  # in the order of arrival: by then it is answered
            pass
        self.read()
        return self.answers.get(key, {})

    async def do(self, seat: int, number: int, key: str | None = None) -> dict[str, Any]:
        more = {} if key is None else {"key": key}
        return await self.ask(wire.Do, seat=seat, action=number, **more)

    def refused(self, answered: dict[str, Any]) -> str | None:
        return (answered.get("refused") or {}).get("key")

    @property
    def match(self) -> dict[str, Any]:
        self.read()
        found: dict[str, Any] = self.shown["match"]
        return found

    def board(self) -> list[int | None]:
        """One's own board; empty where none is shown."""
        return list(self.match["view"]["board"] or ())

    @property
    def table(self) -> dict[str, Any]:
        self.read()
        found: dict[str, Any] = self.shown["table"]
        return found


class Evening:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = ManualClock()
        self.tables = Tables(open_store(path), self.clock)
        self.screens: list[Screen] = []

    async def table(self, *names: str, chairs: int | None = None, game: str = "uluru", **options: Any) -> list[Screen]:
        """A table with these people sitting at it; the first is the host."""
        raw = Raw(json.dumps(options).encode())
        count = chairs or len(names)
        room = await self.tables.open(hashed(names[0]), names[0], game, raw, count, listed=False)
        people = [await self.screen(room, names[0])]
        for seat, name in enumerate(names[1:], 1):
            guest = await self.screen(room, name)
            assert guest.refused(await guest.ask(wire.Sit, seat=seat, name=name)) is None
            people.append(guest)
        return people

    async def screen(self, room: Room, name: str) -> Screen:
        screen = Screen(room, name)
        self.screens.append(screen)
        return await screen.connect()

    async def advance(self, by: int) -> None:
        await self.tables.advance(by)
        self.read()

    def read(self) -> None:
        for screen in self.screens:
            screen.read()

    async def restart(self) -> None:
        """The server stops at once and another takes up the same file."""
        rooms = {screen: screen.room.party.id for screen in self.screens}
        await self.tables.store.close()
        self.tables = Tables(open_store(self.path), self.clock)
        await self.tables.resume()
        for screen, room in rooms.items():
            screen.room = self.tables.directory.find(room)
            screen.stream, screen.outbox, screen.last = None, None, None


@asynccontextmanager
async def evening(path: Path) -> AsyncIterator[Evening]:
    found = Evening(path)
    try:
        yield found
    finally:
        await found.tables.close()
        await found.tables.store.close()


def play(path: Path, story: Callable[[Evening], Awaitable[None]]) -> None:
    """Run one evening."""

    async def main() -> None:
        async with evening(path / "house.db") as now:
            await story(now)

    asyncio.run(main())
