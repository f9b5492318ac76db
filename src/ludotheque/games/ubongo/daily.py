"""The mission of the day, from an easy Monday to a hard Sunday; and a course laid again for those who race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.games.ubongo.model import Options
from ludotheque.games.ubongo.rules.boards import races

MONDAY: Final = 4
"""The first Monday of 1970 had this number: days are counted from its first."""

WEEK: Final[tuple[Options, ...]] = (
    Options(mode="count", length=1, side="A", difficulty=1),
    Options(mode="count", length=1, side="A", difficulty=2),
    Options(mode="count", length=1, side="A", difficulty=3),
    Options(mode="count", length=1, side="B", difficulty=3),
    Options(mode="count", length=1, side="B", difficulty=4),
    Options(mode="count", length=1, side="B", difficulty=4),
    Options(mode="count", length=1, side="B", difficulty=5),
)


def daily(day: int) -> Options:
    """One mission, against the watch."""
    return WEEK[(day - MONDAY) % len(WEEK)]


def redeal(options: Options, picks: Sequence[int], was: int, now: int) -> tuple[int, ...] | None:  # noqa: ARG001
    """The same course, however many race along it. Rounds are not alike: gems are drawn for those who finish."""
    return tuple(picks) if races(options) else None
