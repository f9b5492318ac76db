"""Reads a store beside a running server, and changes nothing: for `ludotheque doctor`."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import starmap
from pathlib import Path

from ludotheque.core.refusal import Refused
from ludotheque.store.files import damage_in, read_only, refusing, tables_in, version_in
from ludotheque.store.opening import NEWEST, PATIENCE, refuse_newer
from ludotheque.store.rows import AsideRow, LogRow, MatchRow, RoomRow
from ludotheque.store.sqlite import MATCHES, ROOMS, room_row


class Reader:
    """One look at a store; rooms and matches can be read only from the newest schema."""

    def __init__(self, path: Path, database: sqlite3.Connection) -> None:
        self.path = path
        self.database = database
        if tables_in(database) and version_in(database) is None:
            raise Refused("store-foreign", file=str(path)[-200:])
        self.version = version_in(database)
        refuse_newer(self.version, path)

    @property
    def newest(self) -> bool:
        """Whether it has the schema of today."""
        return self.version == NEWEST

    def damage(self) -> list[str]:
        """What is wrong with the file; empty where it is whole."""
        return damage_in(self.database, "integrity_check(20)")

    def open_rooms(self) -> list[RoomRow]:
        """All rooms that were not closed or set aside."""
        return [room_row(row) for row in self.database.execute(ROOMS)]

    def rooms_aside(self) -> list[AsideRow]:
        """All rooms that were set aside."""
        return list(starmap(AsideRow, self.database.execute("SELECT room, reason, since FROM set_aside ORDER BY 3, 1")))

    def finished(self) -> Iterator[MatchRow]:
        """All finished matches."""
        query = f"{MATCHES} WHERE replay IS NOT NULL ORDER BY id"
        return starmap(MatchRow, self.database.execute(query).fetchall())

    def match(self, match: str) -> MatchRow | None:
        """One match."""
        row = self.database.execute(f"{MATCHES} WHERE id = ?", (match,)).fetchone()
        return None if row is None else MatchRow(*row)

    def log(self, match: str) -> list[LogRow]:
        """The whole log of a match, in order."""
        query = "SELECT seq, body, seat, key FROM log WHERE match = ? ORDER BY seq"
        return list(starmap(LogRow, self.database.execute(query, (match,))))


@contextmanager
def reading(path: Path) -> Iterator[Reader]:
    """A reader of this file; refuses one that cannot be read."""
    with refusing(path), read_only(path) as database:
        yield Reader(path, database)


def take_up_again(path: Path, room: str) -> None:
    """Let a room that was set aside be taken up at the next start; refuses one that was not."""
    with reading(path) as store:
        if not any(aside.room == room for aside in (store.rooms_aside() if store.newest else ())):
            raise Refused("not-aside", table=room[:200])
    with refusing(path), closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as database:
        database.execute("DELETE FROM set_aside WHERE room = ?", (room,))
