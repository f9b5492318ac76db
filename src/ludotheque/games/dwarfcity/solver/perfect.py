"""The perfect dwarf: the highest chance to win, alone on the beach against the kobold.

This is exact. At the start of a turn only three things count: how the blocks lie (`beach`), the blue blocks in the
kobold's tower, and the signs among them. Blue blocks only increase, and while their number stays the same, blocks on
the table only decrease: in that order every chance follows from known ones. A roll that changes nothing leads back to
the same state, so it is left out.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement, permutations
from math import factorial
from typing import Any, Final

from msgspec import Struct

from ludotheque.core.arguments import whole
from ludotheque.core.compiling import int_array, zeros
from ludotheque.games.dwarfcity.pieces import COLOURS, DICE, FACES, SIGNS
from ludotheque.games.dwarfcity.solver.beach import PERM, PLACES, Beach
from ludotheque.games.dwarfcity.solver.tables import compiled

# Handfuls of dice: what three colour dice can show, apart from blue, by number

HUES: Final = len(COLOURS)
WHITE: Final = HUES
KNOWN: Final = HUES + 1
"""Faces that build: the colours and white."""
HANDS: Final = [list(combinations_with_replacement(range(KNOWN), size)) for size in range(DICE + 1)]
"""Every handful, by its number of dice."""
SINGLES, PAIRS, TRIPLES = (len(hands) for hands in HANDS[1:])
ROLLS: Final = len(FACES) ** DICE


def rest(hand: tuple[int, ...], face: int) -> int:
    """The number of the handful that is left without a die; -1: it has no such die."""
    if face not in hand:
        return -1
    left = list(hand)
    left.remove(face)
    return HANDS[len(left)].index(tuple(left))


def rests(size: int) -> list[int]:
    return [rest(hand, face) for hand in HANDS[size] for face in range(KNOWN)]


REST_OF_PAIR, REST_OF_TRIPLE = int_array(rests(2)), int_array(rests(3))
"""For each handful and each face: what is left without it."""


def ways(hand: tuple[int, ...]) -> int:
    """How many of all rolls show this handful, and blue on the other dice."""
    found = factorial(DICE) // factorial(DICE - len(hand))
    for face in set(hand):
        found //= factorial(hand.count(face))
    return found


WAYS_OF_SINGLE, WAYS_OF_PAIR, WAYS_OF_TRIPLE = (int_array(map(ways, HANDS[size])) for size in (1, 2, 3))


def moved(hand: tuple[int, ...], perm: int) -> int:
    """The number of a handful after a permutation of the colours."""
    faces = sorted(face if face == WHITE else perm >> 2 * face & 3 for face in hand)
    return HANDS[len(hand)].index(tuple(faces))


def perms() -> set[int]:
    return {sum(place << 2 * hue for hue, place in enumerate(order)) for order in permutations(range(HUES))}


def all_moved(size: int) -> list[int]:
    known = perms()
    return [moved(hand, perm) if perm in known else 0 for perm in range(1 << 2 * HUES) for hand in HANDS[size]]


MOVED_SINGLE, MOVED_PAIR = int_array(all_moved(1)), int_array(all_moved(2))
"""For each permutation of the colours and each handful: its new number."""


# Chances

# What is known about a layout while the number of blue blocks stays the same, as a row of chances.
BLUES: Final = 3
"""First the chances with nothing left to build and none, one or two blue dice to come."""
SINGLE, SINGLE_BLUE, PAIR = BLUES, BLUES + SINGLES, BLUES + 2 * SINGLES
"""Then with one die left and none or one blue to come, and with two dice left."""
WIDE: Final = PAIR + PAIRS
# And the chance after the best first block, for each face and each handful that is left after it.
OF_PAIRS: Final = 0
OF_SINGLES: Final = KNOWN * PAIRS
OF_BLUES: Final = OF_SINGLES + 2 * KNOWN * SINGLES
BEST_SIZE: Final = OF_BLUES + BLUES * KNOWN


class Kobold(Struct, frozen=True):
    """How many blue blocks the kobold needs, how many there are, and how many hide its sign."""

    needed: int
    blues: int
    signs: int = SIGNS


@compiled
def keep(best: Any, at: int, many: int, hue: int, hand: int, found: float) -> None:
    """Keep the better chance for the colour's own die and for white."""
    own, white = at + hue * many + hand, at + WHITE * many + hand
    best[own] = max(best[own], found)
    best[white] = max(best[white], found)


@compiled
def first_blocks(builds: Any, one: int, known: Any, start: int, best: Any) -> None:
    """Find the best first block for every die and rest; -1 where a die builds nothing."""
    for at in range(BEST_SIZE):
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
    """The chance with the best first die of a handful; -1: none builds."""
    found = -1.0
    for face in range(KNOWN):
        left = rest[hand * KNOWN + face]
        if left >= 0:
            found = max(found, best[at + face * many + left])
    return found


@compiled
def whole_roll(best: Any, blue: Any) -> float:
    """The chance before a roll; `blue` holds the chances after one, two and three blue blocks."""
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
    """Store the chances that layouts with one more block on the table need."""
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
    """Fill in the chances after one, two and three blue blocks: for a sign, the better tower falls."""
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

    `now` receives them for every layout, with none, one and two blue blocks to come.
    """
    amounts = len(starts) - 1
    count, blue = starts[amounts], best[BEST_SIZE:]
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


def perfect(beach: Beach, kobold: Kobold, advance: Callable[[], object] = lambda: None) -> float:
    """The chance of a perfect dwarf to win from the start; `advance` is called after every step."""
    whole("signs", kobold.signs, 0, whole("blues", kobold.blues, 1))
    whole("needed", kobold.needed, 1, kobold.blues)
    count = beach.count
    widest = max(beach.starts[amount + 1] - beach.starts[amount] for amount in range(len(beach.starts) - 1))
    known, own, best, lost = zeros(widest * WIDE), zeros(widest * WIDE), zeros(BEST_SIZE + BLUES), zeros(BLUES * count)
    later = dict.fromkeys(range(kobold.signs + 1), lost)
    for pile in reversed(range(kobold.needed)):
        now = {}
        for signs in possible(kobold, pile):
            odds = (kobold.signs - signs) / (kobold.blues - pile)
            plain, signed = later.get(signs, lost), later.get(signs + 1, lost)
            now[signs] = zeros(BLUES * count)
            solve(beach.starts, beach.builds, beach.falls, plain, signed, odds, now[signs], known, own, best)
            advance()
        later = now
    return float(later[0][beach.first])


def possible(kobold: Kobold, pile: int) -> range:
    """How many signs can be among this many blue blocks."""
    return range(max(0, kobold.signs - (kobold.blues - pile)), min(kobold.signs, pile) + 1)


def steps(kobold: Kobold) -> int:
    """How often `perfect` advances."""
    return sum(len(possible(kobold, pile)) for pile in range(kobold.needed))
