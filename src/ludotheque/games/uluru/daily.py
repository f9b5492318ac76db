"""The deal of the day, from a gentle Monday to experts on Sunday; and a deal laid again for more or fewer players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from ludotheque.games.uluru.model import Options

MONDAY: Final = 4
"""The day number of the first Monday of 1970; the first of January is day 0."""

WEEK: Final[tuple[Options, ...]] = (
    Options(mode="first"),
    Options(mode="custom", levels=frozenset({2, 3, 4})),
    Options(mode="after"),
    Options(mode="custom", levels=frozenset({3, 4})),
    Options(mode="tricky"),
    Options(mode="experts", second_cards=2),
    Options(mode="experts"),
)


def daily(day: int) -> Options:
    """One round with sixty seconds of sand."""
    return replace(WEEK[(day - MONDAY) % len(WEEK)], sand=60, rounds=1)


def redeal(options: Options, picks: Sequence[int], was: int, now: int) -> tuple[int, ...] | None:
    """The same cards for another number of players: with several, chance first names the start player.

    None one after another on one tablet: there is nobody to race.
    """
    if options.turns == "each" and now > 1:
        return None
    if was == now:
        return tuple(picks)
    cards = tuple(picks[1:] if was > 1 else picks)
    return (0, *cards) if now > 1 else cards
