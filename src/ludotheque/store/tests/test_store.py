"""The contract of a store: the same on a real SQLite file and on a real PostgreSQL server."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import threading

import pytest

from ludotheque.store import Address, Conflict, LogRow, MatchRow, ResultRow, RoomRow, Unavailable
from ludotheque.store.database import Connection
from ludotheque.store.migrations import drift, newest
from ludotheque.store.schema_version import NEWEST
from ludotheque.store.sql_store import SqlStore
from ludotheque.store.tests.helpers import MATCH, ROOM, run, with_match


def test_the_migrations_make_the_schema_of_the_code(address: Address) -> None:
    async def nothing(_store: SqlStore) -> None:
        return

    run(address, nothing)
    run(address, nothing)
    assert drift(address) == []
    assert newest() == NEWEST


def test_appended_rows_are_there_after_reopening(address: Address) -> None:
    rows = [LogRow(0, "a"), LogRow(1, "b", 0, "k1"), LogRow(2, "c", 1, "k1")]

    async def first(store: SqlStore) -> None:
        await with_match(store)
        await store.append("m1", rows)

    async def second(store: SqlStore) -> None:
        assert await store.log("m1") == rows
        assert await store.log("m2") == []
        assert await store.match("m1") == MATCH
        assert await store.open_rooms() == [RoomRow("room", 2, '{"match":"m1"}')]

    run(address, first)
    run(address, second)


def test_two_writers_cannot_both_win(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await with_match(store)
        results = await asyncio.gather(
            store.append("m1", [LogRow(0, "mine"), LogRow(1, "mine")]),
            store.append("m1", [LogRow(1, "theirs")]),
            store.append("m1", [LogRow(2, "later")]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert [row.body for row in await store.log("m1")] == ["mine", "mine", "later"]

    run(address, work)


def test_matches_of_a_room_are_found_by_the_key_of_an_action(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await with_match(store)
        await store.append("m1", [LogRow(0, "a", 0, "key"), LogRow(1, "b", 1, "other")])
        assert await store.matches_with("room", 0, "key") == ["m1"]
        for elsewhere in (("room", 1, "key"), ("room", 0, "other"), ("another room", 0, "key")):
            assert await store.matches_with(*elsewhere) == []

    run(address, work)


def test_a_key_is_used_once_for_each_seat(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await with_match(store)
        await store.append("m1", [LogRow(0, "a", 0, "key")])
        with pytest.raises(Conflict):
            await store.append("m1", [LogRow(1, "tick"), LogRow(2, "again", 0, "key")])
        await store.append("m1", [LogRow(1, "other seat", 1, "key")])
        assert [row.body for row in await store.log("m1")] == ["a", "other seat"], (
            "a refused batch leaves nothing behind"
        )

    run(address, work)


def test_a_callback_is_called_like_a_future_is_resolved(address: Address) -> None:
    """Even if another write of the batch has failed; a callback that raises affects no other."""

    async def story(store: SqlStore) -> None:
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

    run(address, story)


def test_writes_that_come_together_share_a_commit(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await with_match(store)
        before = store.commits
        await asyncio.gather(*(store.append("m1", [LogRow(seq, "x")]) for seq in range(200)))
        assert store.commits - before < 20
        assert len(await store.log("m1")) == 200

    run(address, work)


def test_many_rows_are_kept_at_once(address: Address) -> None:
    """A sequence number that is taken fails only the write that wanted it."""

    async def work(store: SqlStore) -> None:
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

    run(address, work)


def test_a_room_that_changed_meanwhile_is_not_overwritten(address: Address) -> None:
    async def work(store: SqlStore) -> None:
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

    run(address, work)


def test_time_never_goes_back(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await with_match(store)
        await store.heartbeats([("m1", 5000)])
        await store.heartbeats([("m1", 4000)])
        kept = await store.match("m1")
        assert kept is not None
        assert kept.heartbeat == 5000

    run(address, work)


def result(match: str, device: str | None, score: int) -> ResultRow:
    return ResultRow(match, 0, device, "Ann", "uluru", 1, score, "stones", "uluru/first", score, more_is_better=False)


def test_results_and_records(address: Address) -> None:
    async def work(store: SqlStore) -> None:
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

    run(address, work)


def test_a_broken_disk_fails_every_pending_write(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await with_match(store)

        def breaks(_connection: Connection) -> None:
            raise store.database.errors("database or disk is full")

        results = await asyncio.gather(
            store.append("m1", [LogRow(0, "lost")]), store._write(breaks), return_exceptions=True
        )
        assert all(isinstance(result, Unavailable) for result in results)
        assert await store.log("m1") == []
        await store.append("m1", [LogRow(0, "kept")])

    run(address, work)


def test_a_defect_in_one_write_fails_its_whole_batch(address: Address) -> None:
    """The next batch is not affected."""

    async def work(store: SqlStore) -> None:
        await with_match(store)

        def breaks(_connection: Connection) -> None:
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

    run(address, work)


def test_a_read_does_not_wait_for_the_writer(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await with_match(store)
        await store.append("m1", [LogRow(0, "kept")])
        begun, go_on = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            connection.execute("UPDATE rooms SET doc = 'half'")
            begun.set()
            go_on.wait()

        writing = asyncio.create_task(store._write(slow))
        await asyncio.to_thread(begun.wait)
        assert [row.body for row in await store.log("m1")] == ["kept"]
        room = await store.room("room")
        assert room is not None
        assert room.doc != "half", "nobody sees what is not durable"
        go_on.set()
        await writing
        room = await store.room("room")
        assert room is not None
        assert room.doc == "half", "what was awaited is seen"

    run(address, work)


APPENDING = """
import asyncio, sys
from ludotheque.store import LogRow, open_store, parse_address
async def main():
    store = open_store(parse_address(sys.argv[1]))
    for seq in range(await store.log_size("m1"), 10_000):
        await store.append("m1", [LogRow(seq, f"{seq}", 0, f"key {seq}")])
        print(seq, flush=True)
asyncio.run(main())
"""


def test_a_writer_that_is_killed_at_random_points(address: Address) -> None:
    """Everything that it has told is there, once and in order, and another goes on."""
    run(address, with_match)
    chance = random.Random(7)
    given = str(address)
    for _ in range(3):
        with subprocess.Popen([sys.executable, "-c", APPENDING, given], stdout=subprocess.PIPE, text=True) as writer:  # noqa: S603 - our own
            assert writer.stdout is not None
            told = [int(writer.stdout.readline()) for _ in range(chance.randrange(1, 100))]
            writer.kill()
            told += [int(line) for line in writer.stdout.read().split("\n")[:-1]]
        found: list[LogRow] = []

        async def look(store: SqlStore, found: list[LogRow] = found) -> None:
            found += await store.log("m1")

        run(address, look)
        assert [(row.seq, row.body) for row in found] == [(seq, f"{seq}") for seq in range(len(found))]
        assert len(found) > told[-1]
