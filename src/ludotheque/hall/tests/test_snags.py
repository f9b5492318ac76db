"""Evenings in a hall that do not go as planned: everybody goes home, people come and go, the disk is full."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.games.ostriches.model import Options, Place
from ludotheque.games.ostriches.rules import catalogue
from ludotheque.hall import people
from ludotheque.hall.hall import AWAY
from ludotheque.hall.tests.event import Event, placed, play
from ludotheque.hall.tests.test_games import follow
from ludotheque.store import Unavailable
from ludotheque.table.limits import DEFAULTS
from ludotheque.table.tests.evening import Fails, Screen

PLACES = [number for number, action in enumerate(catalogue(Options())) if isinstance(action, Place)]


async def gone_home(now: Event) -> None:
    for screen in now.screens:
        await screen.cut()


@pytest.mark.parametrize("phase", ["gathering", "playing", "between"])
def test_a_hall_whose_people_have_all_gone_home_is_put_away(tmp_path: Path, phase: str) -> None:
    async def story(now: Event) -> None:
        await now.open(options={"sand": 30}, rounds=12, minutes=60, gap=120)
        ann, bob = await now.join("Ann"), await now.join("Bob")
        if phase != "gathering":
            await now.lead("start")
            await now.advance(3_000)
            await placed(ann, 8)
        if phase == "between":
            await placed(bob)
            await now.settle()
        assert now.wall.phase == phase
        await gone_home(now)
        await now.advance(1_000 * (DEFAULTS.hall_idle_seconds + 7_200))
        assert len(now.halls) == 0
        assert len(now.tables.directory) == 0
        kept = (await now.halls.kept(now.hall.assembly.id)).assembly
        assert kept.phase == ("gathering" if phase == "gathering" else "over")
        assert [one.who for one in kept.rounds[0].reached][:1] == [0] if kept.rounds else phase == "gathering"

    play(tmp_path, story)


def test_who_is_done_leaves_and_comes_back_keeps_the_result_of_the_round(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open(options={"sand": 30})
        ann, bob = await now.join("Ann"), await now.join("Bob")
        await now.lead("start")
        await now.advance(3_000)
        await placed(ann, 8)
        for _ in range(3):
            await people.leave(now.hall, ann.device)
            assert await people.join(now.hall, ann.device, "Ann", 0) == ann.room.party.id
        assert len(now.tables.directory) == 2, "nobody gets table after table"
        await placed(bob)
        await now.settle()
        assert {line.name for line in now.results.people if line.rounds[0] is not None} == {"Ann", "Bob"}

    play(tmp_path, story)


def test_who_has_left_a_round_has_no_second_try_after_a_restart(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open(options={"sand": 120})
        ann, bob = await now.join("Ann"), await now.join("Bob")
        await now.lead("start")
        await now.advance(3_000)
        await people.leave(now.hall, ann.device)
        back = await now.join("Ann")
        await now.restart()
        assert back.room.party.phase == "lobby"
        assert bob.room.party.phase == "playing"

    play(tmp_path, story)


def test_who_is_away_from_a_pair_is_not_expected_though_others_are_there(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        hall = await now.open("ostriches", rounds=3, minutes=1, gap=None)
        screens = [await now.join(name) for name in ("Ann", "Bob", "Cleo", "Dan")]
        await now.lead("start")
        await screens[3].cut()
        for screen in screens[:3]:
            follow(now, screen)
            await screen.connect()
        await now.advance(AWAY)
        await now.lead("start")
        assert hall.assembly.rounds[-1].people == (0, 1, 2)

    play(tmp_path, story)


async def place_once(screen: Screen) -> None:
    """Place an ostrich, if it is this seat's turn."""
    legal = [number for number in PLACES if number in screen.match["legal"]]
    if legal:
        await screen.do(screen.match["seat"], legal[0])


def test_a_bot_wins_no_match_for_somebody_who_never_came(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        hall = await now.open("ostriches", rounds=1, minutes=60, gap=None)
        screens = [await now.join(name) for name in ("Ann", "Bob", "Cleo", "Dan")]
        await now.lead("start")
        found = hall.assembly.rounds[-1].pairing
        assert found is not None
        (one, other), absent = found.pairs
        await gone_home(now)
        ann = screens[one]
        follow(now, ann)
        await ann.connect()
        while not ann.room.driver or not ann.room.driver.live.keys:
            await now.advance(5_000)
            await place_once(ann)
        await ann.cut()
        await now.advance(60 * 60_000)
        assert now.wall.phase == "over"
        points = {result.who: result.score for result in hall.assembly.rounds[-1].reached}
        assert points == {one: 2, other: 0}
        assert not points.keys() & set(absent), "bots have played each other"

    play(tmp_path, story)


def test_tables_of_pairs_that_cannot_all_be_laid_are_taken_back(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open("ostriches", rounds=3, minutes=1, gap=None)
        for name in ("Ann", "Bob", "Cleo", "Dan"):
            await now.join(name)
        before = len(now.tables.directory)
        save = now.tables.store.save_room
        now.tables.store.save_room = Fails(save, after=1)  # type: ignore[assignment, method-assign]
        with pytest.raises(Unavailable):
            await now.lead("start")
        await now.settle()
        assert len(now.tables.directory) == before
        assert now.hall.assembly.current is None
        await now.lead("start")
        assert now.hall.assembly.current is not None

    play(tmp_path, story)


def test_a_pause_that_cannot_be_stored_leaves_the_clock_as_it_is(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        hall = await now.open(minutes=5)
        await now.join("Ann")
        await now.lead("start")
        ends = hall.ends
        now.tables.store.save_room = Fails(now.tables.store.save_room)  # type: ignore[assignment, method-assign]
        with pytest.raises(Unavailable):
            await now.lead("pause")
        assert hall.ends == ends is not None

    play(tmp_path, story)


def test_two_who_have_met_do_not_end_the_evening_for_those_who_are_away(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        hall = await now.open("ostriches", rounds=3, minutes=1, gap=None)
        screens = [await now.join(name) for name in ("Ann", "Bob", "Cleo", "Dan")]
        await now.lead("start")
        found = hall.assembly.rounds[-1].pairing
        assert found is not None
        await gone_home(now)
        for who in found.pairs[0]:
            follow(now, screens[who])
            await screens[who].connect()
        await now.advance(AWAY)
        with pytest.raises(Refused, match="hall-all-met"):
            await now.lead("start")
        assert now.wall.phase == "between"

    play(tmp_path, story)
