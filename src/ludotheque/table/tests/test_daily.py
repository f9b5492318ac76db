"""The deal of the day: the same for all, one first try for each device, and a secret until one has played it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludotheque.core.coding import decode, encode
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.games.ubongo import rules as ubongo
from ludotheque.games.ubongo.daily import MONDAY, least
from ludotheque.games.ubongo.model import Options, Task
from ludotheque.games.ubongo.solver.advice import ways
from ludotheque.store import Unavailable
from ludotheque.table import preset_tables, requests
from ludotheque.table.clock import ManualClock
from ludotheque.table.daily import DAY, finished, may_see, may_watch, today
from ludotheque.table.deals import AGAIN, QUICK, day_key, stored_deal
from ludotheque.table.preset_tables import open_again, open_daily, open_lesson
from ludotheque.table.tests.evening import LOCK, Evening, Fails, Screen, play
from ludotheque.table.tokens import hashed

UBONGO = list(ubongo.catalogue(Options()))


async def played(now: Evening, name: str) -> Screen:
    screen = await now.daily(name)
    await now.advance(3_000)
    await screen.do(0, LOCK)
    assert screen.table["phase"] == "over"
    return screen


def key_of(now: Evening) -> str:
    return day_key("uluru", today(now.clock).date)


def test_days_are_those_of_the_clock() -> None:
    clock = ManualClock(date=1_763_164_800_000)
    assert today(clock).date == "2025-11-15"
    assert today(clock).ends == DAY
    clock.at = DAY - 1
    assert today(clock).date == "2025-11-15"
    assert today(clock).ends == 1
    clock.at = DAY
    assert today(clock).date == "2025-11-16"
    assert today(ManualClock(date=1_767_225_600_000)).number == 1, "the first day of 2026"


def test_everyone_has_the_same_cards_and_tomorrow_others(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.daily("Ann"), await now.daily("Bob")
        rows = ann.match["view"]["shown"]["rows"]
        assert bob.match["view"]["shown"]["rows"] == rows
        assert ann.table["commitment"] == bob.table["commitment"]
        date = today(now.clock).date
        assert ann.table["deal"] == {"kind": "daily", "date": date, "of": None, "counts": True, "round": None}
        await now.restart()
        cleo = await now.daily("Cleo")
        assert cleo.match["view"]["shown"]["rows"] == rows, "the secret of the house is kept"
        await now.advance(DAY)
        dan = await now.daily("Dan")
        assert dan.match["view"]["shown"]["rows"] != rows
        assert dan.table["commitment"] != ann.table["commitment"]

    play(tmp_path, story)


def test_another_house_has_other_cards(tmp_path: Path) -> None:
    seen: list[object] = []

    async def story(now: Evening) -> None:
        seen.append((await now.daily("Ann")).table["commitment"])

    for number in range(2):
        folder = tmp_path / str(number)
        folder.mkdir()
        play(folder, story)
    assert seen[0] != seen[1]


def test_only_the_first_try_counts(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        store = now.tables.store
        await played(now, "Ann")
        again = await played(now, "Ann")
        assert not again.table["deal"]["counts"]
        await played(now, "Bob")
        assert [row.name for row in await store.records(key_of(now))] == ["Ann", "Bob"]
        assert [row.name for row in await store.records(key_of(now) + AGAIN)] == ["Ann"]
        assert [row.name for row in await store.standings(key_of(now))] == ["Ann", "Bob"]

    play(tmp_path, story)


async def landed(now: Evening, name: str, pace: int) -> Screen:
    """Lands eight birds, one in so many milliseconds, and locks in."""
    screen = await now.daily(name)
    await now.advance(3_000)
    for bird in range(8):
        await now.advance(pace)
        assert screen.refused(await screen.do(0, 8 * bird + bird)) is None
    await screen.do(0, LOCK)
    return screen


def test_a_first_try_that_no_person_could_make_is_kept_and_not_listed(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        store = now.tables.store
        await landed(now, "Script", 249)
        await landed(now, "Ann", 250)
        assert [row.name for row in await store.standings(key_of(now))] == ["Ann"]
        assert [row.name for row in await store.records(key_of(now) + QUICK)] == ["Script"]
        assert await finished(store, hashed("Script"), "uluru", today(now.clock).date)
        await landed(now, "Script", 500)
        assert [row.name for row in await store.standings(key_of(now))] == ["Ann"], "that was no first try"

    play(tmp_path, story)


@pytest.mark.parametrize(("more", "listed"), [(-1, False), (0, True)])
def test_a_mission_of_the_day_takes_a_person_some_time(tmp_path: Path, more: int, listed: bool) -> None:
    """As long as this very mission takes somebody with quick hands and much luck."""

    async def story(now: Evening) -> None:
        monday = (MONDAY - now.clock.date() // DAY) % 7
        await now.advance(monday * DAY)
        ann = await now.daily("Ann", "ubongo")
        await now.advance(3_000)
        task = decode(encode(ann.match["view"]["shown"]["tasks"][0]), Task)
        time = least(task) + more
        assert time > 2_300, "three pieces are laid and a shape is seen"
        await now.advance(time)
        for lay in ways(task.shape, task.pieces)[0]:
            assert ann.refused(await ann.do(0, UBONGO.index(lay))) is None
        assert ann.match["outcome"]["score"] == [time]
        key = day_key("ubongo", today(now.clock).date)
        rows = await now.tables.store.standings(key if listed else key + QUICK)
        assert [row.score for row in rows] == [time]

    play(tmp_path, story)


def test_a_seat_that_moves_shows_the_cards_of_the_day_only_once(tmp_path: Path) -> None:
    """Ann has finished and plays the cards again; Bob takes over her seat, and has no first try left."""

    async def story(now: Evening) -> None:
        ann = await played(now, "Ann")
        match = await now.tables.store.match(ann.room.party.match or "")
        assert match is not None
        table = await open_again(now.tables, hashed("Ann"), "Ann", match, None)
        second = await now.screen(table, "Ann")
        await now.move_seat((await second.ask(requests.Move, seat=0))["code"], hashed("Bob"))
        bob = await now.daily("Bob")
        assert bob.room is not table
        assert not bob.table["deal"]["counts"]

    play(tmp_path, story)


def test_a_first_try_goes_on_at_the_device_that_it_moved_to(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await now.daily("Ann")
        await now.move_seat((await ann.ask(requests.Move, seat=0))["code"], hashed("phone"))
        phone = await now.daily("phone")
        assert phone.room is ann.room
        await now.advance(3_000)
        await phone.do(0, LOCK)
        assert [row.device for row in await now.tables.store.standings(key_of(now))] == [hashed("phone")]
        for device in ("Ann", "phone"):
            assert not (await now.daily(device)).table["deal"]["counts"]

    play(tmp_path, story)


def test_a_player_who_has_begun_is_brought_back_and_gets_no_second_look(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await now.daily("Ann")
        table = ann.room.party.id
        await now.advance(3_000)
        assert (await now.daily("Ann")).room.party.id == table
        await now.restart()
        assert await open_daily(now.tables, hashed("Ann"), "Ann", "uluru") == table

    play(tmp_path, story)


def test_a_device_that_begins_its_first_try_several_times_at_once_has_one(tmp_path: Path) -> None:
    """Each call lays a table; all but one find that a try has begun meanwhile, and nothing of theirs stays."""

    async def story(now: Evening) -> None:
        tables = await asyncio.gather(*(open_daily(now.tables, hashed("Bob"), "Bob", "uluru") for _ in range(3)))
        assert len(set(tables)) == 1
        assert [room.party.id for room in now.tables.directory] == tables[:1]
        assert [row.id for row in await now.tables.store.open_rooms()] == tables[:1]

    play(tmp_path, story)


@pytest.mark.parametrize("over", [False, True])
def test_a_first_try_that_was_begun_elsewhere_at_the_same_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, over: bool
) -> None:
    """Another server that shares the store was quicker: the device is led there, or to a try that does not count."""

    async def story(now: Evening) -> None:
        plain, winners = now.tables.store.first_try, list[Screen]()

        async def too_early(device: str, record: str) -> str | None:
            found = await plain(device, record)
            if not winners:
                monkeypatch.setattr(now.tables.store, "first_try", plain)
                winners.append(await (played(now, "Ann") if over else now.daily("Ann")))
            return found

        monkeypatch.setattr(now.tables.store, "first_try", too_early)
        ann = await now.daily("Ann")
        assert (ann.room is winners[0].room) != over
        assert ann.table["deal"]["counts"] != over
        assert len(await now.tables.store.open_rooms()) == len(now.tables.directory) == (2 if over else 1)

    play(tmp_path, story)


@pytest.mark.usefixtures("quiet")
def test_a_table_whose_given_deal_could_not_begin_does_not_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(now: Evening) -> None:
        store = now.tables.store
        monkeypatch.setattr(store, "open_match", Fails(store.open_match, times=2))
        for opening in (open_daily, open_lesson):
            with pytest.raises(Unavailable):
                await opening(now.tables, hashed("Ann"), "Ann", "uluru")
        assert await store.open_rooms() == []
        assert len(now.tables.directory) == 0
        assert (await now.daily("Ann")).table["deal"]["counts"]

    play(tmp_path, story)


def test_a_first_try_whose_table_cannot_be_read_is_followed_by_one_that_does_not_count(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        first = await open_daily(now.tables, hashed("Ann"), "Ann", "uluru")
        with closing(sqlite3.connect(now.path)) as database, database:
            database.execute("UPDATE rooms SET doc = '{'")
        second = await now.daily("Ann")
        assert second.room.party.id != first
        assert not second.table["deal"]["counts"]

    play(tmp_path, story)


def test_a_player_who_leaves_has_had_the_first_look(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await now.daily("Ann")
        await now.advance(3_000)
        await ann.ask(requests.Leave, seat=0)
        second = await played(now, "Ann")
        assert second.room is not ann.room
        assert not second.table["deal"]["counts"]
        assert await now.tables.store.records(key_of(now)) == []
        assert await finished(now.tables.store, hashed("Ann"), "uluru", today(now.clock).date)

    play(tmp_path, story)


def test_what_counts_is_neither_paused_nor_ended_nor_helped(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await now.daily("Ann")
        await now.advance(3_000)
        assert ann.refused(await ann.ask(requests.Pause, paused=True)) == "day-runs-on"
        assert ann.refused(await ann.ask(requests.End)) == "day-runs-on"
        assert ann.refused(await ann.ask(requests.Hint, seat=0)) == "no-hints"
        await ann.do(0, LOCK)
        second = await now.daily("Ann")
        assert second.refused(await second.ask(requests.Pause, paused=True)) is None
        assert second.refused(await second.ask(requests.End)) is None
        assert second.table["deal"] is None

    play(tmp_path, story)


def test_a_seat_that_moved_counts_once_for_its_new_device(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        await played(now, "Bob")
        ann = await now.daily("Ann")
        await now.advance(3_000)
        code = (await ann.ask(requests.Move, seat=0))["code"]
        await now.move_seat(code, hashed("Bob"))
        await now.advance(60_000)
        store = now.tables.store
        assert [row.name for row in await store.records(key_of(now))] == ["Bob"]
        assert [row.name for row in await store.records(key_of(now) + AGAIN)] == ["Ann"]

    play(tmp_path, story)


def test_todays_cards_are_for_those_who_have_finished(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        store, clock, bob = now.tables.store, now.clock, hashed("Bob")
        ann = await now.daily("Ann")
        assert await may_watch(store, clock, ann.room.party, hashed("Ann"))
        assert not await may_watch(store, clock, ann.room.party, bob)
        assert not await may_watch(store, clock, ann.room.party, None)
        await now.advance(3_000)
        await ann.do(0, LOCK)
        match = await store.replay(ann.match["replay"])
        assert match is not None
        deal = stored_deal(match.deal)
        assert deal is not None
        assert await may_see(store, clock, "uluru", deal.view, hashed("Ann"))
        assert not await may_see(store, clock, "uluru", deal.view, bob)
        room = await open_again(now.tables, hashed("Ann"), "Ann", match, 0)
        assert room.party.deal is not None
        assert room.party.deal.date == deal.view.date, "the same cards, the same secret"
        assert not await may_watch(store, clock, room.party, bob)
        await played(now, "Bob")
        assert await may_see(store, clock, "uluru", deal.view, bob)
        assert await may_watch(store, clock, room.party, bob)
        assert not await may_see(store, clock, "uluru", deal.view, None)
        await now.advance(today(clock).ends)
        assert await may_see(store, clock, "uluru", deal.view, None), "the day is over"

    play(tmp_path, story)


def test_games_without_lesson_or_deal_of_the_day_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Evening) -> None:
        for opening in (open_daily, open_lesson):
            with pytest.raises(Refused, match="game-unknown"):
                await opening(now.tables, hashed("Ann"), "Ann", "chess")
        monkeypatch.setattr(preset_tables, "GAMES", {"uluru": replace(GAMES["uluru"], lesson=None, daily=None)})
        with pytest.raises(Refused, match="no-daily"):
            await open_daily(now.tables, hashed("Ann"), "Ann", "uluru")
        with pytest.raises(Refused, match="no-lesson"):
            await open_lesson(now.tables, hashed("Ann"), "Ann", "uluru")

    play(tmp_path, story)
