"""What can be measured of missions of Ubongo; the laboratory sums it up over many."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.core.chance import Seed, chance
from ludotheque.core.game import Tick
from ludotheque.core.match import begin, settle
from ludotheque.core.measuring import Measure, Setting
from ludotheque.games.ubongo import rules
from ludotheque.games.ubongo.model import Task
from ludotheque.games.ubongo.solver import count, tries


class Mission(Struct, frozen=True, kw_only=True):
    """What is proven about a mission."""

    board: int
    """From 1."""
    side: str
    symbol: str
    cells: int
    pieces: int
    coverings: int
    """How many there are, counted anew."""
    tries: int
    """Placements that a complete search tries."""
    effort: float
    """Tries for each covering: what the difficulty goes by."""
    difficulty: int


def mission(setting: Setting, seed: Seed) -> Mission:
    """The first mission of the first player in a match: coverings, effort of a search, difficulty."""
    task = first_task(setting, seed)
    coverings, tried = count(task.shape, task.pieces), tries(task.shape, task.pieces)
    return Mission(
        board=task.board + 1,
        side=task.side,
        symbol=task.symbol,
        cells=sum(row.count("#") for row in task.shape),
        pieces=len(task.pieces),
        coverings=coverings,
        tries=tried,
        effort=round(tried / coverings, 6),
        difficulty=task.difficulty,
    )


def first_task(setting: Setting, seed: Seed) -> Task:
    """The mission that a match begins with; time passes until it is dealt."""
    luck = chance(seed)
    settled = settle(rules, begin(rules, setting.options, setting.own), None, luck)
    while not settled.moment.state.shown.tasks or settled.moment.state.shown.tasks[0] is None:
        deadline = settled.due.deadline
        if deadline is None:
            raise AssertionError("a match deals missions by itself")
        settled = settle(rules, settled.moment, Tick(deadline), luck)
    return settled.moment.state.shown.tasks[0]


MEASURES: dict[str, Measure] = {"mission": mission}
"""By name."""
