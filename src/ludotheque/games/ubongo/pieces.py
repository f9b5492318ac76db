"""The contents of the box as data: twelve pieces, the six symbols of the die, the two sides of a board.

Cells are (row, column) from the top left. A piece lies in one of its orientations: as it is drawn on the rules page,
that turned by one, two and three quarters with the clock, then its mirror image and the three turns of that; what
looks like an earlier one is left out. So every piece has one, two, four or eight, and number 0 is the drawn one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from ludotheque.core.arguments import known, whole

Cell: TypeAlias = tuple[int, int]
"""Row and column."""
Cells: TypeAlias = tuple[Cell, ...]
"""Sorted cells; those of an orientation start at row 0 and column 0."""
Side: TypeAlias = Literal["A", "B"]
Symbol: TypeAlias = Literal["hand", "shield", "antelope", "snake", "elephant", "mask"]

SIDES: Final[tuple[Side, ...]] = get_args(Side)
SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)
PIECES_OF: Final[Mapping[str, int]] = {"A": 3, "B": 4}
"""Number of pieces of a mission, by side."""
TURNS: Final = 4


class Piece(NamedTuple):
    """One of the twelve pieces, named after its look and its number of cells."""

    name: str
    colour: str
    orientations: tuple[Cells, ...]

    @property
    def size(self) -> int:
        return len(self.orientations[0])


class Placement(NamedTuple):
    """A piece on a shape; row and column are the top left corner of its bounding box, even if that cell is bare."""

    piece: int
    orientation: int
    row: int
    col: int


def settled(cells: Iterable[Cell]) -> Cells:
    """The cells in the same order, moved to the top left corner."""
    given = sorted(cells)
    top, left = min(row for row, _ in given), min(col for _, col in given)
    return tuple((row - top, col - left) for row, col in given)


def turned(cells: Iterable[Cell]) -> Cells:
    """The cells after a clockwise quarter turn."""
    return settled((col, -row) for row, col in cells)


def mirrored(cells: Iterable[Cell]) -> Cells:
    """The cells mirrored left to right."""
    return settled((row, -col) for row, col in cells)


def aspects(cells: Iterable[Cell]) -> tuple[Cells, ...]:
    """All eight orientations: four turns, then the four turns of the mirror image; may contain duplicates."""
    found: list[Cells] = []
    upright = settled(cells)
    for start in (upright, mirrored(upright)):
        look = start
        for _ in range(TURNS):
            found.append(look)
            look = turned(look)
    return tuple(found)


def drawn(rows: Iterable[str]) -> Iterator[Cell]:
    """The cells of a drawing, marked by `#`."""
    return ((row, col) for row, line in enumerate(rows) for col, mark in enumerate(line) if mark == "#")


_BOX: Final = (
    ("I2", "purple", "##"),
    ("I3", "light-blue", "###"),
    ("V3", "teal", "#./##"),
    ("I4", "brown", "####"),
    ("O4", "red", "##/##"),
    ("T4", "yellow", "###/.#."),
    ("L4", "lime", "#./#./##"),
    ("S4", "blue", ".##/##."),
    ("Y5", "orange", ".#../####"),
    ("L5", "magenta", "#.../####"),
    ("P5", "green", "##/##/#."),
    ("Z5", "gold", "##./.#./.##"),
)

PIECES: Final = tuple(
    Piece(name, colour, tuple(dict.fromkeys(aspects(drawn(look.split("/")))))) for name, colour, look in _BOX
)
PIECE: Final[Mapping[str, Piece]] = {piece.name: piece for piece in PIECES}
NUMBER: Final[Mapping[str, int]] = {piece.name: number for number, piece in enumerate(PIECES)}
"""The number of each piece, by name."""


def _after(change: Callable[[Cells], Cells]) -> dict[str, tuple[int, ...]]:
    return {
        piece.name: tuple(piece.orientations.index(change(look)) for look in piece.orientations) for piece in PIECES
    }


TURNED: Final[Mapping[str, tuple[int, ...]]] = _after(turned)
"""By piece and orientation: the orientation after a clockwise quarter turn."""
FLIPPED: Final[Mapping[str, tuple[int, ...]]] = _after(mirrored)
"""By piece and orientation: the orientation after a flip, left to right."""


def orientations(name: str) -> tuple[Cells, ...]:
    """The distinct orientations of a piece."""
    return PIECE[known("piece", name, PIECE)].orientations


def covered(placement: Placement) -> Cells:
    """The cells of the shape's grid that a placement covers."""
    piece, orientation, top, left = placement
    whole("piece", piece, 0, len(PIECES) - 1)
    whole("orientation", orientation, 0, len(PIECES[piece].orientations) - 1)
    return tuple((top + row, left + col) for row, col in PIECES[piece].orientations[orientation])
