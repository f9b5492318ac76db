"""Bots for Dwarf City: each level plays dwarfs and the kobold, from weak to strong.

A beginner builds whatever it can. Casual and skilled bots see at a glance what is good, but the casual one often does
not look. The master plays every open decision to the end, many times.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from ludotheque.core.box import Bot
from ludotheque.core.game import Millis
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.model import Action, Done, Options, Roll, View
from ludotheque.games.dwarfcity.rules.towers import builds
from ludotheque.games.dwarfcity.solver import LEVELS, Level, decide

PAUSE: Final[Millis] = 1_400
"""How long an action takes, so that the others see what happened before it."""
ROLLING: Final[Millis] = 1_000
"""How long it takes to pick up the dice, or to see that nothing more can be built."""


class LevelBot(Struct, frozen=True):
    """A player of one level, as a dwarf or as the kobold."""

    level: Level

    def plan(self, view: View, now: Millis, rng: Random) -> Sequence[tuple[Millis, Action]]:
        """Plan one decision at a time, so that children can follow."""
        table = view.table
        if view.viewer != table.turn:
            return ()
        match table.phase:
            case "roll":
                return ((now + ROLLING, Roll()),)
            case "build" if next(builds(table), None) is None:
                return ((now + ROLLING, Done()),)
            case "build" | "tear":
                return ((now + PAUSE, CATALOGUE[decide(table, self.level, rng)]),)
            case _:
                return ()


CATALOGUE: Final = rules.catalogue(Options())
BOTS: dict[str, Bot[View, Action]] = {level.name: LevelBot(level) for level in LEVELS}
"""By level, weakest first."""
