"""Bots: from views only, at a human pace, each level better than the one below."""

from __future__ import annotations

import statistics
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import Moment, begin, chance, play, seed_from, settle, verify
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.bots import BOTS, LEVELS, TAKEN_FOR, UluruBot, greedy, improved, misread
from ludotheque.games.uluru.model import Land, Lock, Options, Own, Ready, State
from ludotheque.games.uluru.pieces import BIRDS, EMPTY, KINDS, Board
from ludotheque.games.uluru.rules import deal_of, score
from ludotheque.games.uluru.rules.play import landed
from ludotheque.games.uluru.solver import solve
from ludotheque.games.uluru.tests.deals import EXAMPLE, board, boards, full_boards, random_deal


def stones(level: str, deals: int, **options: Any) -> list[int]:
    """One-round matches, the same deals for every level."""
    settings = Options(rounds=1, **options)
    records = (play(rules, settings, [Own()], [(level, BOTS[level])], seed_from(deal)) for deal in range(deals))
    return [record.end.outcome.score[0] for record in records]


def lead(options: Options, seed: int = 0, own: Own | None = None) -> Moment[State]:
    return settle(rules, begin(rules, options, [own or Own()]), None, chance(seed_from(seed))).moment


@pytest.mark.slow
def test_each_level_beats_the_one_below() -> None:
    results = [stones(level, 150, mode="tricky") for level in BOTS]
    for below, above in pairwise(results):
        gains = [low - high for low, high in zip(below, above, strict=True)]
        error = statistics.stdev(gains) / len(gains) ** 0.5
        assert statistics.fmean(gains) > 2 * error


@pytest.mark.parametrize("sand", [30, 60, None])
def test_the_best_reaches_the_optimum_in_time(sand: Any) -> None:
    for seed in range(25):
        options = Options(mode="tricky", rounds=1, sand=sand)
        record = play(rules, options, [Own()], [("master", BOTS["master"])], seed_from(seed))
        shown = lead(options, seed).state.shown
        assert record.end.outcome.score[0] == solve(deal_of(shown, "light", shown.rows)).stones


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("mode", ["first", "after", "tricky", "strengths", "experts", "custom"])
def test_every_level_plays_every_mode(level: str, mode: Any) -> None:
    own = (Own(), Own(row="dark", sand=30), Own(sand=None))
    record = play(rules, Options(mode=mode), own, [(level, BOTS[level])] * 3, seed_from(3))
    assert sum(1 for _ in verify(record)) == len(record.rows)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_birds_are_seated_one_by_one_at_a_human_pace(level: Any) -> None:
    moment = lead(Options())
    plan = UluruBot(level).plan(rules.observe(moment.state, 0), moment.at, Random(1))
    times = [at for at, _ in plan]
    assert times == sorted(times)
    start = moment.state.shown.until
    assert start is not None
    assert times[0] > start + level.reading / 4
    assert times[-1] < start + 60_000
    assert all(later - earlier >= 200 for earlier, later in pairwise(times))
    landings = [action for _, action in plan if isinstance(action, Land)]
    assert len({action.bird for action in landings}) == len(landings)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_no_bot_lands_a_bird_at_the_last_moment(level: Any) -> None:
    """With little sand, plans end before the sand does, not with it."""
    bot, goal = UluruBot(level), solve(EXAMPLE).placement
    plans = [bot.seat_all(EMPTY, goal, 0, 12_000, Random(number)) for number in range(400)]
    assert max(at for plan in plans for at, _ in plan) <= 12_000 - 300
    assert any(len(plan) < len(BIRDS) + 1 for plan in plans)


def test_the_same_chance_gives_the_same_plan() -> None:
    moment = lead(Options())
    view = rules.observe(moment.state, 0)
    for bot in BOTS.values():
        assert bot.plan(view, 0, Random(5)) == bot.plan(view, 0, Random(5))


def test_a_bot_that_takes_over_a_board_goes_on_from_it() -> None:
    """It seats only birds that are not in place yet, and still reaches its goal."""
    bot = UluruBot(LEVELS[-1])
    goal = solve(EXAMPLE).placement
    begun = board(white=goal[0], pink=goal[2], yellow=goal[1])  # type: ignore[arg-type]
    now = begun
    plan = bot.seat_all(begun, goal, 0, None, Random(2))
    for _, action in plan:
        if isinstance(action, Land):
            assert action.bird.value != "white"
            now = rules.play.landed(now, action.bird, action.place)
    assert now == goal
    assert isinstance(plan[-1][1], Lock)


@given(begun=boards, goal=full_boards, number=st.integers(0, 99))
def test_from_any_board_every_landing_is_legal_and_the_goal_is_reached(begun: Board, goal: Board, number: int) -> None:
    now = begun
    for _, action in UluruBot(LEVELS[-1]).seat_all(begun, goal, 0, None, Random(number)):
        if isinstance(action, Land):
            assert now[action.bird.number] != action.place, "a bird that sits there already cannot land there"
            now = landed(now, action.bird, action.place)
    assert now == goal


def test_a_bot_does_nothing_where_there_is_nothing_to_do() -> None:
    bot = BOTS["master"]
    moment = lead(Options())
    assert bot.plan(rules.observe(moment.state, None), 0, Random(0)) == ()
    record = play(rules, Options(rounds=1), [Own()], [("master", bot)], seed_from(0))
    *_, (_, _, last, _) = verify(record)
    assert bot.plan(rules.observe(last.state, 0), last.at, Random(0)) == ()


def test_after_a_round_it_gets_ready() -> None:
    record = play(rules, Options(rounds=2), [Own()], [("casual", BOTS["casual"])], seed_from(1))
    assert any(isinstance(getattr(row, "action", None), Ready) for row in record.rows)


def test_misreadings_are_cards_of_the_box() -> None:
    assert set(TAKEN_FOR) == set(KINDS) - {"any"}
    rng = Random(3)
    for _ in range(50):
        cards = random_deal(rng, seconds=4)
        assert misread(cards, 0.0, rng) == cards
        wrong = misread(cards, 1.0, rng)
        assert all(w != c for w, c in zip(wrong, cards, strict=True) if c[0].kind != "any")


def test_looking_longer_never_costs_a_stone() -> None:
    rng = Random(4)
    for _ in range(20):
        cards = random_deal(rng)
        first = greedy(cards, rng)
        assert None not in first
        assert sorted(place for place in first if place is not None) == list(range(len(BIRDS)))
        assert score(cards, improved(cards, first, 60, rng)).stones <= score(cards, first).stones
    assert score(EXAMPLE, EMPTY).stones == 8
