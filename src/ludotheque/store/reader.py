"""Reads a store beside a running server, and changes nothing: for `ludotheque doctor`."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from ludotheque.core.refusal import Refused
from ludotheque.store import files, queries
from ludotheque.store.address import Address, ServerAddress
from ludotheque.store.database import Connection
from ludotheque.store.driver import postgres_opening
from ludotheque.store.rows import AsideRow, LogRow, MatchRow, RoomRow
from ludotheque.store.schema_version import NEWEST, refuse_foreign
from ludotheque.store.sqlite_opening import PATIENCE


class Reader:
    """A read-only view of a store; rooms and matches can be read only in the newest schema."""

    def __init__(self, address: Address, connection: Connection, version: str | None, damage: list[str]) -> None:
        self.address = address
        self.connection = connection
        self.version = version
        self.damage = damage
        """What is wrong with the file; empty where it is whole. A server checks its files itself."""

    @property
    def newest(self) -> bool:
        """Whether it has the schema of today."""
        return self.version == NEWEST

    def size(self) -> int:
        """Bytes on the disk."""
        if isinstance(self.address, Path):
            return self.address.stat().st_size
        return int(self.connection.execute("SELECT pg_database_size(current_database())").fetchone()[0])

    def open_rooms(self) -> list[RoomRow]:
        """All rooms that were not closed or set aside."""
        return queries.open_rooms(self.connection)

    def rooms_aside(self) -> list[AsideRow]:
        """All rooms that were set aside."""
        return queries.rooms_aside(self.connection)

    def finished(self) -> Iterator[MatchRow]:
        """All finished matches."""
        return queries.finished_matches(self.connection)

    def match(self, match: str) -> MatchRow | None:
        """One match."""
        return queries.one_match(self.connection, "id", match)

    def log(self, match: str) -> list[LogRow]:
        """The whole log of a match, in order."""
        return queries.log(self.connection, match)


@contextmanager
def reading(address: Address) -> Iterator[Reader]:
    """A reader of this store; refuses one that cannot be read."""
    if isinstance(address, ServerAddress):
        with postgres_opening(address).reading(address) as (session, version):
            yield Reader(address, session, version, [])
        return
    with files.refusing(address), files.read_only(address) as database:
        version = files.version_in(database)
        refuse_foreign(version, address, has_tables=bool(files.tables_in(database)))
        yield Reader(address, database, version, files.damage_in(database, "integrity_check(20)"))


def take_up_again(address: Address, room: str) -> None:
    """Let a room that was set aside be taken up at the next start; refuses one that was not."""
    with reading(address) as store:
        if not any(aside.room == room for aside in (store.rooms_aside() if store.newest else ())):
            raise Refused("not-aside", table=room[:200])
    if isinstance(address, ServerAddress):
        opening = postgres_opening(address)
        with opening.refusing(address), opening.connected(address) as raw:
            queries.take_up(opening.Session(raw), room)
        return
    with (
        files.refusing(address),
        closing(sqlite3.connect(address, timeout=PATIENCE, isolation_level=None)) as database,
    ):
        queries.take_up(database, room)
