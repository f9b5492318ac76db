"""Dwarf City on whole numbers: whole games by the hundred thousand, bots that think ahead, and the perfect dwarf."""

from ludotheque.games.dwarfcity.solver.levels import LEVELS, Level, decide, warm_up

__all__ = ["LEVELS", "Level", "decide", "warm_up"]
