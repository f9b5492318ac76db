"""Coverings as a child would count them: every piece in turn, everywhere. It shares nothing with the search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from ludotheque.games.ubongo.pieces import PIECES

Cells: TypeAlias = frozenset[complex]
Covering: TypeAlias = frozenset[tuple[str, frozenset[tuple[int, int]]]]

DRAWN = {piece.name: frozenset(complex(col, row) for row, col in piece.orientations[0]) for piece in PIECES}


def corner(cells: Cells) -> Cells:
    left, top = min(cell.real for cell in cells), min(cell.imag for cell in cells)
    return frozenset(cell - complex(left, top) for cell in cells)


def looks(name: str) -> set[Cells]:
    """Turned by multiplying with i, flipped by conjugation."""
    cells = DRAWN[name]
    both = (cells, frozenset(cell.conjugate() for cell in cells))
    return {corner(frozenset(cell * 1j**turn for cell in one)) for one in both for turn in range(4)}


def board(shape: Sequence[str]) -> Cells:
    return frozenset(
        complex(col, row) for row, line in enumerate(shape) for col, mark in enumerate(line) if mark == "#"
    )


def coverings(shape: Sequence[str], pieces: Sequence[str]) -> set[Covering]:
    """All of them; equal pieces that change places make no new one."""
    free = board(shape)
    if len(free) != sum(len(DRAWN[name]) for name in pieces):
        return set()
    places = {name: fitting(free, name) for name in pieces}
    return {
        frozenset((name, frozenset((int(cell.imag), int(cell.real)) for cell in cells)) for name, cells in laid)
        for laid in _fill(free, list(pieces), places)
    }


def fitting(free: Cells, name: str) -> list[Cells]:
    """Everywhere that a piece fits on the empty shape."""
    spots = [
        complex(col, row)
        for row in range(1 + int(max(cell.imag for cell in free)))
        for col in range(1 + int(max(cell.real for cell in free)))
    ]
    moved = (frozenset(cell + spot for cell in look) for look in looks(name) for spot in spots)
    return [cells for cells in moved if cells <= free]


def _fill(free: Cells, pieces: list[str], places: dict[str, list[Cells]]) -> Iterator[list[tuple[str, Cells]]]:
    if not pieces:
        yield []
        return
    name, *rest = pieces
    for laid in places[name]:
        if laid <= free:
            for others in _fill(free - laid, rest, places):
                yield [(name, laid), *others]
