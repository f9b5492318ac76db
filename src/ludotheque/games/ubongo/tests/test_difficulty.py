"""Difficulty grows with the effort and agrees with a way of trying that knows nothing of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludotheque.games.ubongo.book import standard
from ludotheque.games.ubongo.book.difficulty import STEPS, difficulty, level, promising, sums, tries
from ludotheque.games.ubongo.book.shape import STRIDE, mask_of
from ludotheque.games.ubongo.tests.guessing import guesses

MISSIONS = list(standard().missions())


def ranks(values: Sequence[float]) -> list[float]:
    """Places in order; equal values share the mean of theirs."""
    where: dict[float, list[int]] = {}
    for place, value in enumerate(sorted(values)):
        where.setdefault(value, []).append(place)
    return [sum(where[value]) / len(where[value]) for value in values]


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    a, b = ranks(one), ranks(other)
    middle = (len(a) - 1) / 2
    both = sum((x - middle) * (y - middle) for x, y in zip(a, b, strict=True))
    return float(both / (sum((x - middle) ** 2 for x in a) * sum((y - middle) ** 2 for y in b)) ** 0.5)


def test_levels_are_steps_of_effort() -> None:
    assert [level(tried, 1) for tried in (1, 9, 10, 19, 20, 39, 40, 79, 80, 500)] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert level(80, 2) == 4
    assert list(STEPS) == sorted(STEPS)


def test_one_piece_is_no_riddle() -> None:
    assert tries(("##", "##"), ("O4",)) == 1
    assert difficulty(("##", "##"), ("O4",), 1) == 1


def test_a_search_by_hand() -> None:
    """The three of a row fit at either end of four; then the single domino cannot, and nothing is tried."""
    assert tries(("#####",), ("I3", "I2")) == 4 + 1
    assert sums((3, 2)) == 0b101101


def test_cut_off_corners_are_seen() -> None:
    assert promising(mask_of(("##.##",)), sums((2, 2)), STRIDE)
    assert not promising(mask_of(("#.###",)), sums((2, 2)), STRIDE)


def test_every_level_is_in_the_book() -> None:
    found = Counter(mission.difficulty for mission in MISSIONS)
    assert set(found) == {1, 2, 3, 4, 5}
    assert min(found.values()) > 30
    side_b = [mission.difficulty for mission in MISSIONS if mission.side == "B"]
    side_a = [mission.difficulty for mission in MISSIONS if mission.side == "A"]
    assert sum(side_b) > 1.3 * sum(side_a)


def test_guessers_find_hard_missions_hard() -> None:
    some = MISSIONS[::9]
    effort = [tries(mission.shape, mission.pieces) / mission.solutions for mission in some]
    assert spearman(effort, [guesses(mission.shape, mission.pieces) for mission in some]) > 0.65
