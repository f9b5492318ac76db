"""The mission of the day, from an easy Monday to a hard Sunday; and a course that can be raced again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.game import Millis
from ludotheque.games.ubongo.bots import HAND, LEAST
from ludotheque.games.ubongo.model import Options, View
from ludotheque.games.ubongo.pieces import PIECES_OF
from ludotheque.games.ubongo.rules.boards import races, side_of

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


def fastest(view: View) -> Millis:
    """Half of what the quickest bot needs to see each shape that was covered, and to lay each of its pieces."""
    shown, seat = view.shown, view.viewer
    if seat is None or not races(shown.options):
        return 0
    pieces = PIECES_OF[side_of(shown.options, shown.own[seat])]
    return shown.solved[seat] * (LEAST + pieces * HAND) // 2


def redeal(options: Options, picks: Sequence[int], was: int, now: int) -> tuple[int, ...] | None:  # noqa: ARG001
    """The draws of the same course for any number of players; None for rounds, whose draws depend on who finishes."""
    return tuple(picks) if races(options) else None
