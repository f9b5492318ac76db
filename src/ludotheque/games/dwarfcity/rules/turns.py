"""How a roll ends, and whose turn comes next."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Event
from ludotheque.games.dwarfcity.model import DiceLost, MatchOver, Side, State


def roll_over(state: State) -> tuple[State, list[Event]]:
    """What is left of the dice is lost; then come the blue ones."""
    events: list[Event] = [DiceLost(seat=state.turn, dice=state.dice)] if state.dice else []
    return blue_or_next(replace(state, dice=(), built=None), events)


def blue_or_next(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    if state.pile >= state.needed or not state.blue:
        return next_turn(state, events)
    return replace(state, phase="blue"), events


def next_turn(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """Clockwise; a kobold who is played comes after every second dwarf, or after all of them."""
    if state.pile >= state.needed:
        return over(state, "kobold", events)
    dwarfs = state.dwarfs
    state = replace(state, phase="roll", rolled=(), dice=(), blue=0, built=None)
    if state.turn != state.kobold:
        state = replace(state, turns=state.turns + 1)
        every = 2 if state.options.cadence == "second" else len(dwarfs)
        if state.kobold is not None and state.turns % every == 0:
            return replace(state, turn=state.kobold), events
    dwarf = dwarfs[(dwarfs.index(state.dwarf) + 1) % len(dwarfs)]
    return replace(state, turn=dwarf, dwarf=dwarf), events


def over(state: State, winner: Side, events: list[Event]) -> tuple[State, list[Event]]:
    return replace(state, phase="over", winner=winner, built=None), [*events, MatchOver(winner=winner)]
