"""The perfect dwarf: as good as trying everything by the rules."""

from __future__ import annotations

import pytest

from ludotheque.core.compiling import FAST
from ludotheque.games.dwarfcity.solver.beach import LAYOUTS, explored, whole_beach
from ludotheque.games.dwarfcity.solver.perfect import (
    HANDS,
    ROLLS,
    WAYS_OF_PAIR,
    WAYS_OF_SINGLE,
    WAYS_OF_TRIPLE,
    Kobold,
    moved,
    perfect,
    possible,
    rest,
    steps,
)
from ludotheque.games.dwarfcity.tests.brute import best_chance, small_box

SMALL = [(1, 2, Kobold(3, 3, 1)), (1, 3, Kobold(3, 4, 2)), (1, 4, Kobold(3, 3, 3))]


@pytest.mark.slow
@pytest.mark.parametrize(("each", "tall", "kobold"), SMALL if FAST else SMALL[:1])
def test_it_is_as_good_as_trying_everything(
    each: int, tall: int, kobold: Kobold, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_rules = best_chance(small_box(monkeypatch, each, tall, kobold))
    assert perfect(explored(each, tall, 500), kobold) == pytest.approx(by_rules, abs=1e-9)
    assert 0.1 < by_rules < 0.99


@pytest.mark.skipif(not FAST, reason="too long without numba")
def test_a_kobold_with_more_time_or_fewer_signs_is_weaker() -> None:
    beach = explored(2, 3, 3_000)
    chances = [perfect(beach, Kobold(needed, 6, 2)) for needed in range(1, 7)]
    assert chances == sorted(chances)
    signs = [perfect(beach, Kobold(6, 6, signs)) for signs in range(4)]
    assert signs == sorted(signs, reverse=True)


def test_every_step_is_told() -> None:
    kobold, told = Kobold(4, 5, 2), []
    perfect(explored(1, 2, 100), kobold, lambda: told.append(1))
    assert len(told) == steps(kobold) == sum(len(possible(kobold, pile)) for pile in range(4))


def test_signs_that_are_possible() -> None:
    assert [list(possible(Kobold(4, 4, 2), pile)) for pile in range(4)] == [[0], [0, 1], [0, 1, 2], [1, 2]]


def test_handfuls_of_dice() -> None:
    """All 216 rolls are counted; the hands know what is left of them and where colours go."""
    assert sum(WAYS_OF_TRIPLE) + sum(WAYS_OF_PAIR) + sum(WAYS_OF_SINGLE) + 1 == ROLLS
    assert HANDS[1][rest((0, 4), 4)] == (0,)
    assert rest((0, 4), 2) == -1
    turned = 1 | 2 << 2 | 3 << 4 | 0 << 6
    assert HANDS[2][moved((0, 3), turned)] == (0, 1)
    assert HANDS[3][moved((1, 1, 4), turned)] == (2, 2, 4)


@pytest.mark.slow
@pytest.mark.skipif(not FAST, reason="too long without numba")
def test_the_beach_of_the_box() -> None:
    beach = whole_beach()
    assert beach.count == 693_040 <= LAYOUTS
    assert beach.first == beach.count - 1, "all blocks on the table"
    assert perfect(beach, Kobold(2, 12)) < perfect(beach, Kobold(3, 12)) < 0.02
