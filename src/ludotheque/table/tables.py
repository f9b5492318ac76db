"""The tables of this process: opened, taken up after a restart, put away, closed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from threading import Thread
from typing import Final

from msgspec import Raw
from msgspec.structs import replace

from ludotheque.core.coding import decode, encode
from ludotheque.core.game import Millis
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.store import RoomRow, Store
from ludotheque.table.clock import Clock
from ludotheque.table.directory import Directory
from ludotheque.table.party import NOTHING, Chair, Party, bot_chair, checked_settings, own_settings, with_todays_options
from ludotheque.table.room import Room, Services
from ludotheque.table.scheduler import Scheduler
from ludotheque.table.seat_transfer import SeatTransfers
from ludotheque.table.tokens import new_id, tidy_name

LOG = logging.getLogger(__name__)

MOST_TABLES: Final = 5_000
FORGOTTEN: Final[Millis] = 6 * 3_600_000
"""A table where nobody has been for so long is put away."""


class Tables:
    """The directory of all tables, the scheduler that wakes them, and what opens and closes them."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.directory = Directory()
        self.scheduler = Scheduler(clock)
        self.transfers = SeatTransfers(clock)
        self.services = Services(
            store, clock, self.transfers, changed=self.scheduler.changed, free_code=self.directory.free_code
        )
        self.warmed: set[str] = set()
        self.first_tries = asyncio.Lock()
        """A device begins its first try at a deal of the day once."""

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
        listed: bool = False,
        hints: bool = False,
        bots: Sequence[str] = (),
    ) -> Room:
        """A new table with its host on the first chair, who plays with `own`, and bots of these levels on the next."""
        full, count = checked_settings(game, options, chairs)
        if len(bots) >= count:
            raise Refused("chairs-taken", taken=1 + len(bots))
        usual = own_settings(game, NOTHING)
        seated = [Chair("person", tidy_name(name), None, device, own_settings(game, own))]
        for level in bots:
            if level not in GAMES[game].bots:
                raise Refused("bot-unknown", given=level)
            seated.append(bot_chair(seated, level, usual))
        empty = [Chair(own=usual)] * (count - len(seated))
        return await self.lay(Party(new_id(), game, full, (*seated, *empty), listed=listed, hints=hints))

    async def lay(self, party: Party) -> Room:
        """A new table for this party; refuses when there is no room left."""
        await self.put_away()
        if len(self.directory) >= MOST_TABLES:
            raise Refused("house-full")
        self.warm_up(party.game)
        party = replace(party, code=self.directory.free_code())
        await self.store.save_room(RoomRow(party.id, 1, encode(party).decode()))
        return self.add(party, 1)

    def add(self, party: Party, version: int) -> Room:
        room = Room(party, version, self.services)
        self.directory.add(room)
        return room

    def warm_up(self, game: str) -> None:
        """Get the bots of a game ready while people sit down at its first table; nobody waits for that."""
        warm = GAMES[game].warm_up
        if warm is not None and game not in self.warmed:
            self.warmed.add(game)
            Thread(target=warm, name=f"warm-up {game}").start()

    async def resume(self) -> int:
        """Take up every table that was open before a restart, its match folded again; how many there are."""
        for row in await self.store.open_rooms():
            party = with_todays_options(decode(row.doc, Party))
            room = self.add(party, row.version)
            if party.match is not None:
                await self.resume_match(room)
            self.scheduler.changed(room)
        return len(self.directory)

    async def resume_match(self, room: Room) -> None:
        """Go on with the match of a table; one of rules that cannot be played any more ends in the lobby."""
        try:
            await room.resume()
        except Refused as no:
            LOG.warning("a match cannot go on", extra={"facts": {"game": room.party.game, "why": no.key, **no.about}})
            await room.back_to_lobby()

    async def move_seat(self, code: str, device: str) -> Room:
        """This device takes over the seat that the code stands for."""
        table, seat = self.transfers.take(code)
        room = self.directory.find(table)
        await room.move_seat(seat, device)
        return room

    # --- time ---

    async def run(self) -> None:
        """Drive all tables until cancelled."""
        await self.scheduler.run()

    async def advance(self, by: Millis) -> None:
        """Turn a manual clock, stopping at every moment that is due on the way."""
        await self.scheduler.advance(by, self.settle)

    async def settle(self) -> None:
        """Wait until every bot that thinks has a plan."""
        while tasks := [task for room in self.directory if room.driver for task in room.driver.bots.thinking]:
            await asyncio.gather(*tasks)

    # --- closing ---

    async def put_away(self) -> None:
        """Put tables away where nobody has been for long; what was played at them stays in the store."""
        now = self.clock.now()
        for room in self.directory:
            empty = not any(stream.connected for stream in room.streams.values())
            old = room.party.phase != "playing" and now >= room.last_used + FORGOTTEN
            if empty and old and room in self.directory:
                self.directory.remove(room)  # at once: nobody comes while it is being written down
                self.scheduler.forget(room)
                row = RoomRow(room.party.id, room.version + 1, encode(room.party).decode(), open=False)
                await self.store.save_room(row)

    async def close(self) -> None:
        """Keep the time of every running match before the server stops."""
        await self.settle()
        for room in self.directory:
            async with room.lock:
                live = None if room.driver is None else room.driver.live
                if live is not None and live.watch.running:
                    live.watch.stop()
                    await self.store.heartbeat(live.row.id, live.watch.now())
