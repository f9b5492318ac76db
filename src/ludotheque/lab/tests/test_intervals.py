"""Means and shares: the textbook where rows are independent, and wider intervals where they are not."""

from __future__ import annotations

import statistics
from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.share import wilson
from ludotheque.lab.intervals import mean, share, spread, wide

values = st.lists(st.integers(-50, 50), min_size=10, max_size=30).filter(lambda found: len(set(found)) > 1)
STUDENT = {10: 2.26216, 15: 2.14479, 20: 2.09302, 30: 2.04523, 1000: 1.96234}
"""The quantile of Student's t at 97.5 % for so many seeds, from the tables."""


@given(values)
def test_one_value_a_seed_is_the_textbook_interval(found: list[int]) -> None:
    told = mean(found, range(len(found)))
    half = wide(len(found)) * statistics.stdev(found) / sqrt(len(found))
    assert told.mean == pytest.approx(statistics.fmean(found), rel=1e-5, abs=1e-9)
    assert told.low is not None
    assert told.high is not None
    assert told.high - told.low == pytest.approx(2 * half, rel=1e-3, abs=1e-3)


@given(values)
def test_values_told_twice_are_no_more_evidence(found: list[int]) -> None:
    once, twice = mean(found, range(len(found))), mean(found * 2, [*range(len(found))] * 2)
    assert (once.mean, once.low, once.high) == pytest.approx((twice.mean, twice.low, twice.high))


@pytest.mark.parametrize("seeds", STUDENT)
def test_few_seeds_make_wide_intervals(seeds: int) -> None:
    assert wide(seeds) == pytest.approx(STUDENT[seeds], abs=2e-3)


def test_few_seeds_and_equal_values_have_no_interval() -> None:
    found = mean([1, 2, 3], [7, 7, 7])
    assert (found.mean, found.low, found.high) == (2, None, None)
    assert mean(range(9), range(9)).low is None
    assert mean(range(10), range(10)).low is not None
    assert (mean([3] * 50, range(50)).low, mean([3] * 50, range(50)).high) == (None, None)


def test_a_share_is_that_of_wilson() -> None:
    assert share([1, 0, 0, 1], [0, 1, 2, 3]) == wilson(2, 4)
    assert share([1.0, *[0.0] * 19], range(20)) == wilson(1, 20)
    assert share([1.0] * 30, range(30)) == wilson(30, 30)


def test_seats_that_win_together_are_one_try() -> None:
    """Three dwarfs who win or lose together are no three witnesses."""
    won = [1.0, 1.0, 1.0, 0.0, 0.0, 0.0]
    assert share(won, [0, 0, 0, 1, 1, 1]) == wilson(1, 2)
    assert share([1.0, 0.0], [0, 0]) == wilson(0.5, 1)


def test_every_row_counts_alike_whatever_its_seed() -> None:
    """Deals with one card that costs nothing, and deals with three that all do: three of four cards, not one of two."""
    seeds = [seed for seed in range(40) for _ in range(1 if seed % 2 else 3)]
    found = share([float(seed % 2 == 0) for seed in seeds], seeds)
    assert found.share == 0.75
    assert found.low < 0.75 < found.high
    alone = share([1.0] * 60 + [0.0] * 20, range(80))
    assert found.high - found.low > alone.high - alone.low


def test_a_pair_of_matches_tells_more_than_one() -> None:
    """Who sits at both seats mostly shares the points: such halves are nearer to each other than wins and losses."""
    halves = [0.5] * 32 + [1.0] * 4 + [0.0] * 4
    found, tries = share(halves, range(40)), wilson(20, 40)
    assert found.share == tries.share
    assert found.high - found.low < (tries.high - tries.low) / 1.5
    few = share([0.5] * 7 + [1.0], range(8))
    assert (few.low, few.high) == (wilson(4.5, 8).low, wilson(4.5, 8).high)


def test_the_interval_of_a_share_holds_it_in_most_samples() -> None:
    """Seeds of one to three rows, which go together: some 19 of 20 intervals hold the true share."""
    luck, held, times = Random(1), 0, 400
    for _ in range(times):
        sizes = [luck.randint(1, 3) for _ in range(40)]
        rows = [(luck.random() < 0.3, seed) for seed, size in enumerate(sizes) for _ in range(size)]
        first = {seed: won for won, seed in reversed(rows)}
        found = share([float(first[seed]) for _, seed in rows], [seed for _, seed in rows])
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / times <= 0.98


def test_a_spread_is_made_of_values() -> None:
    found = spread([1, 2, 3, 4, 100])
    assert (found["least"], found["median"], found["most"]) == (1, 3, 100)
    assert set(found.values()) - {found["sd"]} <= {1, 2, 3, 4, 100}
    assert spread([5])["sd"] == 0
