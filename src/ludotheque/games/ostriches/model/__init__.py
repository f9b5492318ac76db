"""Options, state, actions and views of Ostriches; its events are in `events`.

The only secret is what the ostriches with their heads in the sand can do. Everything else happens in the open, so a
player who remembers well knows where each ostrich went, and what they know of it goes with it. A view holds all that a
seat may know in this sense; in the mode `memory` a screen shows much less (`forget`).

Actions speak the notation of the game: squares from a1 to f6, tiles by their corner and `+` or `-` for a quarter turn.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from ludotheque.core.game import Millis, Seat
from ludotheque.core.showing import Visible
from ludotheque.games.ostriches.pieces import CALM, Power, Square

SEATS: Final = 2
PEEK: Final[Millis] = 5_000
"""In the mode `memory`: how long an eye sees."""

Phase: TypeAlias = Literal["starter", "placing", "move", "power", "rotate", "over"]
Reason: TypeAlias = Literal["four-up", "calm", "agreed", "resigned"]

Name = Annotated[str, Meta(pattern="^[a-f][1-6]$")]
"""A square."""
Two = Annotated[str, Meta(pattern="^([a-f][1-6]){2}$")]
"""Two squares: from where to where, or which pair, the lower number first."""
Quarter = Annotated[str, Meta(pattern=r"^[sn][ew][+-]$")]
"""A tile and the way it turns."""
Pair = Annotated[str, Meta(pattern="^([sn][ew]){2}$")]
"""Two tiles."""


Mode: TypeAlias = Literal["notes", "memory"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the table agrees on."""

    mode: Mode = "notes"
    """Notes: the table shows what each may know. Memory: as in the box, every back looks like any other."""
    draw_after: Literal[100] | None = CALM
    """Turns in a row without a new face-up ostrich that are a draw; None: as in the box, a draw must be agreed."""


class Own(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A single seat has nothing to set."""


class Place(Struct, frozen=True, tag="place"):
    """Put one of one's ostriches face down on a free square of one's own two tiles."""

    power: Power
    at: Name


class Go(Struct, frozen=True, tag="go"):
    """A whole turn that turns nothing up: move an ostrich, then turn a tile."""

    move: Two
    turn: Quarter


class Land(Struct, frozen=True, tag="land"):
    """Move a face-down ostrich to the far row, where it turns up; power and rotation follow."""

    move: Two


class MoveBush(Struct, frozen=True, tag="bush"):
    """Power: move a bush to any free square."""

    move: Two


class Swap(Struct, frozen=True, tag="swap"):
    """Power: exchange the places of two face-down ostriches."""

    pair: Two


class Look(Struct, frozen=True, tag="eye"):
    """Power: look privately at two face-down ostriches."""

    pair: Two


class Exchange(Struct, frozen=True, tag="tiles"):
    """Power: exchange two tiles with all on them."""

    pair: Pair


class Pass(Struct, frozen=True, tag="pass"):
    """Leave a power unused."""


class Rotate(Struct, frozen=True, tag="rotate"):
    """Turn a tile: the end of a turn that turned an ostrich up, or the whole turn of a player who cannot move."""

    turn: Quarter


class Offer(Struct, frozen=True, tag="offer"):
    """Offer a draw, on one's own turn."""


class Accept(Struct, frozen=True, tag="accept"):
    """Agree to a draw."""


class Decline(Struct, frozen=True, tag="decline"):
    """Decline a draw at once, without a move."""


class Resign(Struct, frozen=True, tag="resign"):
    """Give up the match."""


Action: TypeAlias = (
    Place | Go | Land | MoveBush | Swap | Look | Exchange | Pass | Rotate | Offer | Accept | Resign | Decline
)


class Ostrich(Struct, frozen=True):
    """An ostrich on the board."""

    at: Square
    of: Seat
    power: Power
    up: bool = False
    known: frozenset[Seat] = frozenset()
    """The seats with a right to know its power: its owner, and any that looked at it. It goes with the ostrich."""


class Seen(Struct, frozen=True):
    """An ostrich as a viewer may know it; in the mode `memory` a screen shows only `at` of one that is face down."""

    at: Square
    of: Seat | None = None
    power: Power | None = None
    up: bool = False
    known: frozenset[Seat] = frozenset()
    """The seats that know what it can do; public, because placing and looking are."""


class Peek(Struct, frozen=True):
    """In the mode `memory`: what an eye sees now."""

    seat: Seat
    squares: tuple[Square, Square]
    until: Millis


class Table(Struct, frozen=True):
    """What lies open."""

    options: Options
    phase: Phase = "starter"
    starter: Seat = 0
    turn: Seat = 0
    bushes: tuple[Square, ...] = ()
    moved: Square | None = None
    """Where the ostrich stands that was moved last; the mover's opponent may not move it next."""
    turns: int = 0
    """Finished turns of both players, without the placing."""
    calm: int = 0
    """Turns in a row that turned no ostrich up."""
    steps: int = 0
    """Decisions so far: each is a new chapter."""
    offer: Seat | None = None
    peek: Peek | None = None
    reason: Reason | None = None
    winner: Seat | None = None


class State(Struct, frozen=True):
    table: Table
    ostriches: tuple[Ostrich, ...] = ()
    """Sorted by their squares."""
    hands: tuple[tuple[Power, ...], ...] = ()
    """Per seat: what is still to be placed, in the order of the box."""
    past: tuple[int, ...] = ()
    """The boards at the start of each turn since an ostrich last turned up, by their keys; the latest last."""


class View(Visible, frozen=True):
    """What one seat may know; viewer None is a spectator, who knows no power before it turns up."""

    shown_by: ClassVar[str] = "ludotheque.games.ostriches.showing"
    viewer: Seat | None
    table: Table
    ostriches: tuple[Seen, ...]
    left: tuple[int, ...]
    """Per seat: how many ostriches it still has to place."""
    hand: tuple[Power, ...] = ()
    """The viewer's own ostriches still to be placed."""
    past: tuple[int, ...] = ()
    """The boards that were there before, as in `State`: for bots and hints; no screen is sent them."""
    turns: tuple[int, ...] = (0, 0)
    """Per seat: how many turns it has finished, without the placing."""
