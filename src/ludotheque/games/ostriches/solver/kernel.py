"""The rules again, on bits: a position is a short row of integers, changed in place.

`tests/test_kernel.py` plays at random by both and compares every step. A turn is several decisions here: the leap, the
power, the rotation, each with a code of its own.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.compiling import bit_count, lowest_bit
from ludotheque.games.ostriches.pieces import CALM, TO_WIN
from ludotheque.games.ostriches.solver.tables import (
    ALL,
    BASE_OF,
    FAR,
    HOMES,
    LEAPS_FROM,
    ONE,
    OTHER,
    PATTERNS,
    SPIN,
    TILE,
    TILE_OF,
    compiled,
)

# A position: eleven sets of squares, then plain numbers.
OWN, UP, BUSHES, POWERS, SEEN, MOVED = 0, 2, 3, 4, 8, 9
"""Each seat's ostriches; those that are up; bushes; each power's ostriches; those that an eye of the opponent has
seen; the one that was moved last."""
TURNED, BOARDS = 9, 10
"""Sets that a rotation changes, and that an exchange of tiles does: it may carry the ostrich that was moved."""
TURN, PHASE, CALMS, WINNER, HAND = 10, 11, 12, 13, 14
"""HAND, per seat: a bit for each power, and from bit 4 on how many plain ones."""
WIDTH: Final = 16

PLACING, LEAP, POWER, ROTATE, OVER = range(5)
BUSH, SWAP, EYE, TILES, PLAIN = range(5)
NOBODY, DRAWN = -1, 2

SPAN: Final = 36 * 36
"""Codes for each kind of decision."""
TO_PLACE, TO_LEAP, TO_BUSH, TO_SWAP, TO_LOOK, TO_EXCHANGE, TO_PASS, TO_TURN = range(8)
MOST: Final = 128
"""No position has more decisions."""
ONE_PLAIN: Final = 16

MIX: Final = 2131995753
LOW: Final = 0xFFFFFFFF


@compiled
def chance(rng: Any, below: int) -> int:
    """A random number below this; multiply-with-carry, which stays within 63 bits."""
    rng[0] = MIX * (rng[0] & LOW) + (rng[0] >> 32)
    return int(((rng[0] & LOW) * below) >> 32)


@compiled
def nth(board: int, number: int) -> int:
    """The square in a set with this many below it."""
    for _ in range(number):
        board &= board - 1
    return lowest_bit(board)


@compiled
def power_at(row: Any, bit: int) -> int:
    for power in range(PLAIN):
        if row[POWERS + power] & bit:
            return power
    return PLAIN


@compiled
def taken(row: Any) -> int:
    return int(row[OWN] | row[OWN + 1] | row[BUSHES])


@compiled
def spun(board: int, base: int, way: int) -> int:
    """A set after a quarter turn of a tile."""
    tile = board >> base
    pattern = tile & 7 | (tile >> 3) & 0o70 | (tile >> 6) & 0o700
    return int(board & ~(TILE << base) | SPIN[way * PATTERNS + pattern] << base)


@compiled
def rotate(row: Any, turn: int) -> None:
    base = BASE_OF[turn >> 1]
    for board in range(TURNED):
        row[board] = spun(row[board], base, turn & 1)


@compiled
def exchange(row: Any, pair: int) -> None:
    one, other = ONE[pair], OTHER[pair]
    for board in range(BOARDS):
        was = row[board]
        row[board] = (
            was & ~(TILE << one | TILE << other) | ((was >> one) & TILE) << other | ((was >> other) & TILE) << one
        )


@compiled
def swap(row: Any, both: int) -> None:
    """What is in exactly one of the two squares goes to the other one."""
    for board in range(BOARDS):
        there = row[board] & both
        if there and there != both:
            row[board] ^= both


@compiled
def end_turn(row: Any, calm: int) -> None:
    row[TURN] = 1 - row[TURN]
    row[PHASE] = LEAP
    row[CALMS] = calm
    if calm == CALM:
        row[PHASE], row[WINNER] = OVER, DRAWN


@compiled
def leap(row: Any, start: int, to: int) -> None:
    """A knight's move; face down on the far row it turns up, and the fourth of a colour wins."""
    gone, come = 1 << start, 1 << to
    for board in range(BOARDS):
        # Branchless: what stands where is unpredictable.
        row[board] ^= -((row[board] >> start) & 1) & (gone | come)
    row[MOVED] = come
    row[PHASE] = ROTATE
    if row[UP] & come or not come & FAR[row[TURN]]:
        row[CALMS] += 1
        return
    row[UP] |= come
    row[CALMS] = 0
    owner = 0 if row[OWN] & come else 1
    if bit_count(row[OWN + owner] & row[UP]) == TO_WIN:
        row[PHASE], row[WINNER] = OVER, owner
    elif power_at(row, come) != PLAIN:
        row[PHASE] = POWER


@compiled
def place(row: Any, power: int, at: int) -> None:
    seat = row[TURN]
    row[OWN + seat] |= 1 << at
    if power == PLAIN:
        row[HAND + seat] -= ONE_PLAIN
    else:
        row[HAND + seat] ^= 1 << power
        row[POWERS + power] |= 1 << at
    row[TURN] = 1 - seat
    if row[HAND] == 0 and row[HAND + 1] == 0:
        row[PHASE] = LEAP


@compiled
def apply(row: Any, code: int) -> None:
    """Take a decision that is open."""
    kind, rest = code // SPAN, code % SPAN
    one, other = rest // 36, rest % 36
    if kind == TO_LEAP:
        leap(row, one, other)
    elif kind == TO_TURN:
        if row[PHASE] == LEAP:
            row[MOVED] = 0
            row[CALMS] += 1
        rotate(row, rest)
        end_turn(row, row[CALMS])
    elif kind == TO_PLACE:
        place(row, one, other)
    else:
        row[PHASE] = ROTATE
        if kind == TO_BUSH:
            row[BUSHES] ^= 1 << one | 1 << other
        elif kind == TO_SWAP:
            swap(row, 1 << one | 1 << other)
        elif kind == TO_LOOK:
            row[SEEN] |= row[OWN + 1 - row[TURN]] & (1 << one | 1 << other)
        elif kind == TO_EXCHANGE:
            exchange(row, rest)


@compiled
def append(found: Any, count: int, code: int, squares: int) -> int:
    """Append a code for each of these squares to a list of so many; gives the new length."""
    while squares:
        found[count] = code + lowest_bit(squares)
        squares &= squares - 1
        count += 1
    return count


@compiled
def leaps(row: Any, found: Any) -> int:
    """Every knight's move of any ostrich but the one that the opponent has just moved."""
    free, count = ALL & ~taken(row), 0
    left = (row[OWN] | row[OWN + 1]) & ~row[MOVED]
    while left:
        start = lowest_bit(left)
        left &= left - 1
        count = append(found, count, TO_LEAP * SPAN + start * 36, LEAPS_FROM[start] & free)
    return count


@compiled
def turns(row: Any, found: Any) -> int:
    """Every rotation, but of the tile with the ostrich that was moved in this turn."""
    barred = TILE_OF[lowest_bit(row[MOVED])] if row[PHASE] == ROTATE else -1
    count = 0
    for turn in range(8):
        if turn >> 1 != barred:
            found[count] = TO_TURN * SPAN + turn
            count += 1
    return count


@compiled
def pairs(kind: int, board: int, found: Any) -> int:
    """Every two of these squares, the lower first."""
    count = 0
    while board:
        one = lowest_bit(board)
        board &= board - 1
        count = append(found, count, kind * SPAN + one * 36, board)
    return count


@compiled
def uses(row: Any, found: Any) -> int:
    """The uses of the power that is due, and leaving it."""
    power, count = power_at(row, row[MOVED]), 0
    down = (row[OWN] | row[OWN + 1]) & ~row[UP]
    if power == BUSH:
        bushes = row[BUSHES]
        while bushes:
            bush = lowest_bit(bushes)
            bushes &= bushes - 1
            count = append(found, count, TO_BUSH * SPAN + bush * 36, ALL & ~taken(row))
    elif power == SWAP:
        count = pairs(TO_SWAP, down, found)
    elif power == EYE:
        count = pairs(TO_LOOK, down, found)
    else:
        for pair in range(6):
            found[pair] = TO_EXCHANGE * SPAN + pair
        count = 6
    found[count] = TO_PASS * SPAN
    return count + 1


@compiled
def places(row: Any, found: Any) -> int:
    seat, count = row[TURN], 0
    for power in range(PLAIN + 1):
        if row[HAND + seat] >> power & 1 or (power == PLAIN and row[HAND + seat] >= ONE_PLAIN):
            count = append(found, count, TO_PLACE * SPAN + power * 36, HOMES[seat] & ~taken(row))
    return count


@compiled
def decisions(row: Any, found: Any) -> int:
    """List what the player on turn may do; gives how many decisions there are."""
    phase = row[PHASE]
    if phase == LEAP:
        count = leaps(row, found)
        return count or turns(row, found)
    if phase == ROTATE:
        return turns(row, found)
    if phase == POWER:
        return uses(row, found)
    return places(row, found)
