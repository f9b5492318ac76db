"""Ratings: how strong players are by who beat whom, on the scale of Elo, and how sure that is.

The model of Bradley and Terry: the odds of a against b are 10 to the power of their difference over 400; a draw is half
a win. The most likely ratings are found by Newton's method, for many sets of results at once. Every pair that has met
counts one drawn match more, so that a player who has won everything has a rating, too: with two players this is the
logarithm of the odds with half a point added to either side. How sure the ratings are is told by the bootstrap: they
are found again for openings drawn with replacement. Where one side has won everything, openings drawn again say no more
than that, so the difference has only a lower bound: that of the interval of its share.
"""

from __future__ import annotations

from math import log
from typing import Any, Final, TypeAlias

import numpy as np

Points: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
"""Entry i, j: what player i scored against player j; perhaps many such tables."""

SCALE: Final = 400 / log(10)
"""Elo in a natural unit of log-odds."""
DRAWN: Final = 1.0
"""Matches that every pair which has met is taken to have drawn beside its own."""
STEP: Final = 1.0
"""The longest step of an iteration."""
CLOSE: Final = 1e-10
TURNS: Final = 200
WITHIN: Final = (0.025, 0.975)
"""The quantiles that bound a 95% interval."""


def ratings(points: Points, drawn: float = DRAWN) -> Points:
    """The most likely ratings, their mean zero; for each table where there are many."""
    met = (points + np.swapaxes(points, -1, -2)) > 0
    scored = points + met * (drawn / 2)
    games = scored + np.swapaxes(scored, -1, -2)
    strength = np.zeros(points.shape[:-1])
    level = np.full((points.shape[-1],) * 2, 1 / points.shape[-1])
    for _ in range(TURNS):
        chance = 1 / (1 + np.exp(strength[..., None, :] - strength[..., :, None]))
        uphill = (scored - games * chance).sum(-1)
        spread = games * chance * (1 - chance)
        bend = np.eye(points.shape[-1]) * spread.sum(-1)[..., None] - spread + level
        step = np.linalg.solve(bend, uphill[..., None])[..., 0]
        step *= np.minimum(1, STEP / np.maximum(np.abs(step).max(-1, keepdims=True), CLOSE))
        strength += step
        if np.abs(step).max() < CLOSE:
            break
    found: Points = SCALE * (strength - strength.mean(-1, keepdims=True))
    return found


def resampled(openings: Points, times: int, seed: int) -> Points:
    """The ratings for openings drawn with replacement; `openings` has a table of points for each."""
    rng = np.random.Generator(np.random.PCG64(seed))
    count, players = openings.shape[0], openings.shape[-1]
    flat = openings.reshape(count, -1)
    drawn = np.empty((times, players, players))
    for number in range(times):
        weights = np.bincount(rng.integers(count, size=count), minlength=count)
        drawn[number] = (weights @ flat).reshape(players, players)
    return ratings(drawn)


def comparable(points: Points) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """Entry i, j: whether results bound the difference of i and j from both sides.

    It is unbounded where some players have won everything against all others: it could be any larger difference.
    """
    found = (points > 0) | np.eye(len(points), dtype=bool)
    for between in range(len(points)):
        found |= found[:, between, None] & found[None, between, :]
    both: np.ndarray[Any, np.dtype[np.bool_]] = found & found.T
    return both


def lead_of(share: float) -> float:
    """The difference in rating at which this share of points is expected."""
    return SCALE * log(share / (1 - share))


def interval(found: Points) -> tuple[Points, Points]:
    """The bounds of 95% intervals over resampled ratings."""
    low, high = np.quantile(found, WITHIN, axis=0)
    return low, high
