"""The lesson: what has been played before the learner takes over, and that nothing the mate does can spoil it."""

from __future__ import annotations

from random import Random

from ludotheque.core import Act, Moment, begin, chance, scripted, seed_from, settle
from ludotheque.games import GAMES
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.bots import BOTS, RandomBot
from ludotheque.games.ostriches.lesson import LESSON, MATE
from ludotheque.games.ostriches.model import Go, Land, State
from ludotheque.games.ostriches.pieces import NAMES
from ludotheque.games.ostriches.rules.board import up_of
from ludotheque.games.ostriches.rules.moves import moves
from ludotheque.games.ostriches.rules.positions import write_position
from ludotheque.games.ostriches.tests.desert import on, play

TRIES = 200


def taken_over() -> State:
    """The match as the learner finds it."""
    luck = scripted(LESSON.script, chance(seed_from("other")))
    settled = settle(rules, begin(rules, LESSON.options, LESSON.own), None, luck)
    for seat, action in LESSON.played:
        moment: Moment[State] = settled.moment
        settled = settle(rules, moment, Act(moment.at, seat, action), luck)
        assert settled.refused is None, rules.written(action)
    return settled.moment.state


def landers(state: State) -> set[str]:
    """The powers of the learner's ostriches that can come up now."""
    leaps = [move for move in moves(state) if isinstance(move, Land)]
    found = [on(state, leap.move[:2]) for leap in leaps]
    return {one.power for one in found if one.of == 0}


def test_the_box_holds_the_lesson() -> None:
    assert GAMES["ostriches"].lesson is LESSON
    assert LESSON.mates == (MATE,)
    assert type(BOTS[MATE]) is RandomBot, "somebody who does no harm"


def test_the_learner_takes_over_a_match_in_full_swing() -> None:
    state = taken_over()
    assert write_position(state) == "3P+e1/1*tbE1/S2TP+1/1p1s2/1p2*B/6 s d5 5"
    assert (up_of(state, 0), up_of(state, 1)) == (2, 0)
    assert landers(state) == {"eye", "swap", "tiles"}
    assert any(isinstance(move, Go) and NAMES.index(move.move[:2]) == NAMES.index("f2") for move in moves(state))


def test_after_any_quiet_turn_and_any_answer_somebody_can_almost_always_come_up() -> None:
    start, rng, ready, lookouts = taken_over(), Random(7), 0, 0
    for _ in range(TRIES):
        state = play(start, rng.choice([move for move in moves(start) if isinstance(move, Go)]))
        while state.table.turn == 1 and state.table.phase != "over":
            ((_, action),) = BOTS[MATE].plan(rules.observe(state, 1), 0, rng)
            state = play(state, action)
        assert state.table.phase == "move", "nobody wins that fast"
        ready += bool(landers(state))
        lookouts += "eye" in landers(state)
    assert ready > 0.9 * TRIES
    assert lookouts > 0.7 * TRIES


def test_the_shortest_way_through_the_lesson_wins() -> None:
    state = play(taken_over(), "e5c6!", "eye:b2d3", "/se+")
    assert state.table.turn == 1
    state = play(state, "d5f4/se-")
    assert play(state, "a4b6!").table.winner == 0
