"""The first lesson: one round without sand. The learner has an easy shape, the mate a hard one of side B."""

from __future__ import annotations

from typing import Final

from ludotheque.core.box import Lesson
from ludotheque.games.ubongo.model import GEMS, Gem, Options, Own
from ludotheque.games.ubongo.pieces import SYMBOLS, Symbol

MATE: Final = "beginner"
SYMBOL: Final[Symbol] = "hand"
OPTIONS: Final = Options(mode="nine", side="A", sand=None, rounds=1)
OWN: Final = (Own(), Own(side="B"))
"""The mate needs four pieces and about a minute and a half, so whoever learns is often the first to call Ubongo."""
BOARDS: Final = (20, 37)
"""The learner's can be covered in six ways: a bar that lies as it is drawn, an L to turn over, a P to fit in."""
DRAWN: Final[tuple[Gem, ...]] = ("ruby", "emerald")
"""From the bag, for the first and for the second: whoever is first wins, so no tie keeps the learner waiting."""


def script() -> tuple[int, ...]:
    """What chance must draw: the first to roll, the die, a board for each, and two gems from the bag."""
    stock = list(range(max(BOARDS) + 1))
    picks = [0, SYMBOLS.index(SYMBOL)]
    for board in BOARDS:
        picks.append(stock.index(board))
        stock.remove(board)
    return (*picks, *map(GEMS.index, DRAWN))


LESSON: Final = Lesson(OPTIONS, OWN, script(), (MATE,))
