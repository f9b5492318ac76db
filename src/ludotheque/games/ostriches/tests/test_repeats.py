"""Boards that were there before: the rules remember them, and searching bots and hints turn away from them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from ludotheque.core import seed_from
from ludotheque.core.compiling import FAST
from ludotheque.core.playing import play
from ludotheque.core.record import verify
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.bots import LEVELS, SearchBot
from ludotheque.games.ostriches.model import Options, Own
from ludotheque.games.ostriches.rules.board import key_of
from ludotheque.games.ostriches.rules.play import whole_turns
from ludotheque.games.ostriches.solver import Budget, think
from ludotheque.games.ostriches.solver.judge import Turn
from ludotheque.games.ostriches.solver.repeats import varied
from ludotheque.games.ostriches.tests.desert import PLACED, any_place, desert, done, opened
from ludotheque.games.ostriches.tests.desert import play as played


def turn(said: str, estimate: float, again: int = 0) -> Turn:
    return Turn((said,), 10, estimate, again)


def first(*turns: Turn) -> str:
    return varied(turns)[0].actions[0]


def test_a_board_that_was_there_gives_way_to_one_that_is_nearly_as_good() -> None:
    assert first(turn("a", 0.6), turn("b", 0.6, 1)) == "a"
    assert first(turn("a", 0.6, 1), turn("b", 0.57)) == "b"
    assert first(turn("a", 0.6, 1), turn("b", 0.5)) == "a", "too much to give up"
    assert first(turn("a", 0.6, 1), turn("b", 0.59, 1)) == "a", "no better"


def test_the_third_time_it_gives_way_to_anything_worth_half_as_much() -> None:
    assert first(turn("a", 0.6, 2), turn("b", 0.31)) == "b"
    assert first(turn("a", 0.6, 2), turn("b", 0.4, 1), turn("c", 0.35)) == "c", "the newest board"
    assert first(turn("a", 0.6, 2), turn("b", 0.2)) == "a", "but not to a loss"
    assert first(turn("a", 1.0, 1), turn("b", 0.97)) == "a", "nor is a win given away"


def test_the_rules_remember_boards_since_an_ostrich_turned_up() -> None:
    state = opened()
    while state.table.phase == "placing":
        state, _ = done(state, any_place(state))
    assert state.past == (key_of(state),), "the first board"
    state = desert("2s3/4*1/1E3t/3p2/1*4/1B1P2 s - 3")
    calm = played(state, "b1d2/ne+")
    assert calm.past == (key_of(calm),)
    landed = played(calm, next(said for said in map(rules.written, rules.legal(calm, 1)) if said.endswith("-")))
    assert len(landed.past) == 2
    up = played(state, "b4a6!", "pass", "/se+")
    assert up.past == (key_of(up),), "nothing before it can come back"


def test_a_screen_is_not_sent_the_past() -> None:
    state = replace(desert(PLACED), past=(1, 2, 3))
    view = rules.observe(state, 0)
    assert view.past == (1, 2, 3)
    assert rules.forget(view).past == ()
    assert rules.imagine(view, Random(1)).past == (1, 2, 3)


def test_a_hint_and_a_bot_avoid_the_board_that_they_would_choose() -> None:
    """Of rotations after the same leap, and of leaps."""
    state = desert(PLACED)
    budget = Budget(iterations=800 if FAST else 60)
    plain = think(rules.observe(state, 0), budget, Random(1)).turns[0]
    there = played(state, *plain.actions)
    again = think(rules.observe(replace(state, past=(key_of(there),)), 0), budget, Random(1)).turns[0]
    assert key_of(played(state, *again.actions)) != key_of(there)
    assert again.again == 0
    past = tuple(key_of(end) for _, end in whole_turns(state))
    forced = think(rules.observe(replace(state, past=past), 0), budget, Random(1))
    assert forced.turns[0].again == 1, "where every board was there before, the best comes first"


@pytest.mark.skipif(not FAST, reason="with other random numbers there are other matches")
@pytest.mark.parametrize("seed", ["loop 3", "loop 7"])
def test_a_match_of_bots_does_not_go_round_in_circles(seed: str) -> None:
    """Without turning away from the past, a board of each of these matches came up twelve times."""
    bot = SearchBot(replace(LEVELS[1], slips=0.0), timed=False)
    record = play(rules, Options(mode="memory"), (Own(), Own()), [("one", bot), ("other", bot)], seed_from(seed))
    boards = Counter[int]()
    steps = set[int]()
    for _, _, moment, _ in verify(record):
        if moment.state.table.phase == "move" and moment.state.table.steps not in steps:
            steps.add(moment.state.table.steps)
            boards[key_of(moment.state)] += 1
    assert max(boards.values()) < 3
