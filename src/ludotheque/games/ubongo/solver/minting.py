"""Different missions with exactly one covering, by the thousand: shapes grown, filtered and searched by the kernel.

A book is made with more care, see `book.making`. Here shapes are compact and without holes, with few corners and tips,
and every set that covers one in a single way becomes a mission. The same seed gives the same missions, compiled or not.
"""

from __future__ import annotations

from functools import cache
from itertools import takewhile
from typing import Any, Final

from ludotheque.core.arguments import whole
from ludotheque.core.compiling import int_array, lowest_bit, to_list
from ludotheque.games.ubongo.book.luck import Luck
from ludotheque.games.ubongo.book.shape import STRIDE, Rows
from ludotheque.games.ubongo.pieces import PIECES
from ludotheque.games.ubongo.solver.kernel import all_sets, compiled, settle, workspace

MASK: Final = 0xFFFFFFFF
HEIGHT: Final = 5
WIDTH: Final = 6
SNUG: Final = int_array((1, 1, 2, 4, 8))
"""The weight of a cell to add, by its number of neighbours."""
MOST_CORNERS: Final = 14
MOST_TIPS: Final = 3
ALL_SETS: Final = 1 << len(PIECES)
LEAST, MOST = 14, 18
"""Least and most cells of a shape."""
AT_ONCE: Final = 256
"""Shapes per call."""
PART: Final = 128
"""Most missions of one shape."""
PATIENCE: Final = 1_000
"""Calls in a row that find nothing new, after which no more is expected."""
TOP: Final = (1 << WIDTH) - 1
LINES: Final = tuple(f"{line:0{WIDTH}b}"[::-1].replace("1", "#").replace("0", ".") for line in range(1 << WIDTH))
"""Every possible row of a shape."""
LEFT: Final = sum(1 << row * STRIDE for row in range(WIDTH))


@compiled
def stirred(state: int) -> int:
    """The next number of Marsaglia's 32-bit xorshift."""
    state ^= state << 13 & MASK
    state ^= state >> 17
    return state ^ (state << 5 & MASK)


@compiled
def near(cells: int, at: int) -> int:
    """How many of the four neighbours of a cell are set."""
    found = (cells >> (at + 1) & 1) + (cells >> (at + STRIDE) & 1)
    if at >= 1:
        found += cells >> (at - 1) & 1
    return found + (cells >> (at - STRIDE) & 1 if at >= STRIDE else 0)


@compiled
def grow(state: int, size: int, snug: Any) -> tuple[int, int]:
    """A random shape within the box, and the next random state."""
    state = stirred(state)
    cells = 1 << (state % HEIGHT * STRIDE + state // HEIGHT % WIDTH)
    for _ in range(size - 1):
        total = 0
        for place in range(HEIGHT * WIDTH):
            at = place // WIDTH * STRIDE + place % WIDTH
            beside = near(cells, at)
            if beside and not cells >> at & 1:
                total += snug[beside]
        state = stirred(state)
        ticket = state % total
        for place in range(HEIGHT * WIDTH):
            at = place // WIDTH * STRIDE + place % WIDTH
            beside = near(cells, at)
            if beside and not cells >> at & 1:
                ticket -= snug[beside]
                if ticket < 0:
                    cells |= 1 << at
                    break
    return cells, state


@compiled
def filled(cells: int, row: int, col: int) -> int:
    inside = 0 <= row < HEIGHT and 0 <= col < WIDTH
    return cells >> (row * STRIDE + col) & 1 if inside else 0


@compiled
def fine(cells: int) -> bool:
    """Whether a shape has few corners, few tips and no hole.

    The outline of a shape without holes has four more outer corners than inner ones; each hole takes eight away.
    """
    outer, inner, tips = 0, 0, 0
    for row in range(HEIGHT + 1):
        for col in range(WIDTH + 1):
            a, b = filled(cells, row - 1, col - 1), filled(cells, row - 1, col)
            c, d = filled(cells, row, col - 1), filled(cells, row, col)
            outer += a + b + c + d == 1
            inner += a + b + c + d == 3  # noqa: PLR2004
            if a == d and b == c and a != b:  # two cells that touch at a corner only
                return False
            tips += d == 1 and near(cells, row * STRIDE + col) == 1
    return outer - inner == 4 and outer + inner <= MOST_CORNERS and tips <= MOST_TIPS  # noqa: PLR2004


@compiled
def cornered(cells: int) -> int:
    """A shape moved to the upper left corner."""
    while not cells & TOP:
        cells >>= STRIDE
    while not cells & LEFT:
        cells >>= 1
    return cells


@compiled
def normal(cells: int) -> int:
    """The smallest of a shape's turns and flips, which lies lengthwise: the same for all of them."""
    least = cornered(cells)
    for way in range(1, 8):
        image, left = 0, cells
        while left:
            at = lowest_bit(left)
            left &= left - 1
            row = WIDTH - 1 - at // STRIDE if way & 1 else at // STRIDE
            col = WIDTH - 1 - at % STRIDE if way & 2 else at % STRIDE
            image |= 1 << (col * STRIDE + row if way & 4 else row * STRIDE + col)
        least = min(least, cornered(image))
    return least


@compiled
def grow_rows(state: int, snug: Any, shapes: Any) -> int:
    """Fill the array with fine shapes, each in its normal position; gives the next random state."""
    row = 0
    while row < len(shapes):
        state = stirred(state)
        cells, state = grow(state, LEAST + state % (MOST - LEAST + 1), snug)
        if fine(cells):
            shapes[row] = normal(cells)
            row += 1
    return state


@compiled
def mint_rows(shapes: Any, pieces: int, own: Any, found: Any, sets: Any) -> None:
    """Write the sets that cover each shape in exactly one way to its part of `sets`."""
    for row in range(len(shapes)):
        cells, size, at = shapes[row], 0, row * PART
        for place in range(HEIGHT * WIDTH):
            size += cells >> (place // WIDTH * STRIDE + place % WIDTH) & 1
        all_sets(settle(cells), size, pieces, own, found)
        for number in range(ALL_SETS):
            if found[number] == 1 and at < (row + 1) * PART:
                sets[at] = number
                at += 1
            found[number] = 0


def mint(seed: str, amount: int, pieces: int = 4) -> list[tuple[Rows, tuple[str, ...]]]:
    """Missions with exactly one covering, all different, also by turns and flips; fewer when no more are found.

    Sets of another size than three to five pieces cover none of these shapes.
    """
    whole("amount", amount, 0)
    whole("pieces", pieces, 3, 5)
    state = 1 + Luck(f"mint:{seed}").below(MASK)
    grown, found, own = int_array([0] * AT_ONCE), int_array([0] * ALL_SETS), workspace()
    seen: set[int] = set()
    made: list[tuple[Rows, tuple[str, ...]]] = []
    barren = 0
    while len(made) < amount and barren < PATIENCE:
        state = grow_rows(state, SNUG, grown)
        shapes = [cells for cells in dict.fromkeys(to_list(grown)) if cells not in seen]
        seen.update(shapes)
        sets, before = int_array([0] * (len(shapes) * PART)), len(made)
        mint_rows(int_array(shapes), pieces, own, found, sets)
        numbers = to_list(sets)
        for row, cells in enumerate(shapes):
            rows, start = written_out(cells), row * PART
            made += [(rows, names_of(number)) for number in takewhile(bool, numbers[start : start + PART])]
        barren = 0 if len(made) > before else barren + 1
    return made[:amount]


def written_out(cells: int) -> Rows:
    """The rows of a shape in the corner of its box."""
    lines = [cells >> row * STRIDE & TOP for row in range(HEIGHT)]
    width = max(lines).bit_length()
    return tuple(LINES[line][:width] for line in lines if line)


@cache
def names_of(number: int) -> tuple[str, ...]:
    """The names of the pieces in a set of bits."""
    return tuple(piece.name for at, piece in enumerate(PIECES) if number >> at & 1)
