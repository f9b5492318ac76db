"""A hall while it is open: its people and their tables, one round after the other, pauses, and the end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from ludotheque.core.game import Millis
from ludotheque.core.refusal import Refused
from ludotheque.hall.assembly import MINUTE, Assembly, Person
from ludotheque.hall.closing import closed, plays_round
from ludotheque.hall.opening import begin_matches, deal_of, end_match, next_round, seat_pairs
from ludotheque.hall.ranking import Placed
from ludotheque.hall.showing import side_of
from ludotheque.hall.standing import ranked, ranked_teams
from ludotheque.table.room import Room
from ludotheque.table.tables import Tables

LOG = logging.getLogger(__name__)

AWAY: Final[Millis] = 10 * MINUTE
"""Anybody who has been away for so long when a round begins is not expected in it."""
RETRY: Final[Millis] = 5_000
"""When to try again to begin a round that could not be begun by itself."""


class Hall:
    """Everything that happens to a hall happens under its lock; `wake` is called when something is due."""

    def __init__(self, assembly: Assembly, version: int, tables: Tables, on_closed: Callable[[Hall], None]) -> None:
        self.assembly = assembly
        self.version = version
        self.tables = tables
        self.store, self.clock, self.limits = tables.store, tables.clock, tables.limits
        self.on_closed = on_closed
        self.lock = asyncio.Lock()
        self.rooms: dict[str, Room] = {}
        """Its open tables by id."""
        self.playing: set[str] = set()
        """The tables where the match of this round is not over."""
        self.ends: Millis | None = None
        """When this phase ends by itself, by the clock of the server."""
        self.opened = self.last_used = self.clock.now()
        self.connected: dict[str, frozenset[str]] = {}
        """The devices of its people that are connected, by table."""
        self.seen: dict[str, Millis] = {}
        """When a device was last connected to any of its tables."""
        self.is_closed = False

    @cached_property
    def ranks(self) -> list[Placed]:
        """The ranking after the last round that is over."""
        return ranked(self.assembly)

    @cached_property
    def team_ranks(self) -> list[Placed]:
        return ranked_teams(self.assembly)

    # --- keeping ---

    async def save(self, assembly: Assembly) -> None:
        """Store a change, before anyone is told."""
        self.check_open()
        left = None if self.ends is None else max(0, self.ends - self.clock.now())
        assembly = replace(assembly, left=assembly.left if assembly.paused else left)
        await self.store.save_room(assembly.to_row(self.version + 1, self.clock.date()))
        self.assembly, self.version = assembly, self.version + 1
        for name in ("ranks", "team_ranks"):
            self.__dict__.pop(name, None)
        self.touch()

    async def save_until(self, assembly: Assembly, ends: Millis | None) -> None:
        """Store a change with which another phase begins."""
        before, self.ends = self.ends, ends
        try:
            await self.save(assembly)
        except Exception:
            self.ends = before
            raise

    def check_open(self) -> None:
        if self.is_closed:
            raise Refused("hall-unknown")

    def touch(self) -> None:
        """Note that something has changed: the next moment may be another."""
        self.last_used = self.clock.now()
        self.tables.scheduler.changed(self)

    def note(self, room: Room) -> None:
        """A screen has come or gone at one of the tables, or its match is over."""
        table, now = room.party.id, self.clock.now()
        here = frozenset(device for device in room.party.devices if device in room.streams.devices)
        self.seen |= dict.fromkeys(self.connected.get(table, here) | here, now)
        self.connected[table] = here
        if room.party.phase != "playing":
            self.playing.discard(table)
        self.touch()

    async def show(self) -> None:
        """Tell all phones how things stand."""
        side = side_of(self)

        async def tell(room: Room) -> None:
            async with room.lock:
                room.hall = side
                room.tell()

        await asyncio.gather(*(tell(room) for room in list(self.rooms.values())))

    # --- rounds ---

    def present(self) -> list[int]:
        """The numbers of the people who play in a round that begins now."""
        return [number for number, person in enumerate(self.assembly.people) if self.is_expected(person)]

    def note_seen(self, person: Person) -> None:
        """Somebody has just come in."""
        if person.device is not None:
            self.seen[person.device] = self.clock.now()

    def is_expected(self, person: Person) -> bool:
        """Whether somebody takes part, and has not been away for long."""
        room = self.rooms.get(person.room)
        if person.state != "in" or person.device is None or room is None:
            return False
        away = self.clock.now() - self.seen.get(person.device, self.opened)
        return person.device in room.streams.devices or away < AWAY

    def all_have_met(self) -> bool:
        """Whether no two of those who take part could still meet, whoever is there now."""
        try:
            next_round(self.assembly, [who for who, person in enumerate(self.assembly.people) if person.state == "in"])
        except Refused:
            return True
        return False

    async def begin_round(self) -> None:
        """Begin the next round; the host may do so before its time."""
        assembly = self.assembly
        if assembly.phase not in ("gathering", "between") or assembly.paused:
            raise Refused("not-now")
        try:
            round_ = next_round(assembly, self.present())
        except Refused as no:
            if no.key != "hall-all-met" or not assembly.finished or not self.all_have_met():
                raise
            await self.finish()
            return
        before = {person.room for person in assembly.people}
        assembly = replace(assembly, phase="playing", rounds=(*assembly.rounds, round_))
        assembly, pairs = await seat_pairs(assembly, self.tables)
        minutes = assembly.agreed.minutes
        try:
            await self.save_until(assembly, None if minutes is None else self.clock.now() + minutes * MINUTE)
        except Exception:
            await asyncio.gather(*(self.tables.take_back(room) for room in pairs))
            raise
        self.rooms |= {room.party.id: room for room in pairs}
        await self.play(pairs or [self.rooms[assembly.people[who].room] for who in round_.people])
        if pairs:
            await self.put_away(before - {person.room for person in assembly.people})

    async def play(self, rooms: Collection[Room]) -> None:
        """Begin the matches of the round, and tell everyone."""
        side = side_of(self)
        for room in rooms:
            room.hall = side
        await begin_matches(rooms, deal_of(self.assembly), self.tables)
        self.note_playing()
        await self.show()
        LOG.info("round begun", extra={"facts": {"tables": len(rooms), "playing": len(self.playing)}})

    def note_playing(self) -> None:
        number = len(self.assembly.rounds)
        self.playing = {
            table for table, room in self.rooms.items() if room.party.phase == "playing" and plays_round(room, number)
        }
        self.touch()

    async def close_round(self, *, last: bool = False) -> None:
        """End the round with the results that there are, and tell what it was like; `last`: and the hall."""
        assembly = self.assembly.with_round(await closed(self.assembly, self.rooms, self.tables.thinking))
        done = last or len(assembly.rounds) >= assembly.agreed.rounds
        gap = assembly.agreed.gap
        until = None if done or gap is None else self.clock.now() + 1_000 * gap
        await self.save_until(replace(assembly, phase="over" if done else "between", paused=False), until)
        await self.end_matches()
        await self.show()

    async def end_matches(self) -> None:
        """Call off every match that still runs when its round is over."""
        self.playing.clear()
        await asyncio.gather(*(end_match(room) for room in list(self.rooms.values())))

    async def finish(self) -> None:
        """The evening is over after the rounds that have been played."""
        await self.save_until(replace(self.assembly, phase="over", paused=False), None)
        await self.show()

    # --- time ---

    def next_wake(self) -> Millis | None:
        """When something is due: a round is over, the next begins, or nobody comes any more."""
        if self.is_closed:
            return None
        if self.assembly.phase == "playing" and not self.playing and not self.assembly.paused:
            return self.clock.now()
        return self.closes if self.ends is None else min(self.ends, self.closes)

    @property
    def closes(self) -> Millis:
        """When it is put away if nobody comes any more."""
        idle = self.limits.hall_over_seconds if self.assembly.phase == "over" else self.limits.hall_idle_seconds
        return self.last_used + 1_000 * idle

    async def wake(self) -> None:
        """Do what is due."""
        async with self.lock:
            now, phase = self.clock.now(), self.assembly.phase
            if self.is_closed:
                return
            if now >= self.closes:
                await self.close()
            elif phase == "playing" and not self.assembly.paused and (not self.playing or self.is_due(now)):
                await self.close_round()
            elif phase == "between" and self.is_due(now):
                try:
                    await self.begin_round()
                except Refused as no:  # nobody is there, for instance
                    LOG.info("a round begins later", extra={"facts": {"why": no.key}})
                    self.ends = now + RETRY

    def is_due(self, now: Millis) -> bool:
        return self.ends is not None and now >= self.ends

    # --- the end ---

    async def close(self) -> None:
        """Put the hall away with all its tables; its results can still be read, and those of a round under way."""
        if self.assembly.phase == "playing":
            await self.close_round(last=True)
        elif self.assembly.phase == "between":
            await self.finish()
        await self.put_away(set(self.rooms))
        await self.store.save_room(self.assembly.to_row(self.version + 1, self.clock.date(), is_open=False))
        self.is_closed = True
        self.on_closed(self)

    async def put_away(self, tables: Collection[str]) -> None:
        """Put tables away where nobody plays any more."""
        for table in tables:
            room = self.rooms.pop(table, None)
            if room is not None:
                await self.tables.idle.put_away(room, empty=False)
