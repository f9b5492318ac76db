"""Events of Ubongo: what happened, for a screen to show."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ludotheque.core.game import Event, Millis, Seat
from ludotheque.games.ubongo.model import Gem, Lay, OpenBoard, PieceName, Pieces, Task
from ludotheque.games.ubongo.pieces import Symbol


class Starter(Event, frozen=True, kw_only=True):
    """Who rolls the die first."""

    seat: Seat


class Rolled(Event, frozen=True, kw_only=True):
    """The die shows this symbol; in races the round is the number of the mission."""

    round: int
    symbol: Symbol


class Opened(Event, frozen=True, kw_only=True):
    """A board lies open before a seat; the die is not rolled yet."""

    seat: Seat
    board: OpenBoard


class Taken(Event, frozen=True, kw_only=True):
    """A seat has a new mission."""

    seat: Seat
    task: Task


class GlassTurned(Event, frozen=True, kw_only=True):
    """The glass is turned; the sand runs until then, None without a glass."""

    round: int
    until: Millis | None
    again: bool = False
    """This is the second chance."""
    race: bool = False
    """It is the watch of a race, not a glass."""


class Laid(Event, frozen=True, kw_only=True):
    """A piece was laid; for its player and those who may watch."""

    seat: Seat
    lay: Lay


class Lifted(Event, frozen=True, kw_only=True):
    """A piece was taken back."""

    seat: Seat
    piece: PieceName


class Ubongo(Event, frozen=True, kw_only=True):
    """A shape is covered. In races the rank is the number of the mission."""

    seat: Seat
    rank: int
    pieces: Pieces
    """The covering; empty in races, where others come to the same mission later."""
    at: Millis
    """Milliseconds since the turning of the glass."""


class GaveUp(Event, frozen=True, kw_only=True):
    seat: Seat


class LaidAside(Event, frozen=True, kw_only=True):
    seat: Seat


class SandOut(Event, frozen=True, kw_only=True):
    """The sand has run out."""

    round: int


class GemWon(Event, frozen=True, kw_only=True):
    """A seat won a gem: from the track, from the bag, or as a fixed reward."""

    seat: Seat
    gem: Gem
    source: Literal["track", "bag", "reward"]


class Unwon(Event, frozen=True, kw_only=True):
    """Gems of the track that nobody won go into the bag, or without luck out of the game."""

    gems: tuple[Gem, ...]


class RoundOver(Event, frozen=True, kw_only=True):
    """The boards are public; the points of each seat so far."""

    round: int
    points: tuple[int, ...]


class Tied(Event, frozen=True, kw_only=True):
    """These seats tie for first; a mini-round decides."""

    seats: tuple[Seat, ...]


class Readied(Event, frozen=True, kw_only=True):
    seat: Seat


class MatchOver(Event, frozen=True, kw_only=True):
    """The winners, and the score in points, missions or milliseconds."""

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
