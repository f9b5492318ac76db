"""A covering in a terminal: every piece in its colour, with a letter for those who see no colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ludotheque.games.ubongo.book.drawing import enamel
from ludotheque.games.ubongo.book.shape import Rows
from ludotheque.games.ubongo.pieces import PIECES, Placement, covered

DARK: Final = frozenset({"purple", "teal", "brown", "red", "blue", "magenta", "green"})
"""On these, white letters are read better."""


def picture(shape: Rows, covering: Sequence[Placement]) -> Text:
    """The shape with its pieces; each has a letter of its own, in the order of the first cells."""
    laid = {cell: number for number, placement in enumerate(covering) for cell in covered(placement)}
    drawn = Text()
    for row, line in enumerate(shape):
        for col in range(len(line)):
            number = laid.get((row, col))
            if number is None:
                drawn.append("  ")
                continue
            piece = PIECES[covering[number].piece]
            ink = "white" if piece.colour in DARK else "black"
            drawn.append(f"{chr(ord('a') + number)} ", f"{ink} on {enamel(piece.name)}")
        drawn.append("\n")
    for number, placement in enumerate(covering):
        drawn.append(f"{', ' if number else ''}{chr(ord('a') + number)} {PIECES[placement.piece].name}")
    return drawn
