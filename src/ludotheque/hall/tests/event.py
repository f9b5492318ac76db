"""A hall in one process: its host, people with screens, a clock that is turned by hand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from msgspec import Raw

from ludotheque.hall import people
from ludotheque.hall.assembly import Agreed
from ludotheque.hall.hall import Hall
from ludotheque.hall.halls import Halls
from ludotheque.hall.leading import lead
from ludotheque.hall.results import Results, results_of
from ludotheque.hall.showing import Wall, wall_of
from ludotheque.store import open_store
from ludotheque.table.limits import DEFAULTS, Limits
from ludotheque.table.tables import Tables
from ludotheque.table.tests.evening import LOCK, Evening, Screen
from ludotheque.table.tokens import hashed

HOST = hashed("host")
LAND = 0
"""Puts the white bird on place 0."""


class Phone(Screen):
    """A screen that may be sent to another table."""

    def merge(self, frame: dict[str, Any]) -> None:
        if frame["type"] != "bye":
            super().merge(frame)


class Event(Evening):
    """An evening with a hall."""

    hall: Hall

    def __init__(self, path: Path, limits: Limits = DEFAULTS) -> None:
        super().__init__(path, limits)
        self.halls = Halls(self.tables)

    async def open(self, game: str = "uluru", rounds: int = 2, **agreed: Any) -> Hall:
        options = Raw(json.dumps(agreed.pop("options", {})).encode())
        wanted = {"minutes": None, "gap": 30, **agreed}
        self.hall = await self.halls.open(HOST, Agreed(game, options, rounds, **wanted))
        return self.hall

    async def join(self, name: str, team: int = 0) -> Screen:
        """A person at their table."""
        table = await people.join(self.hall, hashed(name), name, team)
        screen = Phone(self.tables.directory.find(table), name)
        self.screens.append(screen)
        return await screen.connect()

    async def lead(self, wanted: str) -> None:
        await lead(self.hall, wanted)
        self.read()

    async def advance(self, by: int) -> None:
        await super().advance(by)
        async with self.hall.lock:
            pass
        self.read()

    async def settle(self) -> None:
        """Let everything happen that is due now."""
        await self.advance(0)

    @property
    def wall(self) -> Wall:
        return wall_of(self.hall)

    @property
    def results(self) -> Results:
        return results_of(self.hall.assembly)

    async def restart(self) -> None:
        """The server stops at once, and another takes up the same store."""
        rooms = {screen: screen.room.party.id for screen in self.screens}
        await self.tables.store.close()
        self.tables = Tables(open_store(self.address), self.clock, self.limits)
        self.halls = Halls(self.tables)
        await self.tables.resume()
        self.hall = await self.halls.find(self.hall.assembly.id)
        for screen, table in rooms.items():
            if (room := self.tables.directory.get(table)) is not None:
                screen.room = room
                screen.stream, screen.outbox, screen.last = None, None, None


def play(path: Path, story: Callable[[Event], Awaitable[None]], limits: Limits = DEFAULTS) -> None:
    """Run one evening with a hall."""

    async def main() -> None:
        now = Event(path / "store.db", limits)
        try:
            await story(now)
        finally:
            await now.tables.close()
            await now.tables.store.close()

    asyncio.run(main())


async def placed(screen: Screen, birds: int = 1) -> None:
    """Land so many birds, each on the place of its number, and lock in."""
    for bird in range(birds):
        assert screen.refused(await screen.do(0, 8 * bird + bird)) is None
    assert screen.refused(await screen.do(0, LOCK)) is None
