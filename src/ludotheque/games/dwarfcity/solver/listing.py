"""What is open in a row of the kernel: the actions of who is on turn, or the odds of chance."""

from __future__ import annotations

from typing import Any

from ludotheque.core.compiling import lowest_bit
from ludotheque.games.dwarfcity.pieces import SIGNS
from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.compiling import compiled
from ludotheque.games.dwarfcity.solver.kernel import targets
from ludotheque.games.dwarfcity.solver.towers import sites, wanted

MIX = 2131995753
LOW = 0xFFFFFFFF


@compiled
def chance(rng: Any, below: int) -> int:
    """A number below; multiply with carry, which stays within 63 bits."""
    rng[0] = MIX * (rng[0] & LOW) + (rng[0] >> 32)
    return int(((rng[0] & LOW) * below) >> 32)


@compiled
def builds(row: Any, found: Any) -> int:
    """List all that the dice of this roll can build; gives how many there are."""
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
    """List the towers that can be torn down now, as actions."""
    count, left = 0, targets(row)
    while left:
        found[count] = t.TO_TEAR + lowest_bit(left)
        left &= left - 1
        count += 1
    return count


@compiled
def actions(row: Any, found: Any) -> int:
    """List everything that who is on turn may do."""
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
    """The weights of what chance may answer; gives how many there are."""
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
    """Where not all answers are as likely: blue blocks, the kobold's die, cards."""
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
    """An answer of chance by these odds, without a list of them."""
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
