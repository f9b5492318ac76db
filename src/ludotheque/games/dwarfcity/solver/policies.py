"""What can be done and what chance may answer, and the two policies that do not think ahead: anything, or at a glance.

The weights of the glance were found by trial: they won the most games (see `docs/dwarfcity-balance.md`).
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.compiling import lowest_bit
from ludotheque.games.dwarfcity.pieces import SIGNS
from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.kernel import targets
from ludotheque.games.dwarfcity.solver.tables import compiled
from ludotheque.games.dwarfcity.solver.towers import sites, wanted

MIX = 2131995753
LOW = 0xFFFFFFFF
NEARLY = 4
"""On the beach against a played kobold: towers of this height are finished first, else the lowest grows."""


# Possibilities


@compiled
def chance(rng: Any, below: int) -> int:
    """A random number below a bound, by multiply-with-carry, which stays within 63 bits."""
    rng[0] = MIX * (rng[0] & LOW) + (rng[0] >> 32)
    return int(((rng[0] & LOW) * below) >> 32)


@compiled
def builds(row: Any, found: Any) -> int:
    """List everything that the dice of this roll can build; returns how many there are."""
    count, left, white = 0, sites(row), row[t.DICE_LEFT + t.WHITE]
    while left:
        tower = lowest_bit(left)
        left &= left - 1
        low, high = 0, t.SHAPES_THERE
        if row[t.FACE] == t.STONE:
            low = wanted(row, tower)
            high = low + 1
        for colour in range(t.COLOURS_THERE):
            if row[t.DICE_LEFT + colour] or white:
                for block in range(t.SHAPES_THERE * colour + low, t.SHAPES_THERE * colour + high):
                    if row[t.LOOSE + block]:
                        code = t.TO_BUILD + t.PER_TOWER * tower + 2 * block
                        if row[t.DICE_LEFT + colour]:
                            found[count] = code
                            count += 1
                        if white:
                            found[count] = code + 1
                            count += 1
    return count


@compiled
def falls(row: Any, found: Any) -> int:
    """List the actions that tear down a tower now."""
    count, left = 0, targets(row)
    while left:
        found[count] = t.TO_TEAR + lowest_bit(left)
        left &= left - 1
        count += 1
    return count


@compiled
def actions(row: Any, found: Any) -> int:
    """List every legal action of the player on turn."""
    phase, count = row[t.PHASE], 0
    if phase == t.ROLL:
        found[0] = t.TO_ROLL
        count = 1
    elif phase == t.BUILD:
        count = builds(row, found)
        if row[t.FACE] == t.STONE or count == 0:
            found[count] = t.TO_END
            count += 1
        if row[t.BUILT] >= 0:
            found[count] = t.TO_TAKE_BACK
            count += 1
    elif phase == t.TEAR:
        count = falls(row, found)
        if row[t.MODE] == t.DUEL:
            found[count] = t.TO_SPARE
            count += 1
    return count


@compiled
def odds(row: Any, found: Any) -> int:
    """List the weights of the answers of chance; returns how many there are."""
    phase, count = row[t.PHASE], 0
    if phase == t.DICE:
        count = t.FACES
    elif phase == t.STARTER:
        count = row[t.SEATS] - (row[t.KOBOLDS] >= 0)
    elif phase == t.ROLE:
        for seat in range(row[t.SEATS]):
            count += row[t.WISHES] >> seat & 1
    for number in range(count):
        found[number] = 1
    return count or uneven_odds(row, found)


@compiled
def uneven_odds(row: Any, found: Any) -> int:
    """The weights where answers are not equally likely: blue blocks, the kobold's die, cards."""
    phase, count = row[t.PHASE], 0
    if phase == t.BLUE:
        found[1] = SIGNS - row[t.SIGNS_SEEN]
        found[0] = row[t.BLUES] - row[t.PILE] - found[1]
        count = 2
    elif phase == t.DIE:
        count = t.KOBOLD_FACE + 1
        for face in range(count):
            found[face] = t.KOBOLD_ODDS[row[t.STRENGTH] * count + face]
    elif phase in (t.CARD, t.DEAL):
        count = t.KINDS_IN[row[t.SET]] if row[t.FACE] == t.STONE else 1
        for kind in range(count):
            found[kind] = row[t.STOCK + kind]
    return count


@compiled
def picked(row: Any, rng: Any) -> int:
    """A random answer of chance by these odds, without listing them."""
    phase = row[t.PHASE]
    if phase == t.DICE:
        return chance(rng, t.FACES)
    if phase == t.BLUE:
        return int(chance(rng, row[t.BLUES] - row[t.PILE]) < SIGNS - row[t.SIGNS_SEEN])
    if phase == t.DIE:
        return int(t.THROWS[row[t.STRENGTH] * t.SIDES + chance(rng, t.SIDES)])
    if phase in (t.CARD, t.DEAL):
        ticket, kind = chance(rng, row[t.CARDS_LEFT]), 0
        while ticket >= row[t.STOCK + kind]:
            ticket -= row[t.STOCK + kind]
            kind += 1
        return kind
    if phase == t.STARTER:
        return chance(rng, row[t.SEATS] - (row[t.KOBOLDS] >= 0))
    wishes = 0
    for seat in range(row[t.SEATS]):
        wishes += row[t.WISHES] >> seat & 1
    return chance(rng, wishes)


# Policies


@compiled
def anything(row: Any, found: Any, rng: Any) -> int:
    """A random action that builds or tears down; ends the roll if there is none."""
    count = builds(row, found) if row[t.PHASE] == t.BUILD else falls(row, found)
    return int(found[chance(rng, count)]) if count else t.TO_END


@compiled
def shapes_wanted(row: Any, left: int) -> int:
    """The shapes that these towers need next, as bits."""
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
    """Plentiful blocks come first; so does a die of the block's own colour, especially if it fits little else."""
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
    """Low towers come first, since losing one of many low towers costs little; and tall buildings before low ones."""
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
    """A block to build on the beach: twice the block, plus one for white; -1: none. White takes a common colour."""
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
    """Against signs, keep one low tower to fall and grow the other; against a played kobold, grow the lowest."""
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
    """For a sign the lowest tower falls; a played kobold takes the highest, among equals the one nearest to its end."""
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
