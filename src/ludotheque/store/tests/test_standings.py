"""Secrets, first tries and best results, on both databases."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from ludotheque.store import Address, Conflict, MatchRow, ResultRow, RoomRow
from ludotheque.store.sql_store import SqlStore
from ludotheque.store.tests.helpers import run


def match(number: int, deal: str | None = None) -> MatchRow:
    return MatchRow(f"m{number}", "room", "uluru", 1, "{}", b"s", deal=deal)


def result(number: int, device: str | None, score: int, record: str | None = "uluru/first") -> ResultRow:
    return ResultRow(
        f"m{number}", 0, device, f"N{number}", "uluru", 1, score, "stones", record, 1_000 + number, more_is_better=False
    )


async def with_results(store: SqlStore, *results: ResultRow) -> None:
    await store.save_room(RoomRow("room", 1, "{}"))
    for number, kept in enumerate(results):
        await store.open_match(match(number), RoomRow("room", number + 2, "{}"))
        await store.close_match(f"m{number}", f"replay{number}", [kept])


def test_a_secret_is_made_once_and_kept(address: Address) -> None:
    found: list[bytes] = []

    async def ask(store: SqlStore) -> None:
        found.extend(await asyncio.gather(store.secret("daily"), store.secret("daily"), store.secret("other")))

    run(address, ask)
    run(address, ask)
    assert found[0] == found[1] == found[3]
    assert found[2] not in found[:2]
    assert all(len(secret) == 32 for secret in found)


def test_matches_against_bots_are_counted_and_not_compared(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        keys = ["versus/ostriches/casual/won", "versus/ostriches/casual/won", "versus/ostriches/casual/lost", "uluru/x"]
        await with_results(store, *(result(number, "ann", 3, key) for number, key in enumerate(keys)))
        assert sorted(await store.counts_of("ann")) == [(keys[2], 1), (keys[0], 2)]
        assert await store.counts_of("bob") == []
        assert [best.record for best in await store.best_of("ann")] == ["uluru/x"]

    run(address, work)


def test_a_device_begins_its_first_try_once(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await store.save_room(RoomRow("room", 1, "{}"))
        assert await store.first_try("ann", "daily/x") is None
        await store.open_match(match(1, "{}"), RoomRow("room", 2, "{}"), ("ann", "daily/x"))
        with pytest.raises(Conflict):
            await store.open_match(match(2), RoomRow("room", 3, "{}"), ("ann", "daily/x"))
        assert await store.match("m2") is None, "the match has not begun either"
        assert await store.first_try("ann", "daily/x") == "m1"
        assert await store.first_try("bob", "daily/x") is None
        assert await store.first_try("ann", "daily/y") is None
        kept = await store.match("m1")
        assert kept is not None
        assert kept.deal == "{}"

    run(address, work)


def test_a_device_stands_among_others_once_with_its_best(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        rows = [("ann", 5), ("ann", 3), ("bob", 4), (None, 3), (None, 3), ("bob", 6)]
        await with_results(store, *(result(number, *row) for number, row in enumerate(rows)))
        found = await store.standings("uluru/first")
        assert [(row.device, row.score, row.name, row.replay) for row in found] == [
            ("ann", 3, "N1", "replay1"),
            (None, 3, "N3", "replay3"),
            (None, 3, "N4", "replay4"),
            ("bob", 4, "N2", "replay2"),
        ]
        assert len(await store.standings("uluru/first", 2)) == 2
        assert await store.standings("nothing") == []

    run(address, work)


@pytest.mark.parametrize(("more", "best"), [(False, 3), (True, 7)])
def test_what_is_best_depends_on_what_the_game_says(address: Address, more: bool, best: int) -> None:
    async def work(store: SqlStore) -> None:
        rows = [("ann", 5), ("ann", best), ("bob", 5), ("ann", 5)]
        results = (replace(result(number, *row), more_is_better=more) for number, row in enumerate(rows))
        await with_results(store, *results)
        assert [(row.device, row.score) for row in await store.standings("uluru/first")] == [("ann", best), ("bob", 5)]
        assert [(row.score, row.replay) for row in await store.best_of("ann")] == [(best, "replay1")]
        kept = await store.records("uluru/first")
        assert [(row.score, row.more_is_better) for row in kept] == [(best, more), (5, more), (5, more), (5, more)]
        found = await store.place_of("bob", "uluru/first")
        assert found is not None
        assert found[1] == 2

    run(address, work)


def test_a_device_knows_its_place_however_many_stand_before_it(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await store.save_room(RoomRow("room", 1, "{}"))
        await store.open_match(match(0), RoomRow("room", 2, "{}"))
        many = [replace(result(0, f"d{seat}", seat // 2), seat=seat) for seat in range(120)]
        better = replace(result(0, "d119", 2), seat=120)
        await store.close_match("m0", "replay0", many)
        assert "d110" not in {row.device for row in await store.standings("uluru/first", 100)}
        for device, place in (("d0", 1), ("d1", 1), ("d2", 3), ("d110", 111), ("d119", 119)):
            found = await store.place_of(device, "uluru/first")
            assert found is not None
            assert (found[0].device, found[1]) == (device, place)
        assert await store.place_of("d0", "nothing") is None
        assert await store.place_of("nobody", "uluru/first") is None
        await store.open_match(match(1), RoomRow("room", 3, "{}"))
        await store.close_match("m1", "replay1", [replace(better, match="m1")])
        found = await store.place_of("d119", "uluru/first")
        assert found is not None
        assert (found[0].score, found[0].replay, found[1]) == (2, "replay1", 5)

    run(address, work)


def test_the_best_of_a_device_one_for_each_record(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        rows = [
            ("ann", 5, "a"),
            ("ann", 3, "a"),
            ("ann", 4, "b"),
            ("ann", 0, None),
            ("bob", 1, "a"),
        ]
        await with_results(store, *(result(number, *row) for number, row in enumerate(rows)))
        found = await store.best_of("ann")
        assert [(row.record, row.score, row.replay) for row in found] == [("b", 4, "replay2"), ("a", 3, "replay1")]
        assert await store.best_of("nobody") == []
        assert await store.has_result("ann", "x", "b")
        assert not await store.has_result("bob", "x", "b")

    run(address, work)
