"""Databases of an older schema are migrated with all their data, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import pytest

from ludotheque.store import Address, LogRow, MatchRow, RoomRow, open_store
from ludotheque.store.migrations import drift, upgrade
from ludotheque.store.schema_version import NEWEST
from ludotheque.store.sql_store import SqlStore
from ludotheque.store.tests.helpers import executing, run, version_at


def with_room(address: Address, revision: str, doc: str = "{}") -> None:
    """Create a database with the schema of this migration, and a room in it."""
    upgrade(address, revision)
    with executing(address) as database:
        database.execute("INSERT INTO rooms VALUES ('room', 3, ?, true)", (doc,))


def test_a_database_of_the_first_schema_is_migrated_whole(blank: Address) -> None:
    with_room(blank, "0001")
    with executing(blank) as old:
        old.execute("INSERT INTO matches VALUES ('m0', 'room', 'uluru', 1, '{}', ?, 7, 'replay0')", (b"\xaa",))
        old.execute("INSERT INTO log VALUES ('m0', 0, NULL, NULL, 'row')")
        old.execute("INSERT INTO results VALUES ('m0', 0, 'ann', 'Ann', 'uluru', 1, 2, 'stones', 'uluru/first', 1000)")
    assert version_at(blank) == "0001"

    async def work(store: SqlStore) -> None:
        assert await store.replay("replay0") == MatchRow("m0", "room", "uluru", 1, "{}", b"\xaa", 7, "replay0", None)
        assert await store.log("m0") == [LogRow(0, "row")]
        assert [row.score for row in await store.best_of("ann")] == [2]
        (room,) = await store.open_rooms()
        assert room == RoomRow("room", 3, "{}", saved=room.saved)
        assert room.saved > 1_700_000_000_000, "old from today on"
        fresh = MatchRow("m1", "room", "uluru", 1, "{}", b"s", deal="why")
        await store.open_match(fresh, RoomRow("room", 4, "{}"), ("ann", "daily/x"))

    run(blank, work)
    assert version_at(blank) == NEWEST
    assert drift(blank) == []
    asyncio.run(open_store(blank).close())


def test_two_that_migrate_at_once_wait_for_each_other(blank: Address) -> None:
    with_room(blank, "0001")
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(upgrade, [blank] * 2))
    assert version_at(blank) == NEWEST


UNITS = {"stones": 3, "ms": 3, "points": 7, "missions": 7, "blocks": 7, "ostriches": 7}
"""The better of 3 and 7, or of 7 and 3."""


def test_results_of_an_older_schema_are_compared_by_their_unit(blank: Address) -> None:
    with_room(blank, "0002")
    with executing(blank) as old:
        for unit in UNITS:
            for score in (3, 7):
                match = f"{unit}{score}"
                old.execute(
                    "INSERT INTO matches VALUES (?, 'room', 'any', 1, '{}', ?, 7, ?, NULL)", (match, b"\xaa", match)
                )
                old.execute(
                    "INSERT INTO results VALUES (?, 0, 'ann', 'Ann', 'any', 1, ?, ?, ?, 1000)",
                    (match, score, unit, unit),
                )

    async def work(store: SqlStore) -> None:
        assert {row.record: row.score for row in await store.best_of("ann")} == UNITS
        for unit, best in UNITS.items():
            assert [row.score for row in await store.records(unit)] == [best, 10 - best]

    run(blank, work)


def migrated_room(address: Address, room: dict[str, Any]) -> dict[str, Any]:
    """A room that was kept before players were data, as the store gives it today."""
    with_room(address, "0003", json.dumps(room))
    found = []

    async def work(store: SqlStore) -> None:
        found.extend(await store.open_rooms())

    run(address, work)
    (row,) = found
    return cast("dict[str, Any]", json.loads(row.doc))


def test_rooms_of_an_older_schema_tell_bots_by_level_and_number(blank: Address) -> None:
    chairs = [{"who": "person", "name": "Zo\u00eb 2"}, {"who": "bot", "name": "master 2", "level": "master"}, {}]
    old_room = {"id": "room", "chairs": chairs, "evening": [{"game": "uluru", "names": ["Zo\u00eb 2", "master 2"]}]}
    room = migrated_room(blank, old_room)
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
    tmp_path: Path, name: str, player: dict[str, Any]
) -> None:
    assert migrated_room(tmp_path / "store.db", {"evening": [{"names": [name]}]}) == {
        "evening": [{"players": [player]}]
    }


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
    tmp_path: Path, name: str, player: dict[str, Any]
) -> None:
    room = migrated_room(tmp_path / "store.db", {"chairs": [{"who": "ghost", "name": name}]})
    assert room == {"chairs": [{"who": "ghost", **player}]}


def test_bots_of_an_older_schema_are_numbered_apart(tmp_path: Path) -> None:
    names = ("greedy 1", "beginner 1", "random 3", "greedy 3", "bot:casual", "anna 2")
    chairs = [{"who": "bot", "name": name, "level": "beginner"} for name in names]
    room = migrated_room(tmp_path / "store.db", {"chairs": chairs})
    assert [(chair["name"], chair.get("number")) for chair in room["chairs"]] == [
        ("", 2), ("", 1), ("", 3), ("", 4), ("", 5), ("anna 2", None)
    ]  # fmt: skip


def test_rooms_of_an_older_schema_have_their_codes_and_no_two_open_ones_the_same(blank: Address) -> None:
    upgrade(blank, "0006")
    rooms = {
        "later": ('{"code":"AAAA"}', True, 9),
        "first": ('{"code":"AAAA"}', True, 5),
        "closed": ('{"code":"AAAA"}', False, 1),
        "other": ('{"code":"BBBBB"}', True, 9),
        "broken": ("{", True, 1),
        "odd": ('{"code":7}', True, 1),
        "none": ('{"code":null}', True, 1),
    }
    with executing(blank) as old:
        for room, kept in rooms.items():
            old.execute("INSERT INTO rooms VALUES (?, 3, ?, ?, ?)", (room, *kept))

    async def work(store: SqlStore) -> None:
        found = {room: await store.room(room) for room in rooms}
        codes = {room: row.code for room, row in found.items() if row is not None and row.code is not None}
        assert codes == {"first": "AAAA", "closed": "AAAA", "other": "BBBBB"}
        assert [row.doc for row in found.values() if row is not None] == [kept[0] for kept in rooms.values()]
        by_code = await store.room_by_code("AAAA")
        assert by_code is not None
        assert by_code.id == "first"

    run(blank, work)
    assert drift(blank) == []
