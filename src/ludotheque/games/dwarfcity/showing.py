"""A view as text and as a drawing."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.core.showing import in_notebook
from ludotheque.games.dwarfcity.model import Tower, View
from ludotheque.games.dwarfcity.picture import MARK, everything, scene


def text(view: View) -> str:
    """The towers from the ground up, each block by its colour and shape, and how far the kobold has come."""
    return "\n".join(lines(view))


def lines(view: View) -> Iterator[str]:
    """The same line by line."""
    table = view.table
    turn = f"{table.winner} won" if table.winner else f"{table.phase}, seat {table.turn} on turn"
    yield f"Dwarf City, turn {table.turns + 1}, {turn}"
    yield f"kobold {table.pile} of {view.needed}"
    if table.dice or table.rolled:
        yield f"dice {' '.join(table.dice) or '-'} of {' '.join(table.rolled)}"
    for number, tower in enumerate(table.towers, 1):
        yield f"tower {number}, seat {tower.of}: {blocks(tower)}".rstrip()
    if table.stock:
        yield f"left {' '.join(map(str, table.stock))}"


def blocks(tower: Tower) -> str:
    """What stands, then in brackets the shapes that are still to come."""
    missing = tower.card[len(tower.blocks) :]
    return " ".join((*tower.blocks, *([f"({' '.join(missing)})"] if missing else [])))


def svg(view: View) -> str:
    """The city at dusk, the kobold's tower beside it, and the dwarfs before them."""
    return in_notebook(scene().replace(MARK, everything(view.table, set())), "dwarfcity")
