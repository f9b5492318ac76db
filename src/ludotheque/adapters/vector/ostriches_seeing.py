"""What the player on turn knows of a duel: sets of squares, and the vector of the other adapters."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.adapters.vector.layout import spots
from ludotheque.adapters.vector.ostriches_actions import CALM, PLAIN, SIDE, STARTER, TURNS, compiled
from ludotheque.core.compiling import bit_count, int_array, lowest_bit
from ludotheque.games.ostriches.model import SEATS, Phase
from ludotheque.games.ostriches.pieces import CALM as MOST_CALM
from ludotheque.games.ostriches.pieces import POWERS, TO_WIN, TRIBE, Power
from ludotheque.games.ostriches.solver import kernel as k

# An observation: numbers, then sets of squares (bit 0 is a1).
VIEWER, PHASE, FIRST, CALM_TURNS, DONE_TURNS, HAND, LEFT = range(7)
"""HAND: a bit for each power of its own still to place, from bit 4 on how many plain ones. LEFT, per seat: how many it
still has to place."""
TRIBES, FACE_UP, BUSHES, KNOWN, LOOKED, MOVED = 8, 10, 11, 12, 17, 18
"""Per seat its ostriches; those that are up; bushes; per power the ostriches that are known to have it; those that the
opponent has looked at; the one that may not be moved."""
SEEN: Final = 20
"""Integers of an observation."""

PHASE_SPOT: Final = int_array(spots(Phase).index(phase) for phase in ("placing", "move", "power", "rotate"))
POWER_SPOT: Final = int_array(spots(Power).index(power) for power in POWERS)
"""The places of phases and powers in a vector."""

AT_VIEWER, AT_PHASE, AT_STARTER, AT_TURN, AT_BUSHES, AT_MOVED, AT_TURNS, AT_CALM = range(8)
AT_OSTRICHES, AT_LEFT, AT_HAND = range(8, 11)
PLANES: Final = (
    *("viewer", "table.phase", "table.starter", "table.turn", "table.bushes[0]?", "table.moved", "table.turns"),
    *("table.calm", "ostriches[0]?", "left[0]", "hand"),
)
MOVING: Final = r"viewer|table\.(phase|starter|turn$|bushes|moved|turns|calm)|ostriches|left\[.\]$|hand"
OF: Final = 1 + SIDE
POWER, UP, KNOWING = OF + SEATS, OF + SEATS + len(POWERS), OF + SEATS + len(POWERS) + 1
OSTRICH: Final = KNOWING + SEATS
"""Where the parts of an ostrich stand in a vector, and how wide it is."""
MOST_TURNS: Final = TO_WIN * MOST_CALM
MOST_LEFT: Final = len(TRIBE)
TWICE: Final = max(map(TRIBE.count, TRIBE))


@compiled
def see(row: Any, seen: Any) -> None:
    """What the player on turn knows: all but the powers that are down, not its own, and not looked at."""
    seat, up = row[k.TURN], row[k.UP]
    known = row[k.OWN + seat] | up | row[k.OWN + 1 - seat] & row[k.SEEN]
    seen[VIEWER], seen[PHASE], seen[FIRST] = seat, row[k.PHASE], row[STARTER]
    seen[CALM_TURNS], seen[DONE_TURNS], seen[HAND] = row[CALM], row[TURNS], row[k.HAND + seat]
    for one in range(SEATS):
        held = row[k.HAND + one]
        seen[LEFT + one] = bit_count(held & k.ONE_PLAIN - 1) + (held >> PLAIN)
        seen[TRIBES + one] = row[k.OWN + one]
    seen[FACE_UP], seen[BUSHES], seen[LOOKED], seen[MOVED] = up, row[k.BUSHES], row[k.SEEN], row[k.MOVED]
    plain = known
    for power in range(PLAIN):
        board = row[k.POWERS + power] & known
        seen[KNOWN + power] = board
        plain &= ~board
    seen[KNOWN + PLAIN] = plain


@compiled
def write_ostrich(seen: Any, square: int, first: int, out: Any) -> None:
    """What is known of an ostrich, into a vector."""
    owner = 0 if seen[TRIBES] >> square & 1 else 1
    out[first] = out[first + 1 + square] = out[first + OF + owner] = out[first + KNOWING + owner] = 1
    for power in range(PLAIN + 1):
        if seen[KNOWN + power] >> square & 1:
            out[first + POWER + POWER_SPOT[power]] = 1
    if seen[FACE_UP] >> square & 1:
        out[first + UP] = 1
    if seen[LOOKED] >> square & 1:
        out[first + KNOWING + 1 - owner] = 1


@compiled
def write(seen: Any, at: Any, still: Any, out: Any) -> None:
    """An observation as the vector of the other adapters."""
    for place in range(len(still)):
        out[place] = still[place]
    viewer = seen[VIEWER]
    out[at[AT_VIEWER] + viewer] = out[at[AT_TURN] + viewer] = 1
    out[at[AT_PHASE] + PHASE_SPOT[seen[PHASE]]] = out[at[AT_STARTER] + seen[FIRST]] = 1
    bushes, first = int(seen[BUSHES]), at[AT_BUSHES]
    while bushes:
        out[first] = out[first + 1 + lowest_bit(bushes)] = 1
        bushes &= bushes - 1
        first += 1 + SIDE
    if seen[MOVED]:
        out[at[AT_MOVED] + lowest_bit(int(seen[MOVED]))] = 1
    out[at[AT_TURNS]] = min(1.0, seen[DONE_TURNS] / MOST_TURNS)
    out[at[AT_CALM]] = seen[CALM_TURNS] / MOST_CALM
    standing, first = int(seen[TRIBES] | seen[TRIBES + 1]), at[AT_OSTRICHES]
    while standing:
        write_ostrich(seen, lowest_bit(standing), first, out)
        standing &= standing - 1
        first += OSTRICH
    for seat in range(SEATS):
        out[at[AT_LEFT] + 2 * seat] = seen[LEFT + seat] / MOST_LEFT
    for power in range(PLAIN):
        out[at[AT_HAND] + power] = (seen[HAND] >> power & 1) / TWICE
    out[at[AT_HAND] + PLAIN] = (seen[HAND] >> PLAIN) / TWICE


@compiled
def write_all(seen: Any, at: Any, still: Any, out: Any) -> None:
    """All observations as vectors."""
    for match in range(len(seen)):
        write(seen[match], at, still, out[match])
