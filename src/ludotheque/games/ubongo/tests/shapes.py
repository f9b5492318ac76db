"""Shapes and sets for properties."""

from __future__ import annotations

from hypothesis import strategies as st

from ludotheque.games.ubongo.book.shape import Rows, neighbours, rows_of
from ludotheque.games.ubongo.pieces import PIECES, Placement, covered, settled

NAMES = [piece.name for piece in PIECES]


@st.composite
def missions(draw: st.DrawFn, most: int = 4) -> tuple[Rows, tuple[str, ...]]:
    """A shape that was made by laying pieces side by side, so that there is at least one covering."""
    names = draw(st.lists(st.sampled_from(NAMES), min_size=1, max_size=most))
    taken: set[tuple[int, int]] = set()
    for name in names:
        numbers = PIECES[NAMES.index(name)].orientations
        orientation = draw(st.integers(0, len(numbers) - 1))
        near = sorted({cell for one in taken for cell in neighbours(one)} - taken) or [(0, 0)]
        row, col = draw(st.sampled_from(near))
        for down, across in numbers[orientation]:
            laid = covered(Placement(NAMES.index(name), orientation, row - down, col - across))
            if not taken.intersection(laid):
                taken.update(laid)
                break
        else:
            top = min(one for one, _ in taken)
            laid = covered(Placement(NAMES.index(name), orientation, top - len(numbers[orientation]), col))
            taken.update(laid)
    return rows_of(settled(taken)), tuple(names)


@st.composite
def shapes(draw: st.DrawFn) -> Rows:
    """Any cells within a box, connected or not, with holes or not."""
    height, width = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    cells = draw(st.sets(st.tuples(st.integers(0, height - 1), st.integers(0, width - 1)), min_size=1, max_size=14))
    return rows_of(settled(cells))
