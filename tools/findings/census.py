"""Every mission of three different pieces with exactly one covering, counted once for all its turns and flips.

Shapes are connected and lie within five by six, as those of books do; holes and thin tails are allowed. For each set of
pieces all unions of three placements that do not overlap are listed. A union that comes once is a mission with one
covering: the pieces differ, so other placements are another covering.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludotheque.core.compiling import compiler, int_array, lowest_bit
from ludotheque.games.ubongo.book import standard
from ludotheque.games.ubongo.pieces import PIECES, SYMBOLS, Cells
from ludotheque.games.ubongo.solver import tries

HEIGHT: Final = 5
WIDTH: Final = 6
"""Bit `row * WIDTH + column` is a cell."""
THREE: Final = 3
TOP: Final = (1 << WIDTH) - 1
LEFT: Final = sum(1 << row * WIDTH for row in range(HEIGHT))
RIGHT: Final = LEFT << WIDTH - 1
HARDEST: Final = 10
compiled = compiler(Path(__file__))


def placements(orientations: Iterable[Cells]) -> list[int]:
    """Everywhere a piece can lie in the box."""
    found = []
    for cells in orientations:
        height, width = 1 + max(row for row, _ in cells), 1 + max(col for _, col in cells)
        shape = sum(1 << row * WIDTH + col for row, col in cells)
        steps = [row * WIDTH + col for row in range(HEIGHT - height + 1) for col in range(WIDTH - width + 1)]
        found += [shape << step for step in steps]
    return found


@compiled
def connected(cells: int) -> bool:
    """Whether a shape is one part, cell beside cell."""
    part = cells & -cells
    while True:
        wide = part | part << WIDTH | part >> WIDTH | (part & ~RIGHT) << 1 | (part & ~LEFT) >> 1
        if wide & cells == part:
            return bool(part == cells)
        part = wide & cells


@compiled
def unions(one: Any, two: Any, three: Any, found: Any) -> int:
    """List the shapes in the upper left corner of the box that these pieces cover, once for each covering."""
    count = 0
    for first in one:
        for second in two:
            if first & second:
                continue
            both = first | second
            for third in three:
                shape = both | third
                if both & third or not shape & TOP or not shape & LEFT or not connected(shape):
                    continue
                if count < len(found):
                    found[count] = shape
                count += 1
    return count


@compiled
def normal(cells: int) -> int:
    """The least of a shape's turns and flips that lie in the box: the same for all of them."""
    least = cells
    for way in range(1, 8):
        rows, cols, left = 0, 0, cells
        while left:
            at = lowest_bit(left)
            left &= left - 1
            rows, cols = max(rows, at // WIDTH), max(cols, at % WIDTH)
        if way & 4 and cols >= HEIGHT:
            continue
        image, left = 0, cells
        while left:
            at = lowest_bit(left)
            left &= left - 1
            row = rows - at // WIDTH if way & 1 else at // WIDTH
            col = cols - at % WIDTH if way & 2 else at % WIDTH
            image |= 1 << (col * WIDTH + row if way & 4 else row * WIDTH + col)
        least = min(least, image)
    return least


@compiled
def all_normal(shapes: Any) -> None:
    """Bring every shape to its normal form."""
    for at in range(len(shapes)):
        shapes[at] = normal(shapes[at])


def missions(pieces: Sequence[int]) -> tuple[Any, Any]:
    """The shapes that three pieces cover, and those that they cover in one way; each once for its turns and flips."""
    one, two, three = (int_array(placements(PIECES[piece].orientations)) for piece in pieces)
    found = np.empty(1 << 20, np.int64)
    count = unions(one, two, three, found)
    if count > len(found):
        found = np.empty(count, np.int64)
        unions(one, two, three, found)
    shapes, times = np.unique(found[:count], return_counts=True)
    once = shapes[times == 1]
    all_normal(shapes)
    all_normal(once)
    return np.unique(shapes), np.unique(once)


def census(sets: Iterable[Sequence[int]]) -> list[tuple[int, int, int, float]]:
    """By the number of cells: missions of these sets of pieces, those with one covering, and their share."""
    solvable: Counter[int] = Counter()
    unique: Counter[int] = Counter()
    for pieces in sets:
        cells = sum(PIECES[piece].size for piece in pieces)
        shapes, once = missions(pieces)
        solvable[cells] += len(shapes)
        unique[cells] += len(once)
    return [(cells, many, unique[cells], round(unique[cells] / many, 6)) for cells, many in sorted(solvable.items())]


def hardest() -> list[tuple[str, str, str, int, float]]:
    """The missions of the standard book that take most effort, hardest first."""
    book, found = standard(), []
    for board, sides in enumerate(book.boards, 1):
        for side in sides:
            for one in side.missions:
                effort = round(tries(one.shape, one.pieces) / one.solutions, 2)
                name = f"{board}{one.side} {SYMBOLS[one.symbol]}"
                found.append((name, " ".join(one.shape), " ".join(one.pieces), one.solutions, effort))
    return sorted(found, key=lambda row: -row[-1])[:HARDEST]


def write(folder: Path, count: int | None = None) -> None:
    """Write both tables; with a count only the first so many sets of pieces are searched."""
    folder.mkdir(parents=True, exist_ok=True)
    sets = list(combinations(range(len(PIECES)), THREE))[:count]
    table(folder / "summary-census.csv", ("cells", "missions", "unique", "share"), census(sets))
    table(folder / "summary-hardest.csv", ("mission", "shape", "pieces", "coverings", "effort"), hardest())


def table(file: Path, head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Write a table as CSV."""
    with file.open("w", newline="", encoding="utf-8") as out:
        csv.writer(out, lineterminator="\n").writerows([head, *rows])
