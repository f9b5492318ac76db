"""Every game of the shelf that says so is played in a hall: alone with the same deal, or in pairs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.coding import decode, encode
from ludotheque.games import GAMES
from ludotheque.games.ubongo import rules as ubongo
from ludotheque.games.ubongo.model import Options, Task
from ludotheque.games.ubongo.solver.advice import ways
from ludotheque.hall.standing import HALF_POINTS
from ludotheque.hall.tests.event import Event, play
from ludotheque.table.tests.evening import Screen

UBONGO = list(ubongo.catalogue(Options()))
OPTIONS: dict[str, dict[str, Any]] = {"ubongo": {"mode": "count", "length": 1}}


@pytest.mark.parametrize("key", [key for key in GAMES if GAMES[key].hall is not None])
def test_every_game_begins_with_the_same_for_all(tmp_path: Path, key: str) -> None:
    async def story(now: Event) -> None:
        hall = await now.open(key, options=OPTIONS.get(key, {}), rounds=1, minutes=1)
        screens = [await now.join(name) for name in ("Ann", "Bob", "Cleo", "Dan")]
        await now.lead("start")
        for screen in screens:
            follow(now, screen)
            await screen.connect()
        shown = [{**screen.match["view"], "viewer": 0} for screen in screens]
        if hall.assembly.agreed.play.seats == 1:
            assert all(view == shown[0] for view in shown)
        assert len({screen.table["commitment"] for screen in screens}) == 1
        await now.advance(60_000)
        assert now.wall.phase == "over"

    play(tmp_path, story)


def follow(now: Event, screen: Screen) -> None:
    """Go to the table where this person plays now, as a phone does."""
    found = now.hall.assembly.number_of(screen.device)
    assert found is not None
    screen.room = now.tables.directory.find(now.hall.assembly.people[found].room)
    screen.stream = None


async def covered(screen: Screen) -> None:
    """Cover the mission that is open now."""
    task = decode(encode(screen.match["view"]["shown"]["tasks"][0]), Task)
    for lay in ways(task.shape, task.pieces)[0]:
        assert screen.refused(await screen.do(0, UBONGO.index(lay))) is None


def test_missions_against_the_watch(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        await now.open("ubongo", options={"mode": "count", "length": 1}, rounds=2, minutes=5)
        ann, bob, cleo = [await now.join(name) for name in ("Ann", "Bob", "Cleo")]
        await now.lead("start")
        await now.advance(13_000)
        await covered(ann)
        await now.advance(10_000)
        await covered(bob)
        await now.advance(5 * 60_000)
        assert now.wall.phase in ("between", "playing")
        lines = {line.name: line for line in now.results.people}
        assert [lines[name].total for name in ("Ann", "Bob", "Cleo")] == [10_000, 20_000, None]
        hardest = now.results.hardest
        assert hardest is not None
        assert (hardest.people, hardest.mean, hardest.cost) == (2, 15_000, "ms")
        assert cleo.table["phase"] == "lobby"

    play(tmp_path, story)


def test_pairs_never_meet_twice_and_a_bye_is_a_point(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        hall = await now.open("ostriches", rounds=3, minutes=1, gap=None)
        screens = [await now.join(name) for name in ("Ann", "Bob", "Cleo")]
        met = set()
        for _ in range(3):
            await now.lead("start")
            found = hall.assembly.rounds[-1].pairing
            assert found is not None
            assert len(found.pairs) == len(found.byes) == 1
            assert now.wall.byes == 1
            met.add(frozenset(found.pairs[0]))
            (pair,) = found.pairs
            rests = screens[found.byes[0]]
            follow(now, rests)
            await rests.connect()
            assert rests.table["hall"]["rests"]
            one = screens[pair[0]]
            follow(now, one)
            await one.connect()
            assert len(one.table["chairs"]) == 2
            await now.advance(60_000)
            assert now.wall.phase in ("between", "over")
            await one.cut()
        assert len(met) == 3
        assert now.results.unit == HALF_POINTS
        assert sum(line.total or 0 for line in now.results.people) == 3 * (2 + 2)
        assert len(now.tables.directory) <= 5

    play(tmp_path, story)


def test_a_match_that_the_clock_ends_is_drawn_unless_one_has_gone(tmp_path: Path) -> None:
    async def story(now: Event) -> None:
        hall = await now.open("ostriches", rounds=4, minutes=1, gap=None)
        screens = [await now.join(name) for name in ("Ann", "Bob", "Cleo", "Dan")]
        for gone in (None, 0, 1):
            await now.lead("start")
            for screen in screens:
                follow(now, screen)
                await screen.connect()
            if gone is not None:
                await screens[gone].cut()
            await now.advance(60_000)
            points = {one.who: one.score for one in hall.assembly.rounds[-1].reached}
            assert sorted(points.values()) == ([1, 1, 1, 1] if gone is None else [0, 1, 1, 2])
            assert gone is None or points[gone] == 0
        await now.lead("start")
        assert now.wall.phase == "over", "they have met"

    play(tmp_path, story)
