"""Pieces on a shape: where they fit, and whether the shape is covered.

Cells are bits of a 6 x 6 grid, into which every shape of a book fits.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from ludotheque.core.game import bits_of
from ludotheque.core.refusal import Refused
from ludotheque.games.ubongo.model import Lay, Lift, PieceName, Pieces, Task
from ludotheque.games.ubongo.pieces import NUMBER, PIECES, Cell, Placement, covered

GRID: Final = 6


def bits(cells: Iterable[Cell]) -> int:
    return sum(1 << (GRID * row + col) for row, col in cells)


def ground(shape: tuple[str, ...]) -> int:
    """The cells of a shape as bits."""
    return bits((row, col) for row, line in enumerate(shape) for col, mark in enumerate(line) if mark == "#")


def every_lay() -> Mapping[Lay, int]:
    """Every possible lay with the cells that it covers: each piece in each orientation, anywhere on the grid."""
    found: dict[Lay, int] = {}
    for number, piece in enumerate(PIECES):
        name: PieceName = piece.name  # type: ignore[assignment]
        for orientation, cells in enumerate(piece.orientations):
            height, width = 1 + max(row for row, _ in cells), 1 + max(col for _, col in cells)
            for row in range(GRID - height + 1):
                for col in range(GRID - width + 1):
                    found[Lay(name, orientation, row, col)] = bits(covered(Placement(number, orientation, row, col)))
    return found


LAYS: Final = every_lay()
NUMBERS: Final = {lay: number for number, lay in enumerate(LAYS)}
LIFTS: Final = tuple(Lift(piece.name) for piece in PIECES)  # type: ignore[arg-type]


@lru_cache(maxsize=4096)
def fitting(shape: tuple[str, ...], pieces: tuple[PieceName, ...]) -> tuple[tuple[Lay, int], ...]:
    """Where the pieces of a mission fit on its empty shape."""
    free = ground(shape)
    return tuple((lay, mask) for lay, mask in LAYS.items() if lay.piece in pieces and not mask & ~free)


def apart(pieces: Pieces, piece: PieceName) -> Pieces:
    """The other pieces."""
    return tuple(lay for lay in pieces if lay.piece != piece)


def taken(pieces: Pieces) -> int:
    """The covered cells as bits."""
    return sum(LAYS[lay] for lay in pieces)


def may_lay(task: Task, pieces: Pieces) -> list[Lay | Lift]:
    """Every legal lay and lift of a mission; a piece may be moved to overlap its old place."""
    others = {name: taken(apart(pieces, name)) for name in task.pieces}
    lying = set(pieces)
    lays: list[Lay | Lift] = [
        lay for lay, mask in fitting(task.shape, task.pieces) if not mask & others[lay.piece] and lay not in lying
    ]
    return [*lays, *(LIFTS[NUMBER[lay.piece]] for lay in sorted(pieces, key=lambda lay: NUMBER[lay.piece]))]


@lru_cache(maxsize=1 << 14)
def offered_lays(shape: tuple[str, ...], pieces: tuple[PieceName, ...], piece: PieceName, others: int) -> int:
    """Where a piece of a mission fits beside these covered cells, as a set of bits by the numbers of lays."""
    return bits_of(NUMBERS[lay] for lay, mask in fitting(shape, pieces) if lay.piece == piece and not mask & others)


def offered(task: Task, pieces: Pieces) -> int:
    """Every legal lay and lift as a set of bits, by their numbers in the catalogue."""
    covers, bits = taken(pieces), 0
    lying = {lay.piece: lay for lay in pieces}
    for name in task.pieces:
        lay = lying.get(name)
        others = covers if lay is None else covers ^ LAYS[lay]
        bits |= offered_lays(task.shape, task.pieces, name, others)
        if lay is not None:
            bits ^= 1 << NUMBERS[lay] | 1 << len(LAYS) + NUMBER[name]
    return bits


def laid(task: Task, pieces: Pieces, lay: Lay) -> Pieces:
    """The pieces after a lay; refuses a piece that does not fit."""
    if lay.piece not in task.pieces:
        raise Refused("not-in-set", piece=lay.piece)
    if lay in pieces:
        raise Refused("lies-there-already", piece=lay.piece)
    mask, rest = LAYS.get(lay), apart(pieces, lay.piece)
    if mask is None or mask & ~ground(task.shape):
        raise Refused("off-the-shape", piece=lay.piece)
    if mask & taken(rest):
        raise Refused("covered-already", piece=lay.piece)
    return (*rest, lay)


def lifted(pieces: Pieces, lift: Lift) -> Pieces:
    rest = apart(pieces, lift.piece)
    if rest == pieces:
        raise Refused("not-on-shape", piece=lift.piece)
    return rest


def is_covered(task: Task, pieces: Pieces) -> bool:
    return taken(pieces) == ground(task.shape)
