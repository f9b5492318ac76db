"""Dwarf City on integers: games by the hundred thousand, bots that think ahead, and the perfect dwarf.

The levels of the bots are data. Numba takes a second to load, so the kernel is imported by the first decision.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta, Struct

from ludotheque.games.dwarfcity.model import Options, State, View

if TYPE_CHECKING:
    from ludotheque.games.dwarfcity.solver.simulation import Sums

ANYTHING, GLANCE, AHEAD = 0, 1, 2
"""Policies of the kernel: any action that builds; what looks best; what wins most games that are played to the end."""

MOST_AHEAD: Final = 1_000_000_000


class Level(Struct, frozen=True):
    """How well a bot plays, as a dwarf or as the kobold."""

    name: str
    policy: Annotated[int, Meta(ge=ANYTHING, le=AHEAD)]
    slips: Annotated[int, Meta(ge=0, le=100)] = 0
    """In how many of a hundred decisions it does anything."""
    games: Annotated[int, Meta(ge=0, le=MOST_AHEAD)] = 0
    """How many games it plays ahead for each decision."""
    plain: Annotated[int, Meta(ge=0, le=MOST_AHEAD)] = 0
    """The same without numba, where a game takes half a millisecond."""


LEVELS: Final = (
    Level("beginner", ANYTHING),
    Level("casual", GLANCE, slips=40),
    Level("skilled", GLANCE),
    Level("master", AHEAD, games=4_000, plain=300),
)
"""Weakest first."""
DOUBT, WARY = 10, 20
"""By how many tenths of a standard error a decision must beat the glance before the master takes it; more without
numba, where it plays few games ahead."""
ROLL: Final = 0
"""The number of rolling in the catalogue."""


def decide(state: State, level: Level, rng: Random) -> int:
    """What a player of this level builds or tears down, by its number in the catalogue."""
    from ludotheque.games.dwarfcity.solver.simulation import decide as decided  # noqa: PLC0415

    return decided(state, level, rng)


def simulate(options: Options, players: int, dwarfs: Level, kobold: Level, games: int, rng: Random) -> Sums:
    """The result of whole games with bots of these levels at all seats; who plays the kobold is drawn."""
    from ludotheque.games.dwarfcity.solver.simulation import simulate as played  # noqa: PLC0415

    return played(options, players, dwarfs, kobold, games, rng)


def warm_up() -> bool:
    """Load the kernel, compiling it if necessary; whether it is compiled at all."""
    from ludotheque.core.compiling import FAST  # noqa: PLC0415
    from ludotheque.games.dwarfcity.solver.simulation import warm  # noqa: PLC0415

    warm()
    return FAST


class Advised(Struct, frozen=True):
    """An action that can be taken now."""

    action: int
    """Its number in the catalogue."""


class Advice(Struct, frozen=True):
    """What helps the viewer, the best first."""

    best: tuple[Advised, ...]


def hint(view: View) -> Advice | None:
    """What the strongest bot would do as the player on turn; nothing for anybody else. The same view gets the same."""
    table = view.table
    if view.viewer != table.turn or table.phase not in ("roll", "build", "tear"):
        return None
    action = ROLL if table.phase == "roll" else decide(table, LEVELS[-1], Random(0))
    return Advice((Advised(action),))
