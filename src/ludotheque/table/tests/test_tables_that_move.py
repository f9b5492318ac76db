"""Tables that go from one server to another: the store fails on the way, or the new server is itself taken for lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludotheque.store.tests.clusters import Cluster
from ludotheque.table.room import Room
from ludotheque.table.services import Opener
from ludotheque.table.tests.evening import LOCK, Evening, Fails, evening, play


def take_over(cluster: Cluster, story: Callable[[Evening, str], Awaitable[None]]) -> None:
    """One server has a table with a match, and goes; another one has the same store."""

    async def main() -> None:
        address = cluster.fresh()
        async with evening(address) as now:
            now.tables.node.address = "127.0.0.1:2"
            async with evening(address) as before:
                before.tables.node.address = "127.0.0.1:1"
                await before.tables.resume()
                ann, _ = await before.placing("Ann", "Bob")
                await now.tables.resume()
            await story(now, ann.room.party.id)

    asyncio.run(main())


async def beat(now: Evening) -> None:
    await now.advance(1_000)
    if now.tables.ownership.taking_over is not None:
        await now.tables.ownership.taking_over


def test_a_table_that_could_not_be_read_is_taken_over_after_the_next_beat(cluster: Cluster) -> None:
    async def story(now: Evening, table: str) -> None:
        fails = now.tables.store.log = Fails(now.tables.store.log)  # type: ignore[assignment, method-assign]
        await now.tables.ownership.take_over()
        assert (fails.tries, now.tables.directory.get(table)) == (1, None)
        await beat(now)
        assert now.tables.directory.find(table).driver is not None

    take_over(cluster, story)


def test_a_server_that_is_lost_while_it_takes_over_drives_nothing(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(now: Evening, table: str) -> None:
        async def resume(room: Room) -> None:
            await plain(room)
            cluster.execute("DELETE FROM nodes", database=str(now.address).rpartition("/")[2])
            now.tables.ownership.lose()

        plain = Room.resume
        with monkeypatch.context() as patch:
            patch.setattr(Room, "resume", resume)
            await now.tables.ownership.take_over()
        assert now.tables.directory.get(table) is None
        with caplog.at_level(logging.CRITICAL, "ludotheque"):
            await beat(now)
            await beat(now)
        assert now.tables.directory.find(table).driver is not None
        assert await now.tables.store.owner(table) is not None

    take_over(cluster, story)


def test_anybody_finds_a_table_that_only_waits_to_be_taken_over(cluster: Cluster) -> None:
    async def story(now: Evening, table: str) -> None:
        assert await now.tables.reopen(table, Opener(None, None)) is now.tables.directory.find(table)

    take_over(cluster, story)


def test_an_action_that_is_sent_again_is_answered_whatever_the_table_waits_for(tmp_path: Path) -> None:
    """It was kept, and only the answer was lost."""

    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob", rounds=1)
        land, lock = ann.meant(0, 3), ann.meant(0, LOCK)
        assert ann.refused(await ann.send(land)) is None
        await now.restart()
        await ann.connect()
        assert ann.table["covered"]
        assert ann.refused(await ann.send(land)) is None
        await bob.connect()
        for screen, asked in ((bob, bob.meant(1, LOCK)), (ann, lock), (ann, lock)):
            assert screen.refused(await screen.send(asked)) is None
        assert ann.table["phase"] == "over"

    play(tmp_path, story)
