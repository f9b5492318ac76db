"""Positions for the tests of the solver, written as lists of ostriches."""

from __future__ import annotations

from typing import get_args

from ludotheque.core.game import Seat
from ludotheque.games.ostriches.model import Options, Ostrich, Phase, State, Table
from ludotheque.games.ostriches.pieces import BUSHES, NUMBERS, POWERS, Power


def position(south: str, north: str, turn: Seat = 0, *, phase: Phase = "move", moved: str = "", calm: int = 0) -> State:
    """Ostriches such as `b5:eye` or, when up, `c6!tiles`; those of seat 0 first, then those of seat 1."""
    ostriches = [ostrich(word, seat) for seat, words in enumerate((south, north)) for word in words.split()]
    table = Table(
        Options(),
        phase=phase,
        turn=turn,
        bushes=BUSHES,
        moved=NUMBERS[moved] if moved else None,
        calm=calm,
        steps=20,
    )
    return State(table, tuple(sorted(ostriches, key=lambda one: one.at)), ((), ()))


def ostrich(word: str, seat: Seat) -> Ostrich:
    up = "!" in word
    at, _, name = word.partition("!" if up else ":")
    power: Power = next(power for power in get_args(Power) if power == name)
    assert power in POWERS
    return Ostrich(NUMBERS[at], seat, power, up, frozenset({seat}))
