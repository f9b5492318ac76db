"""SQLite: one connection that writes, one that reads beside it (WAL), one server a file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from ludotheque.store.database import Database, Values
from ludotheque.store.files import as_text
from ludotheque.store.lock import ServerLock

APPEND: Final = "INSERT INTO log (match, seq, seat, key, body) VALUES (?, ?, ?, ?, ?)"
PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "busy_timeout = 5000",
    "wal_autocheckpoint = 10000",
    "cache_size = -16000",  # kB at most: the last pages of all matches under way, else each is read again
)
OURS: Final = frozenset({sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_RANGE})
"""Codes of mistakes in our own SQL."""


class Sqlite(Database):
    errors = sqlite3.Error
    clashes = sqlite3.IntegrityError
    readers = 1
    shared = False

    def __init__(self, path: Path, lock: ServerLock | None = None) -> None:
        self.path = path
        self._lock = lock
        self._database = connected(path, *PRAGMAS)
        self._reader = connected(path, "busy_timeout = 5000", "query_only = ON", "cache_size = -4000")
        self._changes = 0

    def begin(self) -> sqlite3.Connection:
        self._changes = self._database.total_changes
        self._database.execute("BEGIN IMMEDIATE")
        return self._database

    def append(self, rows: Sequence[Values]) -> None:
        self._database.executemany(APPEND, rows)

    def commit(self) -> bool:
        self._database.execute("COMMIT")
        return self._database.total_changes != self._changes

    def rollback(self) -> None:
        if self._database.in_transaction:
            self._database.execute("ROLLBACK")

    def lost(self) -> bool:
        return False

    def landed(self) -> bool:
        raise AssertionError("a file answers every commit")

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        yield self._reader

    def is_ours(self, problem: Exception) -> bool:
        return getattr(problem, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF in OURS

    def why(self, problem: Exception) -> str:
        return str(problem)

    def close(self) -> None:
        with closing(self._database), closing(self._reader):
            pass
        if self._lock is not None:
            self._lock.release()


def connected(path: Path, *pragmas: str) -> sqlite3.Connection:
    """A connection that one thread at a time may use."""
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in pragmas:
        database.execute(f"PRAGMA {pragma}")
    database.text_factory = as_text
    return database
