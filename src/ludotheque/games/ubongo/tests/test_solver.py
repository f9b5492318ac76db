"""The search finds what a naive one finds, and knows what was counted before."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ludotheque.games.ubongo.book.covering import pair
from ludotheque.games.ubongo.pieces import PIECES, Placement, covered
from ludotheque.games.ubongo.solver import Advice, completable, count, first, hint, sets, solutions
from ludotheque.games.ubongo.tests import naive
from ludotheque.games.ubongo.tests.shapes import NAMES, missions, shapes

THREE = ("####.", "####.", "#####"), ("I3", "L5", "P5")
NO_WAY = ("###", "###"), ("I3", "V3")


def as_naive(covering: tuple[Placement, ...]) -> naive.Covering:
    return frozenset((PIECES[one.piece].name, frozenset(covered(one))) for one in covering)


def agrees(shape: tuple[str, ...], pieces: tuple[str, ...]) -> None:
    wanted = naive.coverings(shape, pieces)
    found = list(map(as_naive, solutions(shape, pieces)))
    assert len(set(found)) == len(found)
    assert set(found) == wanted
    assert count(shape, pieces) == len(wanted)


@settings(deadline=None)
@given(missions())
def test_missions_that_can_be_done(mission: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
    agrees(*mission)
    assert count(*mission) > 0


@settings(deadline=None)
@given(shapes(), st.lists(st.sampled_from(NAMES), min_size=1, max_size=4))
def test_any_shape_with_any_set(shape: tuple[str, ...], pieces: list[str]) -> None:
    agrees(shape, tuple(pieces))


def test_sets_of_more_pieces_than_there_is_room_for() -> None:
    """A piece may cover all that is left before the last one is laid."""
    assert sets(("##",), 3) == {}
    assert sets(("####", "####", "####", "####", "####"), 6) == {
        names: ways
        for names in combinations(NAMES, 6)
        if (ways := count(("####", "####", "####", "####", "####"), names))
    }


@settings(deadline=None, max_examples=25)
@given(shapes(), st.integers(1, 3))
@example(("##",), 3)
def test_all_sets(shape: tuple[str, ...], size: int) -> None:
    found = sets(shape, size)
    for names in combinations(NAMES, size):
        assert found.get(names, 0) == len(naive.coverings(shape, names))


@pytest.mark.parametrize(
    ("height", "width", "name", "ways"),
    [
        (2, 6, "I2", 13),  # Fibonacci
        (4, 4, "I2", 36),
        (6, 6, "I2", 6728),
        (2, 9, "I2", 55),  # wider than a book
        (2, 3, "V3", 2),
        (5, 6, "V3", 72),
        (2, 4, "L4", 2),
        (4, 4, "L4", 10),
        (4, 4, "T4", 2),
        (3, 3, "I3", 2),
        (4, 4, "I4", 2),
        (3, 4, "S4", 0),
        (2, 5, "P5", 2),
    ],
)
def test_tilings_by_one_piece(height: int, width: int, name: str, ways: int) -> None:
    """Counts that are known from the literature on tilings, or by hand."""
    pieces = (name,) * (height * width // int(name[1]))
    assert count(("#" * width,) * height, pieces) == ways


def test_pairs_know_their_order_and_equal_pieces() -> None:
    domino = NAMES.index("I2")
    assert pair((domino, domino))[0b1111] == 1
    assert sum(ways for bits, ways in pair((domino, domino)).items() if bits.bit_count() == 4) > 1


def test_sizes_must_add_up() -> None:
    assert count(("###",), ("I2",)) == 0
    assert first(("###",), ("I2",)) is None
    assert list(solutions(("...",), ())) == []
    assert count(("...",), ()) == 0


def test_the_two_dominoes_are_one_covering() -> None:
    assert count(("##.", ".##"), ("I2", "I2")) == 1


@settings(deadline=None)
@given(missions(3), st.data())
def test_what_can_still_be_completed(mission: tuple[tuple[str, ...], tuple[str, ...]], data: st.DataObject) -> None:
    covering = data.draw(st.sampled_from(list(solutions(*mission))))
    some = data.draw(st.lists(st.sampled_from(covering), unique=True))
    assert completable(*mission, some)
    advice = hint(*mission, some)
    if len(some) == len(covering):
        assert advice is None
    else:
        assert advice is not None
        assert advice.lay is not None
        assert completable(*mission, [*some, advice.lay])


def test_a_hint_lays_the_largest_piece() -> None:
    advice = hint(*THREE, [])
    assert advice is not None
    assert advice.lay is not None
    assert PIECES[advice.lay.piece].size == 5


def test_a_hint_takes_back_as_few_as_it_can() -> None:
    one, two, three = first(*THREE) or ()
    wrong = Placement(three.piece, three.orientation, 0, 0)
    assert not completable(*THREE, [one, two, wrong])
    assert hint(*THREE, [one, two, wrong]) == Advice(lift=(wrong,))
    assert hint(*THREE, [wrong, one, two]) == Advice(lift=(wrong,))


def test_there_is_no_hint_where_there_is_no_way() -> None:
    assert count(*NO_WAY) == 0
    assert hint(*NO_WAY, []) is None
    assert not completable(*NO_WAY, [])
