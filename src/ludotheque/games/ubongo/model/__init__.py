"""Options, state, actions, events and views of Ubongo.

Boards, die, gems and covered shapes are public (`Shown`). The secret is where the other players' pieces lie until they
call Ubongo. A view is everything public, with the pieces of the seats that the viewer may watch.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from ludotheque.core.game import Millis, Seat
from ludotheque.core.showing import Visible
from ludotheque.games.ubongo.pieces import Side, Symbol

MOST_SEATS: Final = 4
ROUNDS: Final = 9
LEAD: Final[Millis] = 3_000
"""From the roll of the die to the turning of the glass; boards that lie open do so this long before the roll, too."""
REVIEW: Final[Millis] = 45_000
"""How long a finished round waits until everyone is ready."""

PieceName: TypeAlias = Literal["I2", "I3", "V3", "I4", "O4", "T4", "L4", "S4", "Y5", "L5", "P5", "Z5"]
Gem: TypeAlias = Literal["ruby", "sapphire", "emerald", "amber"]
Mode: TypeAlias = Literal["nine", "noluck", "time", "count"]
Phase: TypeAlias = Literal["starter", "open", "roll", "lead", "boards", "covering", "gems", "review", "over"]

GEMS: Final[tuple[Gem, ...]] = ("ruby", "sapphire", "emerald", "amber")
WORTH: Final[dict[Gem, int]] = {"ruby": 4, "sapphire": 3, "emerald": 2, "amber": 1}
BAG: Final = 10
"""Gems of each kind in the bag at the start; nine more sapphires and ambers lie on the track."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the table agrees on."""

    mode: Mode = "nine"
    """Nine rounds; the same without luck; most missions in a given time; least time for a number of missions."""
    side: Side = "A"
    """Side A needs three pieces, side B four."""
    sand: Literal[30, 45, 60, 90, 120] | None = 45
    """Seconds in the glass; None: no glass, so a round ends when all have finished or given up."""
    rounds: Annotated[int, Meta(ge=1, le=ROUNDS)] = ROUNDS
    """A shorter match."""
    length: Literal[1, 5, 10, 20] = 5
    """Minutes against time, or the number of missions."""
    difficulty: Annotated[int, Meta(ge=1, le=5)] | None = None
    """Races: only missions of this difficulty, on the side of the table; None: any."""
    pieces: Literal["needed", "all"] = "needed"
    """Show the pieces of the mission, or all twelve as in the box."""
    boards: Literal["covered", "open"] = "covered"
    """Rounds: boards stay covered until the glass is turned, or lie open before the roll, as printed."""
    book: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9-]+$")] = "standard"
    """The seed of the mission book."""


class Own(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What each seat may set for itself."""

    side: Literal["table"] | Side = "table"
    """Another side than the table's, as a handicap."""


class Lay(Struct, frozen=True, tag="lay"):
    """Lay a piece on the shape, or move it there. Row and column are the corner of its bounding box."""

    piece: PieceName
    orientation: Annotated[int, Meta(ge=0, le=7)]
    row: Annotated[int, Meta(ge=0, le=5)]
    col: Annotated[int, Meta(ge=0, le=5)]


class Lift(Struct, frozen=True, tag="lift"):
    """Take a piece back from the shape."""

    piece: PieceName


class GiveUp(Struct, frozen=True, tag="give-up"):
    """Give up; final for the round."""


class Aside(Struct, frozen=True, tag="aside"):
    """Races: lay this mission aside and take the next."""


class Ready(Struct, frozen=True, tag="ready"):
    """Ready for the next round."""


Action: TypeAlias = Lay | Lift | GiveUp | Aside | Ready


class Task(Struct, frozen=True):
    """The mission of a player: a board, the side that is up, and the set that the die names."""

    board: int
    side: Side
    symbol: Symbol
    shape: tuple[str, ...]
    """Its rows, `#` for a cell to cover."""
    pieces: tuple[PieceName, ...]
    difficulty: int


class OpenBoard(Struct, frozen=True):
    """A board that lies open before the roll, with the sets beside its shape."""

    board: int
    side: Side
    shape: tuple[str, ...]
    sets: tuple[tuple[PieceName, ...], ...]
    """One for each symbol of the die."""


Pieces: TypeAlias = tuple[Lay, ...]
"""The pieces on a shape, in the order in which they were laid."""


class Win(Struct, frozen=True):
    """What a player won in a round."""

    seat: Seat
    rank: int
    track: Gem | None
    """The gem from the track."""
    bag: Gem | None
    """The gem from the bag, or without luck the fixed one."""


class Round(Struct, frozen=True):
    """A finished round, public."""

    tasks: tuple[Task | None, ...]
    pieces: tuple[Pieces, ...]
    wins: tuple[Win, ...]
    """In rank order."""


class Passed(Struct, frozen=True):
    """A mission of a race that a player has left behind."""

    task: Task
    pieces: Pieces
    """As they lay."""
    at: Millis
    """When, counted from the turning of the glass."""
    done: bool
    """Whether it was covered; else it was laid aside."""


class Shown(Struct, frozen=True):
    """Everything that is public."""

    options: Options
    own: tuple[Own, ...]
    book: str
    """The hash of the mission book, so that the same seed must give the same missions."""
    phase: Phase
    stock: tuple[int, ...]
    """The boards not yet taken, sorted; draws decide the order."""
    chapter: int = 1
    round: int = 1
    roller: Seat = 0
    symbol: Symbol | None = None
    tasks: tuple[Task | None, ...] = ()
    """The mission of each seat; None: it has none now."""
    boards: tuple[OpenBoard | None, ...] = ()
    """Per seat the board that lies open, from the deal to the turning of the glass; empty where boards stay covered."""
    until: Millis | None = None
    """When the die is rolled, the glass is turned, the sand is through, or the review ends."""
    turned: Millis = 0
    """When the glass was first turned in this round."""
    again: bool = False
    """This is the second chance."""
    done: tuple[Seat, ...] = ()
    """The seats that have finished, in order."""
    gave_up: tuple[Seat, ...] = ()
    tied: tuple[Seat, ...] = ()
    """The seats that play the mini-round."""
    ready: frozenset[Seat] = frozenset()
    gems: tuple[tuple[Gem, ...], ...] = ()
    """The gems of each seat, in the order in which they were won."""
    bag: tuple[int, ...] = (BAG,) * len(GEMS)
    """The number of rubies, sapphires, emeralds and ambers in the bag."""
    wins: tuple[Win, ...] = ()
    """The rewards of this round so far, while gems are drawn."""
    course: tuple[tuple[int, Symbol], ...] = ()
    """Races: the boards and symbols drawn so far, the same for all players."""
    taken: int | None = None
    """Races: the board that waits for its symbol."""
    solved: tuple[int, ...] = ()
    """Races: the number of missions done by each seat."""
    aside: tuple[int, ...] = ()
    """Races: the number of missions laid aside by each seat."""
    times: tuple[Millis | None, ...] = ()
    """For missions: when each seat was done with all, counted from the turning of the glass."""
    last: Round | None = None


class State(Struct, frozen=True):
    shown: Shown
    pieces: tuple[Pieces, ...]
    """The pieces on the shape of each seat."""
    runs: tuple[tuple[Passed, ...], ...] = ()
    """Races: the missions that each seat has left behind, in order."""


class View(Visible, frozen=True):
    """What a seat may know; viewer None is a spectator, who sees finished boards only.

    The last three fields follow from `shown`, so that screens need no rules.
    """

    shown_by: ClassVar[str] = "ludotheque.games.ubongo.showing"
    viewer: Seat | None
    shown: Shown
    pieces: tuple[Pieces | None, ...]
    """None for seats that the viewer may not watch."""
    players: tuple[Seat, ...]
    """The seats that play this round: all, or in the mini-round those that are tied."""
    mini: bool
    """Whether this is the mini-round."""
    mini_winner: Seat | None
    """The winner of the mini-round, once it is decided."""
    runs: tuple[tuple[Passed, ...], ...] = ()
    """Races: the viewer's own missions so far, and after the race everyone's."""
