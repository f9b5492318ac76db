"""Events of Ubongo: what happened, for a screen to show."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ludotheque.core.game import Event, Millis, Seat
from ludotheque.games.ubongo.model import Gem, Lay, OpenBoard, PieceName, Pieces, Task
from ludotheque.games.ubongo.pieces import Symbol


class Starter(Event, frozen=True, kw_only=True):
    """The first who rolls the die was drawn."""

    seat: Seat


class Rolled(Event, frozen=True, kw_only=True):
    """The die shows this symbol; against time and for missions there is no one round."""

    round: int
    symbol: Symbol


class Opened(Event, frozen=True, kw_only=True):
    """A board lies open before a seat; the die is not rolled yet."""

    seat: Seat
    board: OpenBoard


class Taken(Event, frozen=True, kw_only=True):
    """A seat has a new mission before it."""

    seat: Seat
    task: Task


class GlassTurned(Event, frozen=True, kw_only=True):
    """The sand runs until then; None without a glass."""

    round: int
    until: Millis | None
    again: bool = False
    """The second chance: nobody had finished."""


class Laid(Event, frozen=True, kw_only=True):
    """A piece was laid, known to its player and to those who may watch."""

    seat: Seat
    lay: Lay


class Lifted(Event, frozen=True, kw_only=True):
    """A piece was taken back."""

    seat: Seat
    piece: PieceName


class Ubongo(Event, frozen=True, kw_only=True):
    """A shape is covered. Against time and for missions the rank is that mission's number."""

    seat: Seat
    rank: int
    pieces: Pieces
    """How; nothing where others come to the same mission later."""
    at: Millis
    """When, counted from the turning of the glass."""


class GaveUp(Event, frozen=True, kw_only=True):
    seat: Seat


class LaidAside(Event, frozen=True, kw_only=True):
    seat: Seat


class SandOut(Event, frozen=True, kw_only=True):
    """The sand is through."""

    round: int


class GemWon(Event, frozen=True, kw_only=True):
    """A gem from the track, from the bag, or of a fixed reward."""

    seat: Seat
    gem: Gem
    source: Literal["track", "bag", "reward"]


class Unwon(Event, frozen=True, kw_only=True):
    """Track gems that nobody won: into the bag, or without luck out of the game."""

    gems: tuple[Gem, ...]


class RoundOver(Event, frozen=True, kw_only=True):
    """The boards are open; points per seat so far."""

    round: int
    points: tuple[int, ...]


class Tied(Event, frozen=True, kw_only=True):
    """These lead together: a mini-round decides."""

    seats: tuple[Seat, ...]


class Readied(Event, frozen=True, kw_only=True):
    seat: Seat


class MatchOver(Event, frozen=True, kw_only=True):
    """These seats won; the score counts points, missions or milliseconds."""

    score: tuple[int, ...]
    winners: tuple[Seat, ...]


AnyEvent: TypeAlias = (
    Starter
    | Opened
    | Rolled
    | Taken
    | GlassTurned
    | Laid
    | Lifted
    | Ubongo
    | GaveUp
    | LaidAside
    | SandOut
    | GemWon
    | Unwon
    | RoundOver
    | Tied
    | Readied
    | MatchOver
)
