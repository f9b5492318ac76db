"""An evening in one process: tables on a real store with a manual clock, and screens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw

from ludotheque.core.record import row_type
from ludotheque.games.uluru import rules
from ludotheque.store import Address, Unavailable, open_store
from ludotheque.store.tests.helpers import made_empty
from ludotheque.table import requests
from ludotheque.table.clock import ManualClock
from ludotheque.table.commands import handle
from ludotheque.table.differences import match_after
from ludotheque.table.directory import Directory
from ludotheque.table.driver import Driver
from ludotheque.table.limits import DEFAULTS, Limits
from ludotheque.table.preset_tables import open_daily
from ludotheque.table.room import Room
from ludotheque.table.seat_transfer import move_seat, table_of_seat
from ludotheque.table.services import Opener
from ludotheque.table.streams import Outbox, Stream
from ludotheque.table.tables import Tables
from ludotheque.table.tokens import hashed

WELCOME = b'{"type":"welcome"}'
LOCK, UNLOCK, READY = 72, 73, 74
"""Actions of Uluru."""


class Screen:
    """The screen of a device, assembled from its frames as a client does."""

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

    async def connect(self, *, again: bool = False, wall: bool = False) -> Screen:
        name = self.stream.id if again and self.stream is not None else None
        device = None if wall else self.device
        self.stream, self.outbox = await self.room.join(device, name, self.last if again else None, wall=wall)
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
        self.shown |= {part: frame[part] for part in ("table", "clock") if part in frame}
        self.shown["match"] = match_after(self.shown.get("match"), frame)
        self.events += frame.get("events", [])
        self.told += frame.get("told", [])
        for found in frame.get("answers", []):
            self.answers[found["key"]] = found

    async def ask(self, kind: type[Any], **fields: Any) -> dict[str, Any]:
        """Ask something and read the answer."""
        return await self.send(kind(key=fields.pop("key", None) or self.new_key(), **fields))

    def new_key(self) -> str:
        self.keys += 1
        return f"{self.name}-{self.keys}"

    async def send(self, asked: requests.Asked) -> dict[str, Any]:
        """Send a request, made now or kept for a while, and read the answer."""
        assert self.stream is not None
        driver = self.room.driver
        at = 0 if driver is None else driver.live.watch.now()
        handle(self.room, self.stream, asked, at)
        if isinstance(asked, requests.Hint | requests.Review):  # worked out beside the turns
            await asyncio.gather(*self.room.lock.tasks)
        async with self.room.lock:  # in the order of arrival: by then it is answered
            pass
        self.read()
        return self.answers.get(asked.key, {})

    def meant(self, seat: int, number: int, key: str | None = None) -> requests.Do:
        """An act for what this screen shows now."""
        self.read()
        shown = self.shown.get("match") or {"id": "", "chapter": ""}
        return requests.Do(
            key=key or self.new_key(), match=shown["id"], chapter=shown["chapter"], seat=seat, action=number
        )

    async def do(self, seat: int, number: int, key: str | None = None) -> dict[str, Any]:
        return await self.send(self.meant(seat, number, key))

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
    def __init__(self, path: Address, limits: Limits = DEFAULTS) -> None:
        self.address = path
        self.clock = ManualClock()
        self.limits = limits
        self.tables = Tables(open_store(made_empty(path)), self.clock, limits)
        self.screens: list[Screen] = []

    @property
    def path(self) -> Path:
        """The file of the store."""
        assert isinstance(self.address, Path)
        return self.address

    async def table(self, *names: str, chairs: int | None = None, game: str = "uluru", **options: Any) -> list[Screen]:
        """A table with these people sitting at it; the first is the host."""
        raw = Raw(json.dumps(options).encode())
        count = chairs or len(names)
        room = await self.tables.open(hashed(names[0]), names[0], game, raw, count, listed=False)
        people = [await self.screen(room, names[0])]
        for seat, name in enumerate(names[1:], 1):
            guest = await self.screen(room, name)
            assert guest.refused(await guest.ask(requests.Sit, seat=seat, name=name)) is None
            people.append(guest)
        return people

    async def placing(self, *names: str, **options: Any) -> list[Screen]:
        """A table whose match has begun and whose first glass has been turned."""
        people = await self.table(*names, **options)
        assert people[0].refused(await people[0].ask(requests.Start)) is None
        await self.advance(3_000)
        return people

    async def move_seat(self, code: str, device: str) -> Room:
        """A device takes over the seat that this code stands for."""
        room = self.tables.directory.find(await table_of_seat(self.tables.store, self.clock, code))
        await move_seat(room, code, device)
        return room

    async def daily(self, name: str, game: str = "uluru") -> Screen:
        """The screen of this person at the deal of the day, at a table that was opened, found or brought back."""
        table = await open_daily(self.tables, hashed(name), name, game)
        room = await self.tables.reopen(table, Opener(hashed(name), None))
        assert room is not None
        return await self.screen(room, name)

    async def screen(self, room: Room, name: str, *, wall: bool = False) -> Screen:
        screen = Screen(room, name)
        self.screens.append(screen)
        return await screen.connect(wall=wall)

    async def advance(self, by: int) -> None:
        await self.tables.advance(by)
        self.read()

    def read(self) -> None:
        for screen in self.screens:
            screen.read()

    async def restart(self) -> None:
        """The server stops at once and another takes up the same store."""
        rooms = {screen: screen.room.party.id for screen in self.screens}
        await self.tables.store.close()
        self.tables = Tables(open_store(self.address), self.clock, self.limits)
        await self.tables.resume()
        for screen, room in rooms.items():
            if room in self.tables.directory.aside:
                continue
            screen.room = self.tables.directory.find(room)
            screen.stream, screen.outbox, screen.last = None, None, None


def check_directory(directory: Directory) -> None:
    """Whatever has happened, the tables of a device are found without a look at all of them."""
    devices = {device for room in directory for device in room.party.devices}
    for device in devices:
        seen = {room.party.id for room in directory if room.party.held_by(device)}
        assert {room.party.id for room in directory.where(device)} == seen
    assert directory.held.keys() == devices


@asynccontextmanager
async def evening(path: Address, limits: Limits = DEFAULTS) -> AsyncIterator[Evening]:
    found = Evening(path, limits)
    try:
        yield found
        check_directory(found.tables.directory)
    finally:
        await found.tables.close()
        await found.tables.store.close()


def play(path: Path, story: Callable[[Evening], Awaitable[None]], limits: Limits = DEFAULTS) -> None:
    """Run one evening."""

    async def main() -> None:
        async with evening(path / "store.db", limits) as now:
            await story(now)

    asyncio.run(main())


def driver_of(screen: Screen) -> Driver:
    assert screen.room.driver is not None
    return screen.room.driver


def phase(screen: Screen) -> str:
    found: str = screen.match["view"]["shown"]["phase"]
    return found


async def acts_of(now: Evening, match: str, seat: int) -> list[Any]:
    """The actions of a seat in a match of Uluru, from the log."""
    kind = row_type(rules)
    rows = [msgspec.json.decode(kept.body, type=kind) for kept in await now.tables.store.log(match)]
    return [row.action for row in rows if type(row).__name__ == "Act" and row.seat == seat]


async def lock_all(people: list[Screen]) -> None:
    for seat, person in enumerate(people):
        assert person.refused(await person.do(seat, LOCK)) is None


class Fails:
    """Replaces a method of the store: the disk is full so many times, after some calls that succeed."""

    def __init__(self, plain: Any, times: int = 1, after: int = 0) -> None:
        self.plain = plain
        self.failing = range(after + 1, after + times + 1)
        self.tries = 0

    async def __call__(self, *given: Any) -> Any:
        self.tries += 1
        if self.tries in self.failing:
            raise Unavailable("database or disk is full")
        return await self.plain(*given)
