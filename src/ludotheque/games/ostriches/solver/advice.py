"""What a table may tell the player on turn: their chance, and what a strong bot would do in their place."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from ludotheque.games.ostriches.model import View
from ludotheque.games.ostriches.rules.notation import CATALOGUE, read
from ludotheque.games.ostriches.solver.judge import Budget, judge

BUDGET: Final = Budget(seconds=2.0, iterations=12_000)
"""A tenth of a second or two; the clock only matters without numba."""
NAMED: Final = 3
NUMBERS: Final = {action: number for number, action in enumerate(CATALOGUE)}


class Advised(Struct, frozen=True):
    """An action that the player may take now."""

    action: int
    """Its number in the catalogue."""
    notation: str
    chance: float
    """The chance to win with it."""


class Advice(Struct, frozen=True):
    """The viewer's chance and best actions, from what the viewer may know."""

    chance: float
    """The chance to win; a draw is half a win."""
    best: tuple[Advised, ...]
    """The best first."""


def hint(view: View) -> Advice | None:
    """Help for the player on turn; nothing for anybody else."""
    if view.viewer != view.table.turn or view.table.phase in ("starter", "over"):
        return None
    judged = judge(view, BUDGET, Random(0))
    best = [(turn.actions[0], round(turn.estimate, 3)) for turn in judged.turns[:NAMED]]
    return Advice(round(judged.estimate, 3), tuple(Advised(NUMBERS[read(said)], said, chance) for said, chance in best))
