"""Whole games in the kernel."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.compiling import compiled
from ludotheque.games.dwarfcity.solver.kernel import act, draw
from ludotheque.games.dwarfcity.solver.levels import ANYTHING
from ludotheque.games.dwarfcity.solver.listing import chance, picked
from ludotheque.games.dwarfcity.solver.policies import anything, glance

LUCK: Final = 1 << 60
STRIDE: Final = 0x1E3779B97F4A7
MIXED: Final = 4
"""So often a new seed is stirred before it is used."""


@compiled
def copied(source: Any, row: Any) -> None:
    for place in range(t.WIDTH):
        row[place] = source[place]


@compiled
def dealt_out(row: Any, rng: Any) -> None:
    """Luck that is laid down turn by turn: whatever was decided before, the next turn rolls the same."""
    turn = 2 * row[t.TURNS] + (row[t.TURN] == row[t.KOBOLDS])
    rng[0] = (rng[1] + turn * STRIDE) & (LUCK - 1)
    for _ in range(MIXED):
        chance(rng, 1)


@compiled
def settled(row: Any, rng: Any) -> None:
    """Roll and let chance answer until somebody has to choose, or the game is over."""
    while row[t.PHASE] not in (t.BUILD, t.TEAR, t.OVER):
        if row[t.PHASE] == t.ROLL:
            if len(rng) > 1:
                dealt_out(row, rng)
            act(row, t.TO_ROLL)
        else:
            draw(row, picked(row, rng))


@compiled
def play_out(row: Any, dwarfs: int, kobold: int, found: Any, rng: Any) -> None:
    """To the end; both sides decide by the policies of these numbers."""
    settled(row, rng)
    while row[t.PHASE] != t.OVER:
        policy = kobold if row[t.TURN] == row[t.KOBOLDS] else dwarfs
        act(row, anything(row, found, rng) if policy == ANYTHING else glance(row))
        settled(row, rng)
