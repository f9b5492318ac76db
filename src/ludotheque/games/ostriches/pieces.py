"""The desert of Ostriches as data: 36 squares on four tiles that turn, and what the ostriches can do.

Squares are numbered along the rows, as the player of seat 0 sees them: a1 is 0, f1 is 5, f6 is 35. Seat 0 sits below
row 1, seat 1 above row 6.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Square: TypeAlias = int
Tile: TypeAlias = Literal["sw", "se", "nw", "ne"]
"""A place for a tile, by its corner of the board."""
Way: TypeAlias = Literal["+", "-"]
"""A quarter turn: with the clock, or against it."""
Power: TypeAlias = Literal["bush", "swap", "eye", "tiles", "plain"]

SIDE: Final = 6
TILE_SIDE: Final = 3
SQUARES: Final = range(SIDE * SIDE)
TILES: Final[tuple[Tile, ...]] = get_args(Tile)
WAYS: Final[tuple[Way, ...]] = get_args(Way)
POWERS: Final[tuple[Power, ...]] = get_args(Power)

TRIBE: Final[tuple[Power, ...]] = ("bush", "swap", "eye", "tiles", "plain", "plain")
"""The six ostriches of a player. The box names the four powers and says that some ostriches have one."""
TO_WIN: Final = 4
"""Face-up ostriches of a colour that win."""
CALM: Final = 100
"""Turns in a row without a new face-up ostrich that are a draw, unless the table agrees otherwise."""


def square(column: int, row: int) -> Square:
    return row * SIDE + column


def place(at: Square) -> tuple[int, int]:
    """Column and row of a square, from zero."""
    return at % SIDE, at // SIDE


NAMES: Final = tuple(f"{'abcdef'[column]}{row + 1}" for row in range(SIDE) for column in range(SIDE))
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}

TILE_AT: Final = tuple(TILES[row // TILE_SIDE * 2 + column // TILE_SIDE] for column, row in map(place, SQUARES))
"""Which tile a square lies on."""
ON_TILE: Final = {tile: tuple(at for at in SQUARES if TILE_AT[at] == tile) for tile in TILES}
HOME: Final[tuple[tuple[Square, ...], ...]] = (ON_TILE["sw"] + ON_TILE["se"], ON_TILE["nw"] + ON_TILE["ne"])
"""Per seat: the squares of its own two tiles, on which it places."""
BUSHES: Final[tuple[Square, Square]] = (NUMBERS["e2"], NUMBERS["b5"])
"""Where the bushes start: in the middle of each player's right-hand tile."""
FAR_ROW: Final = (SIDE - 1, 0)
"""Per seat: the row nearest to its opponent."""

LEAPS: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
KNIGHT: Final = tuple(
    tuple(
        square(column + across, row + up)
        for across, up in LEAPS
        if 0 <= column + across < SIDE and 0 <= row + up < SIDE
    )
    for column, row in map(place, SQUARES)
)
"""Where a chess knight could go from each square of an empty board."""


def _turned(tile: Tile, way: Way) -> tuple[Square, ...]:
    """Where every square goes when this tile makes a quarter turn."""
    goes = list(SQUARES)
    left, bottom = place(ON_TILE[tile][0])
    for at in ON_TILE[tile]:
        column, row = place(at)
        x, y = column - left - 1, row - bottom - 1
        x, y = (y, -x) if way == "+" else (-y, x)
        goes[at] = square(left + 1 + x, bottom + 1 + y)
    return tuple(goes)


def _exchanged(one: Tile, other: Tile) -> tuple[Square, ...]:
    """Where every square goes when two tiles change places without turning."""
    goes = list(SQUARES)
    for a, b in zip(ON_TILE[one], ON_TILE[other], strict=True):
        goes[a], goes[b] = b, a
    return tuple(goes)


TURNED: Final = {tile + way: _turned(tile, way) for tile in TILES for way in WAYS}
"""By notation, such as `ne+`: where every square of the board goes."""
EXCHANGED: Final = {
    one + other: _exchanged(one, other) for number, one in enumerate(TILES) for other in TILES[number + 1 :]
}
"""By notation, such as `swne`."""
