"""What a table sends to a screen: a `Frame` for everything that changes, a `Welcome` or a `Bye`.

`wire.gen.ts` is made from this module and from `requests`. Every message has a `type`.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Raw, Struct

from ludotheque.core.game import Millis, Outcome, Seat


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

    kind: Literal["person", "program", "bot", "ghost"]
    """A ghost is a recorded run, played again; a program is a bot by invitation."""
    name: str = ""
    """As a person calls themselves, or a program; empty for a bot, and where no name was kept."""
    level: str | None = None
    """Of a bot."""
    number: int | None = None
    """Tells bots of one level apart."""


class ChairView(Struct, frozen=True):
    """A chair as everyone sees it."""

    who: Literal["person", "program", "bot", "ghost", "empty"]
    """A program is a bot by invitation, which holds its chair over a connection of its own, as a person does."""
    name: str
    level: str | None
    number: int | None
    own: Raw
    here: bool
    """Connected now; bots of the table always are."""
    mine: bool
    """Whether the viewing device holds it."""
    awaited: bool = False
    """A person who has taken the chair but not connected yet: neither here nor away."""
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

    kind: Literal["daily", "again", "lesson", "hall"]
    date: str | None = None
    of: str | None = None
    """The replay of the run that is played again."""
    counts: bool = False
    """Whether the result is kept."""
    round: int | None = None
    """Of the hall."""


class Evening(Struct, frozen=True):
    """One finished match of this party."""

    game: str
    players: tuple[Player, ...]
    outcome: Outcome
    replay: str | None


class HallView(Struct, frozen=True):
    """The hall that a table belongs to, as one of its people sees it."""

    id: str
    phase: Literal["gathering", "playing", "between", "over"]
    paused: bool
    round: int
    """The round that is played, or was played last; 0 before the first."""
    rounds: int
    people: int
    """How many take part."""
    seats: int
    """How many play at a table: one, or two against each other."""
    teams: bool
    next_in: Millis | None = None
    """How long until the next round begins by itself; missing where the host begins it."""
    table: str | None = None
    """Where this person plays; null: they take no part."""
    rests: bool = False
    """Has a bye in this round, or waits for the next one."""
    score: int | None = None
    """In the last round that is over."""
    total: int | None = None
    place: int | None = None
    before: int | None = None
    """The place before the last round."""
    team: int = 0
    team_place: int | None = None


class WallView(Struct, frozen=True):
    """How far a big screen has told what happened."""

    signs: int = 0
    """Counts its heartbeats."""
    chapter: str = ""
    """The chapter that it is telling, or told last."""
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
    """Whether the host has removed this device's player: from the lobby, or from this match, in which they cannot take
    over a bot."""
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
    """Why the match cannot begin with the seated players; None: it can."""
    wall: WallView | None
    """Set while a big screen has yet to show how this match ends: other screens show no more than it has told."""
    evening: tuple[Evening, ...]
    hall: HallView | None
    """The hall that this table belongs to, and that leads it."""


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
    """Whether this player waits for bots alone, and may `finish`: skip the time until then."""


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
    """Changed parts of the match. An item after the last is a new one."""
    toggled: tuple[int, ...] = ()
    """Numbers of the actions that became legal or stopped being legal. A negative one ends a run: 3, -5 are 3, 4, 5."""
    clock: Clock | None = None
    events: tuple[Any, ...] = ()
    told: tuple[Told, ...] = ()
    answers: tuple[Answer, ...] = ()


class Welcome(Struct, frozen=True, tag="welcome"):
    """Answers the hello of a screen that comes back and has missed nothing, and one that asks if anybody is there."""


class Bye(Struct, frozen=True, tag="bye"):
    """The server will close: come back later, or do not."""

    reason: Literal["restart", "gone", "protocol", "flood", "full", "set-aside"]
