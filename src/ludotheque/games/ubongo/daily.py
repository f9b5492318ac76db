"""The mission of the day, from an easy Monday to a hard Sunday; and a course that can be raced again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.game import Millis
from ludotheque.games.ubongo.book.difficulty import tries
from ludotheque.games.ubongo.bots import HAND, LEAST
from ludotheque.games.ubongo.model import Options, Task, View
from ludotheque.games.ubongo.rules.boards import races
from ludotheque.games.ubongo.solver.advice import ways

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


GLANCE: Final[Millis] = 250
"""To see whether a placement will do: an eye rests that long on whatever it takes in."""
LUCK: Final = 50
"""Even a very lucky person goes through this part of a search: one in fifty has met a covering by then."""


def fastest(view: View) -> Millis:
    """The least time for the missions that were covered."""
    if view.viewer is None or not races(view.shown.options):
        return 0
    own = view.runs[view.viewer] if view.runs else ()
    return sum(least(passed.task) for passed in own if passed.done)


def least(task: Task) -> Millis:
    """Half of what the quickest bot needs to see the shape and lay the pieces, and the search of a very lucky person.

    The search is that of this very mission: the placements that are tried on average until it is covered.
    """
    effort = tries(task.shape, task.pieces) / len(ways(task.shape, task.pieces))
    return (LEAST + len(task.pieces) * HAND) // 2 + int(GLANCE * effort / LUCK)


def redeal(options: Options, picks: Sequence[int], was: int, now: int) -> tuple[int, ...] | None:  # noqa: ARG001
    """The draws of the same course for any number of players; None for rounds, whose draws depend on who finishes."""
    return tuple(picks) if races(options) else None
