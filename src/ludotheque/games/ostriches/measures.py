"""What can be measured of matches of Ostriches; the laboratory sums it up over many."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ludotheque.core import measuring
from ludotheque.core.chance import Seed
from ludotheque.core.game import Act
from ludotheque.core.measuring import Measure, Setting, ended, played
from ludotheque.games.ostriches.model import SEATS, Exchange, Look, MoveBush, Swap

USES: Final = {"bush": MoveBush, "swap": Swap, "eye": Look, "tiles": Exchange}
"""The action that uses each power."""


class Match(measuring.Match, frozen=True, kw_only=True):
    """How a match of two bots ended, and what happened in it."""

    winner: int
    """The seat, from 1; 0 is a draw."""
    first: int
    """The seat that placed and moved first."""
    first_points: float
    """What that seat got: one for a win, half for a draw."""
    turns: int
    """Of both, without the placing."""
    up: tuple[int, ...]
    """Ostriches of each seat that turned up."""
    used: dict[str, int]
    """How often each power was used."""


def match(setting: Setting, seed: Seed) -> Match:
    """A match of two bots: winner, places and points, who began, turns, ostriches turned up, powers used."""
    record, state = played(setting, seed)
    about, table = ended(setting, record), state.table
    kinds = Counter(type(row.action) for row in record.rows if isinstance(row, Act))
    return Match(
        **about,
        winner=0 if table.winner is None else table.winner + 1,
        first=table.starter + 1,
        first_points=about["points"][table.starter],
        turns=table.turns,
        up=tuple(sum(one.up for one in state.ostriches if one.of == seat) for seat in range(SEATS)),
        used={power: kinds[kind] for power, kind in USES.items()},
    )


MEASURES: dict[str, Measure] = {"match": match}
"""By name."""
