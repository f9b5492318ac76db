"""The book in the box keeps what the rules page promises, and every number in it is proven anew."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.refusal import Refused
from ludotheque.games.ubongo.book import BOARDS, STANDARD, make, named, read, standard, written
from ludotheque.games.ubongo.book.difficulty import difficulty
from ludotheque.games.ubongo.book.growing import BOXES, LEAST_CORNERS, corners, looks_of, pinched, pleasant
from ludotheque.games.ubongo.book.luck import Luck
from ludotheque.games.ubongo.book.missions import KIND
from ludotheque.games.ubongo.book.shape import canonical, joined, mask_of, size_of, without_holes
from ludotheque.games.ubongo.pieces import NUMBER, PIECE, SIDES, SYMBOLS, aspects, drawn
from ludotheque.games.ubongo.solver import count, first, hint
from ludotheque.games.ubongo.tests import naive
from ludotheque.games.ubongo.tests.shapes import shapes

MISSIONS = list(standard().missions())
PAGES = [(side, page) for pages in standard().boards for side, page in zip(SIDES, pages, strict=True)]


def test_54_boards_648_missions() -> None:
    assert len(standard()) == BOARDS == 54
    assert len(MISSIONS) == 648
    assert Counter((mission.side, mission.symbol) for mission in MISSIONS) == {
        (side, symbol): 54 for side in SIDES for symbol in range(len(SYMBOLS))
    }


@pytest.mark.slow
def test_the_data_are_what_the_generator_makes() -> None:
    shipped = files("ludotheque.games.ubongo.book").joinpath("standard.txt").read_bytes()
    assert written(make(STANDARD)).encode() == shipped
    assert shipped.startswith(f"{KIND} 54 standard\n".encode())


@pytest.mark.slow
def test_every_number_of_solutions_is_right_by_a_naive_count() -> None:
    for mission in MISSIONS:
        assert len(naive.coverings(mission.shape, mission.pieces)) == mission.solutions > 0


def test_every_number_of_solutions_and_difficulty_is_right() -> None:
    for mission in MISSIONS:
        assert count(mission.shape, mission.pieces) == mission.solutions
        assert difficulty(mission.shape, mission.pieces, mission.solutions) == mission.difficulty
        assert first(mission.shape, mission.pieces) is not None
        assert hint(mission.shape, mission.pieces, ()) is not None


def test_sets_are_as_published() -> None:
    for mission in MISSIONS:
        sizes = sorted(PIECE[name].size for name in mission.pieces)
        assert len(set(mission.pieces)) == len(mission.pieces)
        assert list(mission.pieces) == sorted(mission.pieces, key=NUMBER.__getitem__)
        if mission.side == "A":
            assert sizes in ([3, 5, 5], [4, 4, 5])
        else:
            assert len(sizes) == 4
            assert 14 <= sum(sizes) <= 18
    for _, page in PAGES:
        assert len({mission.pieces for mission in page.missions}) == 6


def test_most_missions_have_one_to_three_solutions() -> None:
    few = sum(mission.solutions <= 3 for mission in MISSIONS)
    assert few / len(MISSIONS) > 0.85
    assert max(mission.solutions for mission in MISSIONS) <= 8


def test_shapes_are_as_published() -> None:
    for side, page in PAGES:
        assert joined(drawn(page.shape))
        assert without_holes(page.shape)
        assert pleasant(page.shape, side)
        height, width = len(page.shape), len(page.shape[0])
        assert (height, width) in BOXES[side]
        assert 4 <= min(height, width) <= 5
        assert max(height, width) <= 6
    cells = Counter(size_of(page.shape) for side, page in PAGES if side == "B")
    assert set(cells) <= set(range(14, 19))
    assert cells[16] + cells[17] > 27


def test_no_two_shapes_are_alike() -> None:
    assert len({canonical(page.shape) for _, page in PAGES}) == 108


def test_all_pieces_get_their_turn() -> None:
    used = Counter(name for mission in MISSIONS for name in mission.pieces)
    assert set(used) == set(NUMBER)
    assert min(used.values()) > 50


def test_a_mission_is_found_by_board_side_and_symbol() -> None:
    for mission in MISSIONS:
        assert standard().mission(mission.board, mission.side, mission.symbol) is mission


def test_books_by_seed() -> None:
    one = make("one", 3)
    assert one == make("one", 3)
    assert one.boards == make("one", 5).boards[:3]
    assert one.hash != make("two", 3).hash
    assert len(one.hash) == 12
    assert one.hash == read(written(one)).hash
    assert read(written(one)) == one


@pytest.mark.slow
def test_long_books_go_on_with_wider_limits() -> None:
    long = make("long", 150)
    found = [canonical(page.shape) for pages in long.boards for page in pages]
    assert len(set(found)) == len(found) == 300
    assert all(joined(drawn(shape)) and without_holes(shape) for shape in found)
    assert not all(pleasant(pages[0].shape, "A") for pages in long.boards)
    for mission in long.missions():
        assert count(mission.shape, mission.pieces) == mission.solutions <= 8


def test_named_books_are_kept() -> None:
    assert named("standard") is standard()
    assert named("kept") is named("kept")
    assert len(named("kept")) == BOARDS


@pytest.mark.parametrize("seed", ["", "a b", "a\nb", "x" * 41, "é", "\udc80"])
def test_odd_seeds_are_refused(seed: str) -> None:
    with pytest.raises(Refused, match="book-seed"):
        make(seed, 1)


def test_chance_is_the_same_everywhere() -> None:
    """These numbers stand in every book that was ever made from a seed."""
    luck = Luck("pinned")
    assert [luck.below(1000) for _ in range(6)] == [394, 290, 100, 378, 221, 130]
    assert {luck.weighted([0, 3, 0, 1]) for _ in range(50)} == {1, 3}
    things = list(range(20))
    luck.shuffle(things)
    assert sorted(things) == list(range(20))
    assert luck.one("a") == "a"


@settings(deadline=None)
@given(shapes(), st.integers(0, 7))
def test_alike_shapes_have_one_canonical_form(shape: tuple[str, ...], number: int) -> None:
    other = aspects(drawn(shape))[number]
    rows = tuple(
        "".join("#" if (row, col) in other else "." for col in range(1 + max(col for _, col in other)))
        for row in range(1 + max(row for row, _ in other))
    )
    assert canonical(rows) == canonical(shape)
    assert mask_of(rows).bit_count() == size_of(shape)


@pytest.mark.parametrize(
    ("shape", "seen"),
    [
        (("###", "###"), (4, 0, 0, 0)),
        (("##.", "###"), (6, 1, 0, 0)),
        ((".#.", "###", "###"), (8, 1, 0, 0)),
        (("#..", "#..", "###", "###"), (6, 1, 1, 0)),
        (("#.#", "###"), (8, 2, 0, 1)),
    ],
)
def test_what_the_eye_counts(shape: tuple[str, ...], seen: tuple[int, ...]) -> None:
    assert looks_of(shape) == seen


def test_unpleasant_shapes() -> None:
    assert corners(tuple(drawn(("###", "###")))) < LEAST_CORNERS
    assert not pleasant(("####", "####", "####", "####"), "A")
    assert not pleasant(("####", "#..#", "####", "####"), "A")
    assert pinched(("##..", "##..", "..##", "..##"))
    assert pinched(("##...", "#####", "...##"))
    assert not without_holes(("###", "#.#", "###"))
