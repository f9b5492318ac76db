"""Ratings: published ones, exact ones, and what must hold of any."""

from __future__ import annotations

from itertools import combinations
from math import log10
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.lab import elo
from ludotheque.lab.elo import Points, interval, ratings, resampled

# Wins of the row against the column, baseball, American League East, 1987 (Agresti, Categorical Data Analysis).
BASEBALL = np.array(
    [
        [0, 7, 9, 7, 7, 9, 11],
        [6, 0, 7, 5, 11, 9, 9],
        [4, 6, 0, 7, 7, 8, 12],
        [6, 8, 6, 0, 6, 7, 10],
        [6, 2, 6, 7, 0, 7, 12],
        [4, 4, 5, 6, 6, 0, 6],
        [2, 4, 1, 3, 1, 7, 0],
    ],
    dtype=float,
)
PUBLISHED = (1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0.0)
"""The logarithms of their strengths there, against the last."""


def duel(won: float, lost: float) -> Points:
    return np.array([[0.0, won], [lost, 0.0]])


def test_published_strengths() -> None:
    found = ratings(BASEBALL, drawn=0.0) / elo.SCALE
    assert [round(float(one - found[-1]), 2) for one in found] == list(PUBLISHED)


@pytest.mark.parametrize(("won", "lost"), [(3, 1), (75, 25), (10, 0), (0, 3), (5, 5), (0.5, 1.5)])
def test_two_players_are_apart_by_the_logarithm_of_their_odds(won: float, lost: float) -> None:
    """With half a point more on either side."""
    first, second = ratings(duel(won, lost))
    assert first - second == pytest.approx(400 * log10((won + 0.5) / (lost + 0.5)), abs=1e-6)


def test_three_quarters_of_the_points_are_about_191_elo() -> None:
    first, second = ratings(duel(75_000, 25_000))
    assert first - second == pytest.approx(190.85, abs=0.01)


def test_draws_are_half_wins() -> None:
    assert ratings(duel(4.0, 2.0)) == pytest.approx(ratings(duel(3 + 0.5 * 2, 1 + 0.5 * 2)))


def test_who_wins_everything_still_has_a_rating() -> None:
    found = ratings(np.array([[0.0, 50, 50], [0, 0, 50], [0, 0, 0]]))
    assert np.isfinite(found).all()
    assert found[0] > found[1] > found[2]


tables = st.integers(2, 6).flatmap(
    lambda size: st.lists(
        st.lists(st.integers(0, 40).map(lambda twice: twice / 2), min_size=size, max_size=size),
        min_size=size,
        max_size=size,
    )
)


def table_of(rows: list[list[float]]) -> Points:
    """Every pair meets; nobody meets themselves."""
    return (np.array(rows) + 0.5) * (1 - np.eye(len(rows)))


@given(tables)
def test_expected_points_are_the_scored_ones(rows: list[list[float]]) -> None:
    """What defines the most likely ratings."""
    points = table_of(rows)
    scored = points + elo.DRAWN / 2 * (1 - np.eye(len(rows)))
    found = ratings(points)
    chance = 1 / (1 + 10 ** ((found[None, :] - found[:, None]) / 400))
    expected = ((scored + scored.T) * chance).sum(1)
    assert expected == pytest.approx(scored.sum(1), abs=1e-6)
    assert found.sum() == pytest.approx(0, abs=1e-6)


@given(tables, st.randoms(use_true_random=False))
def test_the_order_of_players_does_not_matter(rows: list[list[float]], rng: Any) -> None:
    points, order = table_of(rows), list(range(len(rows)))
    rng.shuffle(order)
    assert ratings(points)[order] == pytest.approx(ratings(points[np.ix_(order, order)]), abs=1e-5)


@given(tables)
def test_another_win_raises_the_winner_and_lowers_the_loser(rows: list[list[float]]) -> None:
    points = table_of(rows)
    more = points.copy()
    more[0, 1] += 1
    before, after = ratings(points), ratings(more)
    assert after[0] > before[0]
    assert after[1] < before[1]


@given(tables)
def test_mirrored_results_mirror_the_ratings(rows: list[list[float]]) -> None:
    points = table_of(rows)
    assert ratings(points) == pytest.approx(-ratings(points.T), abs=1e-5)


def test_many_tables_at_once_are_like_each_by_itself() -> None:
    many = np.stack([BASEBALL, BASEBALL.T, BASEBALL * 2])
    assert ratings(many) == pytest.approx(np.stack([ratings(one) for one in many]), abs=1e-6)


def test_the_bootstrap_finds_the_known_error_of_a_duel() -> None:
    """The standard error of log-odds is one over the root of n p (1 - p)."""
    openings = np.stack([duel(1, 0)] * 300 + [duel(0, 1)] * 100)
    found = resampled(openings, 400, seed=1)
    leads = found[:, 0] - found[:, 1]
    assert leads.std() == pytest.approx(elo.SCALE / (400 * 0.75 * 0.25) ** 0.5, rel=0.15)
    low, high = interval(leads)
    assert low < 190.85 < high
    assert (resampled(openings, 400, seed=1) == found).all()


def test_intervals_hold_the_true_ratings_nearly_as_often_as_they_say() -> None:
    """Two matches an opening, whose luck is partly the same, and a fifth of them drawn."""
    true, rng, held = np.array([150.0, 50.0, -50.0, -150.0]), np.random.default_rng(5), []
    chance = 1 / (1 + 10 ** ((true[None, :] - true[:, None]) / 400))
    for trial in range(60):
        openings = np.zeros((50, 4, 4))
        for one, other in combinations(range(4), 2):
            luck = np.where(rng.random((50, 2)) < 0.5, rng.random((50, 1)), rng.random((50, 2)))
            won = np.select([luck < chance[one, other] - 0.1, luck < chance[one, other] + 0.1], [1.0, 0.5], 0.0)
            openings[:, one, other] = won.sum(1)
            openings[:, other, one] = 2 - won.sum(1)
        low, high = interval(resampled(openings, 200, trial))
        held.append(((low <= true) & (true <= high)).mean())
    assert 0.88 <= np.mean(held) <= 0.99


def test_what_was_always_won_has_no_upper_bound() -> None:
    found = elo.comparable(np.array([[0.0, 2, 9], [1, 0, 9], [0, 0, 0]]))
    assert found.tolist() == [[True, True, False], [True, True, False], [False, False, True]]
    circle = np.array([[0.0, 2, 0], [0, 0, 2], [2, 0, 0]])
    assert elo.comparable(circle).all(), "all have lost to somebody who has"


def test_a_share_is_a_lead() -> None:
    assert elo.lead_of(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo.lead_of(0.5) == 0


def test_openings_are_drawn_as_a_whole() -> None:
    """Two matches of one opening that cancel out tell nothing about each other's luck."""
    balanced = np.stack([duel(1, 1)] * 20)
    assert resampled(balanced, 100, seed=1) == pytest.approx(np.zeros((100, 2)))
