"""How a roll ends, and whose turn comes next."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Event, Seat
from ludotheque.games.dwarfcity.model import DiceLost, MatchOver, Side, State


def roll_over(state: State) -> tuple[State, list[Event]]:
    """What is left of the dice is lost; then come the blue ones."""
    events: list[Event] = [DiceLost(seat=state.turn, dice=state.dice)] if state.dice else []
    return blue_or_next(replace(state, dice=(), built=None), events)


def blue_or_next(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    if state.pile >= state.needed or not state.blue:
        return next_turn(state, events)
    return replace(state, phase="blue"), events


def next_up(state: State) -> Seat:
    """Clockwise; a kobold who is played comes after every second dwarf, or after all of them."""
    every = 2 if state.options.cadence == "second" else len(state.dwarfs)
    if state.kobold is not None and state.turn != state.kobold and (state.turns + 1) % every == 0:
        return state.kobold
    return min(state.dwarfs, key=lambda seat: (seat - state.dwarf - 1) % len(state.roles))


def next_turn(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """The dice go on, unless the kobold's tower stands."""
    if state.pile >= state.needed:
        return over(state, "kobold", events)
    seat = next_up(state)
    turns = state.turns + (state.turn != state.kobold)
    dwarf = state.dwarf if seat == state.kobold else seat
    state = replace(state, phase="roll", rolled=(), dice=(), blue=0, built=None)
    return replace(state, turn=seat, dwarf=dwarf, turns=turns), events


def over(state: State, winner: Side, events: list[Event]) -> tuple[State, list[Event]]:
    return replace(state, phase="over", winner=winner, built=None), [*events, MatchOver(winner=winner)]
