"""The search for millions of missions, on 64-bit integers only, compiled where numba is installed.

Shapes fit into six by six, so that with the stride of a book their cells are bits 0 to 60. Both searches keep their
own stack, since numba cannot cache recursive functions. Tables are compile-time constants.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ludotheque.core.compiling import bit_count, compiler, int_array, lowest_bit
from ludotheque.games.ubongo.book.covering import SIZES, looks
from ludotheque.games.ubongo.book.shape import STRIDE, WIDEST
from ludotheque.games.ubongo.pieces import PIECES
from ludotheque.games.ubongo.solver.batch import MOST, PIECE_BITS

HERE: Final = Path(__file__).parent
compiled = compiler(HERE.parent / "pieces.py", HERE.parent / "book" / "shape.py", *sorted(HERE.glob("*.py")))

LARGEST: Final = max(SIZES)
SMALLEST: Final = min(SIZES)
PIECE_MASK: Final = 15

_FLAT: Final = [(look, piece) for piece, own in enumerate(looks(STRIDE)) for look in own]
LOOKS: Final = int_array(look for look, _ in _FLAT)
"""The orientations of all pieces as bits, in the order of the box, which is also the order of sizes."""
OWNER: Final = int_array(piece for _, piece in _FLAT)
FIRST: Final = int_array(sum(own < piece for _, own in _FLAT) for piece in range(len(PIECES) + 1))
"""Where the orientations of each piece begin."""
CELLS: Final = int_array(SIZES)
BY_SIZE: Final = int_array(sum(SIZES[piece] < size for _, piece in _FLAT) for size in range(LARGEST + 2))
"""Where the orientations of each number of cells begin."""
HIGHEST: Final = max(look for look, _ in _FLAT)
_RIGHT, _BELOW = 2, 1 << STRIDE
_BY_SIDES: Final = [
    [pair for pair in _FLAT if (sides & 1 or not pair[0] & _RIGHT) and (sides & 2 or not pair[0] & _BELOW)]
    for sides in range(4)
]
"""The orientations that can fit when the cells right of and below the first one are taken or free."""
SIDES_LOOKS: Final = int_array(look for some in _BY_SIDES for look, _ in some)
SIDES_OWNER: Final = int_array(piece for some in _BY_SIDES for _, piece in some)
SIDES_FIRST: Final = int_array(sum(len(some) for some in _BY_SIDES[:sides]) for sides in range(5))
BOX: Final = len(PIECES)
SIDES_PIECE: Final = int_array(
    sum((some, own) < (at // BOX, at % BOX) for some in range(4) for _, own in _BY_SIDES[some])
    for at in range(4 * BOX + 1)
)
"""Where the orientations of each piece begin among those."""
END: Final = STRIDE * (WIDEST - 1) + WIDEST
"""The bit after the last cell of a shape; a negative shape has it, too."""
ROOM: Final = 16
"""Slots of the workspace for the different pieces of a mission."""
STEP: Final = 8
"""Slots of the workspace for each laid piece."""


@compiled
def settle(cells: int) -> int:
    """The cells, at least one, shifted so that the first is bit 0."""
    return cells >> lowest_bit(cells)


@compiled
def lonely(cells: int) -> int:
    """The cells without a neighbour."""
    return cells & ~(cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE)


@compiled
def sides(cells: int) -> int:
    """Which of the cells right of and below the first one are free, as two bits."""
    return cells >> 1 & 1 | (cells >> STRIDE & 1) << 1


@compiled
def unpacked(code: int, workspace: Any) -> tuple[int, int]:
    """The count of each piece, in four bits each, and the number of different pieces, which go to the workspace."""
    stock, amount = 0, 0
    for _ in range(code & PIECE_MASK):
        code >>= PIECE_BITS
        piece = code & PIECE_MASK
        if not stock >> PIECE_BITS * piece & PIECE_MASK:
            workspace[amount] = piece
            amount += 1
        stock += 1 << PIECE_BITS * piece
    return stock, amount


@compiled
def ways(free: int, code: int, workspace: Any) -> int:
    """Number of coverings of the free cells by the pieces of a code, whose sizes add up; equal pieces count once."""
    size = code & PIECE_MASK
    stock, amount = unpacked(code, workspace)
    if size == 1:
        return last_ways(free, stock)
    depth, found, row, kind, at, end, piece = ROOM, 0, sides(free) * BOX, 0, 0, 0, 0
    while True:
        while at < end and SIDES_LOOKS[at] & free != SIDES_LOOKS[at]:
            at += 1
        if at < end:
            left, rest = free ^ SIDES_LOOKS[at], stock - (1 << PIECE_BITS * piece)
            at += 1
            if depth == ROOM + STEP * (size - 2):
                found += last_ways(settle(left), rest)
            elif not lonely(left):
                workspace[depth], workspace[depth + 1], workspace[depth + 2] = free, stock, row
                workspace[depth + 3], workspace[depth + 4], workspace[depth + 5], workspace[depth + 6] = (
                    kind,
                    at,
                    end,
                    piece,
                )
                depth += STEP
                free, stock = settle(left), rest
                row, kind, at, end = sides(free) * BOX, 0, 0, 0
            continue
        while kind < amount and not stock >> PIECE_BITS * workspace[kind] & PIECE_MASK:
            kind += 1
        if kind < amount:  # the next piece
            piece = workspace[kind]
            kind += 1
            at, end = SIDES_PIECE[row + piece], SIDES_PIECE[row + piece + 1]
            continue
        if depth == ROOM:
            return found
        depth -= STEP  # no piece left: backtrack
        free, stock, row = workspace[depth], workspace[depth + 1], workspace[depth + 2]
        kind, at, end, piece = workspace[depth + 3], workspace[depth + 4], workspace[depth + 5], workspace[depth + 6]


@compiled
def last_ways(free: int, stock: int) -> int:
    """1 if the only piece in stock has exactly this shape, else 0."""
    if free > HIGHEST:
        return 0
    piece = 0
    while stock > 1:
        stock >>= PIECE_BITS
        piece += 1
    for at in range(FIRST[piece], FIRST[piece + 1]):
        if LOOKS[at] == free:
            return 1
    return 0


@compiled
def unfit(shapes: Any, codes: Any) -> int:
    """The first mission that is not as `encode` makes them, which would lead the search astray; -1 if all are."""
    if len(shapes) != len(codes):
        return min(len(shapes), len(codes))
    for row in range(len(shapes)):
        code, cells, size = codes[row], 0, codes[row] & PIECE_MASK
        for _ in range(size):
            code >>= PIECE_BITS
            cells += CELLS[code & PIECE_MASK] if code & PIECE_MASK < BOX else WIDEST * WIDEST
        if not 0 < size <= MOST or not shapes[row] & 1 or shapes[row] >> END or cells != bit_count(shapes[row]):
            return row
    return -1


@compiled
def count_rows(shapes: Any, codes: Any, workspace: Any, answers: Any) -> None:
    """Count the coverings of many missions: the cells of each, and its pieces with their number in the lowest bits."""
    for row in range(len(shapes)):
        answers[row] = ways(shapes[row], codes[row], workspace)


@compiled
def all_sets(free: int, cells: int, pieces: int, workspace: Any, found: Any) -> None:
    """Count the coverings by `pieces` different pieces, at least two, indexed by the bits of their set."""
    depth, used, at, end = 0, 0, SIDES_FIRST[sides(free)], SIDES_FIRST[sides(free) + 1]
    while True:
        while at < end and SIDES_LOOKS[at] & free != SIDES_LOOKS[at]:
            at += 1
        if at >= end:
            if depth == 0:
                return
            depth -= STEP
            free, cells, used, at, end = (
                workspace[depth],
                workspace[depth + 1],
                workspace[depth + 2],
                workspace[depth + 3],
                workspace[depth + 4],
            )
            continue
        left, piece, more = free ^ SIDES_LOOKS[at], SIDES_OWNER[at], pieces - depth // STEP - 1
        rest = cells - CELLS[piece]
        at += 1
        if used >> piece & 1 or rest < SMALLEST * more or rest > LARGEST * more or lonely(left):
            continue
        if more == 1:
            last_sets(settle(left), rest, used | 1 << piece, found)
        else:
            workspace[depth], workspace[depth + 1], workspace[depth + 2], workspace[depth + 3], workspace[depth + 4] = (
                free,
                cells,
                used,
                at,
                end,
            )
            depth += STEP
            free, cells, used = settle(left), rest, used | 1 << piece
            at, end = SIDES_FIRST[sides(free)], SIDES_FIRST[sides(free) + 1]


@compiled
def last_sets(free: int, cells: int, used: int, found: Any) -> None:
    """Count the one piece that has exactly this shape, unless it is used already."""
    if free <= HIGHEST:
        for at in range(BY_SIZE[cells], BY_SIZE[cells + 1]):
            if LOOKS[at] == free and not used >> OWNER[at] & 1:
                found[used | 1 << OWNER[at]] += 1


def workspace() -> Any:
    """The stack of one search at a time."""
    return int_array([0] * (ROOM + STEP * len(PIECES)))
