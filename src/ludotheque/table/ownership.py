"""Which tables this server drives: taking them up, taking them over from others, and losing them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from ludotheque.core.game import Millis
from ludotheque.core.refusal import Refused
from ludotheque.store import AsideRow, Conflict, NotRegistered, RoomRow, Unavailable
from ludotheque.table.codes import open_with_code
from ludotheque.table.directory import Directory
from ludotheque.table.node import Node
from ludotheque.table.restore import TOO_OLD, is_passing, stored_party, why
from ludotheque.table.room import Room
from ludotheque.table.scheduler import Scheduler
from ludotheque.table.services import Opener, Services

LOG = logging.getLogger(__name__)

CLAIMED_AT_ONCE: Final = 50
"""Tables that one node takes over at a time; the others do the same meanwhile."""
TAKEN_AT_ONCE: Final = 4
"""Tables that are taken up side by side; one whose people are back already is taken up beside these, at once."""


class Ownership:
    """A table is claimed in the store before it is taken up here, and entered in the directory once it is driven."""

    def __init__(self, directory: Directory, scheduler: Scheduler, services: Services, node: Node) -> None:
        self.directory = directory
        self.scheduler = scheduler
        self.services = services
        self.store = services.store
        self.clock = services.clock
        self.node = node
        node.on_free_tables = self.begin_take_over
        node.on_cut_off = self.send_away
        self.store.on_lost = self.lose
        self.taking_over: asyncio.Task[None] | None = None
        self.taken_over = 0
        """Tables that came from other nodes."""
        self.claimed: set[str] = set()
        """Tables that are ours and not taken up yet."""
        self.on_hall: Callable[[RoomRow], Awaitable[None]] | None = None
        """Takes up a hall with its tables; without it, this server has none."""
        self.drives_hall: Callable[[str], bool] = lambda _hall: False
        """Whether this server drives a hall already."""
        self.on_let_go: Callable[[], None] = lambda: None
        """Called when nothing is driven here any more."""
        self.losses = 0
        """How often all that was ours has been lost."""

    # --- taking up and over ---

    async def resume(self) -> None:
        """Register as a node, and take up every open table that no node drives."""
        if self.node.id is None:
            await self.node.register()
        self.directory.aside.update(aside.room for aside in await self.store.rooms_aside())
        await self.take_over()
        self.taken_over = 0

    def begin_take_over(self) -> None:
        """Take over free tables in the background; again afterwards, if that is under way."""
        before = self.taking_over
        self.taking_over = asyncio.create_task(self._take_over_after(before))

    async def _take_over_after(self, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.gather(before, return_exceptions=True)
        await self.take_over()

    async def take_over(self) -> None:
        """Take up open tables that nobody drives, until there are none, each by itself.

        One that cannot be taken up is set aside, and holds up no other. Where the store fails on the way, the rest
        follows after the next beat.
        """
        try:
            for table in list(self.claimed):
                await self._take_over(table, await self.claim(table))
            while rows := await self.claim_some():
                async with asyncio.TaskGroup() as group:
                    some = iter(rows)
                    for _ in range(TAKEN_AT_ONCE):
                        group.create_task(self._take_over_all(some))
        except* Unavailable:
            self.node.looks_again = True

    async def _take_over_all(self, rows: Iterator[RoomRow]) -> None:
        for row in rows:
            await self._take_over(row.id, row)

    async def _take_over(self, table: str, row: RoomRow | None) -> None:
        async with self.directory.lock(table):
            is_driven = self.directory.get(table) is not None or self.drives_hall(table)
            if row is None or not row.open or is_driven or row.hall not in (None, table):
                self.claimed.discard(table)
                return
            try:
                await (self.take_up_hall(row) if row.is_hall else self.take_up(row))
                self.taken_over += 1
            except Exception as problem:
                if not self.store.shared or not is_passing(problem):
                    await self.set_aside(table, problem)
                elif isinstance(problem, Unavailable):
                    raise
                else:
                    self.node.looks_again = True

    async def claim(self, table: str) -> RoomRow | None:
        """Claim a table for this node; None if there is none, or another node drives it."""
        if self.node.is_stopping:
            raise NotRegistered(table)
        losses, row = self.losses, await self.store.claim_room(table)
        if row is not None:
            self._note_claimed(losses, table)
        return row

    async def claim_some(self) -> list[RoomRow]:
        """Claim some of the tables that no node drives; empty if there are none left."""
        losses, rows = self.losses, await self.store.claim_rooms(CLAIMED_AT_ONCE)
        self._note_claimed(losses, *(row.id for row in rows))
        return rows

    def _note_claimed(self, losses: int, *tables: str) -> None:
        """`NotRegistered` where they have been lost again before we learned that they were ours."""
        if losses != self.losses:
            raise NotRegistered(*tables)
        self.claimed.update(tables)

    async def take_up(self, row: RoomRow) -> Room:
        """Resume one table, unless it is driven here; may raise any exception if what is stored cannot be used."""
        known = self.directory.get(row.id)
        if known is not None:
            self.claimed.discard(row.id)
            return known
        party = stored_party(row)
        has_code = row.open and row.code is not None and row.code == party.code
        room = Room(party if has_code else replace(party, code=None), row.version, self.services)
        room.gathering.arrived = party.devices
        try:
            if party.match is not None:
                await self.resume_match(room)
            if not has_code and party.hall is None:  # another table may have it by now
                wanted = replace(room.party, code=party.code)
                room.adopt(await open_with_code(self.store, wanted, room.version + 1, self.clock.date()))
            self.scheduler.changed(room)
            if row.id not in self.claimed:  # lost meanwhile
                raise NotRegistered(row.id)  # noqa: TRY301 - closed below like any other
        except Exception:
            self.scheduler.forget(room)
            room.close()
            raise
        self.claimed.discard(row.id)
        self.enter(room)
        return room

    async def take_up_hall(self, row: RoomRow) -> None:
        """Resume a hall with all its tables; may raise any exception, too."""
        if self.on_hall is not None:
            await self.on_hall(row)
        self.claimed.discard(row.id)

    async def claim_rooms_of(self, hall: str) -> list[RoomRow]:
        """Claim the tables of a hall."""
        losses, rows = self.losses, await self.store.claim_rooms_of(hall)
        self._note_claimed(losses, *(row.id for row in rows))
        return rows

    async def bring_back_hall(self, hall: str) -> None:
        """Take up a hall that nobody drives, if it is open; `Conflict` if another node drives it."""
        async with self.directory.lock(hall):
            if self.drives_hall(hall) or hall in self.directory.aside:  # somebody else has asked for it, too
                return
            stored = await self.store.room(hall)
            if stored is None or not stored.is_hall or not stored.open:
                return
            if (row := await self.claim(hall)) is None:
                raise Conflict("another node drives it")
            try:
                await self.take_up_hall(row)
            except Exception as problem:
                if is_passing(problem):
                    await self.give_up(hall)
                    raise
                await self.set_aside(hall, problem)

    async def resume_match(self, room: Room) -> None:
        """Resume the match of a table; if its rules are too old to be played, the table returns to the lobby."""
        try:
            await room.resume()
        except Refused as no:
            if no.key != TOO_OLD:
                raise
            LOG.warning("a match cannot go on", extra={"facts": {"game": room.party.game, "why": no.key, **no.about}})
            await room.back_to_lobby()

    async def set_aside(self, room: str, problem: Exception) -> None:
        """Keep a table untouched, to be mended; neither tried again at each start nor lost.

        Where nothing is wrong with the table itself, the next start tries it again.
        """
        reason = why(problem)
        self.claimed.discard(room)
        self.directory.aside.add(room)
        if is_passing(problem):
            LOG.error("a table must wait for the next start", extra={"facts": {"table": room, **reason.about}})
            return
        LOG.error("a table was set aside", extra={"facts": {"table": room, "why": reason.key, **reason.about}})
        with suppress(Conflict, Unavailable):
            await self.store.set_aside(AsideRow(room, reason.to_store(), self.clock.date()))

    async def bring_back(self, table: str) -> Room | None:
        """Take up one table; None if it was deleted meanwhile, `Conflict` if another node drives it."""
        row = await self.claim(table)
        if row is None:
            if await self.store.owner(table) is not None:
                raise Conflict("another node drives it")
            return None
        with suppress(Conflict):  # deleted
            return await self.take_up(row)
        return None

    async def give_up(self, table: str) -> None:
        """Release a table that could not be taken up now, for other nodes or the next try."""
        self.node.looks_again = True
        await self.store.disown(table)
        self.claimed.discard(table)

    async def give_up_tables(self, rows: Iterable[RoomRow]) -> None:
        """Let go of tables of a hall that could not be taken up with all of them, and release them."""
        rooms = [room for row in rows if (room := self.directory.get(row.id)) is not None]
        self.claimed.difference_update(row.id for row in rows)
        times = await self._let_go_of(rooms)
        with suppress(Conflict, Unavailable):  # whoever takes up the hall next claims them again
            await self.store.heartbeats(times)
            await asyncio.gather(*(self.store.disown(row.id) for row in rows))
        for room in rooms:
            room.say_bye()

    def enter(self, room: Room) -> None:
        """Enter a table in the directory; it counts as one of its host's device."""
        host = room.party.host
        room.opener = None if host is None else Opener(room.party.chairs[host].device, None)
        self.directory.add(room)
        room.noted()

    # --- letting go ---

    def lose(self) -> None:
        """Release all tables, because others have taken over; screens reconnect by themselves."""
        if len(self.directory):
            LOG.warning("the tables are lost to other nodes", extra={"facts": {"tables": len(self.directory)}})
        self.losses += 1
        self.claimed.clear()
        self.on_let_go()
        for room in self.directory:
            self.let_go(room)
            room.say_bye()

    def send_away(self) -> None:
        """Tell all screens to reconnect, because others may have taken over; tables stay until that is known."""
        for room in self.directory:
            room.say_bye()

    def let_go(self, room: Room) -> tuple[str, Millis] | None:
        """Stop driving a table; returns the id and the time of a running match."""
        self.directory.remove(room)
        self.scheduler.forget(room)
        return room.close()

    async def _let_go_of(self, rooms: Iterable[Room]) -> list[tuple[str, Millis]]:
        """Stop driving tables, each after what happens there now; the ids and the times of running matches."""
        times = []
        for room in rooms:
            async with room.lock.ahead():
                if room in self.directory:
                    times.append(self.let_go(room))
        return [at for at in times if at is not None]

    async def leave(self) -> None:
        """Release all tables, and disconnect their screens once others can take over."""
        self.node.is_stopping = True
        if self.taking_over is not None:
            self.taking_over.cancel()
        self.on_let_go()
        rooms = list(self.directory)
        times = await self._let_go_of(rooms)
        with suppress(Unavailable):
            await self.store.leave(times)
        for room in rooms:
            room.say_bye()
