"""A store that moves: everything arrives, either way, whenever it is killed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.refusal import Refused
from ludotheque.store import (
    Address,
    AsideRow,
    LogRow,
    MatchRow,
    ResultRow,
    RoomRow,
    TransferRow,
    move_store,
    moving,
    open_store,
)
from ludotheque.store.postgres import Postgres
from ludotheque.store.sql_store import SqlStore
from ludotheque.store.sqlite import Sqlite
from ludotheque.store.tests.clusters import Cluster
from ludotheque.store.tests.helpers import executing, opened, run

MATCHES = 30


@pytest.fixture(params=["file to server", "server to file", "file to file", "server to server"])
def way(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Address, Address]:
    """Where a store is, and where it goes."""

    def place(kind: str, name: str) -> Address:
        found: Address = tmp_path / name if kind == "file" else request.getfixturevalue("cluster").fresh()
        return found

    source, target = request.param.split(" to ")
    return place(source, "old.db"), place(target, "new.db")


def fill(address: Address) -> None:
    """Something of everything, more than a page."""

    async def work(store: SqlStore) -> None:
        await store.secret("daily")
        await store.save_room(RoomRow("rôom", 1, '{"name":"Zoë \\u0000 🦩"}'))
        await store.save_room(RoomRow("table", 1, "{}", open=False, code="ABCD"))
        await store.save_room(RoomRow("hall", 1, "{}", open=False, hall="hall"))
        await store.offer_transfer(TransferRow("QQQQQQ", "rôom", 1, "ann", 2**41), 0)
        await store.note_wrong_code("hash", 2**41, 2**42, 7)
        await store.save_room(RoomRow("gone", 1, "{", open=False))
        await store.set_aside(AsideRow("gone", "{}", 5))
        for number in range(MATCHES):
            name = f"m{number}"
            match = MatchRow(name, "rôom", "uluru", 1, "{}", bytes([number]) * 32, deal=None if number % 2 else "why")
            first = (f"d{number}", "daily/x") if number % 3 == 0 else None
            await store.open_match(match, RoomRow("rôom", number + 2, "{}"), first)
            await store.append(name, [LogRow(n, f"{name}, {n}", n % 2 or None, f"k{n}") for n in range(40 + number)])
            result = ResultRow(
                name, 0, "ann", "Ann", "uluru", 1, -number, "ms", None, 9, more_is_better=number % 2 == 0
            )
            await store.close_match(name, f"replay{number}", [result, replace(result, seat=1, device=None, record="r")])
        await store.heartbeats([("m0", 2**40)])

    run(address, work)


def content(address: Address) -> dict[str, list[Any]]:
    """Every row there is."""
    with executing(address) as database:
        tables = moving.TABLES
        return {table.name: sorted(map(repr, table.page(database, None))) for table in tables}


def refused_with(source: Address, target: Address) -> str:
    with pytest.raises(Refused) as no:
        move_store(source, target)
    return no.value.key


def test_everything_arrives(way: tuple[Address, Address], monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = way
    monkeypatch.setattr(moving, "PAGE", 100)
    fill(source)
    before = content(source)
    told: list[tuple[str, int, int]] = []
    moved = move_store(source, target, lambda *step: told.append(step))
    assert moved.matches == MATCHES
    assert content(source) == content(target) == before
    assert [step for step, done, total in told if done == total] == ["move-copies", "move-compares"]
    assert move_store(source, target) == moved, "one that is finished is compared again"

    async def goes_on() -> None:
        async with opened(target) as store:
            assert len(await store.open_rooms()) == 1
            assert await store.room("hall") == RoomRow("hall", 1, "{}", open=False, hall="hall")
            await store.append("m0", [LogRow(40, "next")])

    asyncio.run(goes_on())
    assert refused_with(source, target) == "move-target"


class Killed(BaseException):
    """The process ends here."""


def killed_after_two(plain: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """A commit after which nothing more happens, from the second on."""
    commits = count(1)

    def commit(self: Any) -> bool:
        done = plain(self)
        if next(commits) > 1:
            raise Killed
        return done

    return commit


def test_a_move_that_is_killed_anywhere_goes_on(way: tuple[Address, Address], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each try comes two commits further; an unfinished move is not served."""
    source, target = way
    monkeypatch.setattr(moving, "PAGE", 500)
    fill(source)
    kind = Sqlite if isinstance(target, Path) else Postgres
    killed = 0
    while True:
        with monkeypatch.context() as patch:
            patch.setattr(kind, "commit", killed_after_two(kind.commit))
            try:
                move_store(source, target)
            except Killed:
                killed += 1
            else:
                break
        if killed < 3:
            with pytest.raises(Refused, match="store-half-moved"):
                open_store(target)
    assert killed >= 3
    assert content(source) == content(target)
    asyncio.run(open_store(target).close())


def test_a_process_that_is_killed_leaves_no_lock(cluster: Cluster, tmp_path: Path) -> None:
    source, target = tmp_path / "old.db", cluster.fresh()
    fill(source)
    code = (
        "import os, signal, sys\n"
        "from ludotheque.store import move_store, moving, parse_address\n"
        "moving.PAGE = 100\n"
        "def told(step, done, total):\n"
        "    if done > total / 2: os.kill(os.getpid(), signal.SIGKILL)\n"
        "move_store(parse_address(sys.argv[1]), parse_address(sys.argv[2]), told)\n"
    )
    command = [sys.executable, "-c", code, str(source), target.url]
    assert subprocess.run(command, check=False).returncode == -9  # noqa: S603 - our own
    move_store(source, target)
    assert content(source) == content(target)


def test_what_cannot_be_moved_is_refused(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = tmp_path / "old.db", cluster.fresh()
    assert refused_with(source, target) == "move-missing"
    fill(source)
    assert refused_with(source, source) == "store-in-use"
    server = open_store(source)
    assert refused_with(source, target) == "store-in-use"
    asyncio.run(server.close())
    other = tmp_path / "other.db"
    fill(other)
    assert refused_with(source, other) == "move-target"
    with executing(source) as database:
        database.execute("UPDATE rooms SET doc = CAST(? AS TEXT) WHERE id = 'gone'", (b"\xff",))
    assert refused_with(source, target) == "move-text"
    with executing(source) as database:
        database.execute("UPDATE rooms SET doc = '{' WHERE id = 'gone'")
    assert refused_with(other, target) == "move-target", "it has a part of another one"
    plain = moving.copy

    def spoilt(*given: Any) -> None:
        plain(*given)
        with executing(target) as database:
            database.execute("UPDATE log SET body = 'wrong' WHERE match = 'm7' AND seq = 3")

    with monkeypatch.context() as patch:
        patch.setattr(moving, "copy", spoilt)
        with pytest.raises(Refused) as no:
            move_store(source, target)
    assert (no.value.key, no.value.about["table"]) == ("move-differs", "match m7")
