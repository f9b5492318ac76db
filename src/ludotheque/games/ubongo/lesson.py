"""The first lesson: one round without sand. The learner has an easy shape, the bot a hard one of side B."""

from __future__ import annotations

from typing import Final

from ludotheque.core.box import Lesson
from ludotheque.games.ubongo.model import GEMS, Gem, Options, Own
from ludotheque.games.ubongo.pieces import SYMBOLS, Symbol

MATE: Final = "beginner"
SYMBOL: Final[Symbol] = "hand"
OPTIONS: Final = Options(mode="nine", side="A", sand=None, rounds=1)
OWN: Final = (Own(), Own(side="B"))
"""The bot needs four pieces and about a minute and a half, so that the learner is often first."""
BOARDS: Final = (20, 37)
"""The learner's shape has six coverings: a bar that lies as drawn, an L to flip, a P to fit in."""
DRAWN: Final[tuple[Gem, ...]] = ("ruby", "emerald")
"""From the bag, for the first and the second: whoever is first wins, so that no tie follows."""


def script() -> tuple[int, ...]:
    """The scripted draws: who rolls first, the symbol, a board for each seat, and two gems from the bag."""
    stock = list(range(max(BOARDS) + 1))
    picks = [0, SYMBOLS.index(SYMBOL)]
    for board in BOARDS:
        picks.append(stock.index(board))
        stock.remove(board)
    return (*picks, *map(GEMS.index, DRAWN))


LESSON: Final = Lesson(OPTIONS, OWN, script(), (MATE,))
