"""The search for millions of missions: whole numbers of 64 bits and nothing else, compiled where numba is installed.

Shapes lie within six by six, so that with the stride of a book their cells are bits 0 to 60. Both searches keep their
own stack: numba cannot keep functions on disk that call themselves. The tables are constants to it.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.compiling import int_array
from ludotheque.games.ubongo.book.covering import SIZES, looks
from ludotheque.games.ubongo.book.shape import STRIDE
from ludotheque.games.ubongo.pieces import PIECES
from ludotheque.games.ubongo.solver.batch import PIECE_BITS
from ludotheque.games.ubongo.solver.compiling import compiled, settle

LARGEST: Final = max(SIZES)
SMALLEST: Final = min(SIZES)
PIECE_MASK: Final = 15

_FLAT: Final = [(look, piece) for piece, own in enumerate(looks(STRIDE)) for look in own]
LOOKS: Final = int_array(look for look, _ in _FLAT)
"""Of all pieces, in the order of the box, which is also that of their sizes."""
OWNER: Final = int_array(piece for _, piece in _FLAT)
FIRST: Final = int_array(sum(own < piece for _, own in _FLAT) for piece in range(len(PIECES) + 1))
"""Where the looks of each piece begin."""
CELLS: Final = int_array(SIZES)
BY_SIZE: Final = int_array(sum(SIZES[piece] < size for _, piece in _FLAT) for size in range(LARGEST + 2))
"""Where the looks of so many cells begin."""
HIGHEST: Final = max(look for look, _ in _FLAT)
_RIGHT, _BELOW = 2, 1 << STRIDE
_BY_SIDES: Final = [
    [pair for pair in _FLAT if (sides & 1 or not pair[0] & _RIGHT) and (sides & 2 or not pair[0] & _BELOW)]
    for sides in range(4)
]
"""The looks that can fit where the cells beside and below the first one are taken, or free."""
SIDES_LOOKS: Final = int_array(look for some in _BY_SIDES for look, _ in some)
SIDES_OWNER: Final = int_array(piece for some in _BY_SIDES for _, piece in some)
SIDES_FIRST: Final = int_array(sum(len(some) for some in _BY_SIDES[:sides]) for sides in range(5))
BOX: Final = len(PIECES)
SIDES_PIECE: Final = int_array(
    sum((some, own) < (at // BOX, at % BOX) for some in range(4) for _, own in _BY_SIDES[some])
    for at in range(4 * BOX + 1)
)
"""Where the looks of each piece begin among those."""
ROOM: Final = 16
"""For the different pieces of a mission."""
STEP: Final = 8
"""For what a search remembers of each piece laid."""


@compiled
def lonely(cells: int) -> int:
    """The cells that have no neighbour."""
    return cells & ~(cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE)


@compiled
def sides(cells: int) -> int:
    """Which of the two cells beside and below the first one are free, as bits."""
    return cells >> 1 & 1 | (cells >> STRIDE & 1) << 1


@compiled
def unpacked(code: int, room: Any) -> tuple[int, int]:
    """How many of each piece there are, four bits for each, and how many different ones, which go to the room."""
    stock, amount = 0, 0
    for _ in range(code & PIECE_MASK):
        code >>= PIECE_BITS
        piece = code & PIECE_MASK
        if not stock >> PIECE_BITS * piece & PIECE_MASK:
            room[amount] = piece
            amount += 1
        stock += 1 << PIECE_BITS * piece
    return stock, amount


@compiled
def ways(free: int, code: int, room: Any) -> int:
    """Coverings of what is free by the pieces of a code, whose sizes add up; equal pieces count as one."""
    size = code & PIECE_MASK
    stock, amount = unpacked(code, room)
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
                room[depth], room[depth + 1], room[depth + 2] = free, stock, row
                room[depth + 3], room[depth + 4], room[depth + 5], room[depth + 6] = kind, at, end, piece
                depth += STEP
                free, stock = settle(left), rest
                row, kind, at, end = sides(free) * BOX, 0, 0, 0
            continue
        while kind < amount and not stock >> PIECE_BITS * room[kind] & PIECE_MASK:
            kind += 1
        if kind < amount:  # the next piece
            piece = room[kind]
            kind += 1
            at, end = SIDES_PIECE[row + piece], SIDES_PIECE[row + piece + 1]
            continue
        if depth == ROOM:
            return found
        depth -= STEP  # none is left: take the last one back
        free, stock, row = room[depth], room[depth + 1], room[depth + 2]
        kind, at, end, piece = room[depth + 3], room[depth + 4], room[depth + 5], room[depth + 6]


@compiled
def last_ways(free: int, stock: int) -> int:
    """1 where the only piece of a stock has this very look."""
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
def count_rows(shapes: Any, codes: Any, room: Any, answers: Any) -> None:
    """Missions in rows: the cells of each, and its pieces with their number in the lowest bits."""
    for row in range(len(shapes)):
        answers[row] = ways(shapes[row], codes[row], room)


@compiled
def all_sets(free: int, cells: int, pieces: int, room: Any, found: Any) -> None:
    """Count the coverings by so many different pieces, two at least, each under the bits of its set."""
    depth, used, at, end = 0, 0, SIDES_FIRST[sides(free)], SIDES_FIRST[sides(free) + 1]
    while True:
        while at < end and SIDES_LOOKS[at] & free != SIDES_LOOKS[at]:
            at += 1
        if at >= end:
            if depth == 0:
                return
            depth -= STEP
            free, cells, used, at, end = room[depth], room[depth + 1], room[depth + 2], room[depth + 3], room[depth + 4]
            continue
        left, piece, more = free ^ SIDES_LOOKS[at], SIDES_OWNER[at], pieces - depth // STEP - 1
        rest = cells - CELLS[piece]
        at += 1
        if used >> piece & 1 or rest < SMALLEST * more or rest > LARGEST * more or lonely(left):
            continue
        if more == 1:
            last_sets(settle(left), rest, used | 1 << piece, found)
        else:
            room[depth], room[depth + 1], room[depth + 2], room[depth + 3], room[depth + 4] = free, cells, used, at, end
            depth += STEP
            free, cells, used = settle(left), rest, used | 1 << piece
            at, end = SIDES_FIRST[sides(free)], SIDES_FIRST[sides(free) + 1]


@compiled
def last_sets(free: int, cells: int, used: int, found: Any) -> None:
    """Count the one piece that has this very look, if it is not used yet."""
    if free <= HIGHEST:
        for at in range(BY_SIZE[cells], BY_SIZE[cells + 1]):
            if LOOKS[at] == free and not used >> OWNER[at] & 1:
                found[used | 1 << OWNER[at]] += 1


def room() -> Any:
    """Where one search at a time keeps what it will come back to."""
    return int_array([0] * (ROOM + STEP * len(PIECES)))
