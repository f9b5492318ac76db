"""The lesson: what lies before the learner, what the mate does, and the gems that both get."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest

from ludotheque.core import Act, Moment, begin, chance, scripted, seed_from, settle
from ludotheque.core.game import Tick
from ludotheque.core.match import Chance
from ludotheque.games import GAMES
from ludotheque.games.ubongo import rules
from ludotheque.games.ubongo.bots import BOTS, LEVELS
from ludotheque.games.ubongo.lesson import BOARDS, LESSON, MATE, SYMBOL
from ludotheque.games.ubongo.model import Action, GiveUp, Lay, State
from ludotheque.games.ubongo.pieces import PIECE
from ludotheque.games.ubongo.solver.advice import hint, ways


class Lessons:
    """A match of the lesson, played in a test."""

    def __init__(self) -> None:
        self.luck: Chance = scripted(LESSON.script, chance(seed_from("other")))
        self.moment: Moment[State] = settle(rules, begin(rules, LESSON.options, LESSON.own), None, self.luck).moment
        deadline = rules.due(self.state).deadline
        assert deadline is not None
        self.moment = settle(rules, self.moment, Tick(deadline), self.luck).moment

    @property
    def state(self) -> State:
        return self.moment.state

    def act(self, seat: int, action: Action) -> None:
        settled = settle(rules, self.moment, Act(self.moment.at, seat, action), self.luck)
        assert settled.refused is None
        self.moment = settled.moment

    def cover(self, seat: int) -> None:
        task = self.state.shown.tasks[seat]
        assert task is not None
        for lay in ways(task.shape, task.pieces)[0]:
            self.act(seat, lay)


def test_the_box_holds_the_lesson() -> None:
    assert GAMES["ubongo"].lesson is LESSON
    assert LESSON.mates == (MATE,) == (LEVELS[0].name,), "the gentlest"


def test_the_boards_lie_as_the_lesson_wants_them() -> None:
    shown = Lessons().state.shown
    first, second = shown.tasks
    assert first is not None
    assert second is not None
    assert (first.board, second.board) == BOARDS
    assert (first.symbol, second.symbol) == (SYMBOL, SYMBOL)
    assert (first.side, first.difficulty, second.side) == ("A", 1, "B")
    assert shown.phase == "covering"
    assert shown.until is None, "nobody is hurried"


def test_the_first_hint_lies_as_drawn_and_every_way_turns_a_piece_over() -> None:
    state = Lessons().state
    task, advice = state.shown.tasks[0], hint(rules.observe(state, 0))
    assert task is not None
    assert advice is not None
    assert advice.lay is not None
    assert advice.lay.orientation == 0
    for way in ways(task.shape, task.pieces):
        assert any(over(lay) for lay in way)


def over(lay: Lay) -> bool:
    """Whether a piece lies on its face: a mirror image."""
    looks = len(PIECE[lay.piece].orientations)
    return looks == 8 and lay.orientation >= 4


@pytest.mark.parametrize("first", [0, 1])
def test_whoever_is_first_wins_and_there_is_no_tie(first: int) -> None:
    lesson = Lessons()
    lesson.cover(first)
    lesson.cover(1 - first)
    shown = lesson.state.shown
    assert shown.phase == "over"
    assert shown.gems[first] == ("sapphire", "ruby")
    assert shown.gems[1 - first] == ("amber", "emerald")
    outcome = rules.outcome(lesson.state)
    assert outcome is not None
    assert outcome.places[first] == 1


def test_a_learner_who_gives_up_sees_the_other_play() -> None:
    lesson = Lessons()
    lesson.act(0, GiveUp())
    assert rules.observe(lesson.state, 0).pieces[1] is not None
    lesson.cover(1)
    assert lesson.state.shown.phase == "over"


def test_the_mate_leaves_time_and_does_come_to_an_end() -> None:
    lesson = Lessons()
    view, start = rules.observe(lesson.state, 1), lesson.moment.at
    times = [BOTS[MATE].plan(view, start, Random(seed))[-1][0] - start for seed in range(200)]
    assert 60_000 < median(times) < 150_000
    assert max(times) < 600_000
