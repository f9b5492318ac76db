"""The store on a real SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludotheque.store import Conflict, LogRow, MatchRow, ResultRow, RoomRow, Store, Unavailable, open_store
from ludotheque.store.migrations import drift, newest
from ludotheque.store.opening import NEWEST

ROOM = RoomRow("room", 1, "{}")
MATCH = MatchRow("m1", "room", "uluru", 1, "{}", b"s" * 32)


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    store = open_store(path)
    try:
        yield store
    finally:
        await store.close()


def run(path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        async with opened(path) as store:
            await work(store)

    asyncio.run(main())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house" / "ludotheque.db"


async def with_match(store: Store) -> None:
    await store.save_room(ROOM)
    await store.open_match(MATCH, RoomRow("room", 2, '{"match":"m1"}'))


def test_the_migrations_make_the_schema_of_the_code(path: Path) -> None:
    async def nothing(_store: Store) -> None:
        return

    run(path, nothing)
    run(path, nothing)
    assert drift(path) == []
    assert newest() == NEWEST


def test_appended_rows_are_there_after_reopening(path: Path) -> None:
    rows = [LogRow(0, "a"), LogRow(1, "b", 0, "k1"), LogRow(2, "c", 1, "k1")]

    async def first(store: Store) -> None:
        await with_match(store)
        await store.append("m1", rows)

    async def second(store: Store) -> None:
        assert await store.log("m1") == rows
        assert await store.log("m2") == []
        assert await store.match("m1") == MATCH
        assert await store.open_rooms() == [RoomRow("room", 2, '{"match":"m1"}')]

    run(path, first)
    run(path, second)


def test_two_writers_cannot_both_win(path: Path) -> None:
    async def work(store: Store) -> None:
        await with_match(store)
        results = await asyncio.gather(
            store.append("m1", [LogRow(0, "mine"), LogRow(1, "mine")]),
            store.append("m1", [LogRow(1, "theirs")]),
            store.append("m1", [LogRow(2, "later")]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert [row.body for row in await store.log("m1")] == ["mine", "mine", "later"]

    run(path, work)


def test_a_key_is_used_once_for_each_seat(path: Path) -> None:
    async def work(store: Store) -> None:
        await with_match(store)
        await store.append("m1", [LogRow(0, "a", 0, "key")])
        with pytest.raises(Conflict):
            await store.append("m1", [LogRow(1, "tick"), LogRow(2, "again", 0, "key")])
        await store.append("m1", [LogRow(1, "other seat", 1, "key")])
        assert [row.body for row in await store.log("m1")] == ["a", "other seat"], (
            "a refused batch leaves nothing behind"
        )

    run(path, work)


def test_a_callback_is_called_like_a_future_is_resolved(path: Path) -> None:
    """Even if another write of the batch has failed; a callback that raises affects no other."""

    async def story(store: Store) -> None:
        told: list[tuple[str, Exception | None]] = []

        def fails(_problem: Exception | None) -> None:
            raise RuntimeError("not my day")

        await with_match(store)
        store.append_then("m1", [LogRow(0, "a")], lambda problem: told.append(("first", problem)))
        store.append_then("m1", [LogRow(0, "b")], lambda problem: told.append(("second", problem)))
        store.append_then("m1", [LogRow(1, "c")], fails)
        assert told == [], "nobody is told before the commit"
        await store.append("m1", [LogRow(2, "d")])
        assert [name for name, _ in told] == ["first", "second"]
        assert told[0][1] is None
        assert isinstance(told[1][1], Conflict)
        assert [row.body for row in await store.log("m1")] == ["a", "c", "d"]

    run(path, story)


def test_writes_that_come_together_share_a_commit(path: Path) -> None:
    async def work(store: Store) -> None:
        await with_match(store)
        before = store.commits
        await asyncio.gather(*(store.append("m1", [LogRow(seq, "x")]) for seq in range(200)))
        assert store.commits - before < 20
        assert len(await store.log("m1")) == 200

    run(path, work)


def test_many_rows_are_kept_at_once(path: Path) -> None:
    """A sequence number that is taken fails only the write that wanted it."""

    async def work(store: Store) -> None:
        await with_match(store)
        many = [LogRow(seq, "x") for seq in range(501)]
        results = await asyncio.gather(
            store.append("m1", many),
            store.append("m1", [LogRow(0, "taken")]),
            store.append("m1", [LogRow(len(many), "last")]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert [row.body for row in await store.log("m1")] == ["x"] * len(many) + ["last"]

    run(path, work)


def test_a_room_that_changed_meanwhile_is_not_overwritten(path: Path) -> None:
    async def work(store: Store) -> None:
        await store.save_room(ROOM)
        with pytest.raises(Conflict):
            await store.save_room(ROOM)
        await store.save_room(RoomRow("room", 2, "new"))
        with pytest.raises(Conflict):
            await store.save_room(RoomRow("room", 2, "stale"))
        with pytest.raises(Conflict):
            await store.open_match(MATCH, RoomRow("room", 2, "stale"))
        assert await store.match("m1") is None, "neither half of a failed beginning is kept"
        await store.save_room(RoomRow("room", 3, "closed", open=False))
        assert await store.open_rooms() == []

    run(path, work)


def test_time_never_goes_back(path: Path) -> None:
    async def work(store: Store) -> None:
        await with_match(store)
        await store.heartbeats([("m1", 5000)])
        await store.heartbeats([("m1", 4000)])
        kept = await store.match("m1")
        assert kept is not None
        assert kept.heartbeat == 5000

    run(path, work)


def result(match: str, device: str | None, score: int) -> ResultRow:
    return ResultRow(match, 0, device, "Ann", "uluru", 1, score, "stones", "uluru/first", score, more_is_better=False)


def test_results_and_records(path: Path) -> None:
    async def work(store: Store) -> None:
        await store.save_room(ROOM)
        for number, (device, score) in enumerate([("ann", 5), ("ann", 3), ("bob", 4)]):
            match = MatchRow(f"m{number}", "room", "uluru", 1, "{}", b"s")
            await store.open_match(match, RoomRow("room", number + 2, "{}"))
            for _ in range(2):
                await store.close_match(f"m{number}", f"replay{number}", [result(f"m{number}", device, score)])
        assert [row.score for row in await store.records("uluru/first")] == [3, 4, 5]
        assert [row.score for row in await store.records("uluru/first", "ann")] == [3, 5]
        assert await store.records("uluru/other") == []
        assert await store.results("m1") == [result("m1", "ann", 3)]
        found = await store.replay("replay1")
        assert found is not None
        assert found.id == "m1"
        assert await store.replay("m1") is None

    run(path, work)


def test_a_backup_is_whole_while_the_store_is_used(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def work(store: Store) -> None:
        await with_match(store)
        await store.append("m1", [LogRow(0, "kept")])
        await asyncio.gather(store.backup(copy), *(store.append("m1", [LogRow(n, "x")]) for n in range(1, 50)))

    run(path, work)
    kept = sqlite3.connect(copy)
    assert kept.execute("SELECT body FROM log WHERE seq = 0").fetchall() == [("kept",)]
    assert kept.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    kept.close()


def test_a_broken_disk_fails_every_pending_write(path: Path) -> None:
    async def work(store: Store) -> None:
        await with_match(store)

        def breaks(_database: sqlite3.Connection) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        results = await asyncio.gather(
            store.append("m1", [LogRow(0, "lost")]), store._write(breaks), return_exceptions=True
        )
        assert all(isinstance(result, Unavailable) for result in results)
        assert await store.log("m1") == []
        await store.append("m1", [LogRow(0, "kept")])

    run(path, work)


def test_a_defect_in_one_write_fails_its_whole_batch(path: Path) -> None:
    """The next batch is not affected."""

    async def work(store: Store) -> None:
        await with_match(store)

        def breaks(_database: sqlite3.Connection) -> None:
            raise TypeError("nobody has thought of this")

        results = await asyncio.gather(
            store.append("m1", [LogRow(0, "lost")]),
            store._write(breaks),
            store.heartbeats([("m1", 5)]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [Unavailable] * 3
        await store.append("m1", [LogRow(0, "kept")])
        assert [row.body for row in await store.log("m1")] == ["kept"]

    run(path, work)


def test_writing_is_safe_in_wal_mode(path: Path) -> None:
    async def work(store: Store) -> None:
        def pragma(database: sqlite3.Connection) -> tuple[str, int]:
            return database.execute("PRAGMA journal_mode").fetchone()[0], database.execute(
                "PRAGMA synchronous"
            ).fetchone()[0]

        assert await store._write(pragma) == ("wal", 2)

    run(path, work)
