"""Events of Ostriches."""

from __future__ import annotations

from typing import TypeAlias

from ludotheque.core.game import Event, Seat
from ludotheque.games.ostriches.model import Pair, Quarter, Reason, Seen
from ludotheque.games.ostriches.pieces import Power, Square


class Starter(Event, frozen=True, kw_only=True):
    """Who places and moves first was drawn."""

    seat: Seat


class Placed(Event, frozen=True, kw_only=True):
    """An ostrich was placed; in the mode `memory` without its owner."""

    at: Square
    of: Seat | None = None


class Moved(Event, frozen=True, kw_only=True):
    """An ostrich was moved by this seat."""

    seat: Seat
    start: Square
    target: Square


class TurnedUp(Event, frozen=True, kw_only=True):
    """An ostrich turned up on the far row."""

    at: Square
    of: Seat
    power: Power


class BushMoved(Event, frozen=True, kw_only=True):
    start: Square
    target: Square


class Swapped(Event, frozen=True, kw_only=True):
    """Two face-down ostriches changed places."""

    squares: tuple[Square, Square]


class Looked(Event, frozen=True, kw_only=True):
    """A seat looked at two ostriches; everyone sees at which."""

    seat: Seat
    squares: tuple[Square, Square]


class Noticed(Event, frozen=True, kw_only=True):
    """What the eye saw, for its user only."""

    at: Square
    of: Seat
    power: Power


class Exchanged(Event, frozen=True, kw_only=True):
    """Two tiles changed places."""

    tiles: Pair
    goes: tuple[Square, ...]
    """By square: where whatever stood on it stands now."""


class Passed(Event, frozen=True, kw_only=True):
    """A power was left unused."""

    seat: Seat


class Rotated(Event, frozen=True, kw_only=True):
    """A tile made a quarter turn."""

    seat: Seat
    turn: Quarter
    goes: tuple[Square, ...]
    """By square: where whatever stood on it stands now."""


class Offered(Event, frozen=True, kw_only=True):
    """A draw is offered."""

    seat: Seat


class Declined(Event, frozen=True, kw_only=True):
    """A draw is declined: in so many words, or by playing on."""

    seat: Seat


class MatchOver(Event, frozen=True, kw_only=True):
    """The end, with every ostrich shown; winner None is a draw."""

    reason: Reason
    winner: Seat | None
    ostriches: tuple[Seen, ...]


AnyEvent: TypeAlias = (
    Starter
    | Placed
    | Moved
    | TurnedUp
    | BushMoved
    | Swapped
    | Looked
    | Noticed
    | Exchanged
    | Passed
    | Rotated
    | Offered
    | Declined
    | MatchOver
)
