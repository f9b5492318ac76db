"""What three colour dice can show, apart from blue: handfuls of faces, by number."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations
from math import factorial
from typing import Final

from ludotheque.core.compiling import int_array
from ludotheque.games.dwarfcity.pieces import COLOURS, DICE, FACES

HUES: Final = len(COLOURS)
WHITE: Final = HUES
KNOWN: Final = HUES + 1
"""Faces that build: the colours and white."""
HANDS: Final = [list(combinations_with_replacement(range(KNOWN), size)) for size in range(DICE + 1)]
"""Every handful of so many dice."""
SINGLES, PAIRS, TRIPLES = (len(hands) for hands in HANDS[1:])
ROLLS: Final = len(FACES) ** DICE


def rest(hand: tuple[int, ...], face: int) -> int:
    """The number of what is left of a handful without a die; -1: it has no such die."""
    if face not in hand:
        return -1
    left = list(hand)
    left.remove(face)
    return HANDS[len(left)].index(tuple(left))


def rests(size: int) -> list[int]:
    return [rest(hand, face) for hand in HANDS[size] for face in range(KNOWN)]


REST_OF_PAIR, REST_OF_TRIPLE = int_array(rests(2)), int_array(rests(3))
"""For each handful and each face: what is left without it."""


def ways(hand: tuple[int, ...]) -> int:
    """How many of all rolls show this handful and else blue."""
    found = factorial(DICE) // factorial(DICE - len(hand))
    for face in set(hand):
        found //= factorial(hand.count(face))
    return found


WAYS_OF_SINGLE, WAYS_OF_PAIR, WAYS_OF_TRIPLE = (int_array(map(ways, HANDS[size])) for size in (1, 2, 3))


def moved(hand: tuple[int, ...], perm: int) -> int:
    """The number of a handful after the colours have changed their places."""
    faces = sorted(face if face == WHITE else perm >> 2 * face & 3 for face in hand)
    return HANDS[len(hand)].index(tuple(faces))


def perms() -> set[int]:
    return {sum(place << 2 * hue for hue, place in enumerate(order)) for order in permutations(range(HUES))}


def all_moved(size: int) -> list[int]:
    known = perms()
    return [moved(hand, perm) if perm in known else 0 for perm in range(1 << 2 * HUES) for hand in HANDS[size]]


MOVED_SINGLE, MOVED_PAIR = int_array(all_moved(1)), int_array(all_moved(2))
"""For each change of colours and each handful: its new number."""
