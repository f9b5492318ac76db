"""Several servers on one store: who drives a room, and that a server which was taken for lost writes nothing more."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ludotheque.store import Address, AsideRow, LogRow, NodeRow, NotRegistered, RoomRow, Unavailable
from ludotheque.store.sql_store import SqlStore
from ludotheque.store.tests.clusters import Cluster
from ludotheque.store.tests.helpers import bodies, opened, rows, run, with_match
from ludotheque.store.tests.links import Link
from ludotheque.store.tests.test_postgres import over, until

ANN, BOB = NodeRow("ann", "127.0.0.1:1"), NodeRow("bob", "127.0.0.1:2")


def test_rooms_that_nobody_drives_are_claimed_once(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        for name in ("open", "closed", "aside"):
            await store.save_room(RoomRow(name, 1, "{}"))
        await store.save_room(RoomRow("closed", 2, "{}", open=False))
        await store.set_aside(AsideRow("aside", "{}", 1))
        await store.register(ANN)
        assert await store.claim_rooms(5) == [RoomRow("open", 1, "{}")]
        assert await store.claim_rooms(5) == []
        assert await store.owner("open") == ANN
        assert await store.claim_room("closed") == RoomRow("closed", 2, "{}", open=False)
        assert await store.claim_room("unknown") is None
        await store.disown("open")
        assert await store.owner("open") is None

    run(address, work)


def test_a_hall_and_its_rooms_go_together(address: Address) -> None:
    """Who claims rooms gets a hall without them; then they are claimed for whoever has it, and for nobody else."""

    async def work(store: SqlStore) -> None:
        hall = RoomRow("hall", 1, "{}", code="AAAA", hall="hall")
        await store.save_room(hall)
        for name in ("one", "two", "closed"):
            await store.save_room(RoomRow(name, 1, "{}", hall="hall"))
        await store.save_room(RoomRow("closed", 2, "{}", open=False, hall="hall"))
        await store.register(ANN)
        store.node = None
        with pytest.raises(NotRegistered):
            await store.claim_rooms_of("hall")
        store.node = ANN.id
        assert await store.claim_rooms(5) == [hall]
        assert await store.claim_rooms(5) == []
        assert await store.owner("one") is None
        both = [RoomRow("one", 1, "{}", hall="hall"), RoomRow("two", 1, "{}", hall="hall")]
        assert await store.claim_rooms_of("hall") == both
        assert await store.owner("two") == ANN
        assert await store.claim_rooms_of("hall") == both, "as often as one asks"
        assert await store.claim_rooms_of("another") == []
        assert [row.is_hall for row in (hall, *both)] == [True, False, False]

    run(address, work)


def test_a_new_room_has_its_owner_until_it_is_put_away(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await store.register(ANN)
        await store.save_room(RoomRow("room", 1, "{}"))
        assert await store.owner("room") == ANN
        await store.save_room(RoomRow("room", 2, "{}"))
        assert await store.owner("room") == ANN
        await store.save_room(RoomRow("room", 3, "{}", open=False))
        assert await store.owner("room") is None

    run(address, work)


def test_a_server_that_starts_again_takes_the_place_of_its_predecessor(address: Address) -> None:
    async def first(store: SqlStore) -> None:
        await store.register(ANN)
        await store.save_room(RoomRow("room", 1, "{}"))

    async def second(store: SqlStore) -> None:
        await store.register(NodeRow("ann again", ANN.address))
        assert await store.beat() == [NodeRow("ann again", ANN.address, 1)]
        assert [room.id for room in await store.claim_rooms(5)] == ["room"]

    run(address, first)
    run(address, second)


def test_a_node_that_leaves_frees_its_rooms_and_keeps_the_time(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await store.register(ANN)
        await with_match(store)
        await store.leave([("m1", 70)])
        match = await store.match("m1")
        assert match is not None
        assert match.heartbeat == 70
        assert await store.owner("room") is None

    run(address, work)


def test_nodes_share_the_rooms_between_them(cluster: Cluster) -> None:
    address = cluster.fresh()

    async def claim(store: SqlStore) -> list[str]:
        found = []
        while some := await store.claim_rooms(3):
            found += [room.id for room in some]
        return found

    async def story() -> None:
        async with opened(address) as ann, opened(address) as bob:
            for number in range(60):
                await ann.save_room(RoomRow(f"room {number}", 1, "{}"))
            await ann.register(ANN)
            await bob.register(BOB)
            shares = await asyncio.gather(claim(ann), claim(bob))
            assert Counter(shares[0] + shares[1]) == Counter(f"room {number}" for number in range(60))
            assert await ann.claim_room(shares[1][0]) is None if shares[1] else True
            assert await ann.owner(shares[0][0]) == ANN
            await bob.disown(shares[0][0])
            assert await ann.owner(shares[0][0]) == ANN, "it is not Bob's"

    asyncio.run(story())


def test_a_node_that_was_taken_for_lost_writes_nothing_more(cluster: Cluster) -> None:
    address = cluster.fresh()

    async def story() -> None:
        async with opened(address) as ann, opened(address) as bob:
            lost = []
            ann.on_lost = lambda: lost.append("ann")
            await ann.register(ANN)
            await bob.register(BOB)
            await with_match(ann)
            await ann.append("m1", rows("of ann"))
            assert not await bob.declare_lost(NodeRow("ann", ANN.address, 5)), "it has beaten since"
            assert await bob.declare_lost(ANN)
            assert not await bob.declare_lost(ANN)
            for late in (
                ann.append("m1", rows("too late", start=1)),
                ann.save_room(RoomRow("room", 3, "too late")),
                ann.heartbeats([("m1", 99)]),
                ann.beat(),
            ):
                with pytest.raises(NotRegistered):
                    await late
            assert len(lost) == 4
            (room,) = await bob.claim_rooms(5)
            assert room.version == 2
            await bob.append("m1", rows("of bob", start=1))
            assert await bodies(bob) == ["of ann", "of bob"]
            await ann.register(NodeRow("ann again", ANN.address))
            assert [node.id for node in await ann.beat()] == ["ann again", "bob"]
            assert await ann.owner("room") == BOB

    asyncio.run(story())


def test_a_node_is_gone_when_it_is_connected_no_more(cluster: Cluster) -> None:
    address = cluster.fresh()

    async def story() -> None:
        async with opened(address) as bob:
            await bob.register(BOB)
            async with opened(address) as ann:
                await ann.register(ANN)
                assert not await bob.declare_gone(ANN), "its address may be wrong, but it lives"
                assert len(await bob.beat()) == 2
            while not await bob.declare_gone(ANN):  # the database notices in its own time
                continue
            assert [node.id for node in await bob.beat()] == ["bob"]

    asyncio.run(story())


@contextmanager
def stopped_at(link: Link, words: bytes) -> Iterator[asyncio.Event]:
    """From these words on nothing passes a link, as if the sender had stopped: an event for that."""
    held, go, loop = asyncio.Event(), asyncio.Event(), asyncio.get_running_loop()

    def wait() -> bool:
        asyncio.run_coroutine_threadsafe(go.wait(), loop).result()
        return False

    def sent(data: bytes) -> bool:
        if words in data:
            link.on_answered = lambda _data: wait()
            loop.call_soon_threadsafe(held.set)
            return wait()
        return False

    link.on_sent = sent
    try:
        yield held
    finally:
        go.set()
        link.on_sent = link.on_answered = lambda _data: False


def test_a_write_of_a_lost_node_that_was_under_way_lands_first_or_never(cluster: Cluster) -> None:
    """The statement is held up on its way; meanwhile the others take over."""
    address = cluster.fresh()

    async def story() -> None:
        with Link(cluster.port) as link:
            async with opened(over(link, address)) as ann, opened(address) as bob:
                await ann.register(ANN)
                await bob.register(BOB)
                await with_match(ann)
                with stopped_at(link, b"under way") as held:
                    late = asyncio.create_task(ann.append("m1", rows("under way")))
                    await held.wait()
                    assert await bob.declare_lost(ANN)
                    (room,) = await bob.claim_rooms(5)
                    await bob.append("m1", rows("of bob"))
                with pytest.raises(NotRegistered):
                    await late
                assert room.id == "room"
                assert await bodies(bob) == ["of bob"]

    asyncio.run(story())


@pytest.mark.parametrize("allowed", [True, False])
def test_a_node_that_stopped_before_its_commit_holds_up_nobody(cluster: Cluster, *, allowed: bool) -> None:
    """Its session is ended by those who may; where nobody may, the others wait, and only for its tables."""
    address = cluster.fresh()
    name = str(address).rpartition("/")[2]
    other = address
    if not allowed:
        cluster.execute(f"CREATE ROLE {name} LOGIN")
        cluster.execute(f"GRANT ALL ON ALL TABLES IN SCHEMA public TO {name}", database=name)
        other = cluster.address(name, name)

    async def story() -> None:
        with Link(cluster.port) as link:
            async with opened(over(link, address)) as ann, opened(other) as bob:
                await ann.register(ANN)
                await bob.register(BOB)
                await with_match(ann)
                with stopped_at(link, b"COMMIT") as held:
                    late = asyncio.create_task(ann.save_room(RoomRow("room", 3, "late")))
                    await held.wait()
                    await bob.save_room(RoomRow("of bob", 1, "{}"))
                    lost, _ = await asyncio.gather(bob.declare_lost(ANN), bob.save_room(RoomRow("of bob", 2, "{}")))
                    assert lost == allowed
                    assert [room.id for room in await bob.claim_rooms(5)] == (["room"] if allowed else [])
                if allowed:
                    with pytest.raises(NotRegistered):
                        await late
                else:
                    await late
                    assert await bob.declare_lost(ANN)

    asyncio.run(story())


@pytest.mark.parametrize("registers", [True, False])
def test_what_the_next_owner_has_written_is_not_taken_for_ones_own(cluster: Cluster, *, registers: bool) -> None:
    """A deadline looks the same whoever notes it; what was to follow it was never written."""
    address = cluster.fresh()
    mine = [LogRow(0, "deadline"), LogRow(1, "of a person", 0, "key")]

    async def story() -> None:
        with Link(cluster.port) as link:
            async with opened(over(link, address)) as ann, opened(address) as bob:
                await ann.register(ANN)
                await bob.register(BOB)
                await with_match(ann)

                def sent(data: bytes) -> bool:
                    link.down = link.down or b"of a person" in data
                    return link.down

                link.on_sent = sent
                asked = asyncio.create_task(ann.append("m1", mine))
                await until(lambda: asyncio.sleep(0, link.down))
                while not await bob.declare_lost(ANN):
                    continue
                assert len(await bob.claim_rooms(5)) == 1
                await bob.append("m1", rows("deadline"))
                if registers:
                    link.on_sent = lambda data: b"FROM log WHERE" in data
                link.down = False
                while registers:
                    try:
                        await ann.register(NodeRow("ann again", ANN.address))
                    except Unavailable:
                        continue
                    break
                link.on_sent = lambda _data: False
                with pytest.raises(Unavailable):
                    await asked
                assert await bodies(bob) == ["deadline"]

    asyncio.run(story())
