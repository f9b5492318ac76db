"""Tables that go from one server to another: the store fails on the way, or the new server is itself taken for lost."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludotheque.store import MatchRow, NodeRow, NotRegistered, RoomRow
from ludotheque.store.tests.clusters import Cluster
from ludotheque.table import requests
from ludotheque.table.commands import handle
from ludotheque.table.node import BEAT
from ludotheque.table.room import Room
from ludotheque.table.services import Opener
from ludotheque.table.tests.evening import LOCK, Evening, Fails, acts_of, evening, play


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


def test_the_tables_of_a_node_that_stands_still_are_free_when_the_limits_say(cluster: Cluster) -> None:
    """It is still connected; the other one counts its beats."""

    async def main() -> None:
        address = cluster.fresh()
        async with evening(address) as frozen, evening(address) as now:
            for number, one in enumerate((frozen, now)):
                one.tables.node.address = f"127.0.0.1:{number}"
                await one.tables.resume()
            ann, _ = await frozen.placing("Ann", "Bob")
            await frozen.tables.node.wake()
            began, lost_after = now.clock.at, now.tables.node.lost_after
            while now.tables.directory.get(ann.room.party.id) is None:
                assert now.clock.at - began <= lost_after + 2 * BEAT
                await beat(now)
            assert now.clock.at - began >= lost_after
            assert lost_after + 2 * BEAT <= 4_000

    asyncio.run(main())


async def beat(now: Evening) -> None:
    await now.advance(BEAT)
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


def test_an_action_that_was_not_kept_waits_until_the_people_are_back(tmp_path: Path) -> None:
    """It was made before the table moved; refused, it would be lost, for the screen asks only once."""

    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob")
        lands = [ann.meant(0, 3), bob.meant(1, 4)]
        await now.restart()
        await ann.connect()
        assert await ann.send(lands[0]) == {}
        assert await ann.send(lands[0]) == {}, "once more over the next connection"
        await bob.connect()
        async with ann.room.lock:
            now.read()
        assert ann.answers[lands[0].key]["refused"] is None
        assert ann.board()[0] == 3
        assert bob.refused(await bob.send(lands[1])) is None
        assert len(await acts_of(now, ann.room.party.match or "", 0)) == 1

    play(tmp_path, story)


def test_an_action_that_waits_is_answered_when_the_host_ends_the_match(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, _ = await now.placing("Ann", "Bob")
        land = ann.meant(0, 3)
        await now.restart()
        await ann.connect()
        assert await ann.send(land) == {}
        assert ann.refused(await ann.ask(requests.End)) is None
        async with ann.room.lock:
            ann.read()
        assert ann.refused(ann.answers[land.key]) == "not-playing"

    play(tmp_path, story)


@pytest.mark.parametrize("kind", ["act", "phrase"])
def test_a_table_that_is_being_left_answers_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """Screens are sent away once others can take over, and then ask there."""

    async def story(now: Evening) -> None:
        ann, _ = await now.placing("Ann", "Bob")
        asked = ann.meant(0, 3) if kind == "act" else requests.Phrased(key="say", seat=0, phrase="hello")
        told: list[object] = []

        async def leave(times: list[tuple[str, int]]) -> None:
            told.append(await ann.send(asked))
            await plain(times)

        plain = now.tables.store.leave
        monkeypatch.setattr(now.tables.store, "leave", leave)
        await now.tables.ownership.leave()
        assert told == [{}]
        assert ann.outbox is not None
        assert [json.loads(data)["type"] for data in ann.outbox.frames] == ["bye"]
        ann.outbox = None

    play(tmp_path, story)


def test_a_table_that_is_lost_before_its_claim_is_known_is_not_ours(cluster: Cluster) -> None:
    async def story(now: Evening, table: str) -> None:
        async def claim(room: str) -> RoomRow | None:
            row = await plain(room)
            now.tables.ownership.lose()
            return row

        plain, store = now.tables.store.claim_room, now.tables.store
        store.claim_room = claim  # type: ignore[method-assign]
        with pytest.raises(NotRegistered):
            await now.tables.ownership.claim(table)
        assert now.tables.ownership.claimed == set()

    take_over(cluster, story)


def test_the_end_of_a_match_is_not_written_by_a_server_that_has_lost_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.placing("Ann", rounds=1, sand=None)
        store = now.tables.store

        async def look(name: str) -> MatchRow | None:
            now.tables.ownership.lose()
            return await plain(name)

        plain, room = store.match, ann.room
        monkeypatch.setattr(store, "match", look)
        assert ann.stream is not None
        handle(room, ann.stream, ann.meant(0, LOCK), 0)
        async with room.lock:
            pass
        found = await plain(room.party.match or "")
        assert found is not None
        assert found.replay is None
        ann.outbox = None

    play(tmp_path, story)


def test_a_server_whose_own_beat_was_slow_takes_nobody_for_lost_for_that(cluster: Cluster) -> None:
    """The database stood still for all of them."""

    async def story(now: Evening, _table: str) -> None:
        node, store, slow = now.tables.node, now.tables.store, [0]
        cluster.execute(
            "INSERT INTO nodes (id, address, beats, lock) VALUES ('other', '127.0.0.1:9', 0, 1)",
            database=str(now.address).rpartition("/")[2],
        )

        async def beat() -> list[NodeRow]:
            now.clock.at += slow[0]
            return await plain()

        plain = store.beat
        store.beat = beat  # type: ignore[method-assign]
        await node.wake()
        slow[0] = node.lost_after - 100
        for _ in range(3):
            await node.wake()
        assert set(node.others) == {"other"}
        slow[0] = 0
        now.clock.at += node.lost_after
        await node.wake()
        assert node.others == {}

    take_over(cluster, story)
