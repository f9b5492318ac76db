"""What goes over the wire between a table and a screen. The one source of types for both sides.

`wire.gen.ts` is made from this module. A screen sends a `Say` and gets `Frame`s. Every message has a `type`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from ludotheque.core.game import Millis, Outcome, Seat

PROTOCOL: Final = 5
"""Raised whenever a page of an older version could not follow: it is then told to reload."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]  # `names` decides
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""Made up by the screen for every action; a repeated one is answered, not applied twice."""
Phrase: TypeAlias = Literal["hello", "well-done", "thinking", "oops", "thanks", "again", "ready", "goodbye"]
"""All that can be said at a table; the texts are the reader's own language."""
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]


class Ask(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag=True):
    """The base of what a screen may ask. `key` lets it match the answer, and makes repeating harmless."""

    key: Key


class SeatAsk(Ask, frozen=True, kw_only=True):
    """The base of what is asked about one seat."""

    seat: SeatNumber


class Do(SeatAsk, frozen=True, kw_only=True, tag="do"):
    """Act in the match, by the action's number in the catalogue.

    It names match and chapter as its screen showed them, so that a late act lands in no other.
    """

    match: Annotated[str, Meta(max_length=40)]
    chapter: Annotated[str, Meta(max_length=40)]
    action: Annotated[int, Meta(ge=0, le=1_000_000)]


class Sit(Ask, frozen=True, kw_only=True, tag="sit"):
    """Take an empty chair before the match has begun: a certain one, or any with None."""

    seat: SeatNumber | None = None
    name: Name


class TakeOver(SeatAsk, frozen=True, kw_only=True, tag="take-over"):
    """A guest who came late takes over a bot's chair, now or when the chapter is over."""

    name: Name
    at: Literal["now", "chapter"]


class NextTime(Ask, frozen=True, kw_only=True, tag="next-time"):
    """A guest who came late wants a chair in the next match."""

    name: Name


class Withdraw(Ask, frozen=True, kw_only=True, tag="withdraw"):
    """A guest only watches: the chair that is kept for them, or that they were about to take over, is free again."""


class Rename(SeatAsk, frozen=True, kw_only=True, tag="rename"):
    name: Name


class Leave(SeatAsk, frozen=True, kw_only=True, tag="leave"):
    """Get up from a chair for good."""


class Show(Ask, frozen=True, kw_only=True, tag="show"):
    """One device, several seats: uncover this one on the screen, or cover all with None."""

    seat: SeatNumber | None


class Phrased(SeatAsk, frozen=True, kw_only=True, tag="say"):
    """Say one of the phrases; closed while the sand runs."""

    phrase: Phrase


class Set(Ask, frozen=True, kw_only=True, tag="set"):
    """The host agrees on the game, its options and the chairs, before the match."""

    game: Annotated[str, Meta(max_length=40)]
    options: Raw
    chairs: Annotated[int, Meta(ge=1, le=16)]
    listed: bool = False
    turn_timer: Literal[30, 60, 120] | None = None
    hints: bool = False
    """Whether players may ask for help; a player who does is marked as assisted."""


class SetOwn(SeatAsk, frozen=True, kw_only=True, tag="set-own"):
    """A seat's own settings: its sand, row, side, role."""

    own: Raw


class Invite(Ask, frozen=True, kw_only=True, tag="invite"):
    """The host seats a bot of some level, or empties the chair with None; also removes a person.

    Without a seat the bot takes any empty chair, so that nobody who has just sat down loses theirs.
    """

    seat: SeatNumber | None = None
    level: Annotated[str, Meta(max_length=40)] | None


class Start(Ask, frozen=True, kw_only=True, tag="start"):
    """The host begins the match; empty chairs are put away. A guest who is expected gets a moment to come back."""

    now: bool = False
    """Without waiting for anybody."""


class Pause(Ask, frozen=True, kw_only=True, tag="pause"):
    paused: bool


class Finish(SeatAsk, frozen=True, kw_only=True, tag="finish"):
    """Let the time pass at once while only bots are left, as the only person at the table."""


class End(Ask, frozen=True, kw_only=True, tag="end"):
    """The host ends a match before its time."""


class Again(Ask, frozen=True, kw_only=True, tag="again"):
    """Back to the lobby with the same party, for a rematch or another game."""


class Announce(Ask, frozen=True, kw_only=True, tag="announce"):
    """A big screen tells what happened in a chapter: until it has, the other screens keep that back.

    It names match and chapter as it shows them. `told` counts the steps that it has told; `done`: it has told them all.
    """

    match: Annotated[str, Meta(max_length=40)]
    chapter: Annotated[str, Meta(max_length=40)]
    told: Annotated[int, Meta(ge=0, le=1_000)] = 0
    done: bool


class Move(SeatAsk, frozen=True, kw_only=True, tag="move"):
    """Ask for a one-time code that moves this seat to another device."""


class Hint(SeatAsk, frozen=True, kw_only=True, tag="hint"):
    """Ask the game for help, where the table allows it; the seat is marked as assisted."""


class Review(Ask, frozen=True, kw_only=True, tag="review"):
    """Ask what was possible in the chapter that is over."""


Asked: TypeAlias = (
    Do
    | Sit
    | TakeOver
    | NextTime
    | Withdraw
    | Rename
    | Leave
    | Show
    | Phrased
    | Set
    | SetOwn
    | Invite
    | Start
    | Pause
    | Finish
    | End
    | Again
    | Announce
    | Move
    | Hint
    | Review
)


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message; a screen that reconnects tells its stream and the last frame it saw."""

    protocol: int
    stream: str | None = None
    last: int | None = None
    watch: bool = False
    """A screen for all, such as a big one on the wall: it is shown what a spectator sees, whoever's device it is."""


class Refusal(Struct, frozen=True):
    key: str
    about: dict[str, str | int] = {}


class Answer(Struct, frozen=True, omit_defaults=True):
    """To an ask: done, or why not. `code` answers Move, `advice` answers Hint and Review in the game's own words."""

    key: str
    refused: Refusal | None
    code: str | None = None
    advice: Any = None


class Player(Struct, frozen=True):
    """Someone who plays or played; the reader's language makes a name of it."""

    kind: Literal["person", "bot", "ghost"]
    """A ghost is a recorded run of a person or a bot, played again."""
    name: str = ""
    """As a person calls themselves; empty for a bot, and where no name was kept."""
    level: str | None = None
    """Of a bot."""
    number: int | None = None
    """Tells bots of one level apart."""


class ChairView(Struct, frozen=True):
    """A chair as everyone sees it."""

    who: Literal["person", "bot", "ghost", "empty"]
    name: str
    level: str | None
    number: int | None
    own: Raw
    here: bool
    """Connected now; bots always are."""
    mine: bool
    """Held by the device that looks."""
    awaited: bool = False
    """A person who has sat down and has not connected yet: neither here nor away."""
    stand_in: bool = False
    """A bot plays for a person who is away."""
    assisted: bool = False
    """Has asked for a hint in this match."""


class GuestView(Struct, frozen=True):
    """A guest who came late and joins in: at the next match, or at a bot's chair when the chapter is over."""

    name: str
    takes: Seat | None
    """The bot's chair that they take over."""
    here: bool
    mine: bool


class DealView(Struct, frozen=True):
    """Why the cards of this table are what they are, where chance alone has not decided it."""

    kind: Literal["daily", "again", "lesson"]
    date: str | None = None
    of: str | None = None
    """The replay of the run that is played again."""
    counts: bool = False
    """Whether the result is kept."""


class Evening(Struct, frozen=True):
    """One finished match of this party."""

    game: str
    players: tuple[Player, ...]
    outcome: Outcome
    replay: str | None


class WallView(Struct, frozen=True):
    """How far a big screen has come with telling what happened."""

    signs: int = 0
    """Counts its signs of life."""
    chapter: str = ""
    """The chapter that it tells, or has told last."""
    told: int = 0
    """How many steps of that chapter it has told; the game counts them."""


class TableView(Struct, frozen=True):
    """What everyone at the table sees beside the match."""

    id: str
    phase: Literal["lobby", "playing", "over"]
    code: str | None
    """The letters that lead here; none where nobody is invited: at a lesson and a deal of the day."""
    game: str
    options: Raw
    chairs: tuple[ChairView, ...]
    guests: tuple[GuestView, ...]
    room_for_guests: bool
    """Whether the next match has a chair for one more."""
    removed: bool
    """The host has sent this device's player away: from their chair in the lobby, or from this match, where they take
    over no bot's chair."""
    starting: bool
    """The match is about to begin, and waits a moment for guests who are expected."""
    host: Seat | None
    listed: bool
    turn_timer: int | None
    hints: bool
    deal: DealView | None
    watching: int
    paused: bool
    covered: bool
    """The match waits for people to come back; cards are covered."""
    commitment: str | None
    begin: Refusal | None
    """Why the match cannot begin with those who sit here; None: it can."""
    wall: WallView | None
    """A big screen looks on that has not shown yet how this match ends: other screens tell no more than it has."""
    evening: tuple[Evening, ...]


class MatchView(Struct, frozen=True):
    """The match as this viewer may see it."""

    id: str
    """Tells the matches of a table apart."""
    chapter: str
    """The open chapter as this seat counts it; acts name it."""
    seat: Seat | None
    view: Any
    legal: tuple[int, ...]
    """Numbers in the catalogue, in ascending order."""
    outcome: Outcome | None
    replay: str | None


class Clock(Struct, frozen=True):
    """Match time when the frame was made, and the glass that the viewer sees run."""

    now: Millis
    deadline: Millis | None
    running: bool
    turn_ends: Millis | None = None
    """With a turn timer: when a bot takes the turn of this screen's own seat."""
    finish: bool = False
    """This screen's player waits for bots alone, and may `finish`: let the time until then pass at once."""


class Told(Struct, frozen=True):
    """Somebody said a phrase, or something happened to them.

    They are nudged (`nudge`), a bot takes their turn (`taken`), they are the new host (`host`), they have taken over
    from a bot (`joined`), or a match got `too-long`.
    """

    seat: Seat
    phrase: str


Change: TypeAlias = tuple[tuple[str | int, ...], Any]
"""Where something has changed, and what is there now: names of fields and numbers of items lead to it."""


class Frame(Struct, frozen=True, tag="frame", omit_defaults=True):
    """Everything that has changed for one viewer; parts that have not are left out.

    `n` counts the frames of this stream. A frame with `whole` replaces all that the screen knew, and names the stream.
    A `match` that the screen has not seen yet comes as a whole, too; after that its `changes` and `toggled` are sent.
    """

    n: int
    stream: str = ""
    whole: bool = False
    table: TableView | None = None
    match: MatchView | None = None
    changes: tuple[Change, ...] = ()
    """Parts of the match that are others now. An item after the last is a new one."""
    toggled: tuple[int, ...] = ()
    """Actions that are legal now and were not before, or the other way round."""
    clock: Clock | None = None
    events: tuple[Any, ...] = ()
    told: tuple[Told, ...] = ()
    answers: tuple[Answer, ...] = ()


class Welcome(Struct, frozen=True, tag="welcome"):
    """Answers the hello of a screen that comes back and has missed nothing: it is connected, and up to date."""


class Bye(Struct, frozen=True, tag="bye"):
    """The server will close: come back later, or do not."""

    reason: Literal["restart", "gone", "protocol", "flood", "full", "set-aside"]
