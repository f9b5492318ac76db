"""Clashes, moves that help, reviews and difficulty."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Literal

import pytest
from hypothesis import example, given, settings

from ludotheque.core import Act, Tick, begin, chance, seed_from, settle
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import Land, Lock, Options, Own
from ludotheque.games.uluru.pieces import BIRDS, PLACES, Bird, Board, Deal
from ludotheque.games.uluru.rules import score
from ludotheque.games.uluru.rules.play import landed
from ludotheque.games.uluru.solver import (
    PLACEMENTS,
    best_move,
    can_still_reach,
    cards_of,
    clash,
    difficulty,
    nearest,
    optimal_placements,
    placements,
    rank_correlation,
    search_effort,
    solve,
    way_there,
)
from ludotheque.games.uluru.solver.advice import hint, review
from ludotheque.games.uluru.solver.difficulty import MARKS
from ludotheque.games.uluru.solver.solve import card_sets
from ludotheque.games.uluru.solver.tables import ALL
from ludotheque.games.uluru.tests.deals import EXAMPLE, EXAMPLE_BOARD, boards, deal, deals, random_deal, unmet


def together(sets: list[int]) -> int:
    within = ALL
    for wanted in sets:
        within &= wanted
    return within


def test_the_clash_of_the_worked_example() -> None:
    """Pink wants to sit next to blue, blue far from pink."""
    assert clash(EXAMPLE) == unmet("pink", "blue")


def test_a_clash_of_one_card_alone() -> None:
    """A copy of two wishes that cannot both be met."""
    assert clash(deal(white="same:red", red="long short")) in (unmet("white"), unmet("red", "red1"))
    assert len(clash(deal(white="same:red", red="long short"))) == 1


@given(cards=deals)
@settings(max_examples=60)
def test_a_clash_is_a_smallest_one(cards: Deal) -> None:
    sets = dict(zip(cards_of(cards), card_sets(cards), strict=True))
    found = clash(cards)
    assert bool(found) == (solve(cards).stones > 0)
    if found:
        assert together([sets[card] for card in found]) == 0
        for fewer in range(1, min(len(found), 4)):
            assert all(together([sets[card] for card in some]) for some in combinations(sets, fewer))


@given(cards=deals, seats=boards)
@settings(max_examples=40)
def test_the_best_move_gains_most(cards: Deal, seats: Board) -> None:
    before = score(cards, seats).stones
    after = [
        score(cards, landed(seats, bird, place)).stones
        for bird in BIRDS
        for place in PLACES
        if seats[bird.number] != place
    ]
    move = best_move(cards, seats)
    if move is None:
        assert min(after) >= before
    else:
        assert move.gain == before - min(after) > 0
        assert score(cards, landed(seats, move.land.bird, move.land.place)).stones == before - move.gain
        assert move.swaps == next((bird for bird in BIRDS if seats[bird.number] == move.land.place), None)


def test_among_equal_moves_one_that_keeps_a_best_placement_within_reach() -> None:
    """Then the first in the order of birds and places."""
    rng, mattered = Random(8), 0
    for _ in range(60):
        cards = random_deal(rng, (3, 4, 5))
        places = rng.sample(PLACES, 8)
        seats = tuple(place if rng.random() < 0.5 else None for place in places)
        before = score(cards, seats).stones
        moves = [Land(bird, place) for bird in BIRDS for place in PLACES if seats[bird.number] != place]
        gains = [before - score(cards, landed(seats, move.bird, move.place)).stones for move in moves]
        best = [move for move, gain in zip(moves, gains, strict=True) if gain == max(gains)]
        good = [move for move in best if can_still_reach(cards, landed(seats, move.bird, move.place))]
        if max(gains) > 0:
            found = best_move(cards, seats)
            assert found is not None
            assert found.land == (good or best)[0]
            mattered += bool(good) and good[0] != best[0]
    assert mattered > 5


def test_a_swap_helps_the_worked_example() -> None:
    move = best_move(EXAMPLE, EXAMPLE_BOARD)
    assert move is not None
    assert move.gain == 1


def test_nothing_helps_the_best_placement() -> None:
    assert best_move(EXAMPLE, solve(EXAMPLE).placement) is None


def test_difficulty_grows_with_the_levels_of_the_deck() -> None:
    rng = Random(5)

    def mean(levels: tuple[int, ...], seconds: int) -> float:
        return sum(difficulty(random_deal(rng, levels, seconds)).load for _ in range(60)) / 60

    easy, tricky, experts = mean((1, 2, 3), 0), mean((3, 4, 5), 0), mean((1, 2, 3, 4, 5), 8)
    assert easy < tricky < experts


def test_difficulty_is_from_1_to_5_by_fixed_marks() -> None:
    assert difficulty(deal()).level == 1
    assert difficulty(deal()).load == 0
    rng = Random(6)
    for _ in range(100):
        found = difficulty(random_deal(rng, seconds=rng.randrange(9)))
        assert found.level == 1 + sum(found.load > mark for mark in MARKS)


@pytest.mark.slow
def test_difficulty_ranks_like_the_effort_of_a_plain_search() -> None:
    rng = Random(7)
    sample = [random_deal(rng, seconds=rng.choice((0, 0, 0, 4))) for _ in range(60)]
    loads = [difficulty(cards).load for cards in sample]
    efforts = [search_effort(cards, rng, tries=3) for cards in sample]
    assert rank_correlation(loads, efforts) > 0.5


def test_rank_correlation_by_hand() -> None:
    assert rank_correlation([1, 2, 3], [10, 20, 90]) == 1
    assert rank_correlation([1, 2, 3], [3, 2, 1]) == -1
    assert abs(rank_correlation([1, 2, 2, 3], [1, 2, 3, 4]) - 0.9486832980505138) < 1e-12


def test_a_hint_counts_absent_birds_as_the_table_does() -> None:
    """As printed a bird with two cards costs one stone when it does not land, so landing it saves one at most."""
    gains: dict[str, int] = {}
    costs: tuple[Literal["each", "once"], ...] = ("each", "once")
    for unplaced in costs:
        options = Options(mode="experts", second_cards=8, unplaced=unplaced)
        luck = chance(seed_from(6))
        moment = settle(rules, begin(rules, options, [Own()]), None, luck).moment
        moment = settle(rules, moment, Tick(rules.due(moment.state).deadline or 0), luck).moment
        advice = hint(rules.observe(moment.state, 0))
        assert advice is not None
        assert advice.move is not None
        gains[unplaced] = advice.move.gain
    assert gains == {"each": 2, "once": 1}


def test_hints_and_reviews_exist_at_the_right_time_only() -> None:
    luck = chance(seed_from(4))
    moment = settle(rules, begin(rules, Options(mode="strengths"), [Own(), Own(row="dark")]), None, luck).moment
    assert hint(rules.observe(moment.state, 0)) is None, "the sand does not run yet"
    assert review(rules.observe(moment.state, 0)) is None
    deadline = rules.due(moment.state).deadline
    assert deadline is not None
    moment = settle(rules, moment, Tick(deadline), luck).moment
    assert hint(rules.observe(moment.state, None)) is None, "spectators have no birds to move"
    advice = hint(rules.observe(moment.state, 0))
    assert advice is not None
    assert advice.move is not None
    assert advice.unmet == ()
    for given_act in (Act(moment.at, 0, Land(Bird.RED, 0)), Act(moment.at, 0, Lock()), Act(moment.at, 1, Lock())):
        assert review(rules.observe(moment.state, 0)) is None, "no solution leaves while the sand runs"
        moment = settle(rules, moment, given_act, luck).moment
    for viewer in (None, 0, 1):
        found = review(rules.observe(moment.state, viewer))
        assert found is not None
        assert [row.row for row in found.rows] == ["light", "dark"]
        for row in found.rows:
            last = moment.state.shown.last
            assert last is not None
            cards = rules.deal_of(moment.state.shown, row.row, last.rows)
            assert score(cards, row.placement).stones == row.stones
            assert bool(row.clash) == (row.stones > 0)
        assert found.perfect == (), "no bird sits"


def test_a_review_names_the_boards_that_nobody_could_better() -> None:
    luck = chance(seed_from(5))
    moment = settle(rules, begin(rules, Options(sand=30), [Own(), Own()]), None, luck).moment
    deadline = rules.due(moment.state).deadline
    assert deadline is not None
    moment = settle(rules, moment, Tick(deadline), luck).moment
    shown = moment.state.shown
    best = solve(rules.deal_of(shown, "light", shown.rows)).placement
    for bird, place in zip(BIRDS, best, strict=True):
        assert place is not None
        moment = settle(rules, moment, Act(moment.at, 1, Land(bird, place)), luck).moment
    for seat in (0, 1):
        moment = settle(rules, moment, Act(moment.at, seat, Lock()), luck).moment
    for viewer in (None, 0, 1):
        found = review(rules.observe(moment.state, viewer))
        assert found is not None
        assert found.perfect == (1,)


@given(cards=deals, seats=boards)
@example(cards=random_deal(Random(122799364), seconds=1), seats=(None, None, None, 3, 5, 1, 7, 6))
@settings(max_examples=60)
def test_following_the_hints_leads_to_a_best_board(cards: Deal, seats: Board) -> None:
    """Best means over full placements; rarely a bird beside the board costs less than any of them."""
    least = solve(cards).stones
    for _ in range(2 * len(BIRDS)):
        move = way_there(cards, seats)
        if move is None:
            break
        seats = landed(seats, move.land.bird, move.land.place)
    stones = score(cards, seats).stones
    assert stones == least or (stones < least and None in seats)


@given(cards=deals, seats=boards)
@settings(max_examples=20)
def test_the_nearest_best_board_leaves_most_birds_where_they_sit(cards: Deal, seats: Board) -> None:
    def moved(goal: Board) -> int:
        return sum(place not in (None, there) for place, there in zip(seats, goal, strict=True))

    found = nearest(cards, seats)
    assert score(cards, found).stones == solve(cards).stones
    optimal = optimal_placements(cards)
    best = [goal for number, goal in enumerate(placements()) if optimal >> (PLACEMENTS - 1 - number) & 1]
    assert moved(found) == min(map(moved, best))
