"""One person among bots: nobody waits for anything that only others would have needed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludotheque.games.ubongo import rules as ubongo
from ludotheque.games.ubongo.model import GiveUp, Options
from ludotheque.table import requests
from ludotheque.table.tests.evening import LOCK, READY, Evening, Screen, acts_of, driver_of, phase, play

GIVE_UP = list(ubongo.catalogue(Options())).index(GiveUp())
LONG = 3_600_000


async def among_bots(now: Evening, levels: tuple[str, ...] = ("master", "beginner"), **options: Any) -> Screen:
    """Ann at a table with bots, once the first glass has been turned."""
    (ann,) = await now.table("Ann", chairs=1 + len(levels), **options)
    for seat, level in enumerate(levels, 1):
        await ann.ask(requests.Invite, seat=seat, level=level)
    assert ann.refused(await ann.ask(requests.Start)) is None
    await now.advance(3_000)
    return ann


async def finish(ann: Screen) -> str | None:
    return ann.refused(await ann.ask(requests.Finish, seat=0))


def test_an_evaluation_lasts_as_long_as_its_only_reader_wants(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await among_bots(now, rounds=2)
        await ann.do(0, LOCK)
        await now.advance(60_000)
        shown = ann.match["view"]["shown"]
        assert (shown["phase"], set(shown["ready"])) == ("review", {1, 2}), "bots are ready at once"
        assert ann.shown["clock"]["running"] is False
        await now.advance(LONG)
        assert phase(ann) == "review"
        assert ann.refused(await ann.do(0, READY)) is None
        assert phase(ann) == "lead"
        await now.advance(3_000)
        assert (phase(ann), ann.shown["clock"]["running"]) == ("placing", True)

    play(tmp_path, story)


def test_alone_at_the_table_too(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await among_bots(now, (), rounds=2)
        await ann.do(0, LOCK)
        await now.advance(LONG)
        assert phase(ann) == "review"
        await ann.do(0, READY)
        assert phase(ann) == "lead"

    play(tmp_path, story)


def test_two_people_keep_the_deadline(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob", rounds=2)
        await ann.do(0, LOCK)
        await bob.do(1, LOCK)
        await now.advance(44_999)
        assert phase(ann) == "review"
        await now.advance(1)
        assert phase(ann) == "lead"

    play(tmp_path, story)


def test_a_guest_brings_the_deadline_back(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await among_bots(now, rounds=2)
        ben = await now.screen(ann.room, "Ben")
        await ann.do(0, LOCK)
        await now.advance(60_000)
        assert (phase(ann), ann.shown["clock"]["running"]) == ("review", False)
        assert ben.refused(await ben.ask(requests.TakeOver, seat=1, name="Ben", at="now")) is None
        now.read()
        assert ann.shown["clock"]["running"] is True
        await now.advance(45_000)
        assert phase(ann) != "review"

    play(tmp_path, story)


def test_a_person_who_is_back_brings_the_deadline_back(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob", rounds=2, sand=None)
        await bob.do(1, LOCK)
        await ann.do(0, LOCK)
        await bob.cut()
        await now.advance(40_000)
        assert (phase(ann), ann.shown["clock"]["running"]) == ("review", False)
        await bob.connect()
        now.read()
        assert ann.shown["clock"]["running"] is True

    play(tmp_path, story)


def test_the_other_person_leaves_and_takes_the_deadline_along(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob", rounds=2)
        await ann.do(0, LOCK)
        await bob.do(1, LOCK)
        await bob.ask(requests.Leave, seat=1)
        now.read()
        assert ann.shown["clock"]["running"] is False
        await now.advance(LONG)
        assert phase(ann) == "review"

    play(tmp_path, story)


def test_an_evaluation_survives_a_pause_and_a_restart(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await among_bots(now, rounds=2)
        await ann.do(0, LOCK)
        await now.advance(60_000)
        await ann.ask(requests.Pause, paused=True)
        await ann.ask(requests.Pause, paused=False)
        await now.advance(LONG)
        assert phase(ann) == "review"
        await now.restart()
        await ann.connect()
        await now.advance(LONG)
        assert phase(ann) == "review"
        await ann.do(0, READY)
        assert phase(ann) == "lead"

    play(tmp_path, story)


def test_a_table_that_its_only_person_left_goes_on(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await among_bots(now, rounds=2)
        await ann.do(0, LOCK)
        await now.advance(60_000)
        await ann.cut()
        await now.advance(30_000 + 45_000)
        assert driver_of(ann).live.moment.state.shown.round == 2

    play(tmp_path, story)


def test_the_round_is_finished_at_once_as_it_would_have_ended(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await among_bots(now, rounds=2)
        assert ann.shown["clock"]["finish"] is False
        assert await finish(ann) == "not-finished"
        await ann.do(0, LOCK)
        assert ann.shown["clock"]["finish"] is True
        assert await finish(ann) is None
        assert phase(ann) == "review"
        assert ann.shown["clock"]["finish"] is False
        boards = ann.match["view"]["shown"]["last"]["boards"]
        assert None not in boards[1], "a bot still does everything that it had in mind"
        live = driver_of(ann).live
        assert len(await acts_of(now, live.row.id, 1)) >= len(boards[1])

    play(tmp_path, story)


def test_who_goes_on_placing_after_all_has_their_time(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await among_bots(now, rounds=2, sand=None)
        await ann.do(0, LOCK)
        await ann.do(0, LOCK + 1)  # not done after all
        assert ann.shown["clock"]["finish"] is False
        assert await finish(ann) == "not-finished"
        assert phase(ann) == "placing"

    play(tmp_path, story)


def test_several_people_wait_for_each_other(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob", rounds=2)
        await ann.do(0, LOCK)
        assert ann.shown["clock"]["finish"] is False
        assert await finish(ann) == "not-finished"
        assert ann.refused(await ann.ask(requests.Finish, seat=1)) == "not-your-seat"
        assert phase(bob) == "placing"

    play(tmp_path, story)


def test_a_round_of_ubongo_is_finished_through_its_second_chance(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await among_bots(now, ("beginner",), game="ubongo", side="B", sand=30, rounds=1)
        began = driver_of(ann).live.now()
        await ann.do(0, GIVE_UP)
        assert await finish(ann) is None
        for _ in range(3):  # the bot is asked again for the second chance
            await now.advance(0)
        assert phase(ann) in ("review", "over")
        live = driver_of(ann).live
        told = [json.loads(row.body) for row in await now.tables.store.log(live.row.id)]
        ticks = [row["at"] for row in told if row["type"] == "tick" and row["at"] > began]
        assert ticks in ([], [began + 30_000], [began + 30_000, began + 60_000])

    play(tmp_path, story)
