"""Static evaluation: the chance of the player on turn, from what is public.

It counts how many are up, how many more could land at once, and how far the others have come; nothing else that was
tried helped. `python -m bench.ostriches.fit` fitted the numbers to matches that the search played against itself.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ludotheque.core.compiling import bit_count, float_array, lowest_bit
from ludotheque.games.ostriches.pieces import CALM, TO_WIN
from ludotheque.games.ostriches.solver import kernel as k
from ludotheque.games.ostriches.solver.tables import (
    BASE_OF,
    FAR_SHIFT,
    REACH,
    ROW,
    ROWS_TO_GO,
    TILE_OF,
    compiled,
)

UP: Final = (
    (0.09, -0.54, -1.30, -2.85),
    (0.69, 0.07, -0.63, -1.51),
    (1.49, 0.83, 0.19, -0.86),
    (2.98, 1.78, 1.37, 0.24),
)
"""How many of one's own are up, then how many of theirs."""
READY: Final = 0.32
"""Each that could land now."""
WAITING: Final = (-0.17, -0.12, -0.22, -0.41)
"""Each of theirs that could land next, by how many of theirs are up."""
TO_GO: Final = (0.15, 0.12, 0.14, 0.09, 0.01, 0.0)
"""Each that is face down, by the rows it has to go; on the far row it must leave and come back."""
SHARPNESS: Final = 9.0
"""How sharply priors tell likely decisions from others."""
BOLDNESS: Final = 1.4
"""How boldly the search tries what it has seldom tried."""

# The index of each number in a mind, which the kernel takes as data: minds can be compared without recompiling.
SHARP, BOLD, EACH_READY, EACH_WAITING, FAR_FROM, BOTH_UP = 0, 1, 2, 3, 7, 13
MIND = float_array([SHARPNESS, BOLDNESS, READY, *WAITING, *TO_GO, *(worth for row in UP for worth in row)])
MOST_READY: Final = 3
"""More than three that could land are no better than three."""
CERTAIN: Final = 0.001
"""The evaluation stays this far from certainty, except for a fourth that can land."""


@compiled
def landing(own: int, up: int, occupied: int, seat: int) -> int:
    """The face-down ostriches of a seat that could land on its far row, were it on turn."""
    free = ~occupied >> FAR_SHIFT[seat] & ROW
    return int(REACH[seat * (ROW + 1) + free] & own & ~up)


@compiled
def come_far(mind: Any, board: int, seat: int) -> float:
    """The worth of how far these have come."""
    worth = 0.0
    while board:
        worth += mind[FAR_FROM + ROWS_TO_GO[seat * 36 + lowest_bit(board)]]
        board &= board - 1
    return worth


@compiled
def glance(mind: Any, mine: int, theirs: int, up: int, occupied: int, moved: int, seat: int) -> float:
    """The chance of this seat, which is on turn and may not move `moved`; one if it can land the fourth."""
    ready = bit_count(landing(mine, up, occupied, seat) & ~moved)
    mine_up, theirs_up = bit_count(mine & up), bit_count(theirs & up)
    if mine_up == TO_WIN - 1 and ready:
        return 1.0
    waiting = bit_count(landing(theirs, up, occupied, 1 - seat))
    worth = mind[BOTH_UP + mine_up * 4 + theirs_up]
    worth += mind[EACH_READY] * min(ready, MOST_READY) + mind[EACH_WAITING + theirs_up] * min(waiting, MOST_READY)
    worth += come_far(mind, mine & ~up, seat) - come_far(mind, theirs & ~up, 1 - seat)
    return CERTAIN + (1.0 - 2 * CERTAIN) / (1.0 + exp(-worth))


@compiled
def glance_at(mind: Any, row: Any, seat: int) -> float:
    """The chance of this seat as if it were on turn now."""
    return glance(mind, row[k.OWN + seat], row[k.OWN + 1 - seat], row[k.UP], k.taken(row), row[k.MOVED], seat)


@compiled
def glance_after(mind: Any, row: Any, turn: int) -> float:
    """The chance of the opponent, who is on turn after this rotation."""
    base, way, seat = BASE_OF[turn >> 1], turn & 1, 1 - row[k.TURN]
    mine, theirs = k.spun(row[k.OWN + seat], base, way), k.spun(row[k.OWN + 1 - seat], base, way)
    bushes, up = k.spun(row[k.BUSHES], base, way), k.spun(row[k.UP], base, way)
    return glance(mind, mine, theirs, up, mine | theirs | bushes, row[k.MOVED], seat)


@compiled
def drawn_next(row: Any) -> bool:
    """Whether any rotation ends the match, as it is the last calm turn."""
    return bool(row[k.PHASE] == k.ROTATE and row[k.CALMS] == CALM)


@compiled
def estimate(mind: Any, row: Any) -> float:
    """The chance of the player on turn; where a tile is to be turned, with the best rotation."""
    seat = row[k.TURN]
    if drawn_next(row):
        return 0.5
    if row[k.PHASE] == k.LEAP or row[k.PHASE] == k.PLACING:
        return glance_at(mind, row, seat)
    theirs, barred = 1.0, TILE_OF[lowest_bit(row[k.MOVED])]
    for turn in range(8):
        if turn >> 1 != barred:
            theirs = min(theirs, glance_after(mind, row, turn))
    return 1.0 - theirs
