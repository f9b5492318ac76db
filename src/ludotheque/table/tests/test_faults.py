"""When something fails at a table: the house goes on, nothing is lost, and nobody gains by it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.core.game import Act
from ludotheque.core.record import row_type
from ludotheque.games.uluru import rules
from ludotheque.table import wire
from ludotheque.table.commands import handle
from ludotheque.table.driver import Driver
from ludotheque.table.preset_tables import open_again, open_daily
from ludotheque.table.tables import FORGOTTEN
from ludotheque.table.tests.evening import Evening, Screen, play
from ludotheque.table.tokens import hashed

LOCK = 72
READY = 74


class Fails:
    """Instead of a method of the store: the disk is full for so many times, after some that succeed."""

    def __init__(self, plain: Any, times: int = 1, after: int = 0) -> None:
        self.plain = plain
        self.failing = range(after + 1, after + times + 1)
        self.tries = 0

    async def __call__(self, *given: Any) -> Any:
        self.tries += 1
        if self.tries in self.failing:
            raise sqlite3.OperationalError("database or disk is full")
        return await self.plain(*given)


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.CRITICAL, "ludotheque.table"):
        yield


def driver_of(screen: Screen) -> Driver:
    assert screen.room.driver is not None
    return screen.room.driver


def phase(screen: Screen) -> str:
    found: str = screen.match["view"]["shown"]["phase"]
    return found


async def acts_of(now: Evening, match: str, seat: int) -> list[Any]:
    """What a seat has done, as the log tells it."""
    kind = row_type(rules)
    rows = [msgspec.json.decode(kept.body, type=kind) for kept in await now.tables.store.log(match)]
    return [row.action for row in rows if type(row).__name__ == "Act" and row.seat == seat]


# --- turns and connections ---


def test_a_refusal_that_cannot_be_told_does_not_stop_the_house(tmp_path: Path) -> None:
    """A screen still shows a chair that was put away when the match began."""

    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=4)
        bob = await now.screen(ann.room, "Bob")
        await bob.ask(wire.Sit, seat=3, name="Bob")
        stream = bob.stream
        assert stream is not None
        await bob.cut()
        await now.advance(61_000)
        assert stream.id not in ann.room.streams
        await ann.ask(wire.Start)
        assert len(ann.room.party.chairs) == 2
        handle(ann.room, stream, wire.Do(key="late", seat=0, action=0), 0)
        assert not ann.room.lock.taken
        (cleo,) = await now.table("Cleo")
        await cleo.ask(wire.Start)
        await now.advance(3_000)
        assert phase(ann) == phase(cleo) == "placing"

    play(tmp_path, story)


def test_a_second_connection_of_a_stream_closes_the_older_one(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        older = ann.outbox
        assert older is not None
        await ann.connect(again=True)
        assert older.get_nowait() == b'{"type":"bye","reason":"gone"}'
        assert older.empty()
        await ann.ask(wire.Rename, seat=0, name="Anna")
        assert older.empty()
        assert ann.table["chairs"][0]["name"] == "Anna"
        assert ann.stream is not None
        await ann.room.leave(ann.stream, older)
        assert ann.stream.connected, "the newer one stays"

    play(tmp_path, story)


def test_a_stand_in_plays_on_when_its_person_cannot_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", sand=None)
        await ann.ask(wire.Start)
        await now.advance(3_000)
        await bob.cut()
        await now.advance(30_000)
        room, driver, streams = ann.room, driver_of(ann), len(ann.room.streams)
        assert driver.presence.stand_ins == {1}
        with monkeypatch.context() as patch:
            patch.setattr(now.tables.store, "append", Fails(now.tables.store.append))
            with pytest.raises(sqlite3.OperationalError):
                await room.join(bob.device, None, None)
        assert room.here() == {0}
        assert len(room.streams) == streams
        assert driver.presence.stand_ins == {1}
        assert [occupant.away_since for occupant in driver.occupants] == [None, 3_000]
        await now.advance(120_000)
        assert 1 in ann.match["view"]["shown"]["locked"]
        await bob.connect()
        assert not driver.presence.stand_ins
        assert room.here() == {0, 1}

    play(tmp_path, story)


def test_a_stand_in_that_could_not_be_written_down_comes_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", sand=None)
        await ann.ask(wire.Start)
        await now.advance(3_000)
        await bob.cut()
        append = Fails(now.tables.store.append)
        monkeypatch.setattr(now.tables.store, "append", append)
        await now.advance(30_000)
        assert (append.tries, ann.table["chairs"][1]["stand_in"]) == (1, False)
        await now.advance(1_000)
        assert ann.table["chairs"][1]["stand_in"]
        log = [kept.body for kept in await now.tables.store.log(ann.room.party.match or "")]
        assert sum('"type":"sat"' in row and '"seat":1' in row for row in log) == 1

    play(tmp_path, story)


def test_a_stand_in_plays_though_the_next_one_could_not_be_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(now: Evening) -> None:
        ann, bob, cleo = await now.table("Ann", "Bob", "Cleo", sand=None)
        await ann.ask(wire.Start)
        await now.advance(3_000)
        await bob.cut()
        await cleo.cut()
        with monkeypatch.context() as patch:
            patch.setattr(now.tables.store, "append", Fails(now.tables.store.append, times=100, after=1))
            await now.advance(30_000)
            assert [chair["stand_in"] for chair in ann.table["chairs"]] == [False, True, False]
            await now.tables.settle()
            assert driver_of(ann).bots.schedule.has(1)
        await now.advance(1_000)
        assert [chair["stand_in"] for chair in ann.table["chairs"]] == [False, True, True]

    play(tmp_path, story)


def test_a_stand_in_plays_though_the_next_host_could_not_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", sand=None)
        await ann.ask(wire.Start)
        await now.advance(3_000)
        await ann.cut()
        monkeypatch.setattr(now.tables.store, "save_room", Fails(now.tables.store.save_room))
        await now.advance(30_000)
        assert [chair["stand_in"] for chair in bob.table["chairs"]] == [True, False]
        await now.tables.settle()
        assert driver_of(bob).bots.schedule.has(0)

    play(tmp_path, story)


def test_a_stand_in_that_does_anything_legal_stops_when_the_person_returns(tmp_path: Path) -> None:
    class Mule:
        def plan(self, _view: Any, at: int, _rng: Any) -> list[tuple[int, Any]]:
            return [(at + 100, rules.catalogue(rules.options())[READY])]

    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", sand=None)
        await ann.ask(wire.Start)
        await now.advance(3_000)
        await bob.cut()
        await now.advance(29_999)
        driver, match = driver_of(ann), ann.room.party.match or ""
        monkey = msgspec.structs.replace(ann.room.party.box, bots={ann.room.party.usual_level: Mule()})
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(ann.room.party), "box", property(lambda _party: monkey))
            await now.advance(1)
        while not driver.occupants[1].fumbling:
            await now.advance(100)
        await bob.connect()
        done = await acts_of(now, match, 1)
        for place in range(3):
            await ann.do(0, place)
            await now.advance(2_000)
        assert await acts_of(now, match, 1) == done

    play(tmp_path, story)


def test_an_act_that_was_stamped_in_the_match_before_does_not_hurry_the_next(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", rounds=1)
        await ann.ask(wire.Start)
        await now.advance(63_000)
        assert ann.table["phase"] == "over"
        old, stream = driver_of(ann).live.watch.now(), ann.stream
        assert old >= 63_000
        assert stream is not None
        for asked in (wire.Again(key="a"), wire.Start(key="b"), wire.Do(key="c", seat=0, action=3)):
            handle(ann.room, stream, asked, old)
        async with ann.room.lock:
            pass
        ann.read()
        assert [ann.refused(ann.answers[key]) for key in "ab"] == [None, None]
        assert driver_of(ann).live.moment.at == 0, "the sand of the new match has not run"
        await now.advance(3_000)
        assert phase(ann) == "placing"
        assert ann.refused(await ann.do(0, 3)) is None

    play(tmp_path, story)


# --- a store that fails, a house that is cut off ---


def test_a_power_cut_between_the_beginning_and_the_first_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def cut(_driver: Driver, _played: object) -> None:
        raise KeyboardInterrupt

    async def story(now: Evening) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Driver, "begin", cut)
            with pytest.raises(KeyboardInterrupt):
                await open_daily(now.tables, hashed("Ann"), "Ann", "uluru")
        await now.restart()
        (room,) = now.tables.directory
        ann = await now.screen(room, "Ann")
        assert ann.match["view"]["shown"]["rows"], "chance has answered"
        assert phase(ann) == "lead"
        await now.advance(3_000)
        assert phase(ann) == "placing"
        await now.advance(60_000)
        assert ann.table["phase"] == "over"

    play(tmp_path, story)


@pytest.mark.parametrize("locks", [False, True], ids=["by the glass", "by a person"])
def test_an_end_that_could_not_be_kept_is_kept_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, locks: bool
) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", rounds=1, sand=None if locks else 60)
        (bob,) = await now.table("Bob")
        store = now.tables.store
        await ann.ask(wire.Start)
        await bob.ask(wire.Start)
        close = Fails(store.close_match, times=2)
        monkeypatch.setattr(store, "close_match", close)
        await now.advance(3_000)
        if locks:
            await ann.do(0, LOCK)
        else:
            await now.advance(60_000)
        assert (close.tries, ann.room.party.phase) == (1, "playing")
        for _ in range(10):  # whatever else happens in the house meanwhile
            await now.advance(300)
        assert (close.tries, ann.room.party.phase) == (3, "over")
        assert ann.table["evening"]
        assert ann.match["replay"]
        await now.advance(10_000)
        assert close.tries == 3

    play(tmp_path, story)


def test_the_end_is_tried_again_by_a_clock_that_does_not_stand_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time of the next try does not move away while one comes nearer."""

    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", rounds=1)
        await ann.ask(wire.Start)
        store = now.tables.store
        monkeypatch.setattr(store, "close_match", Fails(store.close_match))
        await now.advance(63_000)
        due = now.tables.scheduler.next_due()
        assert due is not None
        now.clock.at = due + 7
        assert now.tables.scheduler.next_due() == due
        await now.tables.scheduler.wake_next()
        assert ann.room.party.phase == "over"

    play(tmp_path, story)


def test_a_table_is_put_away_once_however_many_try(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        await ann.cut()
        await now.advance(FORGOTTEN)
        await asyncio.gather(*(now.tables.put_away() for _ in range(3)))
        assert len(now.tables.directory) == 0
        assert await now.tables.store.open_rooms() == []

    play(tmp_path, story)


# --- bots ---


async def against_a_bot(now: Evening) -> Screen:
    """A match against a bot that knows what it will do."""
    (ann,) = await now.table("Ann", chairs=2, rounds=1)
    await ann.ask(wire.Invite, seat=1, level="master")
    await ann.ask(wire.Start)
    await now.advance(3_000)
    await now.tables.settle()
    return ann


def test_what_a_bot_means_to_do_survives_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Evening) -> None:
        ann = await against_a_bot(now)
        live, store = driver_of(ann).live, now.tables.store
        planned = [entry[3] for entry in sorted(driver_of(ann).bots.schedule.entries, key=lambda entry: entry[:2])]
        done = len(await acts_of(now, live.row.id, 1))
        assert planned
        append = Fails(store.append)
        monkeypatch.setattr(store, "append", append)
        await now.advance(60_000)
        assert append.tries > 1
        assert (await acts_of(now, live.row.id, 1))[done:] == planned

    play(tmp_path, story)


@pytest.mark.parametrize("write", ["append", "save_room"])
def test_a_bot_that_could_not_be_replaced_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: str) -> None:
    async def story(now: Evening) -> None:
        ann = await against_a_bot(now)
        driver, store = driver_of(ann), now.tables.store
        planned, bot = list(driver.bots.schedule.entries), driver.occupants[1].bot
        assert planned
        with monkeypatch.context() as patch:
            patch.setattr(store, write, Fails(getattr(store, write)))
            await ann.ask(wire.Invite, seat=1, level="casual")
        assert driver.bots.schedule.entries == planned
        assert driver.occupants[1].bot is bot
        assert ann.room.party.chairs[1].level == "master"
        await ann.ask(wire.Invite, seat=1, level="casual")
        assert driver.occupants[1].bot is ann.room.party.box.bots["casual"]
        assert ann.table["chairs"][1]["level"] == "casual"

    play(tmp_path, story)


def test_a_plan_that_comes_while_another_bot_acts_is_not_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Evening) -> None:
        ann = await against_a_bot(now)
        driver = driver_of(ann)
        schedule, plain, first = driver.bots.schedule, driver.live.take, driver.bots.schedule.next()
        assert first is not None
        count = len(schedule.entries)

        async def take(given: Any) -> Any:
            schedule.add(0, [(0, "sooner")], 0)
            return await plain(given)

        monkeypatch.setattr(driver.live, "take", take)
        async with ann.room.lock:
            await driver.bot_acts(first)
        assert schedule.next() == Act(0, 0, "sooner")
        assert len(schedule.entries) == count
        schedule.drop(0)

    play(tmp_path, story)


async def again(now: Evening, **options: Any) -> Screen:
    """A deal played again, for its result is kept under the deal."""
    (eve,) = await now.table("Eve", rounds=1, **options)
    await eve.ask(wire.Start)
    await now.advance(3_000)
    await eve.do(0, LOCK)
    match = await now.tables.store.replay(eve.match["replay"])
    assert match is not None
    ann = await now.screen(await open_again(now.tables, hashed("Ann"), "Ann", match, None), "Ann")
    await now.advance(3_000)
    return ann


async def records(now: Evening, ann: Screen) -> list[str | None]:
    assert ann.table["phase"] == "over"
    return [row.record for row in await now.tables.store.results(ann.room.party.match or "")]


@pytest.mark.parametrize("restarts", [False, True])
def test_what_a_stand_in_has_done_is_no_record(tmp_path: Path, *, restarts: bool) -> None:
    async def story(now: Evening) -> None:
        ann = await again(now, sand=None)
        match = ann.room.party.match or ""
        await ann.cut()
        while not await acts_of(now, match, 0):
            await now.advance(1_000)
        if restarts:
            await now.restart()
        await ann.connect()
        await ann.do(0, LOCK)
        assert await records(now, ann) == [None]

    play(tmp_path, story)


@pytest.mark.parametrize("restarts", [False, True])
def test_a_turn_that_a_bot_has_taken_is_no_record(tmp_path: Path, *, restarts: bool) -> None:
    """Somebody who sat idle; the log does not say who sits where then."""

    async def story(now: Evening) -> None:
        ann = await again(now, sand=None)
        room, match = ann.room, ann.room.party.match or ""
        async with room.lock:
            await room.save(msgspec.structs.replace(room.party, turn_timer=15))
            room.tell()
        while not await acts_of(now, match, 0):
            await now.advance(1_000)
        if restarts:
            await now.restart()
            await ann.connect()
        await ann.do(0, LOCK)
        assert await records(now, ann) == [None]

    play(tmp_path, story)


def test_a_stand_in_that_has_done_nothing_costs_nothing(tmp_path: Path) -> None:
    """Also where a person who came back after a restart has played, and the house was cut off once more."""

    async def story(now: Evening) -> None:
        ann = await again(now, sand=60)
        await ann.cut()
        await now.advance(31_000)
        assert driver_of(ann).presence.stand_ins == {0}
        for _ in range(2):
            await now.restart()
            await ann.connect()
            assert ann.refused(await ann.do(0, 3 + 9 * ann.keys)) is None
        await ann.do(0, LOCK)
        (kept,) = await records(now, ann)
        assert kept is not None
        assert kept.startswith("deal/")

    play(tmp_path, story)
