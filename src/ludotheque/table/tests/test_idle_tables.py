"""Tables that nobody uses are put away, and come back for those who may have them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.store import RoomRow
from ludotheque.table import requests
from ludotheque.table.codes import table_with_code
from ludotheque.table.idle_tables import SWEEP
from ludotheque.table.limits import DEFAULTS, Limits
from ludotheque.table.room import Room
from ludotheque.table.services import Opener
from ludotheque.table.tables import ROWS_FOR_ONE
from ludotheque.table.tests.evening import Evening, Screen, play
from ludotheque.table.tokens import hashed

LOCK = 72


async def is_open_after(now: Evening, room: Room, seconds: int) -> bool:
    """Whether a table is still there when it has been empty for so long; nobody has to open another one."""
    await now.advance(1_000 * seconds - 1)
    assert room in now.tables.directory
    await now.advance(1 + SWEEP)
    return room in now.tables.directory


async def back(now: Evening, screen: Screen) -> Screen:
    """The same device at its table, which was put away."""
    found = await now.tables.reopen(screen.room.party.id, Opener(screen.device, None))
    assert found is not None
    return await now.screen(found, screen.name)


def test_an_unused_lobby_lives_shorter_than_a_table_that_was_played_at(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        (bob,) = await now.table("Bob", rounds=1)
        await bob.ask(requests.Start)
        await now.advance(3_000)
        await bob.do(0, LOCK)
        await bob.ask(requests.Again)
        await ann.cut()
        await bob.cut()
        assert not await is_open_after(now, ann.room, DEFAULTS.unused_table_seconds)
        rest = DEFAULTS.empty_table_seconds - DEFAULTS.unused_table_seconds - SWEEP // 1_000
        assert not await is_open_after(now, bob.room, rest)

    play(tmp_path, story)


def test_nobody_has_to_open_a_table_for_others_to_be_put_away(tmp_path: Path) -> None:
    """Protects whoever opens one: they used to wait until all that were left had been written down."""

    async def story(now: Evening) -> None:
        people = [(await now.table(name, chairs=2))[0] for name in ("Ann", "Bob", "Cleo")]
        assert now.tables.scheduler.next_due() is None, "somebody is at each"
        for person in people[:2]:
            await person.cut()
        await now.advance(1_000 * DEFAULTS.unused_table_seconds - 1)
        await now.table("Dan", chairs=2)
        assert len(now.tables.directory) == 4
        await now.advance(1)
        assert [room.party.chairs[0].name for room in now.tables.directory] == ["Cleo", "Dan"]

    play(tmp_path, story)


def test_a_table_that_made_place_for_another_is_not_kept(tmp_path: Path) -> None:
    """Who opened one table after the other kept all of them in memory, however few they might have."""

    async def story(now: Evening) -> None:
        for _ in range(3):
            (ann,) = await now.table("Ann", chairs=2)
            await ann.cut()
            opener = Opener(ann.device, None)
            ann.room.opener = opener
            assert list(now.tables.directory.empty) == [ann.room]
            await now.tables.idle.make_place(opener)

    play(tmp_path, story, Limits(device_tables=1))


def test_a_table_with_a_screen_stays(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        await now.advance(1_000 * 30 * DEFAULTS.left_match_seconds)
        assert ann.room in now.tables.directory

    play(tmp_path, story)


def test_a_paused_match_is_put_away_and_goes_on_where_it_was(tmp_path: Path) -> None:
    """It used to take up a table for ever. Nothing of it is lost: not a bird, not a second of sand."""

    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", sand=30)
        await ann.ask(requests.Start)
        await now.advance(3_000)
        await ann.do(0, 5)
        await bob.do(1, 6)
        await now.advance(7_000)
        await ann.ask(requests.Pause, paused=True)
        for screen in (ann, bob):
            await screen.cut()
        assert not await is_open_after(now, ann.room, DEFAULTS.left_match_seconds)
        assert await now.tables.store.open_rooms() == []
        stranger = Opener(hashed("Eve"), None)
        assert await now.tables.reopen(ann.room.party.id, stranger) is None, "only for those with a chair"
        again = await back(now, ann)
        other = await back(now, bob)
        assert again.room is other.room
        assert (again.board()[0], other.board()[0]) == (5, 6)
        assert again.table["phase"] == "playing"
        assert again.shown["clock"]["now"] == 10_000
        assert (again.table["paused"], again.shown["clock"]["running"]) == (True, False)
        await again.ask(requests.Pause, paused=False)
        assert again.shown["clock"]["running"]
        assert again.refused(await again.do(0, 9)) is None
        await now.restart()
        assert now.tables.directory.get(ann.room.party.id) is not None, "it is open again in the store as well"

    play(tmp_path, story)


def test_what_happens_at_a_table_that_was_put_away_goes_nowhere(tmp_path: Path) -> None:
    """Bots that still think, and a screen that comes at this very moment."""

    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2, sand=30)
        await ann.ask(requests.Invite, seat=1, level="casual")
        await ann.ask(requests.Start)
        await ann.ask(requests.Pause, paused=True)
        await ann.cut()
        leaving, coming = now.tables.idle.put_away(ann.room), ann.room.join(ann.device, None, None)
        _, refused = await asyncio.gather(leaving, coming, return_exceptions=True)
        if isinstance(refused, Refused):
            assert refused.key == "table-unknown"
            with pytest.raises(Refused, match="table-unknown"):
                await ann.room.save(ann.room.party)
            ann.room.changed()
            assert ann.room not in now.tables.scheduler.wakes_at
        else:
            assert ann.room in now.tables.directory

    play(tmp_path, story)


def test_a_table_comes_back_once_and_with_its_code(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        code = ann.table["code"]
        await ann.cut()
        assert not await is_open_after(now, ann.room, DEFAULTS.unused_table_seconds)
        with pytest.raises(Refused, match="code-unknown"):
            await table_with_code(now.tables.store, code)
        opener = Opener(ann.device, None)
        rooms = await asyncio.gather(*(now.tables.reopen(ann.room.party.id, opener) for _ in range(3)))
        assert len({id(room) for room in rooms}) == 1
        (room, *_) = rooms
        assert room is not None
        assert await table_with_code(now.tables.store, code) == room.party.id
        assert await now.tables.reopen("nowhere", Opener(ann.device, None)) is None

    play(tmp_path, story)


def test_a_lobby_comes_back_for_a_guest_with_its_link(tmp_path: Path) -> None:
    """A host who sends a link and closes the page used to invite guests to a table that was unknown."""

    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        await ann.cut()
        assert not await is_open_after(now, ann.room, DEFAULTS.unused_table_seconds)
        room = await now.tables.reopen(ann.room.party.id, Opener(None, "192.0.2.1"))
        assert room is not None
        assert room.party.chairs[0].name == "Ann"
        assert await now.tables.reopen(ann.room.party.id, Opener(ann.device, None)) is room

    play(tmp_path, story)


@pytest.mark.usefixtures("quiet")
def test_a_match_whose_log_is_damaged_is_set_aside_when_it_should_come_back(tmp_path: Path) -> None:
    """It used to be refused as unknown, and read again at every try."""

    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", sand=30)
        await ann.ask(requests.Start)
        await ann.ask(requests.Pause, paused=True)
        await ann.cut()
        match = ann.room.party.match or ""
        assert not await is_open_after(now, ann.room, DEFAULTS.left_match_seconds)
        with closing(sqlite3.connect(now.path)) as database, database:
            database.execute("DELETE FROM log WHERE match = ? AND seq = 0", (match,))
        assert await now.tables.reopen(ann.room.party.id, Opener(ann.device, None)) is None
        assert ann.room.party.id in now.tables.directory.aside
        assert [aside.room for aside in await now.tables.store.rooms_aside()] == [ann.room.party.id]

    play(tmp_path, story)


def test_a_player_who_comes_back_while_the_table_is_put_away(tmp_path: Path) -> None:
    """It used to come back as it was before it was put away, and nothing could be stored there any more."""

    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", sand=30)
        await ann.ask(requests.Start)
        await now.advance(3_000)
        await ann.cut()
        table, opener = ann.room.party.id, Opener(ann.device, None)
        _, room = await asyncio.gather(now.tables.idle.put_away(ann.room), now.tables.reopen(table, opener))
        assert room is not None
        assert room is not ann.room
        await room.save(room.party)

    play(tmp_path, story)


def test_a_long_match_costs_more_to_bring_back(tmp_path: Path) -> None:
    """Its log is folded while every other table waits: half a second for the longest."""

    async def story(now: Evening) -> None:
        charged: list[tuple[str, float]] = []
        now.tables.charge = lambda payer, price: charged.append((payer, price))
        (ann,) = await now.table("Ann", sand=30)
        (bob,) = await now.table("Bob", chairs=2)
        await ann.ask(requests.Start)
        await now.advance(3_000)
        await ann.do(0, 5)
        for screen in (ann, bob):
            await screen.cut()
            await now.tables.idle.put_away(screen.room)
            await now.tables.reopen(screen.room.party.id, Opener(screen.device, "192.0.2.1"))
        rows = len(await now.tables.store.log(ann.room.party.match or ""))
        assert rows > 2
        assert charged == [("192.0.2.1", rows / ROWS_FOR_ONE)]

    play(tmp_path, story)


def test_a_table_that_comes_back_slowly_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a match needs first may take long to make, and other devices come back meanwhile."""

    async def story(now: Evening) -> None:
        ann, bob = [(await now.table(name, chairs=2))[0] for name in ("Ann", "Bob")]
        for screen in (ann, bob):
            await screen.cut()
            await now.tables.idle.put_away(screen.room)
        plain, go_on = now.tables.ownership.take_up, asyncio.Event()

        async def take_up(row: RoomRow) -> Room:
            if row.id == ann.room.party.id:
                await go_on.wait()
            return await plain(row)

        monkeypatch.setattr(now.tables.ownership, "take_up", take_up)
        slow = [asyncio.create_task(now.tables.reopen(ann.room.party.id, Opener(ann.device, None))) for _ in range(2)]
        assert await now.tables.reopen(bob.room.party.id, Opener(bob.device, None)) is not None
        go_on.set()
        first, second = await asyncio.gather(*slow)
        assert first is second is not None
        assert not now.tables.directory.locks

    play(tmp_path, story)


def test_a_table_whose_code_was_given_away_comes_back_with_another(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        code, store = ann.table["code"], now.tables.store
        await ann.cut()
        assert not await is_open_after(now, ann.room, DEFAULTS.unused_table_seconds)
        await store.open_room(RoomRow("another", 1, "{}", code=code), 15)
        room = await now.tables.reopen(ann.room.party.id, Opener(ann.device, None))
        assert room is not None
        assert room.party.code not in (None, code)
        assert await table_with_code(store, room.party.code or "") == room.party.id
        assert (await store.room("another"), now.tables.directory.get(room.party.id)) == (
            RoomRow("another", 1, "{}", code=code),
            room,
        )

    play(tmp_path, story)


def test_a_full_server_reopens_nothing(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        await ann.cut()
        await now.advance(1_000 * DEFAULTS.unused_table_seconds)
        await now.table("Bob", chairs=2)
        with pytest.raises(Refused, match="house-full"):
            await now.tables.reopen(ann.room.party.id, Opener(ann.device, None))

    play(tmp_path, story, Limits(tables=1))
