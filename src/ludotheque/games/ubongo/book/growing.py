"""New shapes for a book: grown cell by cell in a box, and filtered by their outline.

People like shapes that look like one thing: compact, with a few steps and perhaps one bay, but neither a plain
rectangle nor a spider. The limits of an outline are data here; shapes outside them are discarded.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.games.ubongo.book.luck import Luck
from ludotheque.games.ubongo.book.shape import Rows, joined, neighbours, rows_of, without_holes
from ludotheque.games.ubongo.pieces import Cell, Cells, Side, drawn, settled

BOXES: Final[dict[Side, tuple[tuple[int, int], ...]]] = {
    "A": ((4, 4), (4, 5), (5, 4), (5, 5), (5, 5)),
    "B": ((4, 5), (5, 4), (5, 5), (5, 5), (4, 6), (6, 4), (5, 6), (6, 5)),
}
"""Heights and widths; a box that is listed twice is twice as likely."""
CELLS: Final[dict[Side, tuple[int, ...]]] = {"A": (13,), "B": (14, 15, 15, 16, 16, 16, 16, 17, 17, 17, 17, 18)}
"""Numbers of cells; each is as likely as it is often listed."""
SNUG: Final = (1, 2, 5, 12, 25)
"""The weight of a cell to add, by its number of neighbours."""


class Looks(NamedTuple):
    """The features of an outline."""

    corners: int
    """Inner and outer ones; a rectangle has four, and each step adds two."""
    tips: int
    """Cells with one neighbour."""
    tails: int
    """Tips whose neighbour is no wider than the tip."""
    gaps: int
    """Rows and columns that empty cells interrupt."""


MOST: Final = {"A": Looks(14, 3, 0, 1), "B": Looks(14, 3, 0, 2)}
LEAST_CORNERS: Final = 6


def grown(size: int, height: int, width: int, luck: Luck) -> Rows | None:
    """A random shape of `size` cells that touches all sides of its box, or None if it does not."""
    cell = luck.below(height), luck.below(width)
    taken = {cell}
    edge: dict[Cell, int] = {}
    """The empty cells around, in the order in which they were come by, and how many cells each touches."""
    while len(taken) < size:
        for near in neighbours(cell):
            if 0 <= near[0] < height and 0 <= near[1] < width and near not in taken:
                edge[near] = edge.get(near, 0) + 1
        cell = list(edge)[luck.weighted([SNUG[touched] for touched in edge.values()])]
        taken.add(cell)
        del edge[cell]
    rows = rows_of(settled(taken))
    return rows if (len(rows), len(rows[0])) == (height, width) else None


def looks_of(rows: Rows) -> Looks:
    """The features of the outline of a shape."""
    cells = tuple(drawn(rows))
    here = frozenset(cells)
    tips = [cell for cell in cells if degree(cell, here) == 1]
    tails = sum(1 for cell in tips if thin(cell, here))
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    gaps = sum(len(line.strip(".").split(".")) > 1 for line in (*rows, *columns))
    return Looks(corners(cells), len(tips), tails, gaps)


def degree(cell: Cell, here: frozenset[Cell]) -> int:
    return sum(near in here for near in neighbours(cell))


def thin(tip: Cell, here: frozenset[Cell]) -> bool:
    """Whether the neighbour of a tip is no wider than the tip."""
    row, col = tip
    for near in neighbours(tip):
        if near in here:
            across = (near[1] - col, near[0] - row)
            return not any((near[0] + way * across[0], near[1] + way * across[1]) in here for way in (1, -1))
    return True


def corners(cells: Cells) -> int:
    """Number of corners of the outline: crossings where one or three of four cells are filled, or two diagonal ones."""
    here = frozenset(cells)
    crossings = sorted({(row + down, col + across) for row, col in cells for down in (0, 1) for across in (0, 1)})
    found = 0
    for row, col in crossings:
        four = [(row + down, col + across) in here for down in (-1, 0) for across in (-1, 0)]
        found += sum(four) % 2 or 2 * (sum(four) == 2 and four[0] == four[3])  # noqa: PLR2004
    return found


def pleasant(rows: Rows, side: Side, looser: int = 0) -> bool:
    """Whether a shape is good enough for a board; `looser` widens the limits."""
    looks, most = looks_of(rows), MOST[side]
    if looks.corners < LEAST_CORNERS or looks.corners > most.corners + 2 * looser or looks.tails > max(looser - 2, 0):
        return False
    if looks.tips > most.tips + looser // 2 or looks.gaps > most.gaps + looser:
        return False
    return (looser > 0 or not pinched(rows)) and joined(drawn(rows)) and without_holes(rows)


def pinched(rows: Rows) -> bool:
    """Whether two cells touch at a corner only, or a single cell holds the shape together."""
    cells = tuple(drawn(rows))
    here = frozenset(cells)
    for row, col in cells:
        for across in (-1, 1):
            if (row + 1, col + across) in here and not {(row + 1, col), (row, col + across)} & here:
                return True
    return any(
        degree(cell, here) > 1 and not joined(other for other in cells if other != cell and degree(other, here) > 1)
        for cell in cells
    )
