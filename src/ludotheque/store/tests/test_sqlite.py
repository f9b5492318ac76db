"""What only a SQLite file has: a write-ahead log, and copies while it is used."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from ludotheque.store import LogRow, back_up
from ludotheque.store.database import Connection
from ludotheque.store.sql_store import SqlStore
from ludotheque.store.tests.helpers import run, with_match


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "ludotheque.db"


def test_a_backup_is_whole_while_the_store_is_used(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def work(store: SqlStore) -> None:
        await with_match(store)
        await store.append("m1", [LogRow(0, "kept")])
        await asyncio.gather(
            asyncio.to_thread(back_up, path, copy), *(store.append("m1", [LogRow(n, "x")]) for n in range(1, 50))
        )

    run(path, work)
    kept = sqlite3.connect(copy)
    assert kept.execute("SELECT body FROM log WHERE seq = 0").fetchall() == [("kept",)]
    assert kept.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    kept.close()


def test_writing_is_safe_in_wal_mode(path: Path) -> None:
    async def work(store: SqlStore) -> None:
        def pragma(database: Connection) -> tuple[str, int]:
            return database.execute("PRAGMA journal_mode").fetchone()[0], database.execute(
                "PRAGMA synchronous"
            ).fetchone()[0]

        assert await store._write(pragma) == ("wal", 2)

    run(path, work)
