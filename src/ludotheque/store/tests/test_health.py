"""Whether a store can write, known at no cost; and a log that is not flooded while it cannot."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludotheque.store import LogRow, Unavailable
from ludotheque.store.database import Connection
from ludotheque.store.health import FRESH, QUIET
from ludotheque.store.sql_store import SqlStore
from ludotheque.store.tests.helpers import run, with_match

resource = pytest.importorskip("resource", reason="limits of POSIX")


class Clock:
    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


def clocked(store: SqlStore) -> Clock:
    """The clock by which this store knows how long ago something was."""
    clock = store.health.now = Clock()
    store.health.known_at = -FRESH
    return clock


@contextmanager
def full_disk(path: Path) -> Iterator[None]:
    """No file can grow beyond the size that the write-ahead log has now."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = path.with_name(f"{path.name}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ludotheque.db"


def test_a_store_that_has_just_written_is_not_asked_again(path: Path) -> None:
    async def work(store: SqlStore) -> None:
        clock = clocked(store)
        await with_match(store)
        before = store.commits
        clock.at += FRESH - 1
        assert await store.healthy()
        assert store.commits == before
        clock.at += 1
        assert all(await asyncio.gather(*(store.healthy() for _ in range(100))))
        assert store.commits == before + 1, "a hundred who ask share one try"
        assert await store.healthy()
        assert store.commits == before + 1

    run(path, work)


def test_reading_proves_nothing(path: Path) -> None:
    """A full disk can still be read."""

    async def work(store: SqlStore) -> None:
        clocked(store)
        await store.open_rooms()
        assert not store.health.fresh

    run(path, work)


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
def test_a_full_disk_is_no_health_until_there_is_space_again(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(store: SqlStore) -> None:
        clock = clocked(store)
        await with_match(store)
        with full_disk(path):
            with pytest.raises(Unavailable):
                await store.append("m1", [LogRow(0, "lost")])
            assert not await store.healthy()
            assert await store.log("m1") == []
            assert not await store.healthy(), "that it can be read does not help"
            clock.at += FRESH
            assert not await store.healthy(), "tried once more"
        assert not await store.healthy(), "not tried again so soon"
        clock.at += FRESH
        assert await store.healthy()
        await store.append("m1", [LogRow(0, "kept")])

    with caplog.at_level(logging.INFO, "ludotheque.store"):
        run(path, work)
    assert [record.message for record in caplog.records] == ["the store fails", "the store works again"]


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
def test_a_failing_store_is_logged_once_a_minute(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(store: SqlStore) -> None:
        clock = clocked(store)
        await with_match(store)
        with full_disk(path):
            for number in range(int(QUIET) + 1):
                with pytest.raises(Unavailable):
                    await store.append("m1", [LogRow(number, "lost")])
                clock.at += 1

    with caplog.at_level(logging.INFO, "ludotheque.store"):
        run(path, work)
    assert [record.__dict__["facts"]["failures"] for record in caplog.records] == [1, int(QUIET)]


def test_a_mistake_of_ours_says_nothing_about_the_disk(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(store: SqlStore) -> None:
        def wrong(database: Connection) -> None:
            database.execute("SELECT nonsense FROM nowhere")

        with pytest.raises(Unavailable):
            await store._write(wrong)
        assert store.health.ok

    with caplog.at_level(logging.ERROR, "ludotheque.store"):
        run(path, work)
    assert [record.message for record in caplog.records] == ["a query is wrong"]
