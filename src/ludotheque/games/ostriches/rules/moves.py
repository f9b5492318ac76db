"""What a seat may do now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from ludotheque.core.arguments import instance, seat_of
from ludotheque.core.game import Seat, bits_of
from ludotheque.games.ostriches.model import Action, Go, Land, State, Table
from ludotheque.games.ostriches.pieces import HOME, KNIGHT, SQUARES, TILE_AT, TURNED, Power, Square
from ludotheque.games.ostriches.rules.board import free, occupied, turns_up
from ludotheque.games.ostriches.rules.notation import (
    ACCEPT,
    BUSH_MOVES,
    CATALOGUE,
    DECLINE,
    EXCHANGES,
    GOES,
    LANDS,
    LOOKS,
    OFFER,
    PASS,
    PLACES,
    RESIGN,
    ROTATIONS,
    SWAPS,
)

NUMBERS: Final = {action: number for number, action in enumerate(CATALOGUE)}
LEAPS: Final = {
    start: tuple(
        (to, bits_of(NUMBERS[go] for go in GOES[start, to]), bits_of((NUMBERS[LANDS[start, to]],)))
        for to in KNIGHT[start]
    )
    for start in SQUARES
}
"""By square: where a knight's move leads, and the numbers of its actions as bits, staying down and turning up."""
ROTATION_BITS: Final = bits_of(NUMBERS[rotation] for rotation in ROTATIONS)


def legal(state: State, seat: Seat) -> Iterable[Action]:
    """Every action that this seat may take; off turn it may only answer an offered draw, or resign."""
    table = instance("state", state, State).table
    seat_of(seat, state.hands)
    if table.phase in ("starter", "over"):
        return ()
    return (*(turn(state) if seat == table.turn else ()), *agreements(table, seat))


def offered(state: State, seat: Seat) -> int:
    """The legal actions as a set of bits, by their numbers; a move has hundreds."""
    table = instance("state", state, State).table
    if table.phase != "move" or seat != table.turn:
        return bits_of(map(NUMBERS.__getitem__, legal(state, seat)))
    return (leaps(state) or ROTATION_BITS) | bits_of(map(NUMBERS.__getitem__, agreements(table, seat)))


def agreements(table: Table, seat: Seat) -> Iterator[Action]:
    """To offer a draw or to answer an offer, and to resign."""
    if seat == table.turn and table.phase != "placing" and table.offer != seat:
        yield OFFER
    if table.offer == 1 - seat:
        yield ACCEPT
        yield DECLINE
    yield RESIGN


def turn(state: State) -> Iterable[Action]:
    """The actions of the turn itself, without draws and resignation."""
    match state.table.phase:
        case "placing":
            taken, hand = occupied(state), state.hands[state.table.turn]
            homes = [at for at in HOME[state.table.turn] if at not in taken]
            return [PLACES[power, at] for power in dict.fromkeys(hand) for at in homes]
        case "move":
            return moves(state) or ROTATIONS
        case "power":
            return (*powers(state, power_due(state)), PASS)
        case _:
            return rotations(state)


def moves(state: State) -> list[Go | Land]:
    """Knight's moves of any ostrich, either colour, but the one that the opponent has just moved, to free squares."""
    table, taken = state.table, occupied(state)
    found: list[Go | Land] = []
    for ostrich in state.ostriches:
        if ostrich.at == table.moved:
            continue
        for to in KNIGHT[ostrich.at]:
            if to in taken:
                continue
            if turns_up(ostrich, to, table.turn):
                found.append(LANDS[ostrich.at, to])
            else:
                found.extend(GOES[ostrich.at, to])
    return found


def leaps(state: State) -> int:
    """The same moves as `moves` has, as a set of bits."""
    table, taken = state.table, occupied(state)
    found = 0
    for ostrich in state.ostriches:
        if ostrich.at != table.moved:
            for to, goes, lands in LEAPS[ostrich.at]:
                if to not in taken:
                    found |= lands if turns_up(ostrich, to, table.turn) else goes
    return found


def can_move(state: State) -> bool:
    """Whether the player on turn has any move."""
    taken = occupied(state)
    return any(to not in taken for one in state.ostriches if one.at != state.table.moved for to in KNIGHT[one.at])


def power_due(state: State) -> Power:
    """The power of the ostrich that has just turned up."""
    return next(one.power for one in state.ostriches if one.at == state.table.moved)


def face_down(state: State) -> list[Square]:
    return [one.at for one in state.ostriches if not one.up]


def powers(state: State, power: Power) -> Iterator[Action]:
    match power:
        case "bush":
            yield from (BUSH_MOVES[bush, to] for bush in state.table.bushes for to in free(state))
        case "swap":
            yield from (SWAPS[pair] for pair in combinations(face_down(state), 2))
        case "eye":
            yield from (LOOKS[pair] for pair in combinations(face_down(state), 2))
        case "tiles":
            yield from EXCHANGES
        case "plain":
            pass


def rotations(state: State) -> list[Action]:
    """Every tile but the one on which the moved ostrich stands."""
    moved = state.table.moved
    barred = None if moved is None else TILE_AT[moved]
    return [rotation for rotation, turn in zip(ROTATIONS, TURNED, strict=True) if turn[:2] != barred]
