"""States of the rules as rows of the kernel, and the worlds that a viewer thinks possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludotheque.core.compiling import bit_count, int_array
from ludotheque.games.ostriches.model import Action, Ostrich, State
from ludotheque.games.ostriches.pieces import POWERS, SQUARES, TURNED, Power
from ludotheque.games.ostriches.rules.notation import (
    BUSH_MOVES,
    EXCHANGES,
    GOES,
    LANDS,
    LOOKS,
    PASS,
    PLACES,
    ROTATIONS,
    SWAPS,
)
from ludotheque.games.ostriches.solver import kernel as k
from ludotheque.games.ostriches.solver.tables import compiled

PHASES: Final = {"placing": k.PLACING, "move": k.LEAP, "power": k.POWER, "rotate": k.ROTATE, "over": k.OVER}


def encode(state: State) -> Any:
    """A state as a row, once the first player has been drawn."""
    table, row = state.table, [0] * k.WIDTH
    for one in state.ostriches:
        add(row, one)
    row[k.MOVED] = 0 if table.moved is None else 1 << table.moved
    row[k.BUSHES] = sum(1 << at for at in table.bushes)
    row[k.TURN], row[k.PHASE] = table.turn, PHASES[table.phase]
    # A landing ends the calm, but the rules note that only when the tile turns. Without a limit the search bounds
    # itself: a hundred calm turns from here on are a draw.
    limited = table.options.draw_after is not None
    row[k.CALMS] = table.calm if limited and (table.phase == "move" or table.reason == "calm") else 0
    row[k.WINNER] = k.NOBODY
    if table.phase == "over":
        row[k.WINNER] = k.DRAWN if table.winner is None else table.winner
    for seat, hand in enumerate(state.hands):
        row[k.HAND + seat] = sum(k.ONE_PLAIN if power == "plain" else 1 << POWERS.index(power) for power in hand)
    return int_array(row)


def add(row: list[int], one: Ostrich) -> None:
    bit = 1 << one.at
    row[k.OWN + one.of] |= bit
    row[k.UP] |= bit * one.up
    if one.power != "plain":
        row[k.POWERS + POWERS.index(one.power)] |= bit
    row[k.SEEN] |= bit * (1 - one.of in one.known)


def ostriches(row: Any) -> tuple[Ostrich, ...]:
    """The ostriches of a row, as a state lists them."""
    standing = [at for at in SQUARES if (int(row[k.OWN]) | int(row[k.OWN + 1])) >> at & 1]
    return tuple(
        Ostrich(
            at,
            0 if int(row[k.OWN]) >> at & 1 else 1,
            POWERS[k.power_at(row, 1 << at)],
            bool(int(row[k.UP]) >> at & 1),
            frozenset(seat for seat in range(2) if (int(row[k.OWN + seat]) | int(row[k.SEEN])) >> at & 1),
        )
        for at in standing
    )


def hand(row: Any, seat: int) -> tuple[Power, ...]:
    held = int(row[k.HAND + seat])
    plain: list[Power] = ["plain"] * (held // k.ONE_PLAIN)
    return (*(power for power in POWERS[: k.PLAIN] if held >> POWERS.index(power) & 1), *plain)


def coded(kind: int, two: tuple[int, int]) -> int:
    return kind * k.SPAN + two[0] * 36 + two[1]


def dictionary() -> dict[Action, tuple[int, ...]]:
    """Every action that changes the board, with its decisions."""
    places = {(POWERS.index(power), at): action for (power, at), action in PLACES.items()}
    made: dict[Action, tuple[int, ...]] = {}
    in_twos: tuple[tuple[int, Mapping[tuple[int, int], Action]], ...] = (
        (k.TO_PLACE, places),
        (k.TO_LEAP, LANDS),
        (k.TO_BUSH, BUSH_MOVES),
        (k.TO_SWAP, SWAPS),
        (k.TO_LOOK, LOOKS),
    )
    for kind, named in in_twos:
        made |= {action: (coded(kind, two),) for two, action in named.items()}
    in_order: tuple[tuple[int, Sequence[Action]], ...] = (
        (k.TO_EXCHANGE, EXCHANGES),
        (k.TO_PASS, (PASS,)),
        (k.TO_TURN, ROTATIONS),
    )
    for kind, listed in in_order:
        made |= {action: (kind * k.SPAN + number,) for number, action in enumerate(listed)}
    turn_of = {turn: k.TO_TURN * k.SPAN + number for number, turn in enumerate(TURNED)}
    made |= {go: (coded(k.TO_LEAP, two), turn_of[go.turn]) for two, goes in GOES.items() for go in goes}
    return made


CODES: Final = dictionary()
ACTIONS: Final = {codes: action for action, codes in CODES.items()}


def codes(action: Action) -> tuple[int, ...]:
    """The decisions that an action is made of: a whole turn is two."""
    return CODES[action]


def action_of(*decisions: int) -> Action:
    """The action of a decision; a leap with the rotation that follows it at once is a whole turn."""
    return ACTIONS[decisions]


@compiled
def deal(row: Any, viewer: int, rng: Any) -> None:
    """Deal what the viewer does not know anew, as `rules.imagine` does; viewer -1 is a spectator."""
    for seat in range(2):
        unknown = row[k.OWN + seat] & ~row[k.UP]
        if viewer >= 0:
            unknown = unknown & ~row[k.SEEN] if seat != viewer else 0
        free, held = unknown, row[k.HAND + seat] if seat != viewer else 0
        slots, in_hand, new_hand = bit_count(free), bit_count(held & 15) + (held >> 4), 0
        for power in range(k.PLAIN):
            if not (row[k.POWERS + power] & unknown or held >> power & 1):
                continue
            row[k.POWERS + power] &= ~unknown
            pick = k.chance(rng, slots + in_hand)
            if pick < slots:
                bit = 1 << k.nth(free, pick)
                row[k.POWERS + power] |= bit
                free ^= bit
                slots -= 1
            else:
                new_hand |= 1 << power
                in_hand -= 1
        if seat != viewer:
            row[k.HAND + seat] = new_hand + in_hand * k.ONE_PLAIN
