"""Ubongo under the conformance kit, and rules that leak one thing each."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

from ludotheque.core import Act, Event, Input, Seat
from ludotheque.core.testing import Secrecy, Trial, conformance, nothing_leaks, values
from ludotheque.games.ubongo import rules
from ludotheque.games.ubongo.model import GiveUp, Lay, Lift, Mode, Options, Own, State, View
from ludotheque.games.ubongo.model.events import GaveUp, Laid, MatchOver, RoundOver, Ubongo
from ludotheque.games.ubongo.rules.covering import apart
from ludotheque.games.ubongo.rules.seeing import out


def pieces_are_secret(state: State, act: Act[Any], viewer: Seat | None) -> object:
    """Nobody notices what another lays, but those who are done; when a shape is covered everybody does."""
    if act.seat == viewer or not isinstance(act.action, Lay | Lift) or viewer in out(state.shown):
        return act
    task = state.shown.tasks[act.seat]
    if task is None or isinstance(act.action, Lift):
        return None
    pieces = (*apart(state.pieces[act.seat], act.action.piece), act.action)
    if len(pieces) < len(task.pieces):
        return None
    return ("ubongo", act.seat) if rules.is_covered(task, pieces) else None


def boards_are_opened(_given: Input[Any], event: Event, viewer: Seat | None) -> bool:
    """A covered shape is open to all; players who are done see the others; at the end of a round everyone does."""
    return isinstance(event, Ubongo | RoundOver | MatchOver) or (isinstance(event, GaveUp) and event.seat == viewer)


def tables(options: st.SearchStrategy[Options], fewest: int) -> st.SearchStrategy[tuple[Options, tuple[Own, ...]]]:
    """Of the book in the box: others take seconds to make."""
    seated = st.integers(fewest, 4).flatmap(lambda count: st.tuples(*[values(Own)] * count))
    return st.tuples(options.map(lambda found: replace(found, book="standard")), seated)


ROUND_MODES: dict[Mode, Mode] = {"nine": "nine", "noluck": "noluck", "time": "nine", "count": "noluck"}
ROUNDS = tables(
    values(Options).map(lambda found: replace(found, mode=ROUND_MODES[found.mode], rounds=1 + found.rounds % 3)), 2
)
RACES = tables(values(Options).map(lambda found: replace(found, mode="time", length=5, difficulty=None)), 1)
MISSIONS = tables(values(Options).map(lambda found: replace(found, mode="count", difficulty=None)), 1)

TestRounds = conformance(rules, at=ROUNDS, notices=pieces_are_secret, discloses=boards_are_opened, examples=12)
TestAgainstTime = conformance(rules, at=RACES, notices=pieces_are_secret, discloses=boards_are_opened, examples=6)
TestForMissions = conformance(rules, at=MISSIONS, notices=pieces_are_secret, discloses=boards_are_opened, examples=6)


def leaking(**changed: Any) -> Any:
    return SimpleNamespace(**{**vars(rules), **changed})


def sees_a_little_more(state: State, viewer: Seat | None) -> View:
    """The number of pieces that lie on each shape."""
    view = rules.observe(state, viewer)
    return replace(view, shown=replace(view.shown, turned=sum(map(len, state.pieces))))


def tells_of_pieces(state: State, given: Any) -> Any:
    """Everyone is told that somebody has laid a piece."""
    after, events = rules.step(state, given)
    return after, [replace(event, to=None) if isinstance(event, Laid) else event for event in events]


@pytest.mark.parametrize("mutant", [leaking(observe=sees_a_little_more), leaking(step=tells_of_pieces)])
def test_rules_that_leak_are_caught(mutant: Any) -> None:
    secrecy = Secrecy(pieces_are_secret, boards_are_opened)

    def all_trials() -> None:
        for number in range(20):
            nothing_leaks(Trial(mutant, Options(rounds=1), (Own(), Own()), number, (GiveUp,)), secrecy)

    with pytest.raises(AssertionError, match="viewer"):
        all_trials()
