"""Whole copies of a database, for backups and before a migration."""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from ludotheque.core.refusal import Refused
from ludotheque.store.address import Address, ServerAddress
from ludotheque.store.files import damage_in, read_only, refusing, tables_in


def back_up(source: Address, target: Path) -> None:
    """A whole, checked copy at a place where there is no file yet; refuses, with a sentence, what does not work.

    Refuses PostgreSQL, which has tools of its own for that.
    """
    if isinstance(source, ServerAddress):
        raise Refused("backup-server", command=f"pg_dump --format=custom --file={target} {source}"[:400])
    with refusing(source), read_only(source) as kept:
        tables_in(kept)
    with refusing(target):
        try:
            copy_database(source, target)
        except FileExistsError:
            raise Refused("backup-exists", file=str(target)[-200:]) from None


def copy_database(source: Path, target: Path, *, over: bool = False) -> None:
    """A whole, checked copy, also of a database in use; only its owner may read it.

    It gets its name once it is complete and on the disk. A file that exists is replaced only if `over` says so, else
    FileExistsError. Raises OSError or sqlite3.Error if it cannot be made, and refuses to copy damage.
    """
    if not over and os.path.lexists(target):
        raise FileExistsError(str(target))
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.absolute().parent)
    os.close(handle)
    part = Path(name)
    try:
        with read_only(source) as kept, closing(sqlite3.connect(part)) as copy:
            kept.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
            if damage_in(copy, "integrity_check(1)"):
                raise Refused("store-damaged", file=str(source)[-200:])
        sync(part)
        give_name(part, target, over=over)
        sync(target.absolute().parent)
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            part.with_name(part.name + end).unlink(missing_ok=True)


def give_name(part: Path, target: Path, *, over: bool) -> None:
    """Give a complete file its name, in one step."""
    if over:
        part.replace(target)
        return
    try:
        os.link(part, target)  # unlike a rename this never replaces a file
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if target.exists():
            raise FileExistsError(str(target)) from None
        part.rename(target)


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    if path.is_dir() and sys.platform == "win32":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
