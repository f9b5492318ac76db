"""The file of the store: who may read it, how it is opened, and what is wrong when it cannot be."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from ludotheque.core.refusal import Refused

OTHERS: Final = 0o077
"""Mode bits that give access to other users."""
COMPANIONS: Final = ("", "-wal", "-shm", "-journal", ".lock")
"""Suffixes of the database file and its companions."""
BY_ERRNO: Final = {
    errno.EACCES: "store-forbidden",
    errno.EPERM: "store-forbidden",
    errno.EROFS: "store-read-only",
    errno.ENOSPC: "store-full",
    errno.EDQUOT: "store-full",
    errno.EFBIG: "store-full",
    errno.EISDIR: "store-folder",
    errno.ENOTDIR: "store-no-folder",
    errno.ENOENT: "store-no-folder",
    errno.EEXIST: "store-no-folder",
}
BY_CODE: Final = {
    sqlite3.SQLITE_NOTADB: "store-damaged",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-forbidden",
    sqlite3.SQLITE_PERM: "store-forbidden",
    sqlite3.SQLITE_FULL: "store-full",
}


def refusal(problem: OSError | sqlite3.Error, path: Path) -> Refused:
    """What to tell people about a file that cannot be used."""
    if isinstance(problem, OSError):
        key = BY_ERRNO.get(problem.errno or 0)
        why = problem.strerror or str(problem)
    else:
        key = BY_CODE.get(getattr(problem, "sqlite_errorcode", 0) & 0xFF)
        why = str(problem)
    file = str(path)[-200:]
    return Refused("store-unusable", file=file, problem=why[:200]) if key is None else Refused(key, file=file)


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Turn what goes wrong with this file into a refusal with a sentence."""
    try:
        yield
    except (OSError, sqlite3.Error) as problem:
        raise refusal(problem, path) from problem


def make_private(path: Path) -> None:
    """Create the file if there is none. It and its companions hold secrets: only the owner may read them."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "is a folder", str(path))
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
    for end in COMPANIONS:
        shut_out_others(path.with_name(path.name + end))


def shut_out_others(path: Path) -> None:
    """Remove the access of other users than the owner; a file owned by somebody else stays as it is."""
    with suppress(FileNotFoundError, PermissionError):
        mode = path.stat().st_mode
        if mode & OTHERS:
            path.chmod(mode & 0o7777 & ~OTHERS)


@contextmanager
def read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that changes nothing, beside a server or alone."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "is a folder", str(path))
    address = f"{path.absolute().as_uri()}?mode=ro"
    if not path.with_name(f"{path.name}-wal").exists() and not os.access(path.parent, os.W_OK):
        address += "&immutable=1"  # nothing writes to it, and no file can be made beside it
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as database:
        database.text_factory = as_text
        yield database


def as_text(data: bytes) -> str:
    """Text from the database. Invalid UTF-8 garbles its own row instead of failing the whole query."""
    return data.decode("utf-8", "surrogateescape")


def damage_in(database: sqlite3.Connection, check: str) -> list[str]:
    """What a check of SQLite, such as `quick_check(1)`, finds wrong with the file; empty where it is whole."""
    found: list[str] = []
    try:
        for (line,) in database.execute(f"PRAGMA {check}"):
            found += str(line).splitlines()
    except sqlite3.DatabaseError as problem:  # the check itself may fail on the damage
        if BY_CODE.get(getattr(problem, "sqlite_errorcode", 0) & 0xFF) != "store-damaged":
            raise
        found.append(str(problem))
    return [] if found == ["ok"] else found


def version_in(database: sqlite3.Connection) -> str | None:
    """The version of the schema; None where there is none."""
    if "alembic_version" not in tables_in(database):
        return None
    found = database.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if found is None else str(found[0])


def tables_in(database: sqlite3.Connection) -> set[str]:
    """The names of all tables."""
    return {str(name) for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
