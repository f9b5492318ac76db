"""Secrets, first tries and best results; and a database of the first schema is migrated with all its data."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest
import sqlalchemy as sa
from alembic import command
from msgspec.structs import replace

from ludotheque.store import Conflict, LogRow, MatchRow, ResultRow, RoomRow, Store, open_store
from ludotheque.store.migrations import config, drift
from ludotheque.store.opening import NEWEST, version_of
from ludotheque.store.tests.test_sqlite import run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


def match(number: int, deal: str | None = None) -> MatchRow:
    return MatchRow(f"m{number}", "room", "uluru", 1, "{}", b"s", deal=deal)


def result(number: int, device: str | None, score: int, record: str | None = "uluru/first") -> ResultRow:
    return ResultRow(
        f"m{number}", 0, device, f"N{number}", "uluru", 1, score, "stones", record, 1_000 + number, more_is_better=False
    )


async def with_results(store: Store, *results: ResultRow) -> None:
    await store.save_room(RoomRow("room", 1, "{}"))
    for number, kept in enumerate(results):
        await store.open_match(match(number), RoomRow("room", number + 2, "{}"))
        await store.close_match(f"m{number}", f"replay{number}", [kept])


def test_a_secret_is_made_once_and_kept(path: Path) -> None:
    found: list[bytes] = []

    async def ask(store: Store) -> None:
        found.extend(await asyncio.gather(store.secret("daily"), store.secret("daily"), store.secret("other")))

    run(path, ask)
    run(path, ask)
    assert found[0] == found[1] == found[3]
    assert found[2] not in found[:2]
    assert all(len(secret) == 32 for secret in found)


def test_matches_against_bots_are_counted_and_not_compared(path: Path) -> None:
    async def work(store: Store) -> None:
        keys = ["versus/ostriches/casual/won", "versus/ostriches/casual/won", "versus/ostriches/casual/lost", "uluru/x"]
        await with_results(store, *(result(number, "ann", 3, key) for number, key in enumerate(keys)))
        assert sorted(await store.counts_of("ann")) == [(keys[2], 1), (keys[0], 2)]
        assert await store.counts_of("bob") == []
        assert [best.record for best in await store.best_of("ann")] == ["uluru/x"]

    run(path, work)


def test_a_device_begins_its_first_try_once(path: Path) -> None:
    async def work(store: Store) -> None:
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

    run(path, work)


def test_a_device_stands_among_others_once_with_its_best(path: Path) -> None:
    async def work(store: Store) -> None:
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

    run(path, work)


@pytest.mark.parametrize(("more", "best"), [(False, 3), (True, 7)])
def test_what_is_best_depends_on_what_the_game_says(path: Path, more: bool, best: int) -> None:
    async def work(store: Store) -> None:
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

    run(path, work)


def test_a_device_knows_its_place_however_many_stand_before_it(path: Path) -> None:
    async def work(store: Store) -> None:
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

    run(path, work)


def test_the_best_of_a_device_one_for_each_record(path: Path) -> None:
    async def work(store: Store) -> None:
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

    run(path, work)


def create_at(path: Path, revision: str) -> None:
    """Create a database with the schema of this migration."""
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        command.upgrade(config(connection), revision)
    engine.dispose()


def test_a_database_of_the_first_schema_is_migrated_whole(path: Path) -> None:
    create_at(path, "0001")
    with closing(sqlite3.connect(path)) as old, old:
        old.execute("INSERT INTO rooms VALUES ('room', 3, '{}', 1)")
        old.execute("INSERT INTO matches VALUES ('m0', 'room', 'uluru', 1, '{}', x'aa', 7, 'replay0')")
        old.execute("INSERT INTO log VALUES ('m0', 0, NULL, NULL, 'row')")
        old.execute("INSERT INTO results VALUES ('m0', 0, 'ann', 'Ann', 'uluru', 1, 2, 'stones', 'uluru/first', 1000)")
    assert version_of(path) == "0001"

    async def work(store: Store) -> None:
        assert await store.replay("replay0") == MatchRow("m0", "room", "uluru", 1, "{}", b"\xaa", 7, "replay0", None)
        assert await store.log("m0") == [LogRow(0, "row")]
        assert [row.score for row in await store.best_of("ann")] == [2]
        assert await store.open_rooms() == [RoomRow("room", 3, "{}")]
        await store.open_match(match(1, "why"), RoomRow("room", 4, "{}"), ("ann", "daily/x"))

    run(path, work)
    assert version_of(path) == NEWEST
    assert drift(path) == []
    asyncio.run(open_store(path).close())


@pytest.mark.parametrize(
    ("unit", "best"), [("stones", 3), ("ms", 3), ("points", 7), ("missions", 7), ("blocks", 7), ("ostriches", 7)]
)
def test_results_of_an_older_schema_are_compared_by_their_unit(path: Path, unit: str, best: int) -> None:
    create_at(path, "0002")
    with closing(sqlite3.connect(path)) as old, old:
        old.execute("INSERT INTO rooms VALUES ('room', 3, '{}', 1)")
        for number, score in enumerate((5, best)):
            match = (f"m{number}", f"replay{number}")
            old.execute("INSERT INTO matches VALUES (?, 'room', 'any', 1, '{}', x'aa', 7, ?, NULL)", match)
            old.execute(
                "INSERT INTO results VALUES (?, 0, 'ann', 'Ann', 'any', 1, ?, ?, 'any/x', 1000)",
                (f"m{number}", score, unit),
            )

    async def work(store: Store) -> None:
        assert [row.score for row in await store.best_of("ann")] == [best]
        assert [row.score for row in await store.records("any/x")] == [best, 5]

    run(path, work)
    assert version_of(path) == NEWEST
    assert drift(path) == []


def migrated_room(path: Path, room: dict[str, Any]) -> dict[str, Any]:
    """A room that was kept before players were data, as the store gives it today."""
    create_at(path, "0003")
    with closing(sqlite3.connect(path)) as old, old:
        old.execute("INSERT INTO rooms VALUES ('room', 3, ?, 1)", (json.dumps(room),))
    found = []

    async def work(store: Store) -> None:
        found.extend(await store.open_rooms())

    run(path, work)
    (row,) = found
    return cast("dict[str, Any]", json.loads(row.doc))


def test_rooms_of_an_older_schema_tell_bots_by_level_and_number(path: Path) -> None:
    chairs = [{"who": "person", "name": "Zo\u00eb 2"}, {"who": "bot", "name": "master 2", "level": "master"}, {}]
    old_room = {"id": "room", "chairs": chairs, "evening": [{"game": "uluru", "names": ["Zo\u00eb 2", "master 2"]}]}
    room = migrated_room(path, old_room)
    assert room["chairs"] == [chairs[0], {"who": "bot", "name": "", "level": "master", "number": 2}, {}]
    players = [{"kind": "person", "name": "Zo\u00eb 2"}, {"kind": "bot", "level": "master", "number": 2}]
    assert room["evening"] == [{"game": "uluru", "players": players}]


@pytest.mark.parametrize(
    ("name", "player"),
    [
        ("anna 2", {"kind": "person", "name": "anna 2"}),
        ("casual", {"kind": "person", "name": "casual"}),
        ("casual 12", {"kind": "bot", "level": "casual", "number": 12}),
        ("bot:casual", {"kind": "ghost", "level": "casual"}),
        ("bot:master 2", {"kind": "ghost", "level": "master", "number": 2}),
    ],
)
def test_an_evening_of_an_older_schema_tells_people_bots_and_ghosts_apart(
    path: Path, name: str, player: dict[str, Any]
) -> None:
    assert migrated_room(path, {"evening": [{"names": [name]}]}) == {"evening": [{"players": [player]}]}


@pytest.mark.parametrize(
    ("name", "player"),
    [
        ("bot:casual", {"name": "", "level": "casual"}),
        ("bot:master 2", {"name": "", "level": "master", "number": 2}),
        ("master 2", {"name": "master 2"}),
        ("anna 2", {"name": "anna 2"}),
        ("person", {"name": ""}),
    ],
)
def test_a_ghost_of_an_older_schema_keeps_a_name_only_of_a_person(
    path: Path, name: str, player: dict[str, Any]
) -> None:
    room = migrated_room(path, {"chairs": [{"who": "ghost", "name": name}]})
    assert room == {"chairs": [{"who": "ghost", **player}]}


def test_bots_of_an_older_schema_are_numbered_apart(path: Path) -> None:
    names = ("greedy 1", "beginner 1", "random 3", "greedy 3", "bot:casual", "anna 2")
    chairs = [{"who": "bot", "name": name, "level": "beginner"} for name in names]
    room = migrated_room(path, {"chairs": chairs})
    assert [(chair["name"], chair.get("number")) for chair in room["chairs"]] == [
        ("", 2), ("", 1), ("", 3), ("", 4), ("", 5), ("anna 2", None)
    ]  # fmt: skip
