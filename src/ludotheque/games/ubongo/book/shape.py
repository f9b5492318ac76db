"""Shapes: cells of a grid, as rows of `#` and `.` for people and as the bits of a number for the search.

Bit `row * stride + column` stands for a cell. The stride leaves at least three empty columns beside the widest row, so
that no piece can reach round an edge. All shapes of up to six by six share one stride, in which the way from one cell
to another is always a different number; larger ones get their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from ludotheque.core.arguments import shown
from ludotheque.core.refusal import Refused
from ludotheque.games.ubongo.pieces import Cell, Cells, aspects, drawn

Rows: TypeAlias = tuple[str, ...]
"""A shape as text: `("##.", ".##")`."""

REACH: Final = 3
"""The furthest that a piece reaches sideways from its first cell."""
WIDEST: Final = 6
"""The largest width and height of a shape in a book."""
STRIDE: Final = 2 * WIDEST - 1
_BITS: Final = str.maketrans("#.", "10")


def stride_of(rows: Sequence[str]) -> int:
    """The distance of two rows in bits: `STRIDE` exactly for shapes within six by six."""
    try:
        width = len(rows[0])
    except (LookupError, TypeError):
        raise Refused("shape-wrong", given=shown(rows)) from None
    return STRIDE if width <= WIDEST >= len(rows) else max(width + REACH, STRIDE + 1)


def mask_of(rows: Sequence[str]) -> int:
    """The cells of a shape as bits; refuses rows of different lengths, and anything but `#` and `.` in them."""
    gap, width = "." * (stride_of(rows) - len(rows[0])), len(rows[0])
    try:
        sound = not [row for row in rows if len(row) != width or row.strip("#.")]
    except (AttributeError, TypeError):  # no text
        sound = False
    if not sound:
        raise Refused("shape-wrong", given=shown(rows))
    return int(gap.join(rows)[::-1].translate(_BITS) or "0", 2)


def bits_of(cells: Iterable[Cell], stride: int = STRIDE) -> int:
    """Cells as bits."""
    found = 0
    for row, col in cells:
        found |= 1 << row * stride + col
    return found


def rows_of(cells: Iterable[Cell]) -> Rows:
    """Cells as rows, cropped to their bounding box."""
    given = set(cells)
    height, width = 1 + max(row for row, _ in given), 1 + max(col for _, col in given)
    return tuple("".join("#" if (row, col) in given else "." for col in range(width)) for row in range(height))


def size_of(rows: Iterable[str]) -> int:
    """Number of cells of a shape."""
    return sum(row.count("#") for row in rows)


def canonical(rows: Iterable[str]) -> Rows:
    """A canonical form, the same for all turns and flips of a shape."""
    return max(map(rows_of, aspects(drawn(rows))))


@lru_cache(maxsize=4096)
def neighbours(cell: Cell) -> Cells:
    """The four neighbours of a cell."""
    row, col = cell
    return (row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)


def joined(cells: Iterable[Cell]) -> bool:
    """Whether the cells are connected."""
    left = set(cells)
    edge = [left.pop()] if left else []
    while edge:
        for cell in neighbours(edge.pop()):
            if cell in left:
                left.remove(cell)
                edge.append(cell)
    return not left


def without_holes(rows: Sequence[str]) -> bool:
    """Whether every empty cell is connected to the outside."""
    height, width = len(rows), len(rows[0])
    framed = ["." * (width + 2), *(f".{row}." for row in rows), "." * (width + 2)]
    return joined((row, col) for row in range(height + 2) for col in range(width + 2) if framed[row][col] == ".")
