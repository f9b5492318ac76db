"""Halls as they are read, open or put away: what their pages show is worked out once for many readers."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from ludotheque.hall.assembly import Assembly, stored_assembly
from ludotheque.hall.results import Results, as_csv, results_of
from ludotheque.hall.showing import Wall, kept_wall
from ludotheque.store import RoomRow

MOST_READ: Final = 16
"""Halls that were put away and read last, which are kept in memory."""


class KeptHall:
    """What is known of a hall; nothing of it changes."""

    def __init__(self, assembly: Assembly) -> None:
        self.assembly = assembly

    @cached_property
    def wall(self) -> Wall:
        return kept_wall(self.assembly)

    @cached_property
    def results(self) -> Results:
        return results_of(self.assembly)

    @cached_property
    def csv(self) -> str:
        return as_csv(self.assembly)


class KeptHalls:
    """The halls that were put away and read last; each in the version that the store has."""

    def __init__(self) -> None:
        self.read: dict[str, tuple[int, KeptHall]] = {}

    def of(self, row: RoomRow) -> KeptHall:
        """What is known of the hall of this row."""
        version, found = self.read.pop(row.id, (None, None))
        if found is None or version != row.version:
            found = KeptHall(stored_assembly(row))
        self.read[row.id] = row.version, found
        if len(self.read) > MOST_READ:
            del self.read[next(iter(self.read))]
        return found

    def forget(self, hall: str) -> None:
        """Keep nothing of a hall in memory: somebody has had their name deleted."""
        self.read.pop(hall, None)
