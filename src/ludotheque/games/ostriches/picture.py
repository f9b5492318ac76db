"""The end of a match as a picture: the last board at noon, every face that came up, and what the others hid."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from ludotheque.core.game import Outcome
from ludotheque.games.ostriches.model import Seen, View
from ludotheque.games.ostriches.pieces import SIDE, Power, Square, place

HERE: Final = "ludotheque.games.ostriches"
MARK: Final = "<!-- ostriches -->"
CORNER: Final = (622, 46)
SIZE: Final = 90
"""The side of a square; the board is six wide."""
SCRAP: Final = 32
"""The side of the scrap of paper that says what an ostrich can do."""

BIG: Final = (110, 384, 220)
"""Where the winners look out of the dunes, and their size."""


@cache
def scene() -> str:
    """The dunes and the empty board, and how everything on it looks."""
    return files(HERE).joinpath("drawings", "scene.svg").read_text("utf-8")


def picture(view: View, outcome: Outcome) -> str:
    """The board as the first winner sees it, their own side below, with a big ostrich for each winner."""
    best = outcome.winners or tuple(range(len(outcome.places)))
    left, top, wide = BIG
    proud = [use(f"up-{seat}", left + number * wide, top, wide) for number, seat in enumerate(best)]
    return scene().replace(MARK, "".join(proud + drawn(view, best[0])))


def drawn(view: View, below: int) -> list[str]:
    """Everything on the board; things further down stand in front."""
    things: list[tuple[tuple[int, int], str, Power | None]]
    things = [(spot(at, below), "bushes", None) for at in view.table.bushes]
    things += [(spot(one.at, below), looks(one), one.power) for one in view.ostriches]
    parts = []
    for (x, y), name, power in sorted(things, key=lambda thing: (thing[0][1], thing[0][0])):
        parts.append(use(name, x, y, SIZE) if name else heap(x, y))
        if power is not None and power != "plain":
            parts.append(use(power, x + SIZE - SCRAP, y + SIZE - SCRAP - 4, SCRAP))
    return parts


def heap(x: int, y: int) -> str:
    """Sand over an ostrich whose owner the viewer must remember."""
    return f'<ellipse cx="{x + SIZE / 2}" cy="{y + SIZE * 0.7}" rx="{SIZE * 0.36}" ry="{SIZE * 0.2}" fill="#c99a4b"/>'


def looks(one: Seen) -> str:
    """The name of its drawing; none where its owner is not known."""
    if one.of is None:
        return ""
    return f"{'up' if one.up else 'down'}-{one.of}"


def spot(at: Square, below: int) -> tuple[int, int]:
    """The upper left corner of a square."""
    column, row = place(at)
    across, down = (SIDE - 1 - column, row) if below == 1 else (column, SIDE - 1 - row)
    return CORNER[0] + SIZE * across, CORNER[1] + SIZE * down


def use(name: str, x: int, y: int, size: int) -> str:
    return f'<use href="#{name}" x="{x}" y="{y}" width="{size}" height="{size}"/>'
