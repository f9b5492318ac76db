"""The box is the one of the rules page."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.games.ubongo.pieces import (
    NUMBER,
    PIECE,
    PIECES,
    SIDES,
    SYMBOLS,
    Placement,
    aspects,
    covered,
    mirrored,
    orientations,
    settled,
    turned,
)
from ludotheque.games.ubongo.tests import naive

BOX = "I2 I3 V3 I4 O4 T4 L4 S4 Y5 L5 P5 Z5"


def test_twelve_pieces_of_48_cells_in_their_order() -> None:
    assert " ".join(piece.name for piece in PIECES) == BOX
    assert sum(piece.size for piece in PIECES) == 48
    assert all(piece.size == int(piece.name[1]) for piece in PIECES)
    assert len({piece.colour for piece in PIECES}) == 12
    assert [PIECE[name].name for name in NUMBER] == BOX.split()


def test_the_die_and_the_sides() -> None:
    assert SYMBOLS == ("hand", "shield", "antelope", "snake", "elephant", "mask")
    assert SIDES == ("A", "B")


@pytest.mark.parametrize("name", BOX.split())
def test_orientations_are_all_there_and_different(name: str) -> None:
    found = orientations(name)
    assert {frozenset(complex(col, row) for row, col in cells) for cells in found} == naive.looks(name)
    assert len(set(found)) == len(found)
    for cells in found:
        assert cells == tuple(sorted(cells)) == settled(cells)
        assert min(row for row, _ in cells) == min(col for _, col in cells) == 0


def test_how_many_orientations() -> None:
    assert Counter(len(piece.orientations) for piece in PIECES) == {1: 1, 2: 3, 4: 4, 8: 4}


def test_orientations_turn_with_the_clock_then_flip() -> None:
    look = orientations("L5")
    assert look[0] == ((0, 0), (1, 0), (1, 1), (1, 2), (1, 3))
    assert [turned(cells) for cells in look[:4]] == [*look[1:4], look[0]]
    assert look[4] == mirrored(look[0])
    assert [turned(cells) for cells in look[4:]] == [*look[5:], look[4]]


def test_aspects_are_always_eight() -> None:
    assert [len(aspects(piece.orientations[0])) for piece in PIECES] == [8] * 12


def test_the_anchor_is_the_corner_of_the_box() -> None:
    assert covered(Placement(NUMBER["S4"], 0, 2, 3)) == ((2, 4), (2, 5), (3, 3), (3, 4))
