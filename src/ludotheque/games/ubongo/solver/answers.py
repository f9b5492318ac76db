"""Exact answers about one mission, also with pieces on it already."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from ludotheque.core.arguments import instance
from ludotheque.games.ubongo.book.covering import SIZES, coverings
from ludotheque.games.ubongo.book.covering import count as count_all
from ludotheque.games.ubongo.book.shape import Rows
from ludotheque.games.ubongo.pieces import Placement


class Advice(Struct, frozen=True):
    """A piece to lay, or the fewest pieces to take back because no covering has them."""

    lay: Placement | None = None
    lift: tuple[Placement, ...] = ()


def rows(shape: Sequence[str]) -> Rows:
    """The rows of a shape, which `mask_of` checks."""
    return tuple(instance("shape", shape, Sequence))


def count(shape: Sequence[str], pieces: Sequence[str]) -> int:
    """Number of coverings of a mission."""
    return count_all(rows(shape), pieces)


def solutions(shape: Sequence[str], pieces: Sequence[str]) -> Iterator[tuple[Placement, ...]]:
    """Every covering, in a fixed order; the pieces of each in the order of their first cells."""
    return coverings(rows(shape), pieces)


def first(shape: Sequence[str], pieces: Sequence[str]) -> tuple[Placement, ...] | None:
    """The first covering, or None."""
    return next(solutions(shape, pieces), None)


def completable(shape: Sequence[str], pieces: Sequence[str], placed: Iterable[Placement]) -> bool:
    """Whether a covering has all pieces that lie on the shape."""
    laid = frozenset(placed)
    return any(laid.issubset(covering) for covering in solutions(shape, pieces))


def hint(shape: Sequence[str], pieces: Sequence[str], placed: Iterable[Placement]) -> Advice | None:
    """The next piece on the way to a covering, the largest first, or the pieces to take back before.

    None if the shape is covered, or cannot be covered at all.
    """
    laid = tuple(dict.fromkeys(placed))
    nearest = max(solutions(shape, pieces), key=lambda covering: len(set(covering).intersection(laid)), default=None)
    if nearest is None:
        return None
    wrong = tuple(placement for placement in laid if placement not in nearest)
    if wrong:
        return Advice(lift=wrong)
    missing = [placement for placement in nearest if placement not in laid]
    return Advice(lay=max(missing, key=lambda one: (SIZES[one.piece], -one.piece))) if missing else None
