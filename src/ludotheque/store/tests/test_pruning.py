"""What is old is deleted, and nothing that somebody still needs: on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.store import Address, LogRow, MatchRow, Pruned, ResultRow, RoomRow, prune_store
from ludotheque.store.migrations import upgrade
from ludotheque.store.rows import AsideRow
from ludotheque.store.sql_store import SqlStore
from ludotheque.store.tests.helpers import executing, run

DATE = 1_000_000


def result(match: str, score: int, finished: int, device: str | None = "ann", record: str = "uluru/calm") -> ResultRow:
    return ResultRow(match, 0, device, "Ann", "uluru", 1, score, "stones", record, finished, more_is_better=False)


async def room_with(
    store: SqlStore, room: str, *matches: str, saved: int, is_open: bool = False, doc: str = "{}"
) -> None:
    """A room with these matches, each with a log."""
    await store.save_room(RoomRow(room, 1, "{}", saved=saved))
    for number, match in enumerate(matches, 2):
        first = ("ann", f"daily/{match}")
        await store.open_match(MatchRow(match, room, "uluru", 1, "{}", b"s"), RoomRow(room, number, "{}"), first)
        await store.append(match, [LogRow(0, "a"), LogRow(1, "b", 0, "k")])
    await store.save_room(RoomRow(room, len(matches) + 2, doc, open=is_open, saved=saved))


async def fill(store: SqlStore) -> None:
    """Everything that there can be, most of it old."""
    await room_with(store, "gone", "g1", "g2", saved=DATE - 1)
    await store.close_match("g1", "replay-g1", [result("g1", 5, DATE - 9)])
    await room_with(store, "fresh", "f1", "f2", "f3", saved=DATE, doc='{"match":"f2"}')
    for match in ("f1", "f2"):
        await store.close_match(match, f"replay-{match}", [result(match, 7, DATE - 5, "bob")])
    await store.close_match("f3", "replay-f3", [result("f3", 7, DATE, "bob")])
    await room_with(store, "open", "o1", "o2", saved=1, is_open=True, doc='{"match":"o2"}')
    await store.close_match("o1", "replay-o1", [result("o1", 3, DATE - 7), result("o1", 9, DATE - 7)][:1])
    await room_with(store, "aside", "a1", saved=1, is_open=True, doc="{")
    await store.close_match("a1", "replay-a1", [])
    await store.set_aside(AsideRow("aside", "{}", 1))
    await room_with(store, "raced", "r1", saved=1)
    await store.close_match("r1", "replay-r1", [result("r1", 4, 1, None, "versus/uluru/casual/won")])
    race = '{"match":null,"chairs":[{"run":null},{"run":{"replay":"replay-r1","seat":0}}]}'
    await room_with(store, "race", saved=2, is_open=True, doc=race)


LEFT = {
    "rooms": ["aside", "fresh", "open", "race", "raced"],
    "matches": ["a1", "f2", "f3", "o2", "r1"],
    "log": ["a1", "f2", "f3", "o2", "r1"],
    "tries": ["a1", "f2", "f3", "o2", "r1"],
    "results": ["f1", "f2", "f3", "o1", "r1"],
}
"""The ids of rooms, and of matches in all other tables. `f1` and `o1` are the bests of Bob and Ann."""


def kept(address: Address) -> dict[str, list[str]]:
    with executing(address) as database:
        return {
            table: sorted(
                {str(row[0]) for row in database.execute(f"SELECT {column} FROM {table}")}  # noqa: S608 - from below
            )
            for table, column in (
                ("rooms", "id"),
                ("matches", "id"),
                ("log", "match"),
                ("tries", "match"),
                ("results", "match"),
            )
        }


PRUNED = Pruned(rooms=1, matches=4, results=1, tries=4)


def test_old_things_go_and_what_is_needed_stays(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await fill(store)
        assert await store.prune(DATE) == PRUNED
        assert await store.prune(DATE) == Pruned(), "nothing is left to do"
        (best,) = await store.best_of("ann")
        assert (best.score, best.replay) == (3, None), "a personal best without its replay"
        assert [standing.name for standing in await store.standings("uluru/calm")] == ["Ann", "Ann"]
        assert await store.replay("replay-o1") is None

    run(address, work)
    assert kept(address) == LEFT


def test_pruning_beside_a_running_server(address: Address) -> None:
    """The server has the store open, and plays on meanwhile."""

    async def work(store: SqlStore) -> None:
        await fill(store)
        before = kept(address)
        told: list[tuple[int, int]] = []
        dry = await asyncio.to_thread(prune_store, address, DATE, lambda *done: told.append(done), dry=True)
        assert (dry, kept(address)) == (PRUNED, before), "a dry run only counts"
        assert told[-1][0] == told[-1][1]
        pruning = asyncio.create_task(asyncio.to_thread(prune_store, address, DATE))
        seq = 2
        while not pruning.done():
            await store.append("o2", [LogRow(seq, "move")])
            seq += 1
        assert await pruning == PRUNED
        assert len(await store.log("o2")) == seq

    run(address, work)
    assert kept(address) == LEFT


def test_a_best_that_was_surpassed_goes_with_the_next_pruning(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await room_with(store, "one", "m1", saved=1)
        await store.close_match("m1", "r1", [result("m1", 5, 1)])
        await room_with(store, "two", "m2", saved=DATE, is_open=True, doc='{"match":"m2"}')
        assert await store.prune(DATE) == Pruned(rooms=1, matches=1, tries=1)
        await store.close_match("m2", "r2", [result("m2", 4, DATE)])
        assert await store.prune(DATE) == Pruned(results=1)
        assert [(best.score, best.replay) for best in await store.best_of("ann")] == [(4, "r2")]

    run(address, work)


def test_a_room_that_somebody_comes_back_to_stays(address: Address) -> None:
    """Between the look and the deletion."""

    async def work(store: SqlStore) -> None:
        await room_with(store, "back", "b1", saved=1)
        found = store._read

        async def reopened(look):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
            rows = await found(look)
            if rows == ["back"] and not came:
                came.append(True)
            elif rows == ["back"]:
                await store.save_room(RoomRow("back", 4, "{}", saved=DATE))
            return rows

        came: list[bool] = []
        store._read = reopened  # type: ignore[method-assign]
        assert await store.prune(DATE) == Pruned()

    run(address, work)
    assert kept(address)["matches"] == ["b1"]


def test_a_store_of_an_older_schema_is_left_alone(blank: Address) -> None:
    upgrade(blank, "0005")
    with pytest.raises(Refused, match="store-older"):
        prune_store(blank, DATE)
