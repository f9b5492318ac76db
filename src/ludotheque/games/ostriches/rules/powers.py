"""The four powers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec.structs import replace

from ludotheque.core.game import Event, Millis
from ludotheque.core.refusal import Refused
from ludotheque.games.ostriches.model import PEEK, Action, Exchange, Look, MoveBush, Ostrich, Peek, State, Swap
from ludotheque.games.ostriches.model.events import BushMoved, Exchanged, Looked, Noticed, Swapped
from ludotheque.games.ostriches.pieces import EXCHANGED, NAMES, Power
from ludotheque.games.ostriches.rules.board import carried, changed, occupied, ostrich_at
from ludotheque.games.ostriches.rules.moves import power_due
from ludotheque.games.ostriches.rules.notation import PAIRS, WAYS_THERE

Stepped: TypeAlias = tuple[State, Sequence[Event]]
NEEDED: dict[type[Action], Power] = {MoveBush: "bush", Swap: "swap", Look: "eye", Exchange: "tiles"}


def use(state: State, action: Action, at: Millis) -> Stepped:
    """Use the power of the ostrich that has just turned up; refuses any other power."""
    if power_due(state) != NEEDED.get(type(action)):
        raise Refused("other-power", power=power_due(state))
    match action:
        case MoveBush():
            return move_bush(state, action)
        case Swap():
            return swap(state, action)
        case Look():
            return look(state, action, at)
        case Exchange() if action.pair in EXCHANGED:
            goes = EXCHANGED[action.pair]
            return carried(state, goes), [Exchanged(tiles=action.pair, goes=goes)]
        case _:
            raise Refused("no-such-tile")


def move_bush(state: State, action: MoveBush) -> Stepped:
    start, to = WAYS_THERE.get(action.move, (-1, -1))
    bushes = state.table.bushes
    if start not in bushes:
        raise Refused("no-bush-there")
    if to in occupied(state):
        raise Refused("square-taken", square=NAMES[to])
    after = tuple(sorted(to if bush == start else bush for bush in bushes))
    return replace(state, table=replace(state.table, bushes=after)), [BushMoved(start=start, target=to)]


def two_face_down(state: State, pair: str) -> tuple[Ostrich, Ostrich]:
    """The two named ostriches; refuses unless both have their heads in the sand."""
    one, other = (ostrich_at(state, at) for at in PAIRS.get(pair, (-1, -1)))
    if one is None or other is None or one.up or other.up:
        raise Refused("two-face-down")
    return one, other


def swap(state: State, action: Swap) -> Stepped:
    """Exchange two ostriches; everyone sees which, and what is known of them goes along."""
    one, other = two_face_down(state, action.pair)
    squares = (one.at, other.at)
    state = changed(state, replace(one, at=other.at), replace(other, at=one.at), where=squares)
    return state, [Swapped(squares=squares)]


def look(state: State, action: Look, at: Millis) -> Stepped:
    """Let the player know two ostriches from now on; in the mode `memory` a screen shows them for a moment."""
    both, seat = two_face_down(state, action.pair), state.table.turn
    squares = (both[0].at, both[1].at)
    after = [replace(one, known=one.known | {seat}) for one in both]
    state = changed(state, *after, where=squares)
    if state.table.options.mode == "memory":
        state = replace(state, table=replace(state.table, peek=Peek(seat, squares, at + PEEK)))
    seen = [Noticed(to=frozenset({seat}), at=one.at, of=one.of, power=one.power) for one in both]
    return state, [Looked(seat=seat, squares=squares), *seen]
