"""What can be measured of missions of Ubongo; the laboratory sums it up over many."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from ludotheque.core.chance import Seed, chance, seed_bytes
from ludotheque.core.game import Tick
from ludotheque.core.match import begin, settle
from ludotheque.core.measuring import Measure, Setting
from ludotheque.games.ubongo import rules
from ludotheque.games.ubongo.book.covering import looks
from ludotheque.games.ubongo.book.difficulty import fitting, level
from ludotheque.games.ubongo.book.shape import Rows, mask_of, size_of, stride_of
from ludotheque.games.ubongo.model import Task
from ludotheque.games.ubongo.pieces import NUMBER, PIECE
from ludotheque.games.ubongo.solver import count, tries

MADE, SOME = 400, 20
"""Missions made for each seed, and how many of them are looked at: those of one shape come together."""


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


class Minted(Struct, frozen=True, kw_only=True):
    """A mission with exactly one covering, of four pieces, that is in no book."""

    cells: int
    corners: int
    """Of its outline."""
    smallest: int
    """Cells of its smallest piece."""
    fits: int
    """Ways to lay a first piece, in tens."""
    tries: int
    """Placements that a complete search tries; with one covering that is the effort."""
    difficulty: int


def minted(_setting: Setting, seed: Seed) -> tuple[Minted, ...]:
    """Missions with one covering, made anew: what they look like, and the effort of a complete search."""
    from ludotheque.games.ubongo.solver.minting import mint  # noqa: PLC0415 - importing numba takes a second

    made = mint(seed_bytes(seed).hex(), MADE)
    return tuple(rated(rows, names) for rows, names in Random(seed_bytes(seed)).sample(made, SOME))


def rated(rows: Rows, names: Sequence[str]) -> Minted:
    """A mission with one covering in numbers."""
    free, tried = mask_of(rows), tries(rows, names)
    ways = sum(len(fitting(free, looks(stride_of(rows))[NUMBER[name]])) for name in names)
    return Minted(
        cells=size_of(rows),
        corners=corners(rows),
        smallest=min(PIECE[name].size for name in names),
        fits=ways // 10 * 10,
        tries=tried,
        difficulty=level(tried, 1),
    )


def corners(rows: Rows) -> int:
    """Of an outline: where one or three of four cells round a point belong to the shape."""
    wide = ["." * (len(rows[0]) + 2), *(f".{row}." for row in rows), "." * (len(rows[0]) + 2)]
    points = ((row, col) for row in range(len(wide) - 1) for col in range(len(wide[0]) - 1))
    return sum((wide[row][col : col + 2] + wide[row + 1][col : col + 2]).count("#") % 2 for row, col in points)


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


MEASURES: dict[str, Measure] = {"mission": mission, "minted": minted}
"""By name."""
