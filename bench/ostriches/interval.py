"""How sure a result of some games is."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.share import wilson


def interval(points: Sequence[float]) -> tuple[float, float]:
    """The share of points that the true strength gives, with 95 percent; draws make the real interval narrower."""
    if not points:
        return 0.0, 1.0
    found = wilson(sum(points), len(points))
    return found.low, found.high
