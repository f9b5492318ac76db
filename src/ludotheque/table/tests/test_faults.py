"""Failures at a table: the others play on, nothing is lost, and nobody gains by it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.game import Act
from ludotheque.games import GAMES
from ludotheque.table import requests
from ludotheque.table.commands import handle
from ludotheque.table.preset_tables import open_lesson
from ludotheque.table.tests.evening import LOCK, Evening, Fails, Screen, acts_of, driver_of, phase, play
from ludotheque.table.tokens import hashed

pytestmark = pytest.mark.usefixtures("quiet")


# --- turns and connections ---


def test_a_refusal_that_cannot_be_told_stops_no_table(tmp_path: Path) -> None:
    """A screen still shows a chair that was put away when the match began."""

    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=4)
        bob = await now.screen(ann.room, "Bob")
        await bob.ask(requests.Sit, seat=3, name="Bob")
        stream = bob.stream
        assert stream is not None
        await bob.cut()
        await now.advance(61_000)
        assert stream.id not in ann.room.streams
        await ann.ask(requests.Start)
        assert len(ann.room.party.chairs) == 2
        handle(ann.room, stream, ann.meant(0, 0, "late"), 0)
        assert not ann.room.lock.taken
        (cleo,) = await now.placing("Cleo")
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
        await ann.ask(requests.Rename, seat=0, name="Anna")
        assert older.empty()
        assert ann.table["chairs"][0]["name"] == "Anna"
        assert ann.stream is not None
        await ann.room.leave(ann.stream, older)
        assert ann.stream.connected, "the newer one stays"

    play(tmp_path, story)


def test_an_act_that_was_stamped_in_the_match_before_does_not_hurry_the_next(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", rounds=1)
        await ann.ask(requests.Start)
        await now.advance(63_000)
        assert ann.table["phase"] == "over"
        old, stream = driver_of(ann).live.watch.now(), ann.stream
        assert old >= 63_000
        assert stream is not None
        for asked in (requests.Again(key="a"), requests.Start(key="b"), ann.meant(0, 3, "c")):
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


# --- a store that fails ---


@pytest.mark.parametrize("learns", [False, True])
def test_a_match_whose_first_draws_could_not_be_kept_opens_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, learns: bool
) -> None:
    """The match itself is stored by then: nobody could begin another one, and nothing would ever be due in it."""

    async def story(now: Evening) -> None:
        store = now.tables.store
        append = Fails(store.append, times=2)
        if learns:
            monkeypatch.setattr(store, "append", append)
            ann = await now.screen(await open_lesson(now.tables, hashed("Ann"), "Ann", "ostriches"), "Ann")
            lesson = GAMES["ostriches"].lesson
            assert lesson is not None
            acts = len(lesson.played)
        else:
            (ann,) = await now.table("Ann")
            monkeypatch.setattr(store, "append", append)
            assert ann.refused(await ann.ask(requests.Start)) is None
            acts = 0
        live = driver_of(ann).live
        assert (append.tries, live.seq) == (1, 0)
        assert ann.table["phase"] == "playing"
        await now.advance(900)
        assert append.tries == 1
        await now.advance(1_100)
        assert append.tries == 3 + acts
        assert live.now() == live.moment.at == 0, "no time is lost by it"
        assert ann.shown["clock"]["running"]
        assert learns or ann.shown["clock"]["deadline"] == 3_000

    play(tmp_path, story)


def test_nobody_acts_in_a_lesson_that_is_not_laid_out_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the learner did would come before what the lesson lays down, which would not be legal any more."""

    async def story(now: Evening) -> None:
        store = now.tables.store
        monkeypatch.setattr(store, "append", Fails(store.append, after=1))
        ann = await now.screen(await open_lesson(now.tables, hashed("Ann"), "Ann", "ostriches"), "Ann")
        assert ann.match["legal"] == []
        assert ann.refused(await ann.do(0, 0)) == "paused"
        await now.advance(1_000)
        assert ann.shown["clock"]["running"]
        assert ann.refused(await ann.do(0, ann.match["legal"][0])) is None

    play(tmp_path, story)


@pytest.mark.parametrize("locks", [False, True], ids=["by the glass", "by a person"])
def test_an_end_that_could_not_be_kept_is_kept_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, locks: bool
) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", rounds=1, sand=None if locks else 60)
        (bob,) = await now.table("Bob")
        store = now.tables.store
        await ann.ask(requests.Start)
        await bob.ask(requests.Start)
        close = Fails(store.close_match, times=2)
        monkeypatch.setattr(store, "close_match", close)
        await now.advance(3_000)
        if locks:
            assert (await ann.do(0, LOCK))["refused"] is None, "the action itself was kept"
        else:
            await now.advance(60_000)
        assert (close.tries, ann.room.party.phase) == (1, "playing")
        for _ in range(10):  # whatever else happens meanwhile
            await now.advance(300)
        assert (close.tries, ann.room.party.phase) == (3, "over")
        assert ann.table["evening"]
        assert ann.match["replay"]
        assert [event["type"] for event in ann.events].count("MatchOver") == 1, "what led to it is told once it is kept"
        await now.advance(10_000)
        assert close.tries == 3

    play(tmp_path, story)


def test_the_end_is_tried_again_by_a_clock_that_does_not_stand_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time of the next try does not move away while one comes nearer."""

    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", rounds=1)
        await ann.ask(requests.Start)
        store = now.tables.store
        monkeypatch.setattr(store, "close_match", Fails(store.close_match))
        await now.advance(63_000)
        due = now.tables.scheduler.next_due()
        assert due is not None
        now.clock.at = due + 7
        assert now.tables.scheduler.next_due() == due
        now.tables.scheduler.wake_due()
        await asyncio.gather(*now.tables.scheduler.awake.values())
        assert ann.room.party.phase == "over"

    play(tmp_path, story)


def test_a_table_is_put_away_once_however_many_try(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        await ann.cut()
        await asyncio.gather(*(now.tables.idle.put_away(ann.room) for _ in range(3)))
        assert len(now.tables.directory) == 0
        assert await now.tables.store.open_rooms() == []

    play(tmp_path, story)


# --- bots ---


async def against_a_bot(now: Evening) -> Screen:
    """A match against a bot that knows what it will do."""
    (ann,) = await now.table("Ann", chairs=2, rounds=1)
    await ann.ask(requests.Invite, seat=1, level="master")
    await ann.ask(requests.Start)
    await now.advance(3_000)
    await now.tables.settle()
    return ann


def test_the_plan_of_a_bot_survives_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
            await ann.ask(requests.Invite, seat=1, level="casual")
        assert driver.bots.schedule.entries == planned
        assert driver.occupants[1].bot is bot
        assert ann.room.party.chairs[1].level == "master"
        await ann.ask(requests.Invite, seat=1, level="casual")
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
