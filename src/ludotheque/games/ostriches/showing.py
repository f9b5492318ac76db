"""A view as text and as a drawing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludotheque.core.game import Seat
from ludotheque.core.showing import in_notebook
from ludotheque.games.ostriches.model import Seen, View
from ludotheque.games.ostriches.picture import MARK, drawn, scene
from ludotheque.games.ostriches.pieces import SIDE, square

COLUMNS: Final = "abcdef"
SIDES: Final = ("south", "north")
UNKNOWN: Final = ("O", "o")
"""Per seat: an ostrich whose power the viewer does not know."""


def text(view: View) -> str:
    """The board in the letters of positions, a capital for the south; `o` stands for a power that is hidden."""
    return "\n".join(lines(view))


def lines(view: View) -> Iterator[str]:
    """The same line by line."""
    table = view.table
    seat = "a spectator" if view.viewer is None else side(view.viewer)
    turn = "" if table.phase in ("starter", "over") else f", {side(table.turn)} on turn"
    yield f"Ostriches, turn {table.turns + 1}, {table.phase}{turn}, for {seat}"
    signs = {one.at: sign(one) for one in view.ostriches} | dict.fromkeys(table.bushes, "*")
    for row in reversed(range(SIDE)):
        squares = (signs.get(square(column, row), ".") for column in range(SIDE))
        yield " ".join([str(row + 1), *(f"{found:<2}" for found in squares)]).rstrip()
    yield "  " + "  ".join(COLUMNS)
    for of, left in enumerate(view.left):
        if left:
            hand = f": {' '.join(view.hand)}" if of == view.viewer else ""
            yield f"{side(of)} still places {left}{hand}"


def side(seat: Seat) -> str:
    """Where a seat sits."""
    return SIDES[seat]


def sign(one: Seen) -> str:
    """An ostrich in one letter, with a `+` if its face is up; `?` if not even its owner is known."""
    if one.of is None:
        return "?"
    letter = UNKNOWN[one.of] if one.power is None else one.power[0]
    return (letter.upper() if one.of == 0 else letter) + ("+" if one.up else "")


def svg(view: View) -> str:
    """The board as the viewer sees it; heaps of sand for ostriches whose owner they must remember."""
    return in_notebook(scene().replace(MARK, "".join(drawn(view, view.viewer or 0))), "ostriches")
