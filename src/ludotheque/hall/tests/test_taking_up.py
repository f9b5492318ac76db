"""A hall is taken up as a whole or not at all, once, and nothing that is due happens before it is where it was."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.refusal import Refused
from ludotheque.hall.assembly import Round
from ludotheque.hall.halls import Halls
from ludotheque.hall.tests.event import Event, play
from ludotheque.store import RoomRow, Unavailable, open_store
from ludotheque.table.room import Room
from ludotheque.table.tables import Tables


async def reopened(now: Event) -> None:
    """The next server, which has not taken up anything yet."""
    await now.tables.store.close()
    now.tables = Tables(open_store(now.address), now.clock, now.limits)
    now.halls = Halls(now.tables)
    await now.tables.ownership.node.register()


async def playing(now: Event, *names: str) -> None:
    """A hall of these people whose round has begun, but none of its matches."""
    await now.open()
    for name in names:
        await now.join(name)
    round_ = Round(seed="ab" * 32, people=tuple(range(len(names))))
    await now.hall.save(replace(now.hall.assembly, phase="playing", rounds=(round_,)))


class Passing:
    """Takes up tables, and fails once for a passing reason at the table of this number."""

    def __init__(self, plain: Callable[[RoomRow], Awaitable[Room]], at: int, problem: Exception) -> None:
        self.plain, self.at, self.problem = plain, at, problem
        self.tries = 0

    async def __call__(self, row: RoomRow) -> Room:
        self.tries += 1
        if self.tries == self.at:
            raise self.problem
        return await self.plain(row)


def test_a_round_that_begins_again_after_a_restart_is_not_over_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(now: Event) -> None:
        await playing(now, "Ann", "Bob")
        await reopened(now)
        running = asyncio.create_task(now.tables.run())
        store = now.tables.store
        plain = store.open_match

        async def slow(*given: Any) -> Any:
            for _ in range(50):  # the scheduler has its turns meanwhile
                await asyncio.sleep(0)
            return await plain(*given)

        monkeypatch.setattr(store, "open_match", slow)
        try:
            await now.tables.resume()
            hall = await now.halls.find(now.hall.assembly.id)
            async with hall.lock:
                assert hall.assembly.phase == "playing"
                assert len(hall.playing) == 2
                assert all(room.party.phase == "playing" for room in hall.rooms.values())
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running

    play(tmp_path, story)


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("problem", [Unavailable("gone"), Refused("too-busy")])
def test_a_hall_that_cannot_be_taken_up_whole_leaves_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    async def story(now: Event) -> None:
        await playing(now, "Ann", "Bob", "Cleo")
        await reopened(now)
        name, tables = now.hall.assembly.id, [person.room for person in now.hall.assembly.people]
        ownership = now.tables.ownership
        with monkeypatch.context() as patch:
            patch.setattr(ownership, "take_up", Passing(ownership.take_up, 3, problem))
            with pytest.raises(type(problem)):
                await now.halls.find(name)
        assert len(now.tables.directory) == len(now.halls) == 0
        assert not ownership.claimed
        for each in (name, *tables):
            assert await now.tables.store.owner(each) is None
        hall = await now.halls.find(name)
        assert sorted(hall.rooms) == sorted(tables)
        assert all(now.tables.directory.get(table) is room for table, room in hall.rooms.items())

    play(tmp_path, story)


@pytest.mark.usefixtures("quiet")
def test_a_hall_that_cannot_go_on_is_not_driven(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Event) -> None:
        await playing(now, "Ann")
        await reopened(now)
        with monkeypatch.context() as patch:
            patch.setattr("ludotheque.hall.halls.resume", Passing(now.tables.ownership.take_up, 1, Unavailable("gone")))
            with pytest.raises(Unavailable):
                await now.halls.find(now.hall.assembly.id)
        assert len(now.tables.directory) == len(now.halls) == 0
        assert len((await now.halls.find(now.hall.assembly.id)).playing) == 1

    play(tmp_path, story)


def test_a_table_that_is_driven_already_is_not_driven_twice(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await playing(now, "Ann")
        await reopened(now)
        ownership = now.tables.ownership
        (row,) = await ownership.claim_rooms_of(now.hall.assembly.id)
        room = await ownership.take_up(row)
        hall = await now.halls.find(now.hall.assembly.id)
        assert list(hall.rooms.values()) == list(now.tables.directory) == [room]

    play(tmp_path, story)


def test_many_may_ask_for_a_hall_at_once(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await playing(now, "Ann")
        await reopened(now)
        name, table = now.hall.assembly.id, now.hall.assembly.people[0].room
        asked = (now.halls.find(name), now.halls.find(name), now.tables.ownership.take_over())
        first, second, _ = await asyncio.gather(*asked)
        assert first is second
        assert list(first.rooms) == [table]
        assert len(now.tables.directory) == 1

    play(tmp_path, story)


def test_a_hall_that_waits_to_be_taken_over_is_taken_up_for_who_asks(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await playing(now, "Ann")
        await reopened(now)
        (row,) = await now.tables.ownership.claim_some()
        hall = await now.halls.find(row.id)
        await now.tables.ownership.take_over()
        assert await now.halls.find(row.id) is hall

    play(tmp_path, story)
