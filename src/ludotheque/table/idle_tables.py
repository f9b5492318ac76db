"""Tables that nobody uses: which may be put away, and when; and how many a device or a network may have."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ludotheque.core.game import Millis
from ludotheque.core.refusal import Refused
from ludotheque.store import Store
from ludotheque.table.clock import Clock
from ludotheque.table.directory import Directory
from ludotheque.table.frames import Bye
from ludotheque.table.limits import Limits
from ludotheque.table.room import Room
from ludotheque.table.scheduler import Scheduler
from ludotheque.table.services import Opener

SWEEP: Final[Millis] = 60_000
"""The least time from one look at all empty tables to the next."""


class IdleTables:
    """Puts tables away, woken by the scheduler.

    Everything about them stays in the store, and `Tables.reopen` brings them back.
    """

    def __init__(self, directory: Directory, scheduler: Scheduler, store: Store, clock: Clock, limits: Limits) -> None:
        self.directory = directory
        self.scheduler = scheduler
        self.store = store
        self.clock = clock
        self.limits = limits
        self.due: Millis = 0
        """When one of them may have been empty for too long."""
        self.looks_from: Millis = 0
        """When they may all be looked at again."""

    def lifetime(self, room: Room) -> Millis:
        """How long a table stays open without anyone there."""
        if room.party.phase == "playing":
            return 1_000 * self.limits.left_match_seconds
        played = room.party.phase == "over" or room.party.evening
        return 1_000 * (self.limits.empty_table_seconds if played else self.limits.unused_table_seconds)

    def ends(self, room: Room) -> Millis:
        """When this table is put away if it stays empty."""
        return room.last_used + self.lifetime(room)

    def note(self, room: Room) -> None:
        """Call this when a table may be empty now, or no longer, or have a shorter life."""
        empty = self.directory.empty
        if room.party.hall is not None:  # they stay as long as the hall does
            return
        if not room.is_empty:
            empty.pop(room, None)
            return
        ends = self.ends(room)
        self.due = min(self.due, ends) if empty else ends
        empty[room] = None
        self.scheduler.changed(self)

    def next_wake(self) -> Millis | None:
        """When to look at the empty tables again."""
        return max(self.due, self.looks_from) if self.directory.empty else None

    async def wake(self) -> None:
        """Put away every table that has been empty for too long."""
        now = self.clock.now()
        self.looks_from = now + SWEEP
        for room in list(self.directory.empty):
            if now >= self.ends(room):
                await self.put_away(room)
        self.due = min(map(self.ends, self.directory.empty), default=0)

    async def make_place(self, opener: Opener) -> None:
        """If a device or network is at its limit, put away one of its empty tables; refuses if none is empty."""
        kinds = (("device", self.limits.device_tables), ("network", self.limits.network_tables))
        for kind, most in kinds:
            named = getattr(opener, kind)
            theirs = [
                room for room in self.directory if room.opener is not None and getattr(room.opener, kind) == named
            ]
            if named is None or len(theirs) < most:
                continue
            empty = [room for room in theirs if room.is_empty and not room.is_first_try]
            if not empty:
                raise Refused("tables-in-use", most=most)
            await self.put_away(min(empty, key=lambda room: room.last_used))

    async def put_away(self, room: Room, *, empty: bool = True) -> None:
        """Close one table, unless somebody has come meanwhile; a running match stands still until it is reopened."""
        async with self.directory.lock(room.party.id), room.lock:
            if room not in self.directory or (empty and not room.is_empty):
                return
            self.directory.remove(room)  # first, so that nobody joins while it is being stored
            self.scheduler.forget(room)
            room.say_bye(Bye("gone"))
            at = room.close()
            await self.store.save_room(replace(room.row_of(room.party), open=False))
            if at is not None:
                await self.store.heartbeats([at])
