"""Finds tables: by id, by code, those that want to be found, those where a device sits."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.core.refusal import Refused
from ludotheque.table.room import Room
from ludotheque.table.tokens import new_code, tidy_code


class Directory:
    """Every open table by its id."""

    def __init__(self) -> None:
        self.rooms: dict[str, Room] = {}
        self.aside: set[str] = set()
        """Tables that could not be taken up after a restart."""

    def __len__(self) -> int:
        return len(self.rooms)

    def __iter__(self) -> Iterator[Room]:
        """All tables as of now."""
        return iter(list(self.rooms.values()))

    def __contains__(self, room: Room) -> bool:
        return self.rooms.get(room.party.id) is room

    def add(self, room: Room) -> None:
        self.rooms[room.party.id] = room

    def remove(self, room: Room) -> None:
        del self.rooms[room.party.id]

    def get(self, table: str) -> Room | None:
        """The table with this id, if it is open."""
        return self.rooms.get(table)

    def find(self, table: str) -> Room:
        """The table with this id; refuses an unknown one, and one that was set aside."""
        room = self.get(table)
        if room is None:
            raise Refused("table-set-aside" if table in self.aside else "table-unknown")
        return room

    def by_code(self, code: str) -> Room:
        """The table that this code leads to, as people type it; refuses an unknown one."""
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

    def free_code(self) -> str:
        """A code that leads to no table yet."""
        taken = {room.party.code for room in self.rooms.values()}
        return next(code for code in iter(new_code, "") if code not in taken)
