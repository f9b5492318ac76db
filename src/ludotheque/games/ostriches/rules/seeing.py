"""Who may know what: all saw whose an ostrich is; only its owner and eyes know what it can do."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludotheque.core.arguments import instance, viewer_of
from ludotheque.core.game import Seat
from ludotheque.games.ostriches.model import SEATS, Ostrich, Seen, State, Table, View
from ludotheque.games.ostriches.pieces import TRIBE, Power

if TYPE_CHECKING:
    from random import Random


def observe(state: State, viewer: Seat | None) -> View:
    """All that a viewer with a perfect memory may know; at the end that is everything."""
    over, viewer = instance("state", state, State).table.phase == "over", viewer_of(viewer, state.hands)
    ostriches = all_seen(state) if over else tuple(seen(one, viewer) for one in state.ostriches)
    hand = () if viewer is None else state.hands[viewer]
    return View(viewer, state.table, ostriches, tuple(map(len, state.hands)), hand, state.past, finished(state.table))


def finished(table: Table) -> tuple[int, ...]:
    """How many turns each seat has finished; the starter began."""
    return tuple((table.turns + (seat == table.starter)) // SEATS for seat in range(SEATS))


def seen(ostrich: Ostrich, viewer: Seat | None) -> Seen:
    knows = ostrich.up or viewer in ostrich.known
    return Seen(ostrich.at, ostrich.of, ostrich.power if knows else None, ostrich.up, ostrich.known)


def all_seen(state: State) -> tuple[Seen, ...]:
    """Every ostrich with its face."""
    return tuple(Seen(one.at, one.of, one.power, one.up, one.known) for one in state.ostriches)


def forget(view: View) -> View:
    """In the mode `memory` all backs look alike; an eye's user sees what it sees right now, and nothing more.

    Who has looked at which ostrich is for the players to remember, too. Screens never need the boards of the past.
    """
    table = view.table
    view = replace(view, past=())
    if table.options.mode == "notes" or table.phase == "over":
        return view
    peek = table.peek.squares if table.peek is not None and table.peek.seat == view.viewer else ()
    shown = tuple(
        Seen(one.at, one.of, one.power, one.up) if one.up or one.at in peek else Seen(one.at) for one in view.ostriches
    )
    return replace(view, ostriches=shown)


def imagine(view: View, rng: Random) -> State:
    """Deal what the viewer does not know anew: each colour's missing powers among its unknown ostriches."""
    left = {seat: missing(view, seat) for seat in range(len(view.left))}
    for powers in left.values():
        rng.shuffle(powers)
    ostriches = tuple(
        Ostrich(one.at, one.of, left[one.of].pop() if one.power is None else one.power, one.up, one.known)
        for one in view.ostriches
        if one.of is not None
    )
    hands = tuple(view.hand if seat == view.viewer else in_hand(powers) for seat, powers in left.items())
    return State(view.table, ostriches, hands, view.past)


def missing(view: View, seat: Seat) -> list[Power]:
    """The powers of a colour that the viewer has seen neither on the board nor in their hand."""
    left = Counter(TRIBE)
    left.subtract(one.power for one in view.ostriches if one.of == seat and one.power is not None)
    if seat == view.viewer:
        left.subtract(view.hand)
    return list(left.elements())


def in_hand(powers: list[Power]) -> tuple[Power, ...]:
    return tuple(sorted(powers, key=TRIBE.index))
