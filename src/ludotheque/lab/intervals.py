"""Means and shares with 95% intervals, also where several rows come from one seed and are not independent."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

import numpy as np
from msgspec import Struct

from ludotheque.core.share import WIDE, Share, wilson

QUANTILES: Final = {"p5": 0.05, "p25": 0.25, "median": 0.5, "p75": 0.75, "p95": 0.95}
DIGITS: Final = 6
"""Significant digits of a result; beyond them machines differ."""


class Mean(Struct, frozen=True):
    """A mean with its 95% interval."""

    mean: float
    low: float | None
    """None where one seed alone tells nothing about the others."""
    high: float | None


def rounded(value: float) -> float:
    """A number to its significant digits."""
    return float(f"{value:.{DIGITS}g}")


def mean(values: Sequence[float], seeds: Sequence[int]) -> Mean:
    """The mean of values, each with the number of its seed; values of one seed may depend on each other.

    The interval is that of a ratio of sums over seeds, which are independent.
    """
    given = np.asarray(values, dtype=np.float64)
    _, which = np.unique(np.asarray(seeds), return_inverse=True)
    found, count = float(given.mean()), int(which.max()) + 1
    if count == 1:
        return Mean(rounded(found), None, None)
    apart = np.bincount(which, weights=given - found)
    half = WIDE * sqrt(count / (count - 1) * float(apart @ apart)) / len(given)
    return Mean(rounded(found), rounded(found - half), rounded(found + half))


def share(values: Sequence[float], seeds: Sequence[int]) -> Share:
    """The share of values from zero to one, with its Wilson interval.

    Every seed is one try, worth the mean of its values: several seats of one match are not several witnesses.
    """
    _, which = np.unique(np.asarray(seeds), return_inverse=True)
    each = np.bincount(which, weights=np.asarray(values, dtype=np.float64)) / np.bincount(which)
    return wilson(min(float(each.sum()), float(len(each))), len(each))


def spread(values: Sequence[float]) -> dict[str, float]:
    """Standard deviation, least, most and quantiles; a quantile is one of the values."""
    given = np.asarray(values, dtype=np.float64)
    parts = np.quantile(given, list(QUANTILES.values()), method="inverted_cdf")
    found: dict[str, Any] = {"sd": float(given.std(ddof=1)) if len(given) > 1 else 0.0, "least": float(given.min())}
    found |= {name: float(part) for name, part in zip(QUANTILES, parts, strict=True)} | {"most": float(given.max())}
    return {name: rounded(value) for name, value in found.items()}
