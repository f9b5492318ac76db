"""Thinking ahead: fair luck, and decisions that win more games than those of the glance."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.compiling import FAST
from ludotheque.games.dwarfcity.model import Options
from ludotheque.games.dwarfcity.solver import LEVELS, simulate
from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.rollouts import LOST_BY, WON_BY, mixed, worth
from ludotheque.games.dwarfcity.solver.simulation import beginning, gains, goes_on, overruled

SKILLED, MASTER = LEVELS[2:]
GAMES = list(product(("together", "kobold"), ("stone", "beach")))
enough = pytest.mark.skipif(not FAST, reason="it takes more games than plain Python plays in a moment")


@enough
@pytest.mark.parametrize(("mode", "face"), GAMES)
def test_luck_fixed_turn_by_turn_is_as_fair_as_any_other(mode: Any, face: Any) -> None:
    """Dice that keep in step from turn to turn would make the dwarfs win far more often, or less."""
    start, times = beginning(mode, face), 6_000
    fixed = sum(goes_on(start, seed)[t.WINNER] == t.DWARFS for seed in range(times)) / times
    thrown = simulate(Options(mode=mode, face=face), 4, SKILLED, SKILLED, 40_000, Random(8)).won / 40_000
    assert abs(fixed - thrown) < 4 * (0.25 / times) ** 0.5


def test_consecutive_seeds_have_nothing_in_common() -> None:
    seeds = [mixed(seed) for seed in range(2_000)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 < seed <= 1 << 60 for seed in seeds)
    for bit in range(60):
        assert 800 < sum((seed - 1) >> bit & 1 for seed in seeds) < 1_200
        assert 800 < sum((one - 1 ^ other - 1) >> bit & 1 for one, other in pairwise(seeds)) < 1_200


def test_a_narrow_end_is_worth_about_half() -> None:
    assert list(WON_BY) == sorted(WON_BY)
    assert list(LOST_BY) == sorted(LOST_BY, reverse=True)
    assert LOST_BY[0] == WON_BY[0] == 500
    row = beginning("together", "stone")
    row[t.WINNER], row[t.LEFT] = t.KOBOLD, 1
    assert worth(row) == LOST_BY[1] < 500
    row[t.SET], row[t.LEFT] = t.SETS.index("easy"), 5
    assert worth(row) == LOST_BY[1], "four blocks stand on no easy card"
    row[t.FACE] = t.BEACH
    assert worth(row) == LOST_BY[5]
    row[t.WINNER], row[t.PILE] = t.DWARFS, row[t.NEEDED] - 2
    assert worth(row) == WON_BY[2] > 500


@pytest.mark.slow
@enough
@pytest.mark.parametrize(
    ("mode", "face", "side", "games"),
    [
        ("together", "stone", t.DWARFS, 10),
        ("kobold", "stone", t.DWARFS, 10),
        ("kobold", "beach", t.DWARFS, 10),
        ("kobold", "beach", t.KOBOLD, 60),
    ],
)
def test_overruling_the_glance_wins_more_games(mode: Any, face: Any, side: int, games: int) -> None:
    """With a quarter of the master's games: it wins more where it overrules the glance, by more than chance."""
    found = gains(overruled(mode, face, side, replace(MASTER, games=1_000), games), side, 400)
    assert len(found) > 20
    assert mean(found) > 2 * stdev(found) / len(found) ** 0.5
