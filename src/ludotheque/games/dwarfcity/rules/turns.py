"""How a roll ends, and whose turn comes next."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Event, Seat
from ludotheque.games.dwarfcity.model import DiceLost, MatchOver, Side, State


def roll_over(state: State) -> tuple[State, list[Event]]:
    """Remaining dice are lost; then blue blocks are turned up."""
    events: list[Event] = [DiceLost(seat=state.turn, dice=state.dice)] if state.dice else []
    return blue_or_next(replace(state, dice=(), built=None), events)


def blue_or_next(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    if state.pile >= state.needed or not state.blue:
        return next_turn(state, events)
    return replace(state, phase="blue"), events


def next_up(state: State) -> Seat:
    """The seat whose turn follows this one: the dwarfs clockwise, and the kobold by the agreed cadence."""
    if state.kobold is not None and state.turn != state.kobold and kobold_follows(state):
        return state.kobold
    return min(state.dwarfs, key=lambda seat: (seat - state.dwarf - 1) % len(state.roles))


def kobold_follows(state: State) -> bool:
    """Whether the kobold's turn follows this turn of a dwarf."""
    match state.options.cadence:
        case "second":
            return (state.turns + 1) % 2 == 0
        case "printed":
            return (state.dwarf + 1) % len(state.roles) == state.kobold
        case "last":
            return (state.turns + 1) % len(state.dwarfs) == 0


def next_turn(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """Pass the dice on, unless the kobold's tower stands."""
    if state.pile >= state.needed:
        return over(state, "kobold", events)
    seat = next_up(state)
    turns = state.turns + (state.turn != state.kobold)
    dwarf = state.dwarf if seat == state.kobold else seat
    state = replace(state, phase="roll", rolled=(), dice=(), blue=0, built=None)
    return replace(state, turn=seat, dwarf=dwarf, turns=turns), events


def over(state: State, winner: Side, events: list[Event]) -> tuple[State, list[Event]]:
    return replace(state, phase="over", winner=winner, built=None), [*events, MatchOver(winner=winner)]
