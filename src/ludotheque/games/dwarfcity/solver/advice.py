"""What the lamp on the table tells the player on turn: what a good bot would do in his place."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from ludotheque.games.dwarfcity.model import View
from ludotheque.games.dwarfcity.solver.levels import LEVELS, decide

ROLL: Final = 0
"""The number of rolling in the catalogue."""


class Advised(Struct, frozen=True):
    """An action that can be taken now."""

    action: int
    """Its number in the catalogue."""


class Advice(Struct, frozen=True):
    """What helps the viewer, the best first."""

    best: tuple[Advised, ...]


def hint(view: View) -> Advice | None:
    """Help for the player on turn; nothing for anybody else. The same view is told the same."""
    table = view.table
    if view.viewer != table.turn or table.phase not in ("roll", "build", "tear"):
        return None
    action = ROLL if table.phase == "roll" else decide(table, LEVELS[-1], Random(0))
    return Advice((Advised(action),))
