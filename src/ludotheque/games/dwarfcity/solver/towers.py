"""Towers, blocks and cards of the kernel: what stands, what lies on the table, and who may build where."""

from __future__ import annotations

from typing import Any

from ludotheque.core.compiling import lowest_bit
from ludotheque.games.dwarfcity.pieces import CARDS, HAND
from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.tables import compiled


@compiled
def sites(row: Any) -> int:
    """Where the roller may build: on their own towers; with none left, and no card to take, on everybody's."""
    own = row[t.OPEN + row[t.TURN]]
    return int(own if own or row[t.CARDS_LEFT] else row[t.ALL_OPEN])


@compiled
def wanted(row: Any, tower: int) -> int:
    """The shape that a tower on the stone face needs next."""
    card = row[t.SET] * t.KINDS + row[t.KIND + tower]
    return int(t.SHAPE_AT[card * t.LONGEST + row[t.HEIGHT + tower]])


@compiled
def can_build(row: Any) -> bool:
    """Whether any remaining die can build."""
    left, white = sites(row), row[t.DICE_LEFT + t.WHITE]
    while left:
        low, high = 0, t.SHAPES_THERE
        if row[t.FACE] == t.STONE:
            low = wanted(row, lowest_bit(left))
            high = low + 1
        for colour in range(t.COLOURS_THERE):
            if row[t.DICE_LEFT + colour] or white:
                for shape in range(low, high):
                    if row[t.LOOSE + t.SHAPES_THERE * colour + shape]:
                        return True
        if row[t.FACE] == t.BEACH:
            return False
        left &= left - 1
    return False


@compiled
def turn_open(row: Any, tower: int) -> None:
    """Toggle whether a tower is finished."""
    row[t.OPEN + row[t.OF + tower]] ^= 1 << tower
    row[t.ALL_OPEN] ^= 1 << tower


@compiled
def put(row: Any, tower: int, block: int) -> None:
    """Put a block from the table onto a tower."""
    row[t.INSIDE + tower] |= block << (t.BLOCK_BITS * row[t.HEIGHT + tower])
    row[t.HEIGHT + tower] += 1
    row[t.LOOSE + block] -= 1
    row[t.LEFT] -= 1
    if row[t.HEIGHT + tower] == row[t.GOAL + tower]:
        row[t.FINISHED] += 1
        turn_open(row, tower)


@compiled
def take(row: Any, tower: int) -> None:
    """Put the uppermost block of a tower back onto the table."""
    if row[t.HEIGHT + tower] == row[t.GOAL + tower]:
        row[t.FINISHED] -= 1
        turn_open(row, tower)
    row[t.HEIGHT + tower] -= 1
    at = t.BLOCK_BITS * row[t.HEIGHT + tower]
    block = row[t.INSIDE + tower] >> at
    row[t.INSIDE + tower] ^= block << at
    row[t.LOOSE + block] += 1
    row[t.LEFT] += 1


@compiled
def stands(row: Any) -> bool:
    """Whether the city is finished."""
    return bool(row[t.LEFT] == 0 if row[t.FACE] == t.BEACH else row[t.FINISHED] == CARDS)


@compiled
def take_card(row: Any, seat: int, kind: int) -> None:
    tower = row[t.CARDS_OUT]
    row[t.CARDS_OUT] += 1
    row[t.CARDS_LEFT] -= 1
    row[t.STOCK + kind] -= 1
    row[t.OF + tower] = seat
    row[t.KIND + tower] = kind
    row[t.GOAL + tower] = t.FULL if row[t.FACE] == t.BEACH else t.LENGTH[row[t.SET] * t.KINDS + kind]
    turn_open(row, tower)


@compiled
def next_dwarf(row: Any, seat: int) -> int:
    """The next dwarf clockwise, without a slow division."""
    seat = seat + 1 if seat + 1 < row[t.SEATS] else 0
    if seat == row[t.KOBOLDS]:
        seat = seat + 1 if seat + 1 < row[t.SEATS] else 0
    return int(seat)


@compiled
def dwarfs(row: Any) -> int:
    """The number of dwarfs."""
    return int(row[t.SEATS] - (row[t.KOBOLDS] >= 0))


@compiled
def nth_dwarf(row: Any, number: int) -> int:
    return int(number + (0 <= row[t.KOBOLDS] <= number))


@compiled
def choose_starter(row: Any) -> None:
    row[t.PHASE] = t.STARTER
    if dwarfs(row) == 1:
        begin(row, nth_dwarf(row, 0))


@compiled
def begin(row: Any, seat: int) -> None:
    """Start with this dwarf; on the beach face all cards are alike and are dealt at once."""
    row[t.FIRST] = row[t.DWARF] = row[t.TURN] = seat
    row[t.PHASE] = t.DEAL
    if row[t.FACE] == t.BEACH:
        for _ in range(dwarfs(row) * HAND):
            take_card(row, seat, 0)
            seat = next_dwarf(row, seat)
        row[t.PHASE] = t.ROLL


@compiled
def deal(row: Any, kind: int) -> None:
    seat = row[t.FIRST]
    for _ in range(row[t.CARDS_OUT] % dwarfs(row)):
        seat = next_dwarf(row, seat)
    take_card(row, seat, kind)
    if row[t.CARDS_OUT] == dwarfs(row) * HAND:
        row[t.PHASE] = t.ROLL
