"""The rules on integers: a match is one row that is changed in place.

`tests/test_kernel.py` plays random matches by both and compares every step. `act` takes the number of an action in the
catalogue, `draw` an answer of chance; `tables` holds the layout of a row.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.compiling import lowest_bit
from ludotheque.games.dwarfcity.pieces import DICE as THREE
from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.tables import compiled
from ludotheque.games.dwarfcity.solver.towers import (
    begin,
    can_build,
    choose_starter,
    deal,
    dwarfs,
    next_dwarf,
    nth_dwarf,
    put,
    stands,
    take,
    take_card,
)

# Turns


@compiled
def over(row: Any, winner: int) -> None:
    row[t.PHASE], row[t.WINNER], row[t.BUILT] = t.OVER, winner, -1


@compiled
def kobold_follows(row: Any) -> bool:
    """Whether the kobold's turn follows a dwarf's turn that has just been counted."""
    if row[t.CADENCE] == t.SECOND:
        return bool(row[t.TURNS] % 2 == 0)
    if row[t.CADENCE] == t.LAST:
        return bool(row[t.TURNS] % dwarfs(row) == 0)
    seat = row[t.DWARF] + 1
    return bool((seat if seat < row[t.SEATS] else 0) == row[t.KOBOLDS])


@compiled
def next_turn(row: Any) -> None:
    """The dwarfs clockwise, and a played kobold by the agreed cadence."""
    if row[t.PILE] >= row[t.NEEDED]:
        over(row, t.KOBOLD)
        return
    row[t.PHASE], row[t.BLUE_DICE], row[t.BUILT] = t.ROLL, 0, -1
    for place in range(t.ROLLED, t.STOCK):
        row[place] = 0
    if row[t.TURN] != row[t.KOBOLDS]:
        row[t.TURNS] += 1
        if row[t.MODE] == t.DUEL and kobold_follows(row):
            row[t.TURN] = row[t.KOBOLDS]
            return
    row[t.DWARF] = row[t.TURN] = next_dwarf(row, row[t.DWARF])


@compiled
def blue_or_next(row: Any) -> None:
    if row[t.PILE] >= row[t.NEEDED] or row[t.BLUE_DICE] == 0:
        next_turn(row)
    else:
        row[t.PHASE] = t.BLUE


@compiled
def roll_over(row: Any) -> None:
    for face in range(t.WHITE + 1):
        row[t.DICE_LEFT + face] = 0
    row[t.BUILT] = -1
    blue_or_next(row)


@compiled
def go_on(row: Any) -> None:
    """After a die or a card: take a card, let the player go on, or end the roll if nothing is left to decide."""
    if row[t.CARDS_LEFT] > 0:
        if row[t.FACE] == t.STONE:
            if row[t.OPEN + row[t.TURN]] == 0:
                row[t.BUILT], row[t.PHASE] = -1, t.CARD
                return
        elif row[t.BUILT] >= 0:
            tower = (row[t.BUILT] - t.TO_BUILD) >> t.TOWER_BITS
            if row[t.HEIGHT + tower] == t.FULL:
                row[t.BUILT] = -1
                take_card(row, row[t.TURN], 0)
    if row[t.BUILT] >= 0 or can_build(row):
        row[t.PHASE] = t.BUILD
    else:
        roll_over(row)


@compiled
def built(row: Any, code: int) -> None:
    tower, rest = (code - t.TO_BUILD) >> t.TOWER_BITS, (code - t.TO_BUILD) & (t.PER_TOWER - 1)
    block = rest >> 1
    put(row, tower, block)
    row[t.DICE_LEFT + (t.WHITE if rest & 1 else block >> 2)] -= 1
    row[t.BUILT] = code
    if stands(row):
        over(row, t.DWARFS)
    else:
        go_on(row)


@compiled
def take_back(row: Any) -> None:
    code = row[t.BUILT]
    tower, rest = (code - t.TO_BUILD) >> t.TOWER_BITS, (code - t.TO_BUILD) & (t.PER_TOWER - 1)
    take(row, tower)
    row[t.DICE_LEFT + (t.WHITE if rest & 1 else rest >> 3)] += 1
    row[t.BUILT] = -1
    go_on(row)


@compiled
def die_fell(row: Any, face: int) -> None:
    row[t.ROLLED] += 1
    row[t.ROLLED + row[t.ROLLED]] = face
    if row[t.ROLLED] < THREE:
        return
    for die in range(1, THREE + 1):
        fallen = row[t.ROLLED + die]
        if fallen != t.BLUE_FACE:
            row[t.DICE_LEFT + fallen] += 1
        elif row[t.MODE] == t.TOGETHER:
            row[t.BLUE_DICE] += 1
    go_on(row)


# The kobold


@compiled
def targets(row: Any) -> int:
    """The started, unfinished towers that can fall: the roller's for a sign, any dwarf's if the kobold rolled."""
    left = row[t.ALL_OPEN] if row[t.TURN] == row[t.KOBOLDS] else row[t.OPEN + row[t.TURN]]
    found = 0
    while left:
        tower = lowest_bit(left)
        left &= left - 1
        if row[t.HEIGHT + tower]:
            found |= 1 << tower
    return found


@compiled
def tear(row: Any, tower: int) -> None:
    for _ in range(row[t.HEIGHT + tower]):
        take(row, tower)


@compiled
def grow(row: Any, by: int) -> None:
    row[t.PILE] = min(row[t.PILE] + by, row[t.NEEDED])


@compiled
def blue_turned(row: Any, sign: int) -> None:
    row[t.BLUE_DICE] -= 1
    row[t.SIGNS_SEEN] += sign
    if sign and row[t.PILE] + 1 < row[t.NEEDED]:
        found = targets(row)
        if found & (found - 1):
            row[t.PHASE] = t.TEAR
            return
        if found:
            tear(row, lowest_bit(found))
    grow(row, 1)
    blue_or_next(row)


@compiled
def kobold_die_fell(row: Any, face: int) -> None:
    row[t.THROWN] = face
    if face == t.KOBOLD_FACE:
        if targets(row):
            row[t.PHASE] = t.TEAR
            return
    else:
        grow(row, face)
    next_turn(row)


# Inputs


@compiled
def act(row: Any, code: int) -> None:
    """Take a legal action."""
    if code >= t.TO_BUILD:
        built(row, code)
    elif code == t.TO_ROLL:
        row[t.PHASE] = t.DIE if row[t.TURN] == row[t.KOBOLDS] else t.DICE
        row[t.THROWN] = -1
    elif code == t.TO_END:
        roll_over(row)
    elif code == t.TO_TAKE_BACK:
        take_back(row)
    elif code == t.TO_SPARE:
        next_turn(row)
    else:
        tear(row, code - t.TO_TEAR)
        if row[t.MODE] == t.DUEL:
            next_turn(row)
        else:
            grow(row, 1)
            blue_or_next(row)


@compiled
def draw(row: Any, pick: int) -> None:
    """Apply an answer of chance."""
    phase = row[t.PHASE]
    if phase == t.DICE:
        die_fell(row, pick)
    elif phase == t.BLUE:
        blue_turned(row, pick)
    elif phase == t.DIE:
        kobold_die_fell(row, pick)
    elif phase == t.CARD:
        take_card(row, row[t.TURN], pick)
        go_on(row)
    elif phase == t.DEAL:
        deal(row, pick)
    elif phase == t.STARTER:
        begin(row, nth_dwarf(row, pick))
    else:
        row[t.KOBOLDS] = nth_wish(row, pick)
        choose_starter(row)


@compiled
def nth_wish(row: Any, pick: int) -> int:
    """The seat of one of the candidates for the kobold."""
    for seat in range(row[t.SEATS]):
        if row[t.WISHES] >> seat & 1:
            if pick == 0:
                return seat
            pick -= 1
    return -1
