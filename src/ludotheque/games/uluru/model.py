"""Options, state, actions, events and views of Uluru.

The secret of the game is where the others' birds sit in the running round. So a state is what lies open on the table
(`Shown`) and the boards, and a view is the same with one board or none. When players place one after another, the cards
are secret too, from players who have not had their turn: they are kept apart (`Cards`), outside of what is shown.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from ludotheque.core.game import Event, Millis, Seat
from ludotheque.core.showing import Visible
from ludotheque.games.uluru.pieces import Bird, Board, Level, Place, Row, Wish

MOST_SEATS: Final = 5
LEAD: Final[Millis] = 3_000
"""Time between the deal and the turning of the glass."""
REVIEW: Final[Millis] = 45_000
"""How long a finished round waits for everyone's Ready."""

Mode: TypeAlias = Literal["first", "after", "tricky", "strengths", "experts", "custom"]
Sand: TypeAlias = Literal[30, 45, 60, 90, 120]
RowName: TypeAlias = Literal["light", "dark"]
Phase: TypeAlias = Literal["starter", "pass", "deal", "lead", "placing", "review", "over"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the table agrees on."""

    mode: Mode = "first"
    levels: frozenset[Level] = frozenset({3, 4, 5})
    """Custom mode: the levels in the deck, together at least 48 cards."""
    second_cards: Annotated[int, Meta(ge=1, le=8)] = 4
    """Experts: how many colours get a second card."""
    second_cards_at: Literal["left", "random"] = "left"
    """Experts: these colours are the leftmost, or drawn each round."""
    unplaced: Literal["each", "once"] = "each"
    """Experts: a bird that did not land costs a stone for each of its cards, or one in all as printed."""
    sand: Sand | None = 60
    """Seconds in the glass; None: no glass, a round ends when all have locked in."""
    rounds: Annotated[int, Meta(ge=1, le=6)] | None = None
    """A shorter match; None: as many rounds as the mode has."""
    turns: Literal["together", "each"] = "together"
    """All place at once; or one after another on one tablet, each with their own glass, cards covered until then."""


class Own(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a single seat may set for itself."""

    sand: Literal["table"] | Sand | None = "table"
    """A glass of one's own, as a handicap; None: no glass."""
    row: RowName = "light"
    """Different strengths: the row whose cards this player follows."""


class Land(Struct, frozen=True, tag="land"):
    """Seat a bird. On an occupied place the two birds swap: if it comes from beside the board, the other goes there."""

    bird: Bird
    place: Annotated[Place, Meta(ge=0, le=7)]


class Lift(Struct, frozen=True, tag="lift"):
    """Take a bird off the board."""

    bird: Bird


class Lock(Struct, frozen=True, tag="lock"):
    """Lock in: done with this round."""


class Unlock(Struct, frozen=True, tag="unlock"):
    """Take a lock-in back while somebody else is still placing."""


class Ready(Struct, frozen=True, tag="ready"):
    """Ready for the next round; one after another also: ready to see the cards."""


Action: TypeAlias = Land | Lift | Lock | Unlock | Ready


class Link(Struct, frozen=True):
    """One card in the chain of a wish: its bird, which of that bird's cards it is, and the wish on it."""

    bird: Bird
    card: int
    wish: Wish


class Branch(Struct, frozen=True):
    """One chain of a wish: from the wisher's own card along the references to the last one."""

    chain: tuple[Link, ...]
    negated: bool
    """Whether the chain has an odd number of contraries."""
    ends: Literal["wish", "anything", "self", "circle"]
    """At a wish to fulfil; or met automatically: at "anything", at the wisher's own colour, or in a circle."""


class Verdict(Struct, frozen=True):
    """The result of one card for one player."""

    met: bool
    why: Literal["fulfilled", "unfulfilled", "free", "absent"]
    """Free: met automatically; absent: the bird did not land."""
    cost: int
    stones: int
    """The player's stones in the match so far, including this card."""
    failed: tuple[int, ...] = ()
    """The branches that are not fulfilled, by index."""


class Starter(Event, frozen=True, kw_only=True):
    """The first start player was drawn."""

    seat: Seat


class SecondCard(Event, frozen=True, kw_only=True):
    """Experts: chance gave this colour a second card."""

    bird: Bird


class Dealt(Event, frozen=True, kw_only=True):
    """A card was laid under an animal."""

    round: int
    row: RowName
    bird: Bird
    wish: Wish


class GlassTurned(Event, frozen=True, kw_only=True):
    """The sand runs: until when, per seat; None without a glass."""

    round: int
    glasses: tuple[Millis | None, ...]


class Landed(Event, frozen=True, kw_only=True):
    """A bird was seated; only its player knows. `swapped` had to leave that place."""

    bird: Bird
    place: Place
    back: Land | Lift
    """The action that takes this one back."""
    swapped: Bird | None = None


class Lifted(Event, frozen=True, kw_only=True):
    """A bird was taken off the board; only its player knows."""

    bird: Bird
    back: Land
    """The action that takes this one back."""


class LockedIn(Event, frozen=True, kw_only=True):
    seat: Seat


class Unlocked(Event, frozen=True, kw_only=True):
    seat: Seat


class SandOut(Event, frozen=True, kw_only=True):
    """The sand of these seats ran out."""

    seats: tuple[Seat, ...]


class Judged(Event, frozen=True, kw_only=True):
    """One card evaluated for all players; None for players of the other row."""

    row: RowName
    bird: Bird
    wish: Wish
    branches: tuple[Branch, ...]
    verdicts: tuple[Verdict | None, ...]


class RoundOver(Event, frozen=True, kw_only=True):
    """The boards are open; the stones of this round, per seat."""

    round: int
    boards: tuple[Board, ...]
    stones: tuple[int, ...]


class Readied(Event, frozen=True, kw_only=True):
    seat: Seat


class MatchOver(Event, frozen=True, kw_only=True):
    """The match is over: all stones per seat, and the winners."""

    stones: tuple[int, ...]
    winners: tuple[Seat, ...]


AnyEvent: TypeAlias = (
    Starter
    | SecondCard
    | Dealt
    | GlassTurned
    | Landed
    | Lifted
    | LockedIn
    | Unlocked
    | SandOut
    | Judged
    | RoundOver
    | Readied
    | MatchOver
)


class Round(Struct, frozen=True):
    """A finished round, open to all."""

    rows: tuple[Row, ...]
    boards: tuple[Board, ...]
    judged: tuple[Judged, ...]


class Shown(Struct, frozen=True):
    """What lies open on the table."""

    options: Options
    own: tuple[Own, ...]
    phase: Phase
    stock: tuple[int, ...]
    """The cards not yet dealt, sorted by number; they have no order, chance picks at each deal."""
    round: int = 1
    starter: Seat = 0
    rows: tuple[Row, ...] = ()
    doubled: tuple[Bird, ...] = ()
    """Experts: the colours that get a second card in this round."""
    until: Millis | None = None
    """When the glass will be turned, or the review ends."""
    glasses: tuple[Millis | None, ...] = ()
    """Per seat: when its sand will have run out."""
    locked: frozenset[Seat] = frozenset()
    closed: frozenset[Seat] = frozenset()
    """Seats whose own sand has run out."""
    ready: frozenset[Seat] = frozenset()
    stones: tuple[tuple[int, ...], ...] = ()
    """Per finished round and seat."""
    last: Round | None = None
    turn: Seat | None = None
    """One after another: the seat that places now, or is asked to get ready."""


class Cards(Struct, frozen=True):
    """Covered cards of a round, as `Shown` will have them once they lie open."""

    stock: tuple[int, ...]
    rows: tuple[Row, ...]
    doubled: tuple[Bird, ...]


class State(Struct, frozen=True):
    shown: Shown
    boards: tuple[Board, ...]
    covered: Cards | None = None
    """One after another: cards that only some players have seen; `shown` is as it was before they were dealt."""


class Glass(Struct, frozen=True):
    """A running glass."""

    until: Millis
    """When its sand will have run out."""
    whole: Millis
    """How much sand it holds."""


class View(Visible, frozen=True):
    """What one seat may know; viewer None: a spectator, who sees no board before the round is over.

    Covered cards are in `shown` for players with a right to see them, and for nobody else. The last three fields follow
    from `shown`: a screen draws them and needs no rule to work them out.
    """

    shown_by: ClassVar[str] = "ludotheque.games.uluru.showing"
    viewer: Seat | None
    shown: Shown
    board: Board | None
    rounds: int
    """How many rounds are played."""
    follows: tuple[int, ...]
    """The rows of cards that count for the viewer; for a spectator all."""
    glass: Glass | None
    """The glass to watch: a player's own, or the first that still runs; also that of the lead and of the review."""
