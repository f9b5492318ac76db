"""What can be measured of matches of Ostriches; the laboratory sums it up over many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core import measuring
from ludotheque.core.box import Bot
from ludotheque.core.chance import Seed
from ludotheque.core.game import Act, Millis
from ludotheque.core.measuring import Measure, Setting, ended, played, points
from ludotheque.games.ostriches.model import SEATS, Action, Exchange, Look, MoveBush, Swap, View
from ludotheque.games.ostriches.rules.notation import PASS

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


class Without(Struct, frozen=True, kw_only=True):
    """How a bot fares that never uses a power."""

    power: str
    """The one that it leaves alone, or all."""
    points: float
    """Against the same bot that uses every power; both sat at both seats."""


class Abstainer(Struct, frozen=True):
    """A bot that leaves some powers alone, whoever's ostrich has them."""

    bot: Bot[View, Action]
    left_alone: frozenset[str]

    def plan(self, view: View, now: Millis, rng: Random) -> Sequence[tuple[Millis, Action]]:
        """What the bot would do, but no use of such a power."""
        table = view.table
        due = next((one.power for one in view.ostriches if one.at == table.moved), None)
        if table.phase == "power" and view.viewer == table.turn and due in self.left_alone:
            return ((now, PASS),)
        return self.bot.plan(view, now, rng)


def without(setting: Setting, seed: Seed) -> tuple[Without, ...]:
    """What each power is worth: a bot that never uses it, then one that uses none, against one that uses all."""
    rows = []
    for name, powers in (*((power, {power}) for power in USES), ("all", set(USES))):
        gained = 0.0
        for seat in range(SEATS):
            bots = tuple(
                (level, Abstainer(bot, frozenset(powers)) if at == seat else bot)
                for at, (level, bot) in enumerate(setting.bots)
            )
            record, _ = played(replace(setting, bots=bots), seed)
            gained += points(setting, record.end.outcome)[seat]
        rows.append(Without(power=name, points=gained / SEATS))
    return tuple(rows)


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


MEASURES: dict[str, Measure] = {"match": match, "without": without}
"""By name."""
