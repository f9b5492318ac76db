"""How sure a result of some games is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z = 1.96
"""For 95 percent."""


def interval(points: Sequence[float]) -> tuple[float, float]:
    """The share of points that the true strength gives, by Wilson; draws make the real interval narrower."""
    games = len(points)
    if games == 0:
        return 0.0, 1.0
    share = sum(points) / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
