"""The turns of a record: where each began, who made it, and what he could know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import factorial, prod

from msgspec import Struct

from ludotheque.core.game import Act, Seat
from ludotheque.core.record import Record, verify
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import SEATS, Action, Go, Land, Offer, Rotate, State, View
from ludotheque.games.ostriches.pieces import NAMES, Power
from ludotheque.games.ostriches.rules.seeing import missing


class Made(Struct, frozen=True):
    """A turn that was made: from where, what was done, and where it led."""

    number: int
    seat: Seat
    before: State
    actions: tuple[Action, ...]
    after: State

    @property
    def said(self) -> str:
        return " ".join(map(rules.written, self.actions))

    @property
    def view(self) -> View:
        """What the mover could know when it began."""
        return rules.observe(self.before, self.seat)


def turns_of(record: Record) -> Iterator[Made]:
    """Every turn of a match in its order, the record being checked on the way; the end may break off the last one."""
    before: State | None = None
    actions: list[Action] = []
    state: State | None = None
    for _, row, moment, _ in verify(record):
        if isinstance(row, Act) and state is not None and not isinstance(row.action, Offer):
            if state.table.phase == "move" and isinstance(row.action, Go | Land | Rotate):
                before, actions = state, []
            if before is not None and row.seat == before.table.turn:
                actions.append(row.action)
        state = moment.state
        if before is not None and state.table.phase in ("move", "over"):
            yield Made(before.table.turns + 1, before.table.turn, before, tuple(actions), state)
            before = None


def worlds(view: View) -> int:
    """How many deserts a viewer cannot tell apart: his unknown ostriches of each colour, with every deal of powers."""
    found = 1
    for seat in range(SEATS):
        left = Counter(missing(view, seat))
        found *= factorial(left.total()) // prod(map(factorial, left.values()))
    return found


def seen_by_eye(view: View) -> dict[str, Power]:
    """The opponent's face-down ostriches that the viewer has looked at."""
    return {
        NAMES[one.at]: one.power
        for one in view.ostriches
        if one.of != view.viewer and not one.up and one.power is not None
    }
