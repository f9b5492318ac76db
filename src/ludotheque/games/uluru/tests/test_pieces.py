"""The box: places and their relations as the pictures show them, and eighty cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import msgspec
import pytest

from ludotheque.games.uluru.pieces import (
    AREAS,
    BIRDS,
    LEVELS,
    NUMBER_OF,
    PLACES,
    RELATIONS,
    SIDES,
    WISHES,
    Bird,
    Kind,
    Wish,
    corner_shared,
    deck,
    far,
    neither,
    next_to,
    opposite,
)

PAIRS = list(combinations(PLACES, 2))


@pytest.mark.parametrize(
    ("relation", "count"), [("next", 4), ("corner", 4), ("opposite", 6), ("neither", 18), ("far", 12)]
)
def test_of_the_28_pairs_of_places(relation: Kind, count: int) -> None:
    table = RELATIONS[relation]
    assert len(PAIRS) == 28
    assert sum(table[a][b] for a, b in PAIRS) == count
    assert all(table[a][b] == table[b][a] for a, b in PAIRS), "relations look the same from both sides"
    assert not any(table[place][place] for place in PLACES)


def test_opposite_are_exactly_these_six() -> None:
    assert [pair for pair in PAIRS if opposite(*pair)] == [(0, 3), (0, 4), (1, 6), (1, 7), (2, 5), (2, 6)]
    assert not opposite(1, 5)
    assert not opposite(2, 7)


def test_next_to_never_goes_round_a_corner() -> None:
    assert [pair for pair in PAIRS if next_to(*pair)] == [(1, 2), (3, 4), (5, 6), (6, 7)]
    assert all(any(a in side and b in side for side in SIDES) for a, b in PAIRS if next_to(a, b))


def test_corners_are_round_a_corner_and_place_6_shares_none() -> None:
    assert [pair for pair in PAIRS if corner_shared(*pair)] == [(0, 1), (0, 7), (2, 3), (4, 5)]
    assert not any(corner_shared(6, place) for place in PLACES)


def test_far_means_two_free_places_on_both_ways_round() -> None:
    assert far(0, 3)
    assert far(0, 5)
    assert not far(0, 2)
    assert not far(0, 6)
    assert not far(7, 1)


def test_neither_is_neither_next_to_nor_opposite() -> None:
    assert all(neither(a, b) == (not next_to(a, b) and not opposite(a, b)) for a, b in PAIRS)


def test_areas() -> None:
    assert AREAS["long"] == {1, 2, 5, 6, 7}
    assert AREAS["short"] == {0, 3, 4}
    assert AREAS["boomerang"] == {3, 4, 5, 6, 7}
    assert AREAS["lonely"] == {0, 1, 2}


def test_the_birds_stand_from_white_to_black() -> None:
    assert [bird.value for bird in BIRDS] == ["white", "pink", "yellow", "orange", "red", "green", "blue", "black"]
    assert [bird.number for bird in BIRDS] == list(range(8))


def test_eighty_cards() -> None:
    every = deck(frozenset(LEVELS))
    assert len(every) == 80
    assert Counter(WISHES[number].level for number in every) == {1: 8, 2: 16, 3: 24, 4: 24, 5: 8}
    kinds = Counter(WISHES[number].kind for number in every)
    assert all(kinds[kind] == 4 for kind in ("boomerang", "lonely", "long", "short"))
    assert all(kinds[kind] == 8 for kind in kinds if kind not in ("boomerang", "lonely", "long", "short"))
    for level, copies in ((1, 8), (2, 4), (3, 1), (4, 1), (5, 1)):
        assert set(Counter(deck(frozenset({level}))).values()) == {copies}  # type: ignore[arg-type]


def test_wishes_have_numbers_and_names() -> None:
    assert len(WISHES) == 61
    assert all(NUMBER_OF[wish] == number for number, wish in enumerate(WISHES))
    assert str(Wish("next", Bird.BLUE)) == "next:blue"
    assert str(Wish("long")) == "long"


@pytest.mark.parametrize("text", ['{"kind":"next"}', '{"kind":"long","bird":"red"}', '{"kind":"near","bird":"red"}'])
def test_a_card_that_is_not_in_the_box_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Wish)


def test_an_unknown_wish_is_named_in_the_error() -> None:
    with pytest.raises(ValueError, match="there is no wish 'nxt'; there are any, boomerang"):
        Wish("nxt", Bird.BLUE)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="any names no bird"):
        Wish("any", Bird.BLUE)
    with pytest.raises(msgspec.ValidationError, match="Invalid enum value 'nxt'"):
        msgspec.json.decode(b'{"kind": "nxt", "bird": "blue"}', type=Wish)
    with pytest.raises(msgspec.ValidationError, match="next must name a bird"):
        msgspec.json.decode(b'{"kind": "next"}', type=Wish)
