"""A match goes on after a restart, where it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.table import live_match, requests
from ludotheque.table.driver import Driver
from ludotheque.table.live_match import LiveMatch
from ludotheque.table.preset_tables import open_daily
from ludotheque.table.restore import stored_log
from ludotheque.table.tests.evening import Evening, Fails, driver_of, phase, play
from ludotheque.table.tokens import hashed


def test_time_after_a_restart(tmp_path: Path) -> None:
    """Match time stands still while nobody drives it, and waits for the people, fifteen seconds at most."""

    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        await ann.ask(requests.Start)
        await now.advance(3_000 + 20_000)
        now.clock.at += 400
        await now.restart()
        now.clock.at += 1_000_000
        await ann.connect()
        assert ann.table["covered"]
        assert ann.match["legal"] == []
        assert ann.shown["clock"] == {
            "now": 23_000,
            "deadline": 63_000,
            "running": False,
            "turn_ends": None,
            "finish": False,
        }
        await bob.connect()
        now.read()
        assert not ann.table["covered"]
        assert ann.shown["clock"]["running"]
        await now.advance(39_999)
        assert ann.match["view"]["shown"]["phase"] == "placing"
        await now.advance(1)
        assert ann.match["view"]["shown"]["phase"] == "review"

    play(tmp_path, story)


def test_others_have_their_turn_while_a_long_match_is_brought_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects every other table: the longest match used to hold up all of them for half a second."""

    async def story(now: Evening) -> None:
        monkeypatch.setattr(live_match, "AT_ONCE", 5)
        ann, _bob = await now.table("Ann", "Bob")
        await ann.ask(requests.Start)
        await now.advance(3_000)
        for number in range(20):
            await ann.do(0, number % 8)
        assert ann.room.party.match is not None
        row, rows = await now.tables.store.match(ann.room.party.match), await now.tables.store.log(ann.room.party.match)
        log = stored_log(ann.room.party, row, rows)
        live = LiveMatch(log.box, log.match, log.options, log.own, now.tables.store, now.clock)
        restored, turns = asyncio.create_task(live.restore(log)), 0
        while not restored.done():
            turns += 1
            await asyncio.sleep(0)
        assert turns >= len(rows) // 5 >= 5
        assert live.moment == driver_of(ann).live.moment

    play(tmp_path, story)


def test_a_restarted_match_does_not_wait_for_ever(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, _bob = await now.table("Ann", "Bob")
        await ann.ask(requests.Start)
        await now.advance(10_000)
        await now.restart()
        await ann.connect()
        await now.advance(14_999)
        assert ann.table["covered"]
        await now.advance(1)
        assert not ann.table["covered"]

    play(tmp_path, story)


def test_a_pause_outlives_a_restart(tmp_path: Path) -> None:
    """No sand runs while the table is still covered, nor before the host goes on; not a millisecond is lost."""

    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        await ann.ask(requests.Start)
        await now.advance(3_000 + 20_345)
        await ann.ask(requests.Pause, paused=True)
        await now.restart()
        await ann.connect()
        assert (ann.table["paused"], ann.table["covered"]) == (True, True)
        await now.advance(15_000)
        assert (ann.table["paused"], ann.table["covered"]) == (True, False)
        await now.advance(500_000)
        await bob.connect()
        assert bob.refused(await bob.do(1, 3)) == "paused"
        assert bob.refused(await bob.ask(requests.Pause, paused=False)) == "not-host"
        assert ann.shown["clock"]["now"] == 23_345
        assert ann.refused(await ann.ask(requests.Pause, paused=False)) is None
        assert ann.shown["clock"]["running"]
        await now.restart()
        for person in (ann, bob):
            await person.connect()
        now.read()
        assert (ann.table["paused"], ann.shown["clock"]["running"]) == (False, True)
        await now.advance(63_000 - 23_345)
        assert phase(ann) == "review"

    play(tmp_path, story)


def test_a_host_goes_on_while_a_restarted_match_is_still_covered(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        await ann.ask(requests.Start)
        await now.advance(5_000)
        await ann.ask(requests.Pause, paused=True)
        await now.restart()
        await ann.connect()
        await ann.ask(requests.Pause, paused=False)
        assert (ann.table["paused"], ann.table["covered"], ann.shown["clock"]["running"]) == (False, True, False)
        await bob.connect()
        now.read()
        assert (ann.table["covered"], ann.shown["clock"]["running"]) == (False, True)

    play(tmp_path, story)


def test_a_match_that_was_ended_in_a_pause_leaves_none_to_the_next(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann")
        await ann.ask(requests.Start)
        await ann.ask(requests.Pause, paused=True)
        await ann.ask(requests.End)
        assert not ann.table["paused"]
        await ann.ask(requests.Start)
        assert (ann.table["paused"], ann.shown["clock"]["running"]) == (False, True)

    play(tmp_path, story)


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("paused", [True, False])
def test_a_pause_that_cannot_be_kept_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paused: bool
) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.placing("Ann")
        if not paused:
            await ann.ask(requests.Pause, paused=True)
        store = now.tables.store
        monkeypatch.setattr(store, "save_room", Fails(store.save_room))
        assert ann.refused(await ann.ask(requests.Pause, paused=paused)) == "not-kept"
        assert (ann.table["paused"], ann.shown["clock"]["running"]) == (not paused, paused)
        assert ann.refused(await ann.ask(requests.Pause, paused=paused)) is None
        assert (ann.table["paused"], ann.shown["clock"]["running"]) == (paused, not paused)

    play(tmp_path, story)


@pytest.mark.usefixtures("quiet")
def test_a_power_cut_between_the_beginning_and_the_first_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def cut(_driver: Driver, _played: object, _gate: object) -> None:
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
