"""The desert as bits: a set of squares is a whole number, bit 0 for a1."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Final

from ludotheque.core.compiling import compiler, int_array
from ludotheque.games.ostriches.pieces import (
    FAR_ROW,
    HOME,
    KNIGHT,
    SIDE,
    SQUARES,
    TILE_AT,
    TILES,
    TURNED,
    WAYS,
)

HERE: Final = Path(__file__).parent
compiled = compiler(HERE.parent / "pieces.py", *sorted(HERE.glob("*.py")))
"""Compiles a function of this solver; cached until the solver or the pieces change."""

ALL: Final = (1 << len(SQUARES)) - 1
BASES: Final = tuple(TILE_AT.index(tile) for tile in TILES)
"""The lowest square of each tile."""
ROW: Final = (1 << SIDE) - 1
TILE: Final = 0b111 | 0b111 << SIDE | 0b111 << 2 * SIDE
"""The squares of a tile whose lowest square is a1."""
PATTERNS: Final = 512
"""Sets of squares on a tile."""


def bits(squares: tuple[int, ...]) -> int:
    return sum(1 << at for at in squares)


def spread(pattern: int) -> list[int]:
    """The squares of the south-west tile that a pattern of nine bits means."""
    return [place // 3 * SIDE + place % 3 for place in range(9) if pattern >> place & 1]


def reach(seat: int, free: int) -> int:
    """From where an ostrich can land on these free squares of a seat's far row."""
    row = [FAR_ROW[seat] * SIDE + column for column in range(SIDE) if free >> column & 1]
    return bits(tuple({at for to in row for at in KNIGHT[to]}))


def rows_to_go(seat: int, at: int) -> int:
    return abs(FAR_ROW[seat] - at // SIDE)


LEAPS_FROM = int_array(bits(KNIGHT[at]) for at in SQUARES)
REACH = int_array(reach(seat, free) for seat in range(2) for free in range(ROW + 1))
"""By seat and free squares of its far row."""
FAR = int_array(ROW << FAR_ROW[seat] * SIDE for seat in range(2))
FAR_SHIFT = int_array(FAR_ROW[seat] * SIDE for seat in range(2))
HOMES = int_array(bits(HOME[seat]) for seat in range(2))
SPIN = int_array(
    bits(tuple(TURNED["sw" + way][at] for at in spread(pattern))) for way in WAYS for pattern in range(PATTERNS)
)
"""By way and pattern: the pattern after a quarter turn, spread over the rows of the board."""
BASE_OF = int_array(BASES)
TILE_OF = int_array(TILES.index(tile) for tile in TILE_AT)
ONE = int_array(BASES[one] for one, _ in combinations(range(4), 2))
OTHER = int_array(BASES[other] for _, other in combinations(range(4), 2))
"""The lowest squares of the two tiles of each exchange."""
ROWS_TO_GO = int_array(rows_to_go(seat, at) for seat in range(2) for at in SQUARES)
