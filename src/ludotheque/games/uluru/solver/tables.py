"""All 40,320 full placements as bits of one integer.

Placement n is the n-th permutation in lexicographic order: bird number b sits on `placements()[n][b]`. A set of
placements is an integer with a bit for each, the first placement the highest, because the highest bit of an integer is
found at once. Every demand that a card can make is such a set, built when first needed.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from math import factorial

from ludotheque.games.uluru.pieces import AREAS, BIRDS, PLACES, RELATIONS, WISHES, Board, Kind, Wish

PLACEMENTS = factorial(len(PLACES))
ALL = (1 << PLACEMENTS) - 1
"""The set of all placements."""


@cache
def placements() -> tuple[tuple[int, ...], ...]:
    """Every full placement, by its number."""
    return tuple(permutations(PLACES))


@cache
def seated() -> tuple[tuple[int, ...], ...]:
    """For each bird and place: the placements that seat it there."""
    rows = [[bytearray(PLACEMENTS // 8) for _ in PLACES] for _ in BIRDS]
    for number, places in enumerate(placements()):
        byte, bit = number >> 3, 128 >> (number & 7)
        for row, place in zip(rows, places, strict=True):
            row[place][byte] |= bit
    return tuple(tuple(int.from_bytes(bits, "big") for bits in row) for row in rows)


@cache
def related(kind: Kind, a: int, b: int) -> int:
    """The placements where two birds, given by number, are in this relation, which is symmetric."""
    if a > b:
        return related(kind, b, a)
    at, table = seated(), RELATIONS[kind]
    found = 0
    for place in PLACES:
        for other in PLACES:
            if table[place][other]:
                found |= at[a][place] & at[b][other]
    return found


@cache
def demands() -> tuple[dict[Wish, tuple[int, int]], ...]:
    """For each bird: where each wish holds for it, and where its contrary does, references excepted.

    A wish about oneself and "anything" hold everywhere, and so does their contrary.
    """
    return tuple({wish: demand(bird.number, wish) for wish in WISHES if not wish.is_reference} for bird in BIRDS)


def demand(bird: int, wish: Wish) -> tuple[int, int]:
    if wish.kind == "any" or (wish.bird is not None and wish.bird.number == bird):
        return ALL, ALL
    if wish.bird is None:
        held = sum(seated()[bird][place] for place in AREAS[wish.kind])
    else:
        held = related(wish.kind, bird, wish.bird.number)
    return held, ALL ^ held


def first(found: int) -> int:
    """The number of the first placement in a set that is not empty."""
    return PLACEMENTS - found.bit_length()


def extending(board: Board) -> int:
    """All full placements that keep the landed birds where they are."""
    at = seated()
    found = ALL
    for bird, place in enumerate(board):
        if place is not None:
            found &= at[bird][place]
    return found
