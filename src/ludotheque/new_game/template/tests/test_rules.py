"""Examples of the rules."""

from __future__ import annotations

import pytest

from ludotheque.core import Act, Draw, Event, Refused
from ludotheque.new_game.template import rules
from ludotheque.new_game.template.model import Name, Named, Opened, Options, Own, State


def begun(seats: int, prize: int = 2) -> State:
    """A match of one round with its prize laid out."""
    state, _ = rules.step(rules.start(Options(rounds=1), [Own()] * seats), Draw(0, prize - 1))
    return state


def played(*numbers: int) -> tuple[State, Event]:
    """A round in which the seats name these numbers, and the last thing that happened."""
    state = begun(len(numbers))
    events: list[Event] = []
    for seat, number in enumerate(numbers):
        state, happened = rules.step(state, Act(0, seat, Name(number)))
        events += happened
    return state, events[-1]


@pytest.mark.parametrize(
    ("numbers", "winner"), [((1, 2), 0), ((3, 2), 1), ((1, 1, 4), 2), ((2, 2), None), ((1, 1, 5, 5), None)]
)
def test_the_lowest_number_that_stands_alone_wins(numbers: tuple[int, ...], winner: int | None) -> None:
    state, last = played(*numbers)
    assert last == Opened(numbers=numbers, winner=winner, berries=2)
    assert state.score == tuple(2 * (seat == winner) for seat in range(len(numbers)))


def test_nothing_opens_before_everyone_has_named_a_number() -> None:
    state, events = rules.step(begun(3), Act(0, 1, Name(4)))
    assert list(events) == [Named(seat=1)]
    assert rules.due(state).seats == {0, 2}
    assert rules.observe(state, 0).mine is None
    assert rules.observe(state, 1).mine == 4


def test_a_number_is_named_once() -> None:
    state, _ = rules.step(begun(2), Act(0, 0, Name(4)))
    with pytest.raises(Refused, match="named-already"):
        rules.step(state, Act(0, 0, Name(3)))
    with pytest.raises(Refused, match="number-unknown"):
        rules.step(state, Act(0, 1, Name(6)))


def test_most_berries_win_and_ties_share_a_place() -> None:
    state, _ = played(1, 2, 3)
    outcome = rules.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.score) == ((1, 2, 2), (2, 0, 0))


def test_the_view_says_when_the_last_round_is_over() -> None:
    assert not rules.observe(begun(2), 0).over
    state, _ = played(1, 2)
    assert rules.observe(state, 0).over
