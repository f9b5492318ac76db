"""Means and shares: the textbook where rows are independent, and wider intervals where they are not."""

from __future__ import annotations

import statistics
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.share import wilson
from ludotheque.lab.intervals import mean, share, spread

values = st.lists(st.integers(-50, 50), min_size=2, max_size=30)


@given(values)
def test_one_value_a_seed_is_the_textbook_interval(found: list[int]) -> None:
    told = mean(found, range(len(found)))
    half = 1.96 * statistics.stdev(found) / sqrt(len(found))
    assert told.mean == pytest.approx(statistics.fmean(found), rel=1e-5, abs=1e-9)
    assert told.low is not None
    assert told.high is not None
    assert told.high - told.low == pytest.approx(2 * half, rel=1e-3, abs=1e-3)


@given(values)
def test_values_told_twice_are_no_more_evidence(found: list[int]) -> None:
    once, twice = mean(found, range(len(found))), mean(found * 2, [*range(len(found))] * 2)
    assert (once.mean, once.low, once.high) == pytest.approx((twice.mean, twice.low, twice.high))


def test_one_seed_has_no_interval() -> None:
    found = mean([1, 2, 3], [7, 7, 7])
    assert (found.mean, found.low, found.high) == (2, None, None)


def test_a_share_is_that_of_wilson() -> None:
    assert share([1, 0, 0, 1], [0, 1, 2, 3]) == wilson(2, 4)


def test_seats_that_win_together_are_one_try() -> None:
    """Three dwarfs who win or lose together are no three witnesses."""
    won = [1.0, 1.0, 1.0, 0.0, 0.0, 0.0]
    assert share(won, [0, 0, 0, 1, 1, 1]) == wilson(1, 2)
    assert share([1.0, 0.0], [0, 0]) == wilson(0.5, 1)


def test_a_spread_is_made_of_values() -> None:
    found = spread([1, 2, 3, 4, 100])
    assert (found["least"], found["median"], found["most"]) == (1, 3, 100)
    assert set(found.values()) - {found["sd"]} <= {1, 2, 3, 4, 100}
    assert spread([5])["sd"] == 0
