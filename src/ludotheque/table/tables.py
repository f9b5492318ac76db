"""The tables of this process: opened, taken up after a restart, put away, closed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from msgspec import Raw

from ludotheque.core.coding import encode
from ludotheque.core.game import Millis
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.store import Conflict, RoomRow, Store, Unavailable
from ludotheque.table.clock import Clock
from ludotheque.table.codes import open_with_code
from ludotheque.table.directory import Directory
from ludotheque.table.heartbeat import Heartbeat
from ludotheque.table.idle_tables import IdleTables
from ludotheque.table.input_counts import InputCounts
from ludotheque.table.limits import DEFAULTS, Limits
from ludotheque.table.names import check_free, tidy_name
from ludotheque.table.node import Node
from ludotheque.table.ownership import Ownership
from ludotheque.table.party import NOTHING, Chair, Party, bot_chair, checked_settings, own_settings
from ludotheque.table.preparing import PREPARE_PRICE, is_prepared
from ludotheque.table.restore import is_passing, stored_party
from ludotheque.table.room import Room
from ludotheque.table.scheduler import Scheduler
from ludotheque.table.services import Opener, Services
from ludotheque.table.thinking import Thinking
from ludotheque.table.tokens import new_id
from ludotheque.table.workers import ThreadWorkers

LOG = logging.getLogger(__name__)

ROWS_FOR_ONE: Final = 500
"""Rows of a log that cost as much to fold as a tenth of a mission book to make; all tables wait meanwhile."""


class Tables:
    """The directory of all tables, the scheduler that wakes them, and what opens and closes them."""

    def __init__(self, store: Store, clock: Clock, limits: Limits = DEFAULTS, thinking: Thinking | None = None) -> None:
        self.store = store
        self.clock = clock
        self.limits = limits
        self.directory = Directory()
        self.scheduler = Scheduler(clock)
        self.thinking = thinking or Thinking(ThreadWorkers(), limits)
        self.charge: Callable[[str, float], None] = lambda _payer, _price: None
        """Charges a network or a table, and refuses what is too much; a server sets it, else everything is free."""
        self.on_noted: Callable[[Room], None] = lambda _room: None
        """Called when chairs, screens or the phase of a table have changed."""
        self.services = Services(
            store,
            clock,
            self.thinking,
            Heartbeat(store, clock, self.scheduler.changed),
            limits,
            InputCounts(),
            changed=self._changed,
            noted=self._noted,
            charge=self._charge,
        )
        self.warming: dict[str, asyncio.Task[None]] = {}
        """Warm-ups of the bots of each game, finished or running."""
        self.idle = IdleTables(self.directory, self.scheduler, store, clock, limits)
        self.node = Node(store, clock, limits, self.scheduler.changed)
        self.ownership = Ownership(self.directory, self.scheduler, self.services, self.node)

    def _changed(self, room: Room) -> None:
        if room in self.directory:  # bots of a table that was put away may still be planning
            self.scheduler.changed(room)

    def _noted(self, room: Room) -> None:
        if room in self.directory:
            self.directory.note(room)
            self.idle.note(room)
            self.on_noted(room)

    def _charge(self, table: str, price: int) -> None:
        """Charge the network that opened a table, which may have many of them; else the table itself."""
        room = self.directory.get(table)
        network = None if room is None or room.opener is None else room.opener.network
        self.charge(network or table, price)

    # --- opening ---

    async def open(
        self,
        device: str,
        name: str,
        game: str,
        options: Raw,
        chairs: int,
        *,
        own: Raw = NOTHING,
        others: Sequence[str] = (),
        listed: bool = False,
        hints: bool = False,
        bots: Sequence[str] = (),
    ) -> Room:
        """A new table with its host on the first chair, who plays with `own`.

        Others at the host's device have the next chairs, by these names, then come bots of these levels.
        """
        full, count = checked_settings(game, options, chairs)
        taken = 1 + len(others) + len(bots)
        if taken > count:
            raise Refused("chairs-taken", taken=taken)
        usual = own_settings(game, NOTHING)
        seated = [Chair("person", tidy_name(name, self.limits), None, device, own_settings(game, own))]
        for other in others:
            tidy = tidy_name(other, self.limits)
            check_free(tidy, [chair.name for chair in seated])
            seated.append(Chair("person", tidy, None, device, usual))
        for level in bots:
            if level not in GAMES[game].bots:
                raise Refused("bot-unknown", given=level)
            seated.append(bot_chair(seated, level, usual))
        empty = [Chair(own=usual)] * (count - len(seated))
        return await self.lay(Party(new_id(), game, full, (*seated, *empty), listed=listed, hints=hints))

    async def lay(self, party: Party) -> Room:
        """A new table for this party, with a code unless it belongs to a hall; refuses when there is no room left."""
        self._check_place()
        self.warm_up(party.game)
        if party.hall is not None:
            row = RoomRow(party.id, 1, encode(party).decode(), saved=self.clock.date(), hall=party.hall)
            await self.store.save_room(row)
            return self.add(party, 1)
        return self.add(await open_with_code(self.store, party, 1, self.clock.date()), 1)

    async def take_back(self, room: Room) -> None:
        """Delete a table that was just laid, because its match could not begin."""
        async with room.lock:
            if room in self.directory:
                self.directory.remove(room)
            self.scheduler.forget(room)
            room.close()
            with suppress(Unavailable):
                await self.store.delete_unused_room(room.party.id)

    def add(self, party: Party, version: int) -> Room:
        room = Room(party, version, self.services)
        self.ownership.enter(room)
        return room

    def warm_up(self, game: str) -> None:
        """Warm up the bots of a game in the background when its first table opens."""
        warm = GAMES[game].warm_up
        if warm is not None and game not in self.warming:
            self.warming[game] = asyncio.create_task(self._warm_up(game, warm))

    async def _warm_up(self, game: str, warm: Callable[[], object]) -> None:
        try:
            await self.thinking.run(f"warm-up {game}", warm, seconds=self.limits.warm_up_seconds)
        except Refused:  # logged; the next table tries again
            del self.warming[game]

    async def resume(self) -> None:
        """Register as a node, and take up every open table that no node drives."""
        await self.ownership.resume()

    # --- time ---

    async def run(self) -> None:
        """Drive all tables until cancelled."""
        await self.scheduler.run()

    async def advance(self, by: Millis) -> None:
        """Turn a manual clock, stopping at every moment that is due on the way."""
        await self.scheduler.advance(by, self.settle)

    async def settle(self) -> None:
        """Wait until all bots have planned."""
        while tasks := [task for room in self.directory if room.driver for task in room.driver.bots.thinking]:
            await asyncio.gather(*tasks)

    # --- closing ---

    async def make_place(self, opener: Opener) -> None:
        """Make room for one more table of this device and network; refuses if all of theirs are in use."""
        await self.idle.make_place(opener)

    async def reopen(self, table: str, opener: Opener, pay: Callable[[], None] = lambda: None) -> Room | None:
        """A table that was put away: a lobby for everyone, a match for a device that has a chair at it; else None.

        It counts as one more table of this device and network, and `pay` may refuse it; one that only waits for a node
        that takes it over costs nothing.
        """
        async with self.directory.lock(table):
            found = self.directory.get(table)
            if found is not None or table in self.directory.aside:
                return found
            row = await self.store.room(table)
            if row is None or not row.open:
                pay()
            if row is None or row.is_hall:
                return None
            if row.hall is None:
                return await self._taken_up_for(opener, row)
        if row.open:
            await self.ownership.bring_back_hall(row.hall)
        return self.directory.get(table)

    async def take_over(self, table: str) -> None:
        """Drive an open table that nobody drives; `Conflict` where another node was quicker."""
        async with self.directory.lock(table):
            if self.directory.get(table) is None and table not in self.directory.aside:
                row = await self.store.room(table)
                if row is not None and row.open and row.hall is None:
                    await self._taken_up_for(Opener(None, None), row)

    async def _taken_up_for(self, opener: Opener, row: RoomRow) -> Room | None:
        """A stored table that this device may bring back; one that cannot be taken up is set aside.

        None where it was deleted meanwhile, because it was old.
        """
        try:
            party = stored_party(row)
            if not row.open:  # an open one only waits for a node to take it up
                if party.phase != "lobby" and (opener.device is None or not party.held_by(opener.device)):
                    return None
                await self._check_cost(party, opener)
            room = await self.ownership.bring_back(row.id)
        except Conflict:
            raise
        except Exception as problem:
            if is_passing(problem):
                await self.ownership.give_up(row.id)
                raise
            await self.ownership.set_aside(row.id, problem)
            return None
        if room is not None and not row.open:
            room.opener = opener
        return room

    async def _check_cost(self, party: Party, opener: Opener) -> None:
        """Make place for a table that was put away; refuses this device or network one too many."""
        await self.make_place(opener)
        self._check_place()
        if party.match is not None:
            made = 0 if is_prepared(party.game, party.options) else PREPARE_PRICE
            self.charge(opener.network or party.id, made + await self.store.log_size(party.match) / ROWS_FOR_ONE)

    def _check_place(self) -> None:
        if len(self.directory) >= self.limits.tables:
            raise Refused("house-full")

    async def close(self) -> None:
        """Let go of all tables before the server stops, and of their screens once others can take over.

        Planning bots are not waited for.
        """
        self.thinking.stop()
        await self.ownership.leave()
