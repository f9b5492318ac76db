"""The first lesson: one round without sand, every kind of card of a first game, and all eight wishes can be met."""

from __future__ import annotations

from typing import Final

from ludotheque.core.box import Lesson
from ludotheque.games.uluru.model import Options, Own
from ludotheque.games.uluru.pieces import NUMBER_OF, Bird, Wish
from ludotheque.games.uluru.rules.dealing import full_deck

OPTIONS: Final = Options(mode="first", sand=None, rounds=1)
WISHES: Final = (
    Wish("next", Bird.PINK),
    Wish("any"),
    Wish("opposite", Bird.WHITE),
    Wish("long"),
    Wish("corner", Bird.YELLOW),
    Wish("lonely"),
    Wish("boomerang"),
    Wish("short"),
)
"""The first card names a bird of another colour; a player who seats that bird first can meet every wish."""


def picks(options: Options, wishes: tuple[Wish, ...]) -> tuple[int, ...]:
    """The draws that deal these cards in this order."""
    stock = list(full_deck(options))
    found = []
    for wish in wishes:
        found.append(stock.index(NUMBER_OF[wish]))
        stock.pop(found[-1])
    return tuple(found)


LESSON: Final = Lesson(OPTIONS, (Own(),), picks(OPTIONS, WISHES))
