"""The halls of this server: opened, taken up after a restart, found, let go of and put away."""

from __future__ import annotations

import asyncio
import logging

from ludotheque.core.refusal import Refused
from ludotheque.hall import people
from ludotheque.hall.assembly import Agreed, Assembly, checked, stored_assembly
from ludotheque.hall.closing import plays_round
from ludotheque.hall.hall import Hall
from ludotheque.hall.kept import KeptHall, KeptHalls
from ludotheque.hall.opening import end_match
from ludotheque.hall.showing import side_of
from ludotheque.store import Conflict, RoomRow
from ludotheque.table.codes import open_with_code
from ludotheque.table.restore import is_passing
from ludotheque.table.room import Room
from ludotheque.table.services import Opener
from ludotheque.table.tables import Tables
from ludotheque.table.tokens import new_id

LOG = logging.getLogger(__name__)


class Halls:
    """The directory of the halls that this server drives; each comes and goes with all of its tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store, self.clock, self.limits = tables.store, tables.clock, tables.limits
        self.halls: dict[str, Hall] = {}
        self.networks: dict[str, str | None] = {}
        """Where each hall was opened from: known while the server runs, and stored nowhere."""
        self.opening: list[Opener] = []
        """Those who are about to get a hall, which counts already."""
        self.put_away = KeptHalls()
        tables.on_noted = self.note
        tables.ownership.on_hall = self.take_up
        tables.ownership.drives_hall = self.halls.__contains__
        tables.ownership.on_let_go = self.let_go

    def __len__(self) -> int:
        return len(self.halls)

    def note(self, room: Room) -> None:
        """Something has happened at a table, perhaps one of a hall."""
        hall = self.halls.get(room.party.hall or "")
        if hall is not None:
            hall.note(room)

    # --- opening and finding ---

    async def open(self, device: str, agreed: Agreed, network: str | None = None) -> Hall:
        """A new hall that this device of this network leads; refuses one too many."""
        assembly = Assembly(new_id(), checked(agreed), device)
        opener = Opener(device, network)
        self.check_place(opener)
        self.opening.append(opener)
        try:
            self.tables.warm_up(assembly.agreed.game)
            assembly = await open_with_code(self.store, assembly, 1, self.clock.date())
        finally:
            self.opening.remove(opener)
        hall = Hall(assembly, 1, self.tables, self.forget)
        self.networks[assembly.id] = network
        self.enter(hall)
        return hall

    def check_place(self, opener: Opener) -> None:
        """Refuse a device, a network or anybody one hall too many; one that is over still takes a place."""
        led = sum(hall.assembly.host == opener.device and hall.assembly.phase != "over" for hall in self.halls.values())
        if led + sum(one.device == opener.device for one in self.opening) >= self.limits.device_halls:
            raise Refused("hall-one-more", most=self.limits.device_halls)
        near = [*self.networks.values(), *(one.network for one in self.opening)].count(opener.network)
        if opener.network is not None and near >= self.limits.network_halls:
            raise Refused("halls-of-network", most=self.limits.network_halls)
        if len(self.halls) + len(self.opening) >= self.limits.halls:
            raise Refused("halls-full")

    def enter(self, hall: Hall) -> None:
        """Drive a hall from now on."""
        self.halls[hall.assembly.id] = hall
        self.tables.scheduler.changed(hall)

    def forget(self, hall: Hall) -> None:
        """Drive a hall no more: it was put away, or another server has it."""
        self.halls.pop(hall.assembly.id, None)
        self.networks.pop(hall.assembly.id, None)
        self.tables.scheduler.forget(hall)

    async def find(self, hall: str) -> Hall:
        """An open hall, taken up if nobody drives it; refuses an unknown one and one that was put away."""
        found = self.halls.get(hall)
        if found is None:
            await self.tables.ownership.bring_back_hall(hall)
            found = self.halls.get(hall)
        if found is None:
            raise Refused("hall-unknown")
        return found

    async def kept(self, hall: str) -> KeptHall:
        """What is known of a hall, open or put away; refuses an unknown one."""
        found = self.halls.get(hall)
        if found is not None:
            return KeptHall(found.assembly)
        row = await self.store.room(hall)
        if row is None or not row.is_hall:
            raise Refused("hall-unknown")
        return self.put_away.of(row)

    # --- after a restart ---

    async def take_up(self, row: RoomRow) -> None:
        """Drive a stored hall with all its tables, or none of them.

        A table that cannot be taken up is set aside by itself. What is due waits until the hall is where it was.
        """
        hall = Hall(stored_assembly(row), row.version, self.tables, self.forget)
        rows = await self.tables.ownership.claim_rooms_of(row.id)
        try:
            async with hall.lock:
                await self.take_up_tables(hall, rows)
                hall.note_playing()
                self.enter(hall)
                await resume(hall)
        except Exception:
            hall.is_closed = True
            self.forget(hall)
            await self.tables.ownership.give_up_tables(rows)
            raise
        LOG.info("hall taken up", extra={"facts": {"tables": len(hall.rooms), "phase": hall.assembly.phase}})

    async def take_up_tables(self, hall: Hall, rows: list[RoomRow]) -> None:
        """Take up the tables of a hall; each knows from its first moment on what is sealed."""
        ownership, side = self.tables.ownership, side_of(hall)
        for row in rows:
            try:
                room = await ownership.take_up(row)
            except Exception as problem:
                if is_passing(problem):
                    raise
                await ownership.set_aside(row.id, problem)
            else:
                room.hall = side
                hall.rooms[row.id] = room

    def let_go(self) -> None:
        """Stop driving all halls; their tables are let go of by themselves."""
        for hall in list(self.halls.values()):
            hall.is_closed = True
            self.forget(hall)

    # --- forgetting a device ---

    async def forget_device(self, device: str) -> int:
        """Forget a device in all halls, open or put away; in how many there was anything."""
        touched = 0
        for hall in list(self.halls.values()):
            touched += await people.forget(hall, device)
        for name in await self.store.rooms_naming(device):
            row = None if name in self.halls else await self.store.room(name)
            if row is not None and row.is_hall:
                touched += await self.forget_in_row(row, device)
        return touched

    async def forget_in_row(self, row: RoomRow, device: str) -> bool:
        """The same for a hall that was put away."""
        self.put_away.forget(row.id)
        claimed = await self.store.claim_room(row.id)
        if claimed is None:
            return False
        try:
            assembly = stored_assembly(claimed)
            without = people.without_device(assembly, device)
            if without == assembly:
                return False
            await self.store.save_room(without.to_row(claimed.version + 1, claimed.saved, is_open=claimed.open))
        except Conflict:
            return False
        finally:
            await self.store.disown(row.id)
        return True


async def resume(hall: Hall) -> None:
    """Go on where the hall was: matches of its round that had not begun yet begin now, others of an older one end."""
    assembly, number = hall.assembly, len(hall.assembly.rounds)
    if assembly.left is not None and not assembly.paused:
        hall.ends = hall.clock.now() + assembly.left
    side = side_of(hall)
    for room in hall.rooms.values():
        room.hall = side
    current = assembly.current
    missing = []
    if current is not None:
        tables = {person.room for who in current.people if (person := assembly.people[who]).state == "in"}
        byes = () if current.pairing is None else current.pairing.byes
        tables -= {assembly.people[who].room for who in byes}
        missing = [room for table, room in hall.rooms.items() if table in tables and not plays_round(room, number)]
        await hall.play(missing)
    else:
        await asyncio.gather(*(end_match(room) for room in hall.rooms.values()))
    hall.touch()
