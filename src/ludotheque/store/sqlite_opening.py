"""Opens a file: locked, checked, copied before it is migrated; or says why not."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from glob import escape
from pathlib import Path
from typing import Final

from ludotheque.core.refusal import Refused
from ludotheque.store.address import shown
from ludotheque.store.copying import copy_database
from ludotheque.store.files import damage_in, make_private, refusing, tables_in, version_in
from ludotheque.store.lock import ServerLock, Taken
from ludotheque.store.schema_version import NEWEST, refuse_foreign, refuse_half_moved
from ludotheque.store.sqlite import Sqlite

PATIENCE: Final = 2.0
"""Seconds to wait for somebody else who writes to the file."""


def open_database(path: Path, *, moving: bool = False) -> Sqlite:
    """The database of this file, locked for this server and in the newest schema; created if it does not exist.

    One into which another store was moved in part is refused, unless it is opened to go on `moving`.
    """
    with refusing(path):
        make_private(path)
        try:
            lock = ServerLock(path)
        except Taken:
            raise Refused("store-in-use", file=shown(path)) from None
        try:
            if checked_version(path, moving=moving) != NEWEST:
                migrate(path)
            return Sqlite(path, lock)
        except BaseException:
            lock.release()
            raise


def checked_version(path: Path, *, moving: bool = False) -> str | None:
    """The schema version of a file that is whole and can be written; None for a new one."""
    with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as database:
        version = version_in(database)
        refuse_foreign(version, path, has_tables=bool(tables_in(database)))
        database.execute("BEGIN IMMEDIATE")
        database.execute("PRAGMA user_version = 0")  # only a write shows that the database is read-only
        database.execute("ROLLBACK")
        if damage_in(database, "quick_check(1)"):
            raise Refused("store-damaged", file=shown(path))
        if not moving:
            refuse_half_moved(database, version, path)
    return version


def migrate(path: Path) -> None:
    """Bring a file to the newest schema in one transaction, after a checked copy of what it was."""
    from ludotheque.store.migrations import upgrade  # noqa: PLC0415 - takes a second, and is rarely needed

    version = version_of(path)
    if version is not None:
        copy = copy_of(path, version)
        for stale in path.parent.glob(f".{escape(copy.name)}.*.part*"):  # of a start that was killed
            stale.unlink()
        copy_database(path, copy, over=True)
    try:
        upgrade(path)
    except (OSError, sqlite3.Error):
        raise
    except Exception as problem:
        raise Refused("store-not-migrated", file=shown(path), problem=str(problem)[:200]) from problem


def copy_of(path: Path, version: str) -> Path:
    """Where the copy goes that is made before a migration from this version."""
    return path.with_name(f"{path.name}.{version}")


def version_of(path: Path) -> str | None:
    """The schema version of a database; None for one that has none yet."""
    if not path.is_file():
        return None
    with closing(sqlite3.connect(path)) as database:
        return version_in(database)
