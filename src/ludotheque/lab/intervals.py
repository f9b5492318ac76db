"""Means and shares with 95% intervals, also where several rows come from one seed and are not independent."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, TypeAlias

import numpy as np
from msgspec import Struct

from ludotheque.core.share import WIDE, Share, likely

Sums: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
"""A number for each seed."""

QUANTILES: Final = {"p5": 0.05, "p25": 0.25, "median": 0.5, "p75": 0.75, "p95": 0.95}
DIGITS: Final = 6
"""Significant digits of a result; beyond them machines differ."""


FEWEST: Final = 10
"""Of fewer seeds nobody knows how far apart they are: a mean has no interval then."""


class Mean(Struct, frozen=True):
    """A mean with its 95% interval."""

    mean: float
    low: float | None
    """None where the seeds are too few, or all alike, to tell anything about the others."""
    high: float | None


def rounded(value: float) -> float:
    """A number to its significant digits."""
    return float(f"{value:.{DIGITS}g}")


def wide(seeds: int) -> float:
    """Standard errors in half an interval where these are estimated: Student's t, as a series in its freedom."""
    z, free = WIDE, seeds - 1
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


def by_seed(values: Sequence[float], seeds: Sequence[int]) -> tuple[float, Sums, Sums]:
    """The mean of all values, and for each seed the sum of its values and their number."""
    given = np.asarray(values, dtype=np.float64)
    _, which = np.unique(np.asarray(seeds), return_inverse=True)
    sums: Sums = np.bincount(which, weights=given).astype(np.float64)
    sizes: Sums = np.bincount(which).astype(np.float64)
    return float(given.mean()), sums, sizes


def mean(values: Sequence[float], seeds: Sequence[int]) -> Mean:
    """The mean of values, each with the number of its seed; values of one seed may depend on each other.

    The interval is that of a ratio of sums over seeds, which are independent, by Student's t.
    """
    found, sums, sizes = by_seed(values, seeds)
    count = len(sums)
    if count < FEWEST or min(values) == max(values):
        return Mean(rounded(found), None, None)
    apart = sums - sizes * found
    half = wide(count) * sqrt(count / (count - 1) * float(apart @ apart)) / len(values)
    return Mean(rounded(found), rounded(found - half), rounded(found + half))


def share(values: Sequence[float], seeds: Sequence[int]) -> Share:
    """The share of values from zero to one, with its Wilson interval.

    Every value counts alike. Several of one seed are not several witnesses: the interval is that of as many tries as
    the seeds are worth. A seed that is one try, yes or no, is worth one; otherwise the seeds themselves tell, by how
    far they are apart (the effective number of Korn and Graubard).
    """
    found, sums, sizes = by_seed(values, seeds)
    found = min(max(found, 0.0), 1.0)
    return likely(found, tries(found, sums, sizes))


def tries(found: float, sums: Sums, sizes: Sums) -> float:
    """How many independent tries of yes and no tell as much about a share as these seeds."""
    count, apart = len(sums), sums - sizes * found
    error = float(apart @ apart) / float(sizes.sum()) ** 2
    whole = bool(np.all(sizes == sizes[0]) and np.all((sums == 0) | (sums == sizes)))
    if whole or count < FEWEST or error == 0:
        return float(count)
    return found * (1 - found) / error * (count - 1) / count * (WIDE / wide(count)) ** 2


def spread(values: Sequence[float]) -> dict[str, float]:
    """Standard deviation, least, most and quantiles; a quantile is one of the values."""
    given = np.asarray(values, dtype=np.float64)
    parts = np.quantile(given, list(QUANTILES.values()), method="inverted_cdf")
    found: dict[str, Any] = {"sd": float(given.std(ddof=1)) if len(given) > 1 else 0.0, "least": float(given.min())}
    found |= {name: float(part) for name, part in zip(QUANTILES, parts, strict=True)} | {"most": float(given.max())}
    return {name: rounded(value) for name, value in found.items()}
