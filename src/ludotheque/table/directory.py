"""Finds tables: by id, those that want to be found, those where a device sits."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from weakref import WeakValueDictionary

from ludotheque.core.refusal import Refused
from ludotheque.table.room import Room


class Directory:
    """Every open table by its id."""

    def __init__(self) -> None:
        self.rooms: dict[str, Room] = {}
        self.devices: dict[str, frozenset[str]] = {}
        """The devices that hold a chair, by table."""
        self.held: defaultdict[str, dict[str, Room]] = defaultdict(dict)
        """The same the other way round: tables by device."""
        self.empty: dict[Room, None] = {}
        """Open tables without anyone there, in the order in which they were left."""
        self.aside: set[str] = set()
        """Tables that could not be taken up after a restart."""
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self.rooms)

    def __iter__(self) -> Iterator[Room]:
        """All tables as of now."""
        return iter(list(self.rooms.values()))

    def __contains__(self, room: Room) -> bool:
        return self.rooms.get(room.party.id) is room

    def add(self, room: Room) -> None:
        self.rooms[room.party.id] = room
        self.note(room)

    def remove(self, room: Room) -> None:
        del self.rooms[room.party.id]
        self.empty.pop(room, None)
        self._note_devices(room, frozenset())

    def note(self, room: Room) -> None:
        """Call this when other devices may hold the chairs of a table."""
        self._note_devices(room, room.party.devices)

    def _note_devices(self, room: Room, now: frozenset[str]) -> None:
        table = room.party.id
        before = self.devices.get(table, frozenset())
        if now == before:
            return
        for device in before - now:
            del self.held[device][table]
            if not self.held[device]:
                del self.held[device]
        for device in now - before:
            self.held[device][table] = room
        if now:
            self.devices[table] = now
        else:
            del self.devices[table]

    def get(self, table: str) -> Room | None:
        """The table with this id, if it is open."""
        return self.rooms.get(table)

    def lock(self, table: str) -> asyncio.Lock:
        """Held while a table is put away or reopened, so that what is read is what was written last."""
        return self.locks.setdefault(table, asyncio.Lock())

    def find(self, table: str) -> Room:
        """The table with this id; refuses an unknown one, and one that was set aside."""
        room = self.get(table)
        if room is None:
            raise Refused("table-set-aside" if table in self.aside else "table-unknown")
        return room

    def listed(self, most: int) -> list[Room]:
        """Tables that wait for players and want to be found, the newest first, and no more than so many."""
        found = (room for room in reversed(self.rooms.values()) if room.party.listed and room.party.phase == "lobby")
        return list(islice(found, most))

    def where(self, device: str) -> list[Room]:
        """Tables where this device holds a chair."""
        return list(self.held.get(device, {}).values())

    def held_by(self, device: str) -> list[Room]:
        """Tables where this device sits, the last used first and those whose match is over last; no lessons.

        A player who was alone and is done has nothing to come back to.
        """
        rooms = [
            room
            for room in self.where(device)
            if room.party.deal is None or room.party.deal.kind != "lesson"
            if room.party.phase != "over" or has_company(room, device)
        ]
        return sorted(rooms, key=lambda room: (room.party.phase == "over", -room.last_used))


def has_company(room: Room, device: str) -> bool:
    """Whether anybody else sits at this table, is expected there, or looks on."""
    people = sum(chair.who == "person" for chair in room.party.chairs)
    return people > 1 or bool(room.party.guests) or bool(room.streams.devices - {device})
