"""How the kernel decides by itself, by number: anything, or at a glance.

The glance was found by trying: its numbers won the most games (see `docs/dwarfcity-balance.md`).
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.compiling import lowest_bit
from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.compiling import compiled
from ludotheque.games.dwarfcity.solver.kernel import targets
from ludotheque.games.dwarfcity.solver.listing import builds, chance, falls
from ludotheque.games.dwarfcity.solver.towers import sites, wanted

NEARLY = 4
"""On the beach, with a kobold who chooses: towers so tall are finished first, else the lowest grows."""


@compiled
def anything(row: Any, found: Any, rng: Any) -> int:
    """Build if anything builds, tear down if anything falls, each way as likely as any other."""
    count = builds(row, found) if row[t.PHASE] == t.BUILD else falls(row, found)
    return int(found[chance(rng, count)]) if count else t.TO_END


@compiled
def shapes_wanted(row: Any, left: int) -> int:
    """The shapes that any of these towers needs next, as bits."""
    shapes = 0
    while left:
        shapes |= 1 << wanted(row, lowest_bit(left))
        left &= left - 1
    return shapes


@compiled
def of_colour(row: Any, colour: int) -> int:
    """How many blocks of a colour lie on the table."""
    first = t.LOOSE + t.SHAPES_THERE * colour
    return int(row[first] + row[first + 1] + row[first + 2] + row[first + 3])


@compiled
def worth_of_block(row: Any, colour: int, shape: int, shapes: int) -> int:
    """Blocks of which there are many come first; so does a die of its own colour, the sooner the less else it fits."""
    first = t.LOOSE + t.SHAPES_THERE * colour
    worth = 6 * row[first + shape] + 2 * of_colour(row, colour)
    if row[t.DICE_LEFT + colour]:
        worth += 11
        for other in range(t.SHAPES_THERE):
            if shapes >> other & 1 and row[first + other]:
                worth -= 4
    return int(worth)


@compiled
def glance_stone(row: Any) -> int:
    """Low towers come first, for one of many low ones is a small loss; and high buildings before low ones."""
    best, code, left, white = -100, t.TO_END, sites(row), row[t.DICE_LEFT + t.WHITE]
    shapes = shapes_wanted(row, left)
    while left:
        tower = lowest_bit(left)
        left &= left - 1
        shape = wanted(row, tower)
        for colour in range(t.COLOURS_THERE):
            own, block = row[t.DICE_LEFT + colour], t.SHAPES_THERE * colour + shape
            if (own or white) and row[t.LOOSE + block]:
                worth = worth_of_block(row, colour, shape, shapes)
                worth += 3 * (row[t.GOAL + tower] - row[t.HEIGHT + tower])
                if worth > best:
                    best = worth
                    code = t.TO_BUILD + t.PER_TOWER * tower + 2 * block + (0 if own else 1)
    return code


@compiled
def some_block(row: Any) -> int:
    """Beach: a block and how it is had, as twice the block and one for white; -1: nothing. White takes of the most."""
    most, found = 0, -1
    for colour in range(t.COLOURS_THERE):
        loose = of_colour(row, colour)
        if loose and (row[t.DICE_LEFT + colour] or (row[t.DICE_LEFT + t.WHITE] and loose > most)):
            block = t.SHAPES_THERE * colour
            while not row[t.LOOSE + block]:
                block += 1
            if row[t.DICE_LEFT + colour]:
                return 2 * block
            most, found = loose, 2 * block + 1
    return found


@compiled
def glance_beach(row: Any) -> int:
    """Against signs one low tower is kept to fall and the other grows; against one who chooses, the lowest grows."""
    block, left = some_block(row), sites(row)
    if block < 0:
        return t.TO_END
    best, tower = -100, 0
    while left:
        here = lowest_bit(left)
        left &= left - 1
        high = row[t.HEIGHT + here]
        worth = high or t.FULL
        if row[t.MODE] == t.DUEL:
            worth = high if high >= NEARLY else -high
        if worth > best:
            best, tower = worth, here
    return int(t.TO_BUILD + t.PER_TOWER * tower + block)


@compiled
def fall(row: Any) -> int:
    """Who must tear down gives the lowest tower; the kobold takes the highest, of equal ones the nearest to its end."""
    best, code, left = -1000, t.TO_SPARE, targets(row)
    while left:
        tower = lowest_bit(left)
        left &= left - 1
        worth = 10 * row[t.HEIGHT + tower] - row[t.GOAL + tower]
        if row[t.MODE] == t.TOGETHER:
            worth = -worth
        if worth > best:
            best, code = worth, t.TO_TEAR + tower
    return code


@compiled
def glance(row: Any) -> int:
    """A good decision without thinking ahead."""
    if row[t.PHASE] == t.TEAR:
        return fall(row)
    return glance_stone(row) if row[t.FACE] == t.STONE else glance_beach(row)
