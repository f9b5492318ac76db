"""Variety: a match should not go round in circles where another turn is as good.

The search itself knows nothing of the past. Of what it found, a turn that leads to a board which was there before
gives way to one that is worth nearly as much, and the third time to any that is worth half as much.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

NEAR: Final = 0.04
"""Chances that differ by no more are nearly equal."""
HALF: Final = 0.5


class Option(Protocol):
    """A decision: the chance with it, and how often the board that it leads to has been there."""

    @property
    def estimate(self) -> float: ...
    @property
    def again(self) -> int: ...


AnyOption = TypeVar("AnyOption", bound=Option)


def varied(options: Sequence[AnyOption]) -> list[AnyOption]:
    """Decisions in the order of choice, those that repeat a board behind the others that are good enough."""
    first = options[0]
    if not first.again:
        return list(options)
    enough = least(first)
    fresh = [one for one in options if one.again < first.again and one.estimate >= enough]
    fresh.sort(key=lambda one: one.again)
    return fresh + [one for one in options if one not in fresh]


def least(first: Option) -> float:
    """The least that a decision must be worth to be preferred to this one; nothing replaces a certain win at once."""
    if first.again > 1:
        return first.estimate * HALF
    return first.estimate - NEAR if first.estimate < 1.0 else 1.0
