"""The mission of the day, from an easy Monday to a hard Sunday; and a course that can be raced again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.games.ubongo.model import Options
from ludotheque.games.ubongo.rules.boards import races

MONDAY: Final = 4
"""The first Monday of 1970, in days since 1 January."""

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
    """One mission against the watch."""
    return WEEK[(day - MONDAY) % len(WEEK)]


def redeal(options: Options, picks: Sequence[int], was: int, now: int) -> tuple[int, ...] | None:  # noqa: ARG001
    """The draws of the same course for any number of players; None for rounds, whose draws depend on who finishes."""
    return tuple(picks) if races(options) else None
