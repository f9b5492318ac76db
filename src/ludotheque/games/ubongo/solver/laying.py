"""Coverings as the pieces that a player lays."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ludotheque.games.ubongo.book.covering import coverings
from ludotheque.games.ubongo.model import Lay, PieceName, Pieces
from ludotheque.games.ubongo.pieces import PIECES, Placement


def lay_of(placement: Placement) -> Lay:
    piece, orientation, row, col = placement
    name: PieceName = PIECES[piece].name  # type: ignore[assignment]
    return Lay(name, orientation, row, col)


@lru_cache(maxsize=4096)
def ways(shape: tuple[str, ...], pieces: tuple[PieceName, ...]) -> tuple[Pieces, ...]:
    """Every covering of a mission."""
    return tuple(tuple(map(lay_of, found)) for found in coverings(shape, pieces))


def nearest(shape: tuple[str, ...], pieces: tuple[PieceName, ...], lying: Iterable[Lay]) -> Pieces:
    """The covering with the most pieces as they lie; of equal ones the first."""
    kept = set(lying)
    return max(ways(shape, pieces), key=lambda found: len(kept.intersection(found)))
