"""What a screen sends to a table: one `Hello`, then as many requests as it likes (`Asked`).

`wire.gen.ts` is made from this module and from `frames`. Every message has a `type`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

PROTOCOL: Final = 6
"""Increased whenever older pages become incompatible; they are then told to reload."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]  # `names` decides
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""Made up by the screen for every action; a repeated one is answered, not applied twice."""
Phrase: TypeAlias = Literal["hello", "well-done", "thinking", "oops", "thanks", "again", "ready", "goodbye"]
"""All phrases; their texts are in each reader's own language."""
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
    bot: bool = False
    """Whether a program asks: it plays as a bot by invitation, for all to see."""


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


class CallOff(Ask, frozen=True, kw_only=True, tag="call-off"):
    """The host calls off a start that waits for guests."""


class Pause(Ask, frozen=True, kw_only=True, tag="pause"):
    paused: bool


class Finish(SeatAsk, frozen=True, kw_only=True, tag="finish"):
    """Skip the time while only bots are left, as the only person at the table."""


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
    | CallOff
    | Pause
    | Finish
    | End
    | Again
    | Announce
    | Move
    | Hint
    | Review
)


class Alive(Struct, frozen=True, forbid_unknown_fields=True, tag="alive"):
    """Asks whether anybody is still there, after a silence; a `Welcome` answers. Browsers show no pings to pages."""


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message; a screen that reconnects tells its stream and the last frame it saw."""

    protocol: int
    stream: str | None = None
    last: int | None = None
    watch: bool = False
    """A screen for all, such as a big one on the wall: it is shown what a spectator sees, whoever's device it is."""
