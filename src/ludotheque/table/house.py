"""All tables of this server: opened, found, driven by one clock, and taken up again after a restart."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Sequence
from itertools import count
from threading import Thread
from typing import Final

from msgspec import Raw
from msgspec.structs import replace

from ludotheque.core.coding import decode, encode
from ludotheque.core.game import Millis
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.store import RoomRow, Store
from ludotheque.table.clock import Clock, ManualClock
from ludotheque.table.party import NOTHING, Chair, Party, bot_name, own_settings, settings
from ludotheque.table.room import Room
from ludotheque.table.seat_transfer import SeatTransfers
from ludotheque.table.tokens import new_code, new_id, tidy_code, tidy_name

MOST_TABLES: Final = 5_000
RETRY: Final[Millis] = 1_000
FORGOTTEN: Final[Millis] = 6 * 3_600_000
"""A table where nobody has been for so long is put away."""


LOG = logging.getLogger(__name__)


class House:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.rooms: dict[str, Room] = {}
        self.transfers = SeatTransfers(clock)
        self.due: list[tuple[Millis, int, Room]] = []
        self.order = count()
        self.called = asyncio.Event()
        self.warmed: set[str] = set()
        self.first_tries = asyncio.Lock()
        """A device begins its first try at a deal of the day once."""

    # --- tables ---

    async def open_table(
        self,
        device: str,
        name: str,
        game: str,
        options: Raw,
        chairs: int,
        *,
        own: Raw = NOTHING,
        listed: bool = False,
        hints: bool = False,
        bots: Sequence[str] = (),
    ) -> Room:
        """A new table with its host on the first chair, who plays with `own`, and bots of these levels on the next."""
        full, count_ = settings(game, options, chairs)
        if len(bots) >= count_:
            raise Refused("chairs-taken", taken=1 + len(bots))
        usual = own_settings(game, NOTHING)
        seated = [Chair("person", tidy_name(name), None, device, own_settings(game, own))]
        for level in bots:
            if level not in GAMES[game].bots:
                raise Refused("bot-unknown", given=level)
            seated.append(Chair("bot", bot_name(seated, level), level, None, usual))
        empty = [Chair(own=usual)] * (count_ - len(seated))
        return await self.lay(Party(new_id(), game, full, (*seated, *empty), listed=listed, hints=hints))

    async def lay(self, party: Party) -> Room:
        """Lay a new table for this party; refuses when there is no room left."""
        await self.put_away()
        if len(self.rooms) >= MOST_TABLES:
            raise Refused("house-full")
        self.warm_up(party.game)
        party = replace(party, code=self.free_code())
        await self.store.save_room(RoomRow(party.id, 1, encode(party).decode()))
        return self.add(party, 1)

    def warm_up(self, game: str) -> None:
        """While people sit down at the first table of a game, its bots get ready; nobody waits for that."""
        warm = GAMES[game].warm_up
        if warm is not None and game not in self.warmed:
            self.warmed.add(game)
            Thread(target=warm, name=f"warm-up {game}").start()

    async def put_away(self) -> None:
        """Tables where nobody has been for long are put away; what was played at them stays in the store."""
        now = self.clock.now()
        for room in list(self.rooms.values()):
            empty = not any(stream.connected for stream in room.streams.values())
            old = room.party.phase != "playing" and now >= room.last_used + FORGOTTEN
            if empty and old and room.party.id in self.rooms:
                del self.rooms[room.party.id]  # at once: nobody comes while it is being written down
                row = RoomRow(room.party.id, room.version + 1, encode(room.party).decode(), open=False)
                await self.store.save_room(row)

    def free_code(self) -> str:
        taken = {room.party.code for room in self.rooms.values()}
        return next(code for code in iter(new_code, "") if code not in taken)

    def add(self, party: Party, version: int) -> Room:
        room = Room(party, version, self.store, self.clock, self.changed, self.transfers)
        self.rooms[party.id] = room
        return room

    def table(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is None:
            raise Refused("table-unknown")
        return room

    def by_code(self, code: str) -> Room:
        wanted = tidy_code(code)
        for room in self.rooms.values():
            if room.party.code == wanted and room.party.phase == "lobby":
                return room
        raise Refused("code-unknown")

    def listed(self) -> list[Room]:
        """Tables that wait for players and want to be found."""
        return [room for room in self.rooms.values() if room.party.listed and room.party.phase == "lobby"]

    def held_by(self, device: str) -> list[Room]:
        """Tables where this device sits and a match is to come or runs, the last used first; no lessons."""
        rooms = [
            room
            for room in self.rooms.values()
            if room.party.phase != "over" and room.party.held_by(device)
            if room.party.deal is None or room.party.deal.kind != "lesson"
        ]
        return sorted(rooms, key=lambda room: -room.last_used)

    async def move_seat(self, code: str, device: str) -> Room:
        """This device takes over the seat that the code stands for."""
        table, seat = self.transfers.take(code)
        room = self.table(table)
        async with room.lock:
            chair = room.party.chair(seat)
            if chair.who != "person":
                raise Refused("move-unknown")
            old = chair.device
            await room.keep(room.party.with_chair(seat, replace(chair, device=device)))
            for stream in room.streams.values():
                if stream.device == old and stream.seat == seat:
                    stream.show(None)
            room.tell()
        return room

    async def take_up(self) -> int:
        """After a restart: every table that was open, its match folded again. Gives how many there are."""
        for row in await self.store.open_rooms():
            party = decode(row.doc, Party)
            room = self.add(party, row.version)
            if party.match is not None:
                await room.take_up()
            self.changed(room)
        return len(self.rooms)

    # --- time ---

    def changed(self, room: Room) -> None:
        """Something at this table may be due earlier than before."""
        at = room.next_wake()
        if at is not None and (room.wakes_at is None or at < room.wakes_at):
            self.schedule(room, at)
            self.called.set()

    def schedule(self, room: Room, at: Millis) -> None:
        room.wakes_at = at
        heapq.heappush(self.due, (at, next(self.order), room))

    def next_due(self) -> Millis | None:
        """When the next table wants to be woken; what is out of date is thrown away."""
        while self.due:
            at, _, room = self.due[0]
            wanted = room.next_wake()
            if room.wakes_at == at and wanted is not None and wanted <= at:
                return at
            heapq.heappop(self.due)
            if room.wakes_at == at:
                room.wakes_at = None
                if wanted is not None and room.party.id in self.rooms:
                    self.schedule(room, wanted)
        return None

    async def wake_due(self) -> None:
        """Wake the table that is due first; one that fails is tried again and holds up nobody else."""
        _, _, room = heapq.heappop(self.due)
        room.wakes_at = None
        try:
            await room.wake()
        except Exception:
            LOG.exception("a table could not go on")
            self.schedule(room, self.clock.now() + RETRY)
        else:
            self.changed(room)

    async def run(self) -> None:
        """Drive all tables until cancelled."""
        while True:
            self.called.clear()
            at = self.next_due()
            if at is not None and at <= self.clock.now():
                await self.wake_due()
            else:
                await self.clock.wait(at, self.called)

    async def settle(self) -> None:
        """Wait until every bot that thinks has a plan."""
        while tasks := [task for room in self.rooms.values() if room.driver for task in room.driver.bots.thinking]:
            await asyncio.gather(*tasks)

    async def advance(self, by: Millis) -> None:
        """Turn a manual clock, stopping at every moment that is due on the way."""
        clock = self.clock
        if not isinstance(clock, ManualClock):
            raise TypeError("only a manual clock can be turned")
        target = clock.at + by
        while True:
            await self.settle()
            at = self.next_due()
            if at is None or at > target:
                break
            clock.at = max(clock.at, at)
            await self.wake_due()
        clock.at = target

    async def close(self) -> None:
        """Keep the time of every running match before the server stops."""
        await self.settle()
        for room in self.rooms.values():
            async with room.lock:
                live = None if room.driver is None else room.driver.live
                if live is not None and live.watch.running:
                    live.watch.stop()
                    await self.store.heartbeat(live.row.id, live.watch.now())
