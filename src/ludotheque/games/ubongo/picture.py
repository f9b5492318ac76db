"""The picture of a result: the winner's last board in the morning light, with their treasure."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import Struct

from ludotheque.core.game import Outcome, Seat
from ludotheque.games.ubongo.book.drawing import FIELD, border, gem, piece, placed, symbol
from ludotheque.games.ubongo.book.shape import Rows
from ludotheque.games.ubongo.model import WORTH, Gem, Pieces, View
from ludotheque.games.ubongo.pieces import NUMBER, PIECES, Placement, Symbol, covered, drawn
from ludotheque.games.ubongo.solver import first
from ludotheque.games.ubongo.solver.advice import lay_of

HERE: Final = "ludotheque.games.ubongo"
MARK: Final = "<!-- board -->"
ROOM: Final = (640, 40, 520, 460)
"""Left, top, width and height of the space for the board, with half a cell of margin around the shape."""
LARGEST: Final = 84
TREASURE: Final = (640, 528, 44)
"""Left, top and size of the gems."""
IN_A_ROW: Final = 12
BOX: Final[Rows] = ("#" * 8,) * 6
"""The box that all twelve pieces fill."""


class Still(Struct, frozen=True):
    """A board to be drawn."""

    shape: Rows
    pieces: Pieces
    symbol: Symbol | None = None


@cache
def scene() -> str:
    """The savanna in the morning, without the board."""
    return files(HERE).joinpath("drawings", "scene.svg").read_text("utf-8")


@cache
def packed() -> Still:
    """The twelve pieces in their box, for matches without rounds."""
    found = first(BOX, [each.name for each in PIECES])
    return Still(BOX, tuple(map(lay_of, found or ())))


def picture(view: View, outcome: Outcome) -> str:
    """The last board and the treasure of the winner; of several winners, the first seat's."""
    winner = outcome.places.index(min(outcome.places))
    return scene().replace(MARK, board(last_board(view, winner)) + treasure(view.shown.gems[winner]))


def last_board(view: View, seat: Seat) -> Still:
    last = view.shown.last
    task = None if last is None else last.tasks[seat]
    if last is None or task is None:
        return packed()
    return Still(task.shape, last.pieces[seat], task.symbol)


def board(still: Still) -> str:
    """A paper card with the shape and the pieces on it."""
    rows, cols = len(still.shape), len(still.shape[0])
    left, top, wide, high = ROOM
    cell = min(LARGEST, wide / (cols + 1), high / (rows + 1))
    x, y = left + (wide - cell * (cols + 1)) / 2, top + (high - cell * (rows + 1)) / 2
    cells = tuple(drawn(still.shape))
    grid = "".join(f'<rect x="{col + 0.06}" y="{row + 0.06}" width=".88" height=".88" rx=".1"/>' for row, col in cells)
    size = f'x="-.5" y="-.5" width="{cols + 1}" height="{rows + 1}" rx=".22"'
    parts = [
        f'<rect {size} fill="#3c1206" opacity=".35" transform="translate(.07 .13)"/><rect {size} fill="#f4ead5"/>',
        f'<path d="{border(cells, -0.09, 0.2)}" fill="#8f3424"/><g fill="#fff8e6">{grid}</g>',
        *(
            piece(lay.piece, covered(Placement(NUMBER[lay.piece], lay.orientation, lay.row, lay.col)))
            for lay in still.pieces
        ),
    ]
    if still.symbol is not None:
        parts.append(sign(still.symbol, cols))
    return placed(parts, x + cell / 2, y + cell / 2, cell)


def sign(name: Symbol, cols: int) -> str:
    """The symbol as a seal on the corner of the card."""
    seal = f'<circle cx="{cols + 0.42}" cy="-.42" r=".4" fill="#c8553d" stroke="#fff8e6" stroke-width=".06"/>'
    return seal + placed([symbol(name, "#fff8e6")], cols + 0.42 - 0.26, -0.42 - 0.26, 0.52 / FIELD)


def treasure(gems: tuple[Gem, ...]) -> str:
    """The gems, most precious first; a second row lies in front of the first."""
    left, top, size = TREASURE
    parts = []
    for place, name in enumerate(sorted(gems, key=lambda one: -WORTH[one])):
        row, number = divmod(place, IN_A_ROW)
        x, y = left + size * (number + row / 2), top + size * 0.95 * row
        parts.append(f'<ellipse cx="{x + 19:.0f}" cy="{y + 36:.0f}" rx="17" ry="5" fill="#3c1206" opacity=".4"/>')
        parts.append(placed([gem(name)], x, y, 38 / FIELD))
    return "".join(parts)
