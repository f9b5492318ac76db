"""The perfect dwarf: alone on the beach against the kobold, with the highest chance to win that there is.

This is exact: a state of the rules at the beginning of a turn is one way to lie (`sand`), the blue blocks in his tower
and the signs among them, and nothing else counts. Blue blocks only become more, and while they stay as they are,
blocks on the table only become fewer: in that order every chance follows from those that are known already. A roll that
changes nothing leads back to the same state, so it is as if it had not been.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from ludotheque.core.compiling import zeros
from ludotheque.games.dwarfcity.pieces import SIGNS
from ludotheque.games.dwarfcity.solver.compiling import compiled
from ludotheque.games.dwarfcity.solver.rolls import (
    KNOWN,
    MOVED_PAIR,
    MOVED_SINGLE,
    PAIRS,
    REST_OF_PAIR,
    REST_OF_TRIPLE,
    ROLLS,
    SINGLES,
    TRIPLES,
    WAYS_OF_PAIR,
    WAYS_OF_SINGLE,
    WAYS_OF_TRIPLE,
    WHITE,
)
from ludotheque.games.dwarfcity.solver.sand import PERM, PLACES, Sand

# What is known about a way to lie while the blue blocks stay as they are, a row of chances each.
BLUES: Final = 3
"""First those with nothing left to build and none, one or two blue dice to come."""
SINGLE, SINGLE_BLUE, PAIR = BLUES, BLUES + SINGLES, BLUES + 2 * SINGLES
"""Then with one die left and none or one blue to come, and with two dice left."""
WIDE: Final = PAIR + PAIRS
# And what the best first block promises, for each face and each handful that is left after it.
OF_PAIRS: Final = 0
OF_SINGLES: Final = KNOWN * PAIRS
OF_BLUES: Final = OF_SINGLES + 2 * KNOWN * SINGLES
ROOM: Final = OF_BLUES + BLUES * KNOWN


class Kobold(Struct, frozen=True):
    """How many blue blocks he needs, how many there are, and how many hide his sign."""

    needed: int
    blues: int
    signs: int = SIGNS


@compiled
def keep(best: Any, at: int, many: int, hue: int, hand: int, found: float) -> None:
    """A colour may be had by its own die or by white."""
    own, white = at + hue * many + hand, at + WHITE * many + hand
    best[own] = max(best[own], found)
    best[white] = max(best[white], found)


@compiled
def first_blocks(builds: Any, one: int, known: Any, start: int, best: Any) -> None:
    """Look at every block that can be built first; -1 where a die builds nothing."""
    for at in range(ROOM):
        best[at] = -1.0
    for place in range(PLACES):
        to = builds[one * PLACES + place]
        if to < 0:
            continue
        row, perm, hue = ((to >> PERM) - start) * WIDE, to & ((1 << PERM) - 1), place >> 1
        for hand in range(PAIRS):
            keep(best, OF_PAIRS, PAIRS, hue, hand, known[row + PAIR + MOVED_PAIR[perm * PAIRS + hand]])
        for hand in range(SINGLES):
            moved = MOVED_SINGLE[perm * SINGLES + hand]
            keep(best, OF_SINGLES, SINGLES, hue, hand, known[row + SINGLE + moved])
            keep(best, OF_SINGLES + KNOWN * SINGLES, SINGLES, hue, hand, known[row + SINGLE_BLUE + moved])
        for blue in range(BLUES):
            keep(best, OF_BLUES + blue * KNOWN, 1, hue, 0, known[row + blue])


@compiled
def of_hand(rest: Any, hand: int, best: Any, at: int, many: int) -> float:
    """The best die of a handful to begin with; -1: none builds."""
    found = -1.0
    for face in range(KNOWN):
        left = rest[hand * KNOWN + face]
        if left >= 0:
            found = max(found, best[at + face * many + left])
    return found


@compiled
def whole_roll(best: Any, blue: Any) -> float:
    """The chance before a roll; `blue` has it after one, two and three blue blocks."""
    total, stuck, with_blue = blue[2], 0, OF_SINGLES + KNOWN * SINGLES
    for hand in range(TRIPLES):
        found = of_hand(REST_OF_TRIPLE, hand, best, OF_PAIRS, PAIRS)
        if found < 0:
            stuck += WAYS_OF_TRIPLE[hand]
        else:
            total += WAYS_OF_TRIPLE[hand] * found
    for hand in range(PAIRS):
        found = of_hand(REST_OF_PAIR, hand, best, with_blue, SINGLES)
        total += WAYS_OF_PAIR[hand] * (found if found >= 0 else blue[0])
    for face in range(KNOWN):
        found = best[OF_BLUES + 2 * KNOWN + face]
        total += WAYS_OF_SINGLE[face] * (found if found >= 0 else blue[1])
    return float(total / (ROLLS - stuck))


@compiled
def remember(own: Any, row: int, best: Any, chance: float, blue: Any) -> None:
    """What those with one more block on the table will want to know."""
    own[row], own[row + 1], own[row + 2] = chance, blue[0], blue[1]
    for face in range(KNOWN):
        found = best[OF_BLUES + face]
        own[row + SINGLE + face] = found if found >= 0 else chance
        found = best[OF_BLUES + KNOWN + face]
        own[row + SINGLE_BLUE + face] = found if found >= 0 else blue[0]
    for hand in range(PAIRS):
        found = of_hand(REST_OF_PAIR, hand, best, OF_SINGLES, SINGLES)
        own[row + PAIR + hand] = found if found >= 0 else chance


@compiled
def blue_blocks(falls: Any, one: int, count: int, plain: Any, signed: Any, odds: float, blue: Any) -> None:
    """The chance after one, two and three blue blocks: with a sign, the better tower falls."""
    for amount in range(BLUES):
        after, found = amount * count, signed[amount * count + one]
        if falls[2 * one] >= 0 or falls[2 * one + 1] >= 0:
            found = 0.0
            for tower in range(2):
                if falls[2 * one + tower] >= 0:
                    found = max(found, signed[after + falls[2 * one + tower]])
        blue[amount] = odds * found + (1.0 - odds) * plain[after + one]


@compiled
def solve(
    starts: Any,
    builds: Any,
    falls: Any,
    plain: Any,
    signed: Any,
    odds: float,
    now: Any,
    known: Any,
    own: Any,
    best: Any,
) -> None:
    """All chances with one number of blue blocks and signs, from those with one more of either.

    `now` gets them for every way to lie, with none, one and two blue blocks to come.
    """
    amounts = len(starts) - 1
    count, blue = starts[amounts], best[ROOM:]
    for at in range(WIDE * starts[1]):
        own[at] = 1.0
    for amount in range(1, amounts):
        known, own = own, known
        for one in range(starts[amount], starts[amount + 1]):
            blue_blocks(falls, one, count, plain, signed, odds, blue)
            first_blocks(builds, one, known, starts[amount - 1], best)
            chance = whole_roll(best, blue)
            remember(own, (one - starts[amount]) * WIDE, best, chance, blue)
            now[one], now[count + one], now[2 * count + one] = chance, blue[0], blue[1]


def perfect(sand: Sand, kobold: Kobold, advance: Callable[[], object] = lambda: None) -> float:
    """The chance to win of a dwarf who plays perfectly, from the beginning; `advance` is told of every step."""
    count = sand.count
    widest = max(sand.starts[amount + 1] - sand.starts[amount] for amount in range(len(sand.starts) - 1))
    known, own, best, lost = zeros(widest * WIDE), zeros(widest * WIDE), zeros(ROOM + BLUES), zeros(BLUES * count)
    later = dict.fromkeys(range(kobold.signs + 1), lost)
    for pile in reversed(range(kobold.needed)):
        now = {}
        for signs in possible(kobold, pile):
            odds = (kobold.signs - signs) / (kobold.blues - pile)
            plain, signed = later.get(signs, lost), later.get(signs + 1, lost)
            now[signs] = zeros(BLUES * count)
            solve(sand.starts, sand.builds, sand.falls, plain, signed, odds, now[signs], known, own, best)
            advance()
        later = now
    return float(later[0][sand.first])


def possible(kobold: Kobold, pile: int) -> range:
    """How many signs can be among so many blue blocks."""
    return range(max(0, kobold.signs - (kobold.blues - pile)), min(kobold.signs, pile) + 1)


def steps(kobold: Kobold) -> int:
    """How often `perfect` advances."""
    return sum(len(possible(kobold, pile)) for pile in range(kobold.needed))
