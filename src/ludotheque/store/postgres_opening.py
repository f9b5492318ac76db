"""Opens a PostgreSQL database: locked, checked, migrated; or says why not."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import psycopg
from psycopg import errors

from ludotheque.core.refusal import Refused
from ludotheque.store.address import ServerAddress, shown
from ludotheque.store.postgres import SERVER, Locks, Postgres, Raw, Session, connect, in_turn
from ludotheque.store.schema_version import NEWEST, refuse_foreign, refuse_half_moved
from ludotheque.store.writer import PROBE

OLDEST: Final = 14
"""The oldest PostgreSQL that is known to work."""
BY_ERROR: Final[dict[type[psycopg.Error], str]] = {
    errors.LockNotAvailable: "store-in-use",
    errors.InsufficientPrivilege: "store-no-rights",
    errors.InvalidSchemaName: "store-no-rights",
    errors.ReadOnlySqlTransaction: "store-read-only",
    errors.DiskFull: "store-full",
}
BY_TEXT: Final = {
    r'database ".*" does not exist': "store-no-database",
    r"authentication failed|pg_hba\.conf|no password supplied|role .* does not exist": "store-no-entry",
}
"""Refusals by the text of a failed connection, which has no error code."""


def refusal(problem: psycopg.Error, address: ServerAddress) -> Refused:
    """What to tell people about a database that cannot be used."""
    why = " ".join(address.hide(str(problem)).split())
    keys = [key for kind, key in BY_ERROR.items() if isinstance(problem, kind)]
    if problem.sqlstate is None and isinstance(problem, psycopg.OperationalError):
        keys += [key for pattern, key in BY_TEXT.items() if re.search(pattern, why)]
        keys = keys or ["store-unreachable"]
    key = keys[0] if keys else "store-unusable"
    about = {"problem": why[-200:]} if key in {"store-unreachable", "store-unusable"} else {}
    return Refused(key, file=shown(address), **about)


@contextmanager
def refusing(address: ServerAddress) -> Iterator[None]:
    """Turn what goes wrong with this database into a refusal with a sentence."""
    try:
        yield
    except psycopg.Error as problem:
        raise refusal(problem, address) from None


def open_database(address: ServerAddress, *, moving: bool = False, alone: bool = False) -> Postgres:
    """The database at this address in the newest schema; `moving`: even a part of one; `alone`: not shared."""
    with refusing(address):
        locks = Locks(alone, secrets.randbits(63))
        raw = locks.take(connected(address))
        try:
            version = checked_version(raw, address)
            if not moving:
                refuse_half_moved(Session(raw), version, address)
            if version is not None:
                with raw.transaction(force_rollback=True):
                    raw.execute(PROBE)  # only a write shows that the database is read-only
            if version != NEWEST:
                migrate(raw, locks, address)
            return Postgres(address, raw, locks)
        except BaseException:
            raw.close()
            raise


def connected(address: ServerAddress) -> Raw:
    """A connection to a server that is new enough and keeps text as we do."""
    try:
        raw = connect(address)
    except psycopg.ProgrammingError:  # the driver would quote the address
        raise Refused("store-address") from None
    version, encoding = raw.info.server_version, raw.info.parameter_status("server_encoding")
    if version // 10_000 >= OLDEST and encoding == "UTF8":
        return raw
    raw.close()
    if encoding == "UTF8":
        raise Refused("store-server-old", file=shown(address), given=version // 10_000, known=OLDEST)
    raise Refused("store-encoding", file=shown(address), given=str(encoding)[:40])


def checked_version(raw: Raw, address: ServerAddress) -> str | None:
    """The schema version of a database that is ours; None for an empty one."""
    tables = {name for (name,) in raw.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")}
    row = raw.execute("SELECT version_num FROM alembic_version").fetchone() if "alembic_version" in tables else None
    version = None if row is None else str(row[0])
    refuse_foreign(version, address, has_tables=bool(tables))
    return version


def migrate(raw: Raw, locks: Locks, address: ServerAddress) -> None:
    """Bring a database to the newest schema, unless another server has just done it; refuses while others use it."""
    with in_turn(raw, locks):
        if checked_version(raw, address) != NEWEST:
            raw.execute("SELECT pg_advisory_lock(%s)", (SERVER,))
            bring_up_to_date(address)
            raw.execute("SELECT pg_advisory_unlock(%s)", (SERVER,))


def bring_up_to_date(address: ServerAddress) -> None:
    """Migrate in one transaction."""
    from ludotheque.store.migrations import upgrade  # noqa: PLC0415 - takes a second, and is rarely needed

    try:
        upgrade(address)
    except psycopg.Error:
        raise
    except Exception as problem:  # noqa: BLE001 - whatever it is, a sentence tells it
        why = address.hide(str(problem))[:200]
        raise Refused("store-not-migrated", file=shown(address), problem=why) from None


@contextmanager
def reading(address: ServerAddress) -> Iterator[tuple[Session, str | None]]:
    """A connection that changes nothing, beside a server or alone, and the schema version."""
    with refusing(address), connected(address) as raw:
        raw.read_only = True
        raw.execute("SET default_transaction_read_only = on")
        yield Session(raw), checked_version(raw, address)
