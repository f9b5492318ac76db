"""Whole games in the kernel."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.compiling import compiled
from ludotheque.games.dwarfcity.solver.kernel import act, draw
from ludotheque.games.dwarfcity.solver.levels import ANYTHING
from ludotheque.games.dwarfcity.solver.listing import picked
from ludotheque.games.dwarfcity.solver.policies import anything, glance

STRIDE: Final = 0x1E3779B97F4A7
HALF: Final = 30
LOW: Final = (1 << HALF) - 1
"""A seed is stirred in two halves of so many bits, so that no product leaves 63."""
SPOONS: Final = (0x9E3779B1, 0x85EBCA6B, 0xC2B2AE35, 0x27D4EB2F, 0x165667B1, 0xD3A2646D)


@compiled
def copied(source: Any, row: Any) -> None:
    for place in range(t.WIDTH):
        row[place] = source[place]


@compiled
def dealt_out(row: Any, rng: Any) -> None:
    """Luck that is laid down turn by turn: whatever was decided before, the next turn rolls the same."""
    turn = 2 * row[t.TURNS] + (row[t.TURN] == row[t.KOBOLDS])
    rng[0] = stirred(rng[1] + turn * STRIDE)


@compiled
def stirred(seed: int) -> int:
    """Seeds in a row give luck that has nothing in common; `chance` alone would keep them in step."""
    left, right = seed >> HALF & LOW, seed & LOW
    for spoon in SPOONS:
        left, right = right, left ^ (right * spoon >> 15 & LOW)
    return 1 + (left << HALF | right)


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
