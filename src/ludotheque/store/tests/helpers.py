"""What the tests of the store share."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

from ludotheque.store import Address, LogRow, MatchRow, RoomRow, open_store
from ludotheque.store.database import Connection
from ludotheque.store.migrations import upgrade
from ludotheque.store.postgres import Session, connect
from ludotheque.store.sql_store import SqlStore

ROOM = RoomRow("room", 1, "{}")
MATCH = MatchRow("m1", "room", "uluru", 1, "{}", b"s" * 32)


@cache
def empty_file() -> bytes:
    """A file of today's schema with nothing in it."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        upgrade(path)
        return path.read_bytes()


def made_empty(address: Address) -> Address:
    """The same address, its file made from a copy if there is none: Alembic takes longer than most tests."""
    if isinstance(address, Path) and not address.exists():
        address.parent.mkdir(parents=True, exist_ok=True)
        address.touch(0o600)
        address.write_bytes(empty_file())
    return address


@asynccontextmanager
async def opened(address: Address) -> AsyncIterator[SqlStore]:
    store = cast("SqlStore", open_store(address))
    try:
        yield store
    finally:
        await store.close()


def run(address: Address, work: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def main() -> None:
        async with opened(address) as store:
            await work(store)

    asyncio.run(main())


async def with_match(store: SqlStore) -> None:
    await store.save_room(ROOM)
    await store.open_match(MATCH, RoomRow("room", 2, '{"match":"m1"}'))


async def bodies(store: SqlStore, match: str = "m1") -> list[str]:
    return [row.body for row in await store.log(match)]


def rows(*texts: str, start: int = 0) -> list[LogRow]:
    """Rows of a log with these bodies."""
    return [LogRow(seq, body) for seq, body in enumerate(texts, start)]


@contextmanager
def executing(address: Address) -> Iterator[Connection]:
    """A connection past the store."""
    if isinstance(address, Path):
        with closing(sqlite3.connect(address, isolation_level=None)) as database:
            yield database
    else:
        with connect(address) as raw:
            yield Session(raw)


def version_at(address: Address) -> str:
    """The version of the schema."""
    with executing(address) as database:
        return str(database.execute("SELECT version_num FROM alembic_version").fetchone()[0])
