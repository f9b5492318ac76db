"""The places that the pictures of the rules page show, which the client takes from the box."""

from __future__ import annotations

from ludotheque.games.uluru.box import BOX
from ludotheque.games.uluru.pieces import PLACES, RELATED, Kind

AREAS: dict[Kind, set[int]] = {
    "long": {1, 2, 5, 6, 7},
    "short": {0, 3, 4},
    "boomerang": {3, 4, 5, 6, 7},
    "lonely": {0, 1, 2},
}
PAIRS: dict[Kind, list[tuple[int, int]]] = {
    "next": [(1, 2), (3, 4), (5, 6), (6, 7)],
    "corner": [(0, 1), (2, 3), (4, 5), (7, 0)],
    "opposite": [(0, 3), (0, 4), (1, 6), (1, 7), (2, 5), (2, 6)],
    "far": [(0, 3), (0, 4), (0, 5), (1, 4), (1, 5), (1, 6), (2, 5), (2, 6), (2, 7), (3, 6), (3, 7), (4, 7)],
}


def test_areas_in_the_pictures_are_those_of_the_rules() -> None:
    for kind, places in AREAS.items():
        assert BOX.constants["AREAS"][kind] == places


def test_pairs_in_the_pictures_are_those_of_the_rules() -> None:
    for kind, drawn in PAIRS.items():
        related = RELATED[kind]
        pairs = {frozenset((a, b)) for a in PLACES for b in PLACES if a < b and related(a, b)}
        assert set(map(frozenset, drawn)) == set(map(frozenset, BOX.constants["PAIRS"][kind])) == pairs
        assert len(drawn) == len(BOX.constants["PAIRS"][kind]) == len(pairs)
