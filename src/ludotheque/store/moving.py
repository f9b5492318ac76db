"""Moves a whole store to another address, compares it there, and goes on where it was killed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any, Final, TypeAlias

from msgspec import Struct, json

from ludotheque.core.coding import decode
from ludotheque.core.refusal import Refused
from ludotheque.store import files, sqlite_opening
from ludotheque.store.address import Address, ServerAddress, shown
from ludotheque.store.database import Connection, Database, Unknown, Values
from ludotheque.store.driver import postgres_opening
from ludotheque.store.queries import RESULTS
from ludotheque.store.schema_version import MOVING, moving_from

PAGE: Final = 1_000
"""Rows that are copied in one transaction."""
MATCHES_AT_ONCE: Final = 20
"""Matches that are compared at once; all their rows are held in memory."""

Told: TypeAlias = Callable[[str, int, int], None]
"""Called with the step, and how many of how many rows are done."""


class Table(Struct, frozen=True):
    """A table, and what tells its rows apart."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    truths: frozenset[int] = frozenset()
    """Indexes of boolean columns, which SQLite stores as numbers."""

    def row(self, found: Values) -> Values:
        """A row with booleans normalised, so that both databases agree."""
        return tuple(bool(value) if n in self.truths else value for n, value in enumerate(found))

    def select(self, where: str, order: Sequence[str]) -> str:
        """A query for whole rows."""
        return f"SELECT {', '.join(self.columns)} FROM {self.name} {where} ORDER BY {', '.join(order)}"  # noqa: S608 - from below

    def page(self, connection: Connection, after: Sequence[Any] | None) -> list[Values]:
        """The next rows by their key."""
        marks = ", ".join("?" * len(self.key))
        where = "" if after is None else f"WHERE ({', '.join(self.key)}) > ({marks})"
        query = f"{self.select(where, self.key)} LIMIT {PAGE}"
        return [self.row(found) for found in connection.execute(query, tuple(after or ()))]

    def key_of(self, row: Values) -> list[Any]:
        return [row[self.columns.index(name)] for name in self.key]

    def insert(self, connection: Connection, rows: Sequence[Values]) -> None:
        marks = ", ".join("?" * len(self.columns))
        names = ", ".join(self.columns)
        connection.executemany(f"INSERT INTO {self.name} ({names}) VALUES ({marks}) ON CONFLICT DO NOTHING", rows)  # noqa: S608

    def count(self, connection: Connection) -> int:
        without = f" WHERE name <> '{MOVING}'" if self.name == "secrets" else ""
        return int(connection.execute(f"SELECT count(*) FROM {self.name}{without}").fetchone()[0])  # noqa: S608


MATCH = ("id", "room", "game", "rules", "header", "seed", "heartbeat", "replay", "deal")
MATCHES: Final = Table("matches", MATCH, ("id",))
LOG: Final = Table("log", ("match", "seq", "seat", "key", "body"), ("match", "seq"))
RESULT: Final = Table("results", tuple(RESULTS.split(", ")), ("match", "seat"), frozenset({10}))
OTHERS: Final = (
    Table("rooms", ("id", "version", "doc", "open", "saved", "code", "hall"), ("id",), frozenset({3})),
    Table("set_aside", ("room", "reason", "since"), ("room",)),
    Table("secrets", ("name", "value"), ("name",)),
    Table("tries", ("device", "record", "match"), ("device", "record")),
    Table("seat_transfers", ("code", "room", "seat", "device", "until"), ("code",)),
    Table("wrong_codes", ("who", "full_at"), ("who",)),
)
TABLES: Final = (*OTHERS[:3], MATCHES, LOG, RESULT, *OTHERS[3:])
"""All tables, each after those that it refers to."""


class Progress(Struct, frozen=True):
    """How far the move has come; written to the target with every page."""

    source: str
    """Identifies the source."""
    table: int = 0
    after: list[Any] | None = None
    """The key of the last row that has arrived."""


class Moved(Struct, frozen=True):
    matches: int
    rows: int


def move_store(source: Address, target: Address, told: Told = lambda *_: None) -> Moved:
    """Copy everything to an empty store and compare it there; no server may use either meanwhile.

    Refuses, with a sentence, what cannot be moved. One that was killed goes on where it was.
    """
    if isinstance(source, Path) and not source.exists():
        raise Refused("move-missing", file=shown(source))
    with (
        refusing(source),
        closing(opened(source, moving=False)) as old,
        old.reading() as reading,
        refusing(target),
        closing(opened(target, moving=True)) as new,
    ):
        progress = begun(reading, new, target)
        moved = Moved(MATCHES.count(reading), sum(table.count(reading) for table in TABLES))
        if progress is not None:
            copy(reading, new, target, progress, lambda done: told("move-copies", done, moved.rows))
        with new.reading() as arrived:
            check(reading, arrived, target, lambda done: told("move-compares", done, moved.rows), progress)
        new.begin().execute("DELETE FROM secrets WHERE name = ?", (MOVING,))
        new.commit()
    return moved


def opened(address: Address, *, moving: bool) -> Database:
    """The database at this address, which no server uses meanwhile."""
    if isinstance(address, ServerAddress):
        found: Database = postgres_opening(address).open_database(address, moving=moving, alone=True)
        return found
    return sqlite_opening.open_database(address, moving=moving)


@contextmanager
def refusing(address: Address) -> Iterator[None]:
    """Turn what goes wrong with this database into a refusal."""
    if isinstance(address, ServerAddress):
        known: AbstractContextManager[None] = postgres_opening(address).refusing(address)
    else:
        known = files.refusing(address)
    try:
        with known:
            yield
    except Unknown as lost:
        raise Refused("store-unreachable", file=shown(address), problem=str(lost)[:200]) from None


def begun(reading: Connection, new: Database, target: Address) -> Progress | None:
    """The progress of an earlier move; marks an empty target.

    None where it holds something that is not marked: a move that was finished, or something else.
    """
    secrets = reading.execute("SELECT name, value FROM secrets ORDER BY name").fetchall()
    source = hashlib.sha256(repr(sorted((name, bytes(value)) for name, value in secrets)).encode()).hexdigest()
    connection = new.begin()
    kept = moving_from(connection)
    if kept is None and not any(table.count(connection) for table in TABLES):
        mark(connection, Progress(source))
        new.commit()
        return Progress(source)
    new.rollback()
    progress = None if kept is None else decode(kept, Progress)
    if progress is not None and progress.source != source:
        raise Refused("move-target", file=shown(target))
    return progress


def check(
    old: Connection, new: Connection, target: Address, told: Callable[[int], None], progress: Progress | None
) -> None:
    """Compare what has been copied; refuses a target that was never part of this move."""
    try:
        compare(old, new, target, told)
    except Refused:
        if progress is None:
            raise Refused("move-target", file=shown(target)) from None
        raise


def mark(connection: Connection, progress: Progress) -> None:
    """Store the progress of the move."""
    insert = "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    connection.execute(insert, (MOVING, json.encode(progress)))


def copy(reading: Connection, new: Database, target: Address, progress: Progress, told: Callable[[int], None]) -> None:
    """Copy page by page; each is one transaction with the progress."""
    after = progress.after
    done = sum(table.count(reading) for table in TABLES[: progress.table])
    for number, table in enumerate(TABLES[progress.table :], progress.table):
        while rows := table.page(reading, after):
            check_text(table, rows, target)
            after = table.key_of(rows[-1])
            connection = new.begin()
            table.insert(connection, rows)
            mark(connection, Progress(progress.source, number, after))
            new.commit()
            done += len(rows)
            told(done)
        after = None


def check_text(table: Table, rows: Sequence[Values], target: Address) -> None:
    """Refuse text that is damaged, or that PostgreSQL cannot keep."""
    for row in rows:
        for value in row:
            if not isinstance(value, str):
                continue
            damaged = any("\ud800" <= letter <= "\udfff" for letter in value)
            if damaged or ("\0" in value and isinstance(target, ServerAddress)):
                row_id = ascii(table.key_of(row))[:100]
                raise Refused("move-text", table=table.name, id=row_id, file=shown(target))


def compare(old: Connection, new: Connection, target: Address, told: Callable[[int], None]) -> None:
    """Compare counts, the rows of each match, and all other rows."""
    for table in TABLES:
        if table.count(old) != table.count(new):
            raise Refused("move-differs", file=shown(target), table=table.name)
    done = 0
    for table in (*OTHERS, RESULT):  # a result may have outlived its match
        if total(old, table) != total(new, table):
            raise Refused("move-differs", file=shown(target), table=table.name)
        done += table.count(old)
        told(done)
    after = None
    while rows := MATCHES.page(old, after):
        after = MATCHES.key_of(rows[-1])
        for start in range(0, len(rows), MATCHES_AT_ONCE):
            ids = [row[0] for row in rows[start : start + MATCHES_AT_ONCE]]
            hashes, count = hashes_of(old, ids)
            arrived, _ = hashes_of(new, ids)
            different = [match for match in ids if hashes[match] != arrived.get(match)]
            if different:
                raise Refused("move-differs", file=shown(target), table=f"match {different[0]}"[:100])
            done += count
            told(done)


def total(connection: Connection, table: Table) -> int:
    """A sum over the hashes of all rows, in whatever order a database has them."""
    after, found = None, 0
    while rows := table.page(connection, after):
        after = table.key_of(rows[-1])
        found += sum(int.from_bytes(digest([row]), "big") for row in rows if row[0] != MOVING)
    return found


def hashes_of(connection: Connection, matches: Sequence[str]) -> tuple[dict[str, bytes], int]:
    """A hash for each of these matches over all its rows, and how many rows that were."""
    marks = ", ".join("?" * len(matches))
    found = dict.fromkeys(matches, b"")
    count = 0
    for table, column in ((MATCHES, "id"), (LOG, "match")):
        query = table.select(f"WHERE {column} IN ({marks})", table.key)
        rows = [table.row(row) for row in connection.execute(query, tuple(matches))]
        count += len(rows)
        for match, own in groupby(rows, lambda row: row[0]):
            found[match] += digest(list(own))
    return found, count


def digest(rows: Sequence[Values]) -> bytes:
    return hashlib.sha256(json.encode(rows)).digest()
