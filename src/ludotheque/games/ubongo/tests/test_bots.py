"""Bots: they cover shapes from their view alone, in the time of their level; and what a table may tell a player."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from statistics import median

import pytest

from ludotheque.core.playing import play
from ludotheque.core.record import read, verify, write
from ludotheque.games.ubongo import rules
from ludotheque.games.ubongo.bots import BOTS, LEVELS, USUAL, UbongoBot
from ludotheque.games.ubongo.model import Aside, Lay, Lift, Options, Own, Ready
from ludotheque.games.ubongo.rules.covering import is_covered
from ludotheque.games.ubongo.solver.advice import hint, review
from ludotheque.games.ubongo.tests.playing import Table


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (Options(), 4),
        (Options(mode="noluck", side="B", sand=30), 3),
        (Options(sand=None, rounds=2), 2),
        (Options(mode="time", side="B"), 2),
        (Options(mode="count"), 1),
    ],
)
def test_bots_play_every_mode_to_its_end(options: Options, seats: int) -> None:
    levels = [(level.name, BOTS[level.name]) for level in LEVELS[-seats:]]
    record = play(rules, options, (Own(),) * seats, levels, bytes(32))
    again = read(write(record), lambda _: rules)
    assert sum(1 for _ in verify(again)) == len(record.rows)


def test_a_level_is_as_quick_as_its_data_says() -> None:
    rng = Random(7)
    for level in LEVELS:
        for difficulty, usual in enumerate(USUAL, 1):
            times = [UbongoBot(level).time_for(difficulty, rng) for _ in range(2_000)]
            assert median(times) == pytest.approx(1000 * usual * level.factor, rel=0.08)


@pytest.mark.slow
def test_each_level_beats_the_one_below() -> None:
    wins = dict.fromkeys(BOTS, 0)
    for below, level in pairwise(LEVELS):
        for number in range(30):
            seats = [(below.name, BOTS[below.name]), (level.name, BOTS[level.name])]
            record = play(rules, Options(), (Own(),) * 2, seats, number.to_bytes(32))
            wins[level.name] += record.end.outcome.places[1] == 1
    assert all(wins[level.name] >= 19 for level in LEVELS[1:]), wins


def test_a_plan_begins_with_what_lies_wrong() -> None:
    table = Table(Options(), 2)
    table.tick()
    goal = set(table.way(0))
    wrong = next(lay for lay in rules.legal(table.state, 0) if isinstance(lay, Lay) and lay not in goal)
    table.act(0, wrong)
    plan = BOTS["master"].plan(rules.observe(table.state, 0), table.now, Random(1))
    times = [at for at, _ in plan]
    assert times == sorted(times)
    kept = [action for _, action in plan if isinstance(action, Lay)]
    assert Lift(wrong.piece) in [action for _, action in plan] or wrong in kept or len(kept) == 2
    for at, action in plan:
        table.now = at
        table.act(0, action)
    assert table.shown.done == (0,)


def test_a_bot_gets_ready_and_has_nothing_to_do_elsewhere() -> None:
    table = Table(Options(), 2)
    bot = BOTS["casual"]
    assert bot.plan(rules.observe(table.state, 0), 0, Random(1)) == ()
    assert bot.plan(rules.observe(table.state, None), 0, Random(1)) == ()
    table.tick()
    table.give_up(0)
    assert bot.plan(rules.observe(table.state, 0), 0, Random(1)) == ()
    table.give_up(1)
    ((_, action),) = bot.plan(rules.observe(table.state, 0), table.now, Random(1))
    assert action == Ready()


def test_a_hint_leads_to_a_covering() -> None:
    table = Table(Options(side="B"), 2)
    assert hint(rules.observe(table.state, 0)) is None
    table.tick()
    assert hint(rules.observe(table.state, None)) is None
    goal = set(table.way(0))
    wrong = next(lay for lay in rules.legal(table.state, 0) if isinstance(lay, Lay) and lay not in goal)
    table.act(0, wrong)
    for _ in range(9):
        advice = hint(rules.observe(table.state, 0))
        if advice is None:
            break
        if advice.back:
            assert advice.lay is None
            table.act(0, Lift(advice.back[0]))
        else:
            assert advice.lay is not None
            table.act(0, advice.lay)
    assert table.shown.done == (0,)


def test_how_it_goes_is_told_when_the_round_is_over() -> None:
    table = Table(Options(), 2)
    table.tick()
    view = rules.observe(table.state, 0)
    assert review(view) is None
    table.cover(0)
    table.give_up(1)
    found = review(rules.observe(table.state, 1))
    assert found is not None
    assert [way.seat for way in found.ways] == [0, 1]
    assert all(way.solutions >= 1 and rules.is_covered(way.task, way.pieces) for way in found.ways)
    last = table.shown.last
    assert last is not None
    assert set(found.ways[0].pieces) == set(last.pieces[0])


def test_after_a_race_every_mission_of_the_course_is_told_also_what_was_laid_aside() -> None:
    table = Table(Options(mode="time", length=5), 2)
    table.tick()
    table.cover(0)
    table.act(0, Aside())
    assert review(rules.observe(table.state, 0)) is None
    table.tick()
    for viewer, count in ((0, 3), (1, 1), (None, 3)):
        found = review(rules.observe(table.state, viewer))
        assert found is not None
        assert [(way.task.board, way.task.symbol) for way in found.ways] == list(table.shown.course[:count])
        assert all(is_covered(way.task, way.pieces) and way.solutions >= 1 for way in found.ways)
