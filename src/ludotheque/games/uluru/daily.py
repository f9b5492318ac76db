"""The deal of the day, from a gentle Monday to experts on Sunday; and a deal laid again for more or fewer players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from ludotheque.core.game import Millis
from ludotheque.games.uluru.model import LEAD, Options, View
from ludotheque.games.uluru.rules import deal_of

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


GLANCE: Final[Millis] = 250
"""To read one card: an eye rests that long on whatever it takes in."""
HAND: Final[Millis] = 250
"""To land one bird: two keys or taps of very quick fingers."""


def fastest(view: View) -> Millis:
    """To read the cards of the birds that landed, which begins before the glass is turned, and to land them."""
    last, seat = view.shown.last, view.viewer
    if last is None or seat is None:
        return 0
    cards = deal_of(view.shown, view.shown.own[seat].row, last.rows)
    landed = [len(own) for own, place in zip(cards, last.boards[seat], strict=True) if place is not None]
    return max(0, GLANCE * sum(landed) - LEAD) + HAND * len(landed)


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
