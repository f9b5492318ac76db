"""New shapes for a book: grown cell by cell in a box, and judged by their outline.

People like shapes that look like one thing: compact, with a few steps and perhaps one bay, but neither a plain
rectangle nor a spider. So what a shape may have is data here, and everything else is thrown away.
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
"""Height and width; a box that stands twice is taken twice as often."""
CELLS: Final[dict[Side, tuple[int, ...]]] = {"A": (13,), "B": (14, 15, 15, 16, 16, 16, 16, 17, 17, 17, 17, 18)}
"""How many cells; so often as each number stands here."""
SNUG: Final = (1, 2, 5, 12, 25)
"""A cell is the likelier to be added, the more neighbours it has already."""


class Looks(NamedTuple):
    """What one sees of an outline."""

    corners: int
    """Inner and outer ones; a rectangle has four, and each step adds two."""
    tips: int
    """Cells that hang on by one side."""
    tails: int
    """Tips that hang on such a cell again, or on one in a row of single cells."""
    gaps: int
    """Rows and columns that an empty cell cuts in two."""


MOST: Final = {"A": Looks(14, 3, 0, 1), "B": Looks(14, 3, 0, 2)}
LEAST_CORNERS: Final = 6


def grown(size: int, height: int, width: int, luck: Luck) -> Rows | None:
    """A shape of so many cells that fills its box to every side, or None where it does not come out like that."""
    cells: list[Cell] = [(luck.below(height), luck.below(width))]
    taken = set(cells)
    while len(cells) < size:
        edge: list[Cell] = []
        for cell in cells:
            for row, col in neighbours(cell):
                if 0 <= row < height and 0 <= col < width and (row, col) not in taken and (row, col) not in edge:
                    edge.append((row, col))
        cell = edge[luck.weighted([SNUG[sum(near in taken for near in neighbours(cell))] for cell in edge])]
        cells.append(cell)
        taken.add(cell)
    rows = rows_of(settled(cells))
    return rows if (len(rows), len(rows[0])) == (height, width) else None


def looks_of(rows: Rows) -> Looks:
    """Count what the eye counts."""
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
    """Whether what a tip hangs on is no wider than the tip."""
    row, col = tip
    for near in neighbours(tip):
        if near in here:
            across = (near[1] - col, near[0] - row)
            return not any((near[0] + way * across[0], near[1] + way * across[1]) in here for way in (1, -1))
    return True


def corners(cells: Cells) -> int:
    """Corners of the outline: where one or three of the four cells round a crossing are filled, or two across."""
    here = frozenset(cells)
    crossings = sorted({(row + down, col + across) for row, col in cells for down in (0, 1) for across in (0, 1)})
    found = 0
    for row, col in crossings:
        four = [(row + down, col + across) in here for down in (-1, 0) for across in (-1, 0)]
        found += sum(four) % 2 or 2 * (sum(four) == 2 and four[0] == four[3])  # noqa: PLR2004
    return found


def pleasant(rows: Rows, side: Side, looser: int = 0) -> bool:
    """Whether a shape may stand on a board; with limits that are so many steps wider."""
    looks, most = looks_of(rows), MOST[side]
    if looks.corners < LEAST_CORNERS or looks.corners > most.corners + 2 * looser or looks.tails > max(looser - 2, 0):
        return False
    if looks.tips > most.tips + looser // 2 or looks.gaps > most.gaps + looser:
        return False
    return (looser > 0 or not pinched(rows)) and joined(drawn(rows)) and without_holes(rows)


def pinched(rows: Rows) -> bool:
    """Whether two cells touch by a mere corner, or the shape would fall apart at a single cell."""
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
