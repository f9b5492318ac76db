"""One dwarf alone on the beach: every layout of the blocks, and what a block or a falling tower changes.

Only colours count there. A dwarf alone always has two unfinished towers: they take a card after each finished one, and
there are more cards than they can fill. So a layout is three numbers for each colour: blocks on the table, in the one
tower and in the other; the rest stands in finished towers. Layouts that differ only by a permutation of the colours or
of the two towers are one.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import Struct

from ludotheque.core.arguments import whole
from ludotheque.core.compiling import full
from ludotheque.core.refusal import Refused
from ludotheque.games.dwarfcity.pieces import COLOURS, PER_COLOUR, TALL
from ludotheque.games.dwarfcity.solver.tables import compiled

BITS: Final = 10
"""Of a colour in a key: its three numbers, as one."""
ONE: Final = (1 << BITS) - 1
HUES: Final = len(COLOURS)
PLACES: Final = 2 * HUES
"""A block of each colour on each of the two towers."""
PERM: Final = 8
"""Bits of a permutation of the colours: two for each."""
MIX: Final = 2654435761
LAYOUTS: Final = 700_000
"""A few more than there are with all blocks of the box."""


@compiled
def spot(key: int, keys: Any) -> int:
    """The slot of a key in the hash table, which is never full."""
    mixed = key ^ key >> 20
    at = (mixed ^ mixed >> 9) * MIX & (len(keys) - 1)
    while keys[at] not in (-1, key):
        at = (at + 1) & (len(keys) - 1)
    return int(at)


@compiled
def packed(codes: Any, first: int) -> int:
    """The key of four sorted colours, and the permutation that sorts them."""
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
    """The key of these four colours, whichever tower comes first, with the permutation of the colours."""
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
    """Remove a finished tower, or let one fall: then its blocks go back onto the table."""
    for hue in range(HUES):
        gone = part(codes[hue], tower, tall)
        codes[hue] -= gone * (tall if tower == 0 else 1)
        if back:
            codes[hue] += gone * tall * tall


@compiled
def after_block(codes: Any, hue: int, tower: int, tall: int) -> bool:
    """Put a block of a colour from the table onto a tower; False if there is none."""
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
    """Let a tower fall; False if it is not started."""
    high = 0
    for hue in range(HUES):
        high += part(codes[hue], tower, tall)
    emptied(codes, tower, tall, True)
    return high > 0


@compiled
def number(codes: Any, tall: int, keys: Any, numbers: Any, listed: Any, count: int) -> int:
    """The number of a layout, with the permutation of the colours; a new one gets the next number."""
    both = canonical(codes, tall)
    at = spot(both >> PERM, keys)
    if keys[at] < 0:
        keys[at], numbers[at] = both >> PERM, count
        listed[count] = both >> PERM
    return int(numbers[at] << PERM | both & ((1 << PERM) - 1))


@compiled
def explore(tall: int, keys: Any, numbers: Any, listed: Any, builds: Any, falls: Any, codes: Any) -> int:
    """Find all layouts that can follow from the first, and what follows from each; returns how many, -1: too many."""
    count, done = 1, 0
    while done < count:
        if count + PLACES + 2 > len(listed):
            return -1
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
    """Renumber all layouts by the number of blocks on the table; `starts` receives the first of each amount."""
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
    """Copy a table by the new numbers."""
    for one in range(count):
        for place in range(wide):
            was = old[one * wide + place]
            if was >= 0:
                was = rank[was >> shift] << shift | was & ((1 << shift) - 1)
            new[rank[one] * wide + place] = was


class Beach(Struct, frozen=True):
    """All layouts, by the number of blocks on the table."""

    count: int
    starts: Any
    """The first of each amount, and one more."""
    builds: Any
    """For each colour and tower: the layout after a block, and the permutation of the colours; -1: no such block."""
    falls: Any
    """For each tower: the layout after its fall; -1: it is not started."""
    first: int


def explored(each: int, tall: int, most: int) -> Beach:
    """The beach with `each` blocks of every colour and towers of `tall` blocks; at most `most` layouts are expected."""
    whole("each", each, 1, sum(PER_COLOUR.values()))
    whole("tall", tall, 1, TALL)
    whole("most", most, 1)
    size = 1 << (2 * most).bit_length()
    keys, numbers, listed = full(size, -1), full(size, 0), full(most, 0)
    builds, falls, codes = full(most * PLACES, 0), full(most * 2, 0), full(PLACES, 0)
    for hue in range(HUES):
        codes[hue] = each * tall * tall
    number(codes, tall, keys, numbers, listed, 0)
    count = int(explore(tall, keys, numbers, listed, builds, falls, codes))
    if count < 0:
        raise Refused("layouts-too-many", most=most)
    starts, rank = full(HUES * each + 2, 0), full(count, 0)
    layered(count, tall, listed, starts, rank)
    ordered, fallen = full(count * PLACES, 0), full(count * 2, 0)
    renumbered(count, PLACES, PERM, rank, builds, ordered)
    renumbered(count, 2, 0, rank, falls, fallen)
    return Beach(count, starts, ordered, fallen, int(rank[0]))


@cache
def whole_beach() -> Beach:
    """The beach with all blocks of the box."""
    return explored(sum(PER_COLOUR.values()), TALL, LAYOUTS)
