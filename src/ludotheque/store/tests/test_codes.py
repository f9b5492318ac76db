"""The contract of a store about codes: of rooms, of seats that move, and wrong ones."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludotheque.store import Address, AsideRow, Conflict, RoomRow, TransferRow, codes
from ludotheque.store.migrations import upgrade
from ludotheque.store.sql_store import SqlStore
from ludotheque.store.tests.helpers import MATCH, executing, run

ANN = RoomRow("ann", 1, "{}", saved=5, code="AAAA")
BOB = RoomRow("bob", 1, "{}", saved=6, code="BBBB")
MANY = 1_000


def later(room: RoomRow, **changed: object) -> RoomRow:
    """The next version of a room."""
    return replace(room, version=room.version + 1, **changed)


def test_a_code_leads_to_one_open_room(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await store.open_room(ANN, MANY)
        with pytest.raises(Conflict):
            await store.open_room(replace(BOB, code="AAAA"), MANY)
        assert await store.room("bob") is None
        await store.open_room(BOB, MANY)
        assert (await store.room_by_code("AAAA"), await store.room_by_code("BBBB")) == (ANN, BOB)
        assert await store.room_by_code("CCCC") is None
        with pytest.raises(Conflict):
            await store.save_room(later(BOB, code="AAAA"))
        assert await store.room("bob") == BOB

    run(address, work)


def test_of_rooms_that_want_a_code_at_once_one_gets_it(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        wanted = [store.open_room(replace(ANN, id=name), MANY) for name in ("ann", "bob", "cleo")]
        found = await asyncio.gather(*wanted, return_exceptions=True)
        assert sorted(type(result).__name__ for result in found) == ["Conflict", "Conflict", "NoneType"]
        assert len(await store.open_rooms()) == 1

    run(address, work)


def test_a_code_is_free_while_its_room_is_closed(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await store.open_room(ANN, MANY)
        closed = later(ANN, open=False)
        await store.save_room(closed)
        assert await store.room_by_code("AAAA") is None
        assert await store.room("ann") == closed, "it remembers its code"
        await store.open_room(replace(BOB, code="AAAA"), MANY)
        with pytest.raises(Conflict):
            await store.open_room(later(closed, open=True), MANY)
        assert await store.room("ann") == closed
        await store.open_room(later(closed, open=True, code="CCCC"), MANY)
        assert await store.code_lengths() == {4: 2}

    run(address, work)


def test_no_length_of_codes_is_crowded(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        rooms = [replace(ANN, id=f"r{letter}", code=3 * "A" + letter) for letter in "BCDE"]
        found = await asyncio.gather(*(store.open_room(room, 2) for room in rooms), return_exceptions=True)
        assert sorted(type(result).__name__ for result in found) == ["Conflict", "Conflict", "NoneType", "NoneType"]
        await store.open_room(replace(ANN, code="AAAAA"), 2)
        assert await store.code_lengths() == {4: 2, 5: 1}
        first = rooms[found.index(None)]
        await store.open_room(later(first), 2)
        await store.save_room(later(later(first), open=False))
        assert await store.code_lengths() == {4: 1, 5: 1}

    run(address, work)


def test_codes_are_counted_without_a_look_at_the_rooms(tmp_path: Path) -> None:
    """A store may keep very many rooms, and their documents are long."""
    address = tmp_path / "store.db"
    upgrade(address)
    with executing(address) as database:
        for query, values in ((codes.ALIKE, (4, "ann")), (codes.LENGTHS, ())):
            plan = str(database.execute(f"EXPLAIN QUERY PLAN {query}", values).fetchall())
            assert "COVERING INDEX rooms_codes" in plan


def test_rooms_without_a_code_and_rooms_set_aside_are_not_found(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        for number in range(2):
            await store.open_room(RoomRow(f"r{number}", 1, "{}"), 0)
        assert await store.code_lengths() == {}
        await store.open_room(ANN, MANY)
        await store.set_aside(AsideRow("ann", "{}", 7))
        assert await store.room_by_code("AAAA") is None

    run(address, work)


def test_a_room_is_deleted_only_where_nothing_has_begun(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await store.open_room(ANN, MANY)
        await store.open_room(BOB, MANY)
        await store.open_match(replace(MATCH, room="bob"), later(BOB))
        for room in ("ann", "bob", "nowhere"):
            await store.delete_unused_room(room)
        assert [room.id for room in await store.open_rooms()] == ["bob"]
        await store.open_room(replace(BOB, id="cleo", code="AAAA"), MANY)

    run(address, work)


# --- seats that move ---

OFFER = TransferRow("QQQQQQ", "ann", 1, "phone", 2_000)


def test_a_code_moves_a_seat_once_and_in_time(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await store.offer_transfer(OFFER, 1_000)
        assert await store.transfer_room("QQQQQQ", 2_000) == "ann"
        assert await store.transfer_room("QQQQQQ", 2_001) is None
        assert await store.take_transfer("QQQQQQ", 2_001) is None
        assert await store.take_transfer("RRRRRR", 1_000) is None
        taken = await asyncio.gather(*(store.take_transfer("QQQQQQ", 2_000) for _ in range(3)))
        assert sorted(taken, key=lambda offer: offer is None) == [OFFER, None, None]
        assert await store.transfer_room("QQQQQQ", 1_000) is None

    run(address, work)


def test_a_seat_has_one_code_and_a_code_one_seat(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await store.offer_transfer(OFFER, 1_000)
        await store.offer_transfer(replace(OFFER, code="RRRRRR"), 1_000)
        assert await store.take_transfer("QQQQQQ", 1_000) is None, "the newer one counts"
        with pytest.raises(Conflict):
            await store.offer_transfer(replace(OFFER, code="RRRRRR", seat=2), 1_000)
        assert await store.take_transfer("RRRRRR", 1_000) == replace(OFFER, code="RRRRRR")

    run(address, work)


def test_a_chair_that_changes_hands_voids_its_code_with_the_same_write(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await store.open_room(ANN, MANY)
        for code, seat in (("QQQQQQ", 1), ("RRRRRR", 2), ("SSSSSS", 3)):
            await store.offer_transfer(replace(OFFER, code=code, seat=seat), 1_000)
        with pytest.raises(Conflict):
            await store.save_room(ANN, {1})
        assert await store.transfer_room("QQQQQQ", 1_000) == "ann", "a write that failed voids nothing"
        second = later(ANN)
        await store.save_room(second, {0, 1})
        assert await store.transfer_room("QQQQQQ", 1_000) is None
        await store.open_match(replace(MATCH, room="ann"), later(second), None, frozenset({2}))
        assert await store.transfer_room("RRRRRR", 1_000) is None
        assert await store.transfer_room("SSSSSS", 1_000) == "ann"

    run(address, work)


def rows_in(address: Address, table: str) -> int:
    with executing(address) as database:
        return int(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608 - from here


def test_neither_old_codes_nor_those_of_a_forgotten_device_stay(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await store.offer_transfer(OFFER, 1_000)
        await store.offer_transfer(replace(OFFER, code="RRRRRR", seat=2, device="tablet", until=9_000), 2_001)
        assert rows_in(address, "seat_transfers") == 1
        await store.forget_device("tablet")
        assert rows_in(address, "seat_transfers") == 0
        await store.save_room(replace(ANN, open=False))
        await store.offer_transfer(OFFER, 1_000)
        await store.prune(1_000)
        assert (rows_in(address, "rooms"), rows_in(address, "seat_transfers")) == (0, 0)

    run(address, work)


# --- wrong codes ---


def test_wrong_codes_add_up_until_the_bucket_is_full_again(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        assert await store.wrong_codes_until("eve") == 0
        await asyncio.gather(*(store.note_wrong_code("eve", 1_000, 1_500, 100) for _ in range(3)))
        assert await store.wrong_codes_until("eve") == 1_300
        await store.note_wrong_code("eve", 1_250, 1_750, 100)
        assert await store.wrong_codes_until("eve") == 1_400
        await store.note_wrong_code("eve", 1_400, 1_900, 100)
        assert await store.wrong_codes_until("eve") == 1_500, "it was full"
        assert await store.wrong_codes_until("ann") == 0

    run(address, work)


def test_a_clock_that_jumps_back_leaves_nobody_waiting(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        await store.note_wrong_code("eve", 1_000_000, 1_000_500, 100)
        await store.note_wrong_code("eve", 1_000, 1_500, 100)
        assert await store.wrong_codes_until("eve") == 1_100

    run(address, work)


def test_full_buckets_are_forgotten(address: Address) -> None:
    async def work(store: SqlStore) -> None:
        for who, now in (("ann", 1_000), ("bob", 1_050), ("cleo", 1_000_000)):
            await store.note_wrong_code(who, now, now + 500, 100)
        await store.forget_wrong_codes(1_100, 1_600)
        assert [await store.wrong_codes_until(who) for who in ("ann", "bob", "cleo")] == [0, 1_150, 0]
        assert rows_in(address, "wrong_codes") == 1

    run(address, work)
