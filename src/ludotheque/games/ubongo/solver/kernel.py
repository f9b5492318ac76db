"""The search for millions of missions, on 64-bit integers only, compiled where numba is installed.

Shapes fit into six by six, so that with the stride of a book their cells are bits 0 to 60. Both searches keep their
own stack, since numba cannot cache recursive functions. Tables are compile-time constants.
"""

from __future__ import annotations

from itertools import accumulate, count
from pathlib import Path
from typing import Any, Final

from ludotheque.core.compiling import bit_count, compiler, int_array, lowest_bit
from ludotheque.games.ubongo.book.covering import PAIR, SIZES, looks
from ludotheque.games.ubongo.book.shape import STRIDE, WIDEST
from ludotheque.games.ubongo.pieces import PIECES
from ludotheque.games.ubongo.solver.batch import MOST, PIECE_BITS

HERE: Final = Path(__file__).parent
compiled = compiler(HERE.parent / "pieces.py", HERE.parent / "book" / "shape.py", *sorted(HERE.glob("*.py")))

LARGEST: Final = max(SIZES)
SMALLEST: Final = min(SIZES)
PIECE_MASK: Final = 15

_FLAT: Final = [(look, piece) for piece, own in enumerate(looks(STRIDE)) for look in own]
"""The orientations of all pieces as bits, each with its piece, in the order of the box."""
CELLS: Final = int_array(SIZES)
SLOTS: Final = next(slots for slots in count(len(_FLAT)) if len({look % slots for look, _ in _FLAT}) == len(_FLAT))
"""The smallest number that leaves a different remainder for every orientation."""
_BY_SLOT: Final = {look % SLOTS: (look, piece) for look, piece in _FLAT}
SLOT_LOOK: Final = int_array(_BY_SLOT.get(slot, (0, 0))[0] for slot in range(SLOTS))
SLOT_OWNER: Final = int_array(_BY_SLOT.get(slot, (0, 0))[1] for slot in range(SLOTS))
"""The orientation with each remainder, or 0, and its piece."""
BOX: Final = len(PIECES)


def _near(cells: int) -> int:
    """Which of the six cells around the first one that pieces cover most often are set, as six bits."""
    return cells >> 1 & 3 | (cells >> (STRIDE - 1) & 7) << 2 | (cells >> 2 * STRIDE & 1) << 5


_BY_NEAR: Final = [[pair for pair in _FLAT if not _near(pair[0]) & ~free] for free in range(64)]
"""The orientations that can fit when these six cells are free and the others taken."""
NEAR_LOOKS: Final = int_array(look for some in _BY_NEAR for look, _ in some)
NEAR_OWNER: Final = int_array(piece for some in _BY_NEAR for _, piece in some)
NEAR_PIECE: Final = int_array(
    accumulate((sum(own == piece for _, own in some) for some in _BY_NEAR for piece in range(BOX)), initial=0)
)
"""Where the orientations of each piece begin among those."""
END: Final = STRIDE * (WIDEST - 1) + WIDEST
"""The bit after the last cell of a shape; a negative shape has it, too."""
ROOM: Final = 16
"""Slots of the workspace for the different pieces of a mission."""
STEP: Final = 8
"""Slots of the workspace for each laid piece."""


near: Final = compiled(_near)


@compiled
def settle(cells: int) -> int:
    """The cells, at least one, shifted so that the first is bit 0."""
    return cells >> lowest_bit(cells)


@compiled
def lonely(cells: int) -> int:
    """The cells without a neighbour."""
    return cells & ~(cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE)


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
    if size <= PAIR:
        return last_ways(free, stock) if size == 1 else pair_ways(free, stock)
    depth, found, row, kind, at, end, piece = ROOM, 0, near(free) * BOX, 0, 0, 0, 0
    while True:
        while at < end and NEAR_LOOKS[at] & free != NEAR_LOOKS[at]:
            at += 1
        if at < end:
            left, rest = free ^ NEAR_LOOKS[at], stock - (1 << PIECE_BITS * piece)
            at += 1
            if lonely(left):
                continue
            if depth == ROOM + STEP * (size - PAIR - 1):
                found += pair_ways(settle(left), rest)
                continue
            workspace[depth], workspace[depth + 1], workspace[depth + 2] = free, stock, row
            workspace[depth + 3], workspace[depth + 4] = kind, at
            workspace[depth + 5], workspace[depth + 6] = end, piece
            depth += STEP
            free, stock = settle(left), rest
            row, kind, at, end = near(free) * BOX, 0, 0, 0
            continue
        while kind < amount and not stock >> PIECE_BITS * workspace[kind] & PIECE_MASK:
            kind += 1
        if kind < amount:  # the next piece
            piece = workspace[kind]
            kind += 1
            at, end = NEAR_PIECE[row + piece], NEAR_PIECE[row + piece + 1]
            continue
        if depth == ROOM:
            return found
        depth -= STEP  # no piece left: backtrack
        free, stock, row = workspace[depth], workspace[depth + 1], workspace[depth + 2]
        kind, at, end, piece = workspace[depth + 3], workspace[depth + 4], workspace[depth + 5], workspace[depth + 6]


@compiled
def pair_ways(free: int, stock: int) -> int:
    """Number of coverings by the two pieces in stock."""
    one = lowest_bit(stock) // PIECE_BITS
    other = lowest_bit(stock - (1 << PIECE_BITS * one)) // PIECE_BITS
    found = begun_ways(free, one, other)
    return found if one == other else found + begun_ways(free, other, one)


@compiled
def begun_ways(free: int, piece: int, last: int) -> int:
    """Number of coverings by this piece on the first cell and that one on the others."""
    found, row = 0, near(free) * BOX + piece
    for at in range(NEAR_PIECE[row], NEAR_PIECE[row + 1]):
        look = NEAR_LOOKS[at]
        left = settle(free ^ look)
        slot = left % SLOTS
        found += (look & free == look) & (SLOT_LOOK[slot] == left) & (SLOT_OWNER[slot] == last)
    return found


@compiled
def last_ways(free: int, stock: int) -> int:
    """1 if the only piece in stock has exactly this shape, else 0."""
    slot = free % SLOTS
    return int(SLOT_LOOK[slot] == free and stock >> PIECE_BITS * SLOT_OWNER[slot] & 1)


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
    depth, used, at, end = 0, 0, NEAR_PIECE[near(free) * BOX], NEAR_PIECE[(near(free) + 1) * BOX]
    while True:
        while at < end and NEAR_LOOKS[at] & free != NEAR_LOOKS[at]:
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
        left, piece, more = free ^ NEAR_LOOKS[at], NEAR_OWNER[at], pieces - depth // STEP - 1
        rest = cells - CELLS[piece]
        at += 1
        if used >> piece & 1 or rest < SMALLEST * more or rest > LARGEST * more or lonely(left):
            continue
        if more == 1:
            last_sets(settle(left), used | 1 << piece, found)
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
            at, end = NEAR_PIECE[near(free) * BOX], NEAR_PIECE[(near(free) + 1) * BOX]


@compiled
def last_sets(free: int, used: int, found: Any) -> None:
    """Count the one piece that has exactly this shape, unless it is used already."""
    slot = free % SLOTS
    if SLOT_LOOK[slot] == free and not used >> SLOT_OWNER[slot] & 1:
        found[used | 1 << SLOT_OWNER[slot]] += 1


def workspace() -> Any:
    """The stack of one search at a time."""
    return int_array([0] * (ROOM + STEP * len(PIECES)))
