"""A desert for the tests: positions in one line, turns in the notation of the game."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import strategies as st

from ludotheque.core import Act, Draw, Event, Refused, Seat
from ludotheque.core.testing import Trial, trials
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Accept, Action, Options, Ostrich, Own, Resign, Seen, State, View
from ludotheque.games.ostriches.pieces import NUMBERS
from ludotheque.games.ostriches.rules.positions import read_position

PLACED = "pe1t2/1*4/b1s2p/P2S1B/4*1/T1P1E1 s - 0"
"""All twelve stand, and seat 0 moves first."""


def desert(position: str, mode: Literal["notes", "memory"] = "notes") -> State:
    return read_position(position, Options(mode=mode))


def opened(starter: Seat = 0, mode: Literal["notes", "memory"] = "notes") -> State:
    """A match in which chance has named who places first."""
    state, _ = rules.step(rules.start(Options(mode=mode), (Own(), Own())), Draw(0, starter))
    return state


def any_place(state: State) -> Action:
    return next(iter(rules.legal(state, state.table.turn)))


def done(state: State, said: str | Action, seat: Seat | None = None, at: int = 0) -> tuple[State, list[Event]]:
    """The state and events after an action of the player on turn, or of another seat."""
    action = rules.read(said) if isinstance(said, str) else said
    after, events = rules.step(state, Act(at, state.table.turn if seat is None else seat, action))
    return after, list(events)


def play(state: State, *said: str | Action) -> State:
    """The state after these actions of the players on turn."""
    for turn in said:
        state, _ = done(state, turn)
    return state


def events(state: State, said: str | Action, seat: Seat | None = None) -> list[Event]:
    return done(state, said, seat)[1]


def refusal(state: State, said: str | Action, seat: Seat | None = None) -> str:
    """The key with which an action is refused; it must not be among the legal ones either."""
    action = rules.read(said) if isinstance(said, str) else said
    acting = state.table.turn if seat is None else seat
    assert action not in rules.legal(state, acting)
    with pytest.raises(Refused) as no:
        rules.step(state, Act(0, acting, action))
    return no.value.key


def allowed(state: State, seat: Seat | None = None) -> set[str]:
    """What a seat may do, in notation."""
    return {rules.written(action) for action in rules.legal(state, state.table.turn if seat is None else seat)}


def on(state: State, square: str) -> Ostrich:
    """The ostrich that stands there."""
    return next(one for one in state.ostriches if one.at == NUMBERS[square])


def seen_on(view: View, square: str) -> Seen:
    return next(one for one in view.ostriches if one.at == NUMBERS[square])


def matches() -> st.SearchStrategy[Trial]:
    """Random matches, few of which end early."""
    return trials(rules, shuns=(Resign, Accept))
