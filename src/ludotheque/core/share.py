"""Shares with confidence intervals."""

from __future__ import annotations

from math import sqrt
from typing import Final

from msgspec import Struct

from ludotheque.core.arguments import shown, whole
from ludotheque.core.refusal import Refused

WIDE: Final = 1.96
"""Standard errors in half a 95% confidence interval."""


class Share(Struct, frozen=True):
    """A share of one with its 95% confidence interval."""

    share: float
    low: float
    high: float


def wilson(points: float, tries: int) -> Share:
    """Wilson score interval; valid at 0 % and 100 %. A draw is half a point."""
    whole("tries", tries, 1)
    if not 0 <= points <= tries:
        raise Refused("value-range", name="points", given=shown(points), least=0, most=tries)
    return likely(points / tries, tries)


def likely(share: float, tries: float) -> Share:
    """Wilson score interval of a share that tells as much as so many independent tries; they may be no whole number."""
    squared = WIDE * WIDE
    middle = (share + squared / (2 * tries)) / (1 + squared / tries)
    half = WIDE / (1 + squared / tries) * sqrt(share * (1 - share) / tries + squared / (4 * tries * tries))
    return Share(round(share, 4), round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4))
