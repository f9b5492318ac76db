"""How well a bot plays, as data, and what it does. The kernel is loaded by who thinks: numba takes a moment."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from ludotheque.games.dwarfcity.model import State

ANYTHING, GLANCE, AHEAD = 0, 1, 2
"""Policies of the kernel: whatever builds; what looks best; what wins most games that are played to their end."""


class Level(Struct, frozen=True):
    """How well a bot plays, as a dwarf or as the kobold."""

    name: str
    policy: int
    slips: int = 0
    """In so many of a hundred decisions it does anything."""
    games: int = 0
    """So many games it plays ahead about each decision."""
    plain: int = 0
    """And so many without numba, where a game takes half a millisecond."""


LEVELS: Final = (
    Level("beginner", ANYTHING),
    Level("casual", GLANCE, slips=40),
    Level("skilled", GLANCE),
    Level("master", AHEAD, games=4_000, plain=300),
)
"""Weakest first."""
DOUBT, WARY = 10, 20
"""The master does not do what the glance says only if that is better by so many tenths of a standard error; without
numba, after few games, he is more careful."""


def decide(state: State, level: Level, rng: Random) -> int:
    """What a player of this level builds or tears down, by its number in the catalogue."""
    from ludotheque.games.dwarfcity.solver.deciding import decide as decided  # noqa: PLC0415

    return decided(state, level, rng)


def warm_up() -> bool:
    """Load the kernel, compiling it where that was not done before; whether it is compiled at all."""
    from ludotheque.core.compiling import FAST  # noqa: PLC0415
    from ludotheque.games.dwarfcity.solver.deciding import warm  # noqa: PLC0415

    warm()
    return FAST
