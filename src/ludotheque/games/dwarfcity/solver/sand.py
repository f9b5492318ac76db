"""One dwarf alone on the beach: every way in which the blocks can lie, and what a block or a falling tower changes.

Only colours count there. A dwarf alone has two towers that are not finished, always: whenever one is, he takes a card,
and there are more cards than he can fill. So per colour there are three numbers: blocks on the table, in the one tower
and in the other; the rest stands in finished towers. Colours and the two towers can change places, and then nothing
changes: of all such ways to lie only one is kept.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import Struct

from ludotheque.core.compiling import full
from ludotheque.games.dwarfcity.pieces import COLOURS, PER_COLOUR, TALL
from ludotheque.games.dwarfcity.solver.compiling import compiled

BITS: Final = 10
"""Of a colour in a key: its three numbers, as one."""
ONE: Final = (1 << BITS) - 1
HUES: Final = len(COLOURS)
PLACES: Final = 2 * HUES
"""A block of each colour on each of the two towers."""
PERM: Final = 8
"""Bits that say which colour has gone where: two for each."""
MIX: Final = 2654435761
WAYS_TO_LIE: Final = 700_000
"""A few more than the box allows."""


@compiled
def spot(key: int, keys: Any) -> int:
    """Where a key is in the table, or would be; there is always room."""
    mixed = key ^ key >> 20
    at = (mixed ^ mixed >> 9) * MIX & (len(keys) - 1)
    while keys[at] not in (-1, key):
        at = (at + 1) & (len(keys) - 1)
    return int(at)


@compiled
def packed(codes: Any, first: int) -> int:
    """Four colours in order as a key, and the place that each has taken."""
    key, perm = 0, 0
    for one in range(first, first + HUES):
        place = 0
        for other in range(first, first + HUES):
            place += codes[other] > codes[one] or (codes[other] == codes[one] and other < one)
        key |= codes[one] << BITS * place
        perm |= place << 2 * (one - first)
    return int(key << PERM | perm)


@compiled
def canonical(codes: Any, tall: int) -> int:
    """The key of these four colours, whichever tower is called the first, with the places of the colours."""
    for hue in range(HUES):
        loose, inside = codes[hue] // (tall * tall), codes[hue] % (tall * tall)
        codes[HUES + hue] = (loose * tall + inside % tall) * tall + inside // tall
    one, other = packed(codes, 0), packed(codes, HUES)
    return max(one, other)


@compiled
def unpacked(key: int, codes: Any) -> None:
    for hue in range(HUES):
        codes[hue] = key >> BITS * hue & ONE


@compiled
def part(code: int, tower: int, tall: int) -> int:
    """How many blocks of a colour are in a tower."""
    return code // tall % tall if tower == 0 else code % tall


@compiled
def emptied(codes: Any, tower: int, tall: int, back: bool) -> None:
    """A tower is finished, or falls and its blocks go back onto the table."""
    for hue in range(HUES):
        gone = part(codes[hue], tower, tall)
        codes[hue] -= gone * (tall if tower == 0 else 1)
        if back:
            codes[hue] += gone * tall * tall


@compiled
def after_block(codes: Any, hue: int, tower: int, tall: int) -> bool:
    """A block of a colour from the table onto a tower; False if there is none."""
    if codes[hue] < tall * tall:
        return False
    high = 1
    for other in range(HUES):
        high += part(codes[other], tower, tall)
    codes[hue] -= tall * tall
    if high < tall:
        codes[hue] += tall if tower == 0 else 1
        return True
    emptied(codes, tower, tall, False)
    return True


@compiled
def after_fall(codes: Any, tower: int, tall: int) -> bool:
    """A tower falls; False if it is not begun."""
    high = 0
    for hue in range(HUES):
        high += part(codes[hue], tower, tall)
    emptied(codes, tower, tall, True)
    return high > 0


@compiled
def number(codes: Any, tall: int, keys: Any, numbers: Any, listed: Any, count: int) -> int:
    """The number of a way to lie, with the places of the colours; a new one gets the next number."""
    both = canonical(codes, tall)
    at = spot(both >> PERM, keys)
    if keys[at] < 0:
        keys[at], numbers[at] = both >> PERM, count
        listed[count] = both >> PERM
    return int(numbers[at] << PERM | both & ((1 << PERM) - 1))


@compiled
def explore(tall: int, keys: Any, numbers: Any, listed: Any, builds: Any, falls: Any, codes: Any) -> int:
    """All ways to lie that can come of the first one, with what comes of each; gives how many there are."""
    count, done = 1, 0
    while done < count:
        for place in range(PLACES + 2):
            unpacked(listed[done], codes)
            if place < PLACES:
                there = after_block(codes, place >> 1, place & 1, tall)
            else:
                there = after_fall(codes, place & 1, tall)
            found = -1
            if there:
                found = number(codes, tall, keys, numbers, listed, count)
                count += found >> PERM == count
            if place < PLACES:
                builds[done * PLACES + place] = found
            else:
                falls[done * 2 + (place & 1)] = found >> PERM
        done += 1
    return count


@compiled
def layered(count: int, tall: int, listed: Any, starts: Any, rank: Any) -> None:
    """Number all anew by how many blocks lie on the table; `starts` says where each amount begins."""
    for one in range(count):
        starts[on_table(listed[one], tall) + 1] += 1
    for amount in range(1, len(starts)):
        starts[amount] += starts[amount - 1]
    for one in range(count):
        amount = on_table(listed[one], tall)
        rank[one] = starts[amount]
        starts[amount] += 1
    for amount in range(len(starts) - 1, 0, -1):
        starts[amount] = starts[amount - 1]
    starts[0] = 0


@compiled
def on_table(key: int, tall: int) -> int:
    loose = 0
    for hue in range(HUES):
        loose += (key >> BITS * hue & ONE) // (tall * tall)
    return int(loose)


@compiled
def renumbered(count: int, wide: int, shift: int, rank: Any, old: Any, new: Any) -> None:
    """The same table by the new numbers."""
    for one in range(count):
        for place in range(wide):
            was = old[one * wide + place]
            if was >= 0:
                was = rank[was >> shift] << shift | was & ((1 << shift) - 1)
            new[rank[one] * wide + place] = was


class Sand(Struct, frozen=True):
    """All ways to lie, by how many blocks lie on the table."""

    count: int
    starts: Any
    """The first of each amount, and one more."""
    builds: Any
    """For each colour and tower: what comes of a block, and which colour is now which; -1: there is none."""
    falls: Any
    """For each tower: what comes of its fall; -1: it is not begun."""
    first: int


def beach(each: int, tall: int, most: int) -> Sand:
    """Explore a beach with so many blocks of each colour and towers so tall; `most` ways to lie are expected."""
    size = 1 << (2 * most).bit_length()
    keys, numbers, listed = full(size, -1), full(size, 0), full(most, 0)
    builds, falls, codes = full(most * PLACES, 0), full(most * 2, 0), full(PLACES, 0)
    for hue in range(HUES):
        codes[hue] = each * tall * tall
    number(codes, tall, keys, numbers, listed, 0)
    count = int(explore(tall, keys, numbers, listed, builds, falls, codes))
    starts, rank = full(HUES * each + 2, 0), full(count, 0)
    layered(count, tall, listed, starts, rank)
    ordered, fallen = full(count * PLACES, 0), full(count * 2, 0)
    renumbered(count, PLACES, PERM, rank, builds, ordered)
    renumbered(count, 2, 0, rank, falls, fallen)
    return Sand(count, starts, ordered, fallen, int(rank[0]))


@cache
def box() -> Sand:
    """The beach of the box."""
    return beach(sum(PER_COLOUR.values()), TALL, WAYS_TO_LIE)
