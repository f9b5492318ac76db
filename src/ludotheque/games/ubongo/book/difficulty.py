"""How hard a mission is for people, from 1 to 5.

People lay the largest piece first, see at once whether it cuts off a corner that the others cannot fill, and go on with
the next one where it does not. The effort is the number of placements that are tried in this way until all are tried,
shared by the coverings there are: with two of them one is met twice as soon. Each level is twice the effort of the one
below. The steps are fixed here, so that a mission is as hard in one book as in another.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from ludotheque.core.arguments import whole
from ludotheque.games.ubongo.book.covering import SIZES, looks, numbers
from ludotheque.games.ubongo.book.shape import Rows, mask_of, stride_of

STEPS: Final = (10, 20, 40, 80)
"""The least effort of levels 2, 3, 4 and 5."""


def difficulty(rows: Rows, names: Sequence[str], solutions: int) -> int:
    """The level of a solvable mission."""
    return level(tries(rows, names), solutions)


def level(tried: int, solutions: int) -> int:
    """The level by the number of tried placements and of coverings."""
    whole("solutions", solutions, 1)
    return 1 + sum(tried >= step * solutions for step in STEPS)


def tries(rows: Rows, names: Sequence[str]) -> int:
    """Number of placements that a complete search tries, largest piece first."""
    stride = stride_of(rows)
    ordered = sorted(numbers(names), key=lambda piece: (-SIZES[piece], piece))
    places = [fitting(mask_of(rows), looks(stride)[piece]) for piece in ordered]
    sizes = [SIZES[piece] for piece in ordered]
    return _tried(mask_of(rows), places, [sums(tuple(sizes[number + 1 :])) for number in range(len(sizes))], stride)


def fitting(free: int, found: Iterable[int]) -> list[int]:
    """Every placement of a piece in an empty shape."""
    places = []
    for look in found:
        left = free
        while left:
            low = left & -left
            left ^= low
            if look * low & free == look * low:
                places.append(look * low)
    return places


@lru_cache(maxsize=1024)
def sums(sizes: tuple[int, ...]) -> int:
    """The possible total sizes of subsets of the pieces, as bits."""
    return sum({1 << sum(some) for number in range(len(sizes) + 1) for some in combinations(sizes, number)})


def _tried(free: int, places: list[list[int]], fillable: list[int], stride: int) -> int:
    if not places:
        return 0
    tried = 0
    for place in places[0]:
        if place & free == place:
            tried += 1
            left = free ^ place
            if promising(left, fillable[0], stride):
                tried += _tried(left, places[1:], fillable[1:], stride)
    return tried


def promising(left: int, fillable: int, stride: int) -> bool:
    """Whether the size of every connected part is possible with the other pieces."""
    while left:
        part = left & -left
        while True:
            wider = (part | part << 1 | part >> 1 | part << stride | part >> stride) & left
            if wider == part:
                break
            part = wider
        if not fillable >> part.bit_count() & 1:
            return False
        left ^= part
    return True
