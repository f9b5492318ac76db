"""What the server answers over HTTP. The client's types are generated from these structs by way of OpenAPI."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from ludotheque.core.box import Choice
from ludotheque.core.game import Millis, Outcome
from ludotheque.table.frames import DealView, Player


class Property(Struct, frozen=True):
    """A field of options, as JSON Schema describes it."""

    type: str | UnsetType = UNSET
    enum: list[str | int] | UnsetType = UNSET
    anyOf: list[Property] | UnsetType = UNSET  # noqa: N815 - JSON Schema's own name
    items: Property | UnsetType = UNSET
    minimum: int | UnsetType = UNSET
    maximum: int | UnsetType = UNSET
    pattern: str | UnsetType = UNSET
    default: Any = UNSET


class HallInfo(Struct, frozen=True):
    """How a game is played in a hall."""

    seats: int
    """How many play at a table."""
    modes: tuple[str, ...]
    """Those that suit it; empty: all."""
    fixed: list[str]
    """Options that the hall decides."""


class GameInfo(Struct, frozen=True):
    """A game on the shelf."""

    key: str
    seats: tuple[int, int]
    """The fewest and the most who can play, whatever the options."""
    seats_by_mode: dict[str, tuple[int, int]]
    options: dict[str, Property]
    own: dict[str, Property]
    bots: list[str]
    """Levels, weakest first."""
    daily: bool
    """Whether there is a deal of the day."""
    lesson: bool
    redeal: bool
    """Whether the same can be dealt again."""
    paper: bool
    """Whether it can be printed."""
    hall: HallInfo | None
    """How it is played in a hall, if it is."""


class ListedTable(Struct, frozen=True):
    """A table that waits for players and wants to be found."""

    table: str
    game: str
    free: int
    names: list[str]


class HeldTable(Struct, frozen=True):
    """A table where this device has a seat."""

    table: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    daily: bool
    players: list[Player]


class Found(Struct, frozen=True):
    """What a code leads to."""

    table: str | UnsetType = UNSET
    hall: str | UnsetType = UNSET


class Opened(Struct, frozen=True):
    """A table, by its id."""

    table: str


class OpenedWithCode(Struct, frozen=True):
    """A new table, and the letters that lead to it; none where nobody else is invited."""

    table: str
    code: str | None


class Seated(Struct, frozen=True):
    """The seat that was taken, or will be when the chapter is over."""

    seat: int


class OwnResult(Struct, frozen=True):
    """The first finished try of this device."""

    score: int
    unit: str
    place: int | None
    """None: not listed, because no person could have been so quick."""
    replay: str | None
    name: str


class DayResult(Struct, frozen=True):
    """One device's first try at the deal of the day."""

    name: str
    score: int
    unit: str
    mine: bool


class DailyDeal(Struct, frozen=True):
    """The deal of the day, as far as this device may know it."""

    game: str
    date: str
    number: int
    options: Raw
    ends: Millis
    """Milliseconds until the next one."""
    mine: OwnResult | None
    results: list[DayResult] | None
    """Everyone's first tries; null until this device has finished its own."""


class Best(Struct, frozen=True):
    """The best result of this device under one record key."""

    record: str
    game: str
    score: int
    unit: str
    name: str
    date: int
    replay: str | None


class Duels(Struct, frozen=True):
    """How the matches of this device against one bot of a level have ended, without hints."""

    game: str
    level: str
    won: int = 0
    drawn: int = 0
    lost: int = 0


class RecordLine(Struct, frozen=True):
    """A result under a record key."""

    name: str
    score: int
    unit: str
    date: int
    mine: bool


class About(Struct, frozen=True):
    """Who played a finished match, how it ended, and whose run can be raced."""

    game: str
    options: Raw
    players: list[Player]
    outcome: Outcome
    date: int | None
    """Milliseconds since 1970; null when no person stayed to the end."""
    deal: DealView | None
    ghosts: list[int]
    """Seats whose run can be raced."""
    hints: bool
    """Whether the game has advice to give."""
    opinions: bool
    """Whether a bot judges what was played."""
    mine: list[int]
    """The seats that this device has played."""
    again: bool
    """Whether the same can be dealt again."""
    steps: int
    """How many there are to replay."""
    events: dict[str, list[int]]
    """The steps at which something happened, by the type of the event."""


class ReplayStep(Struct, frozen=True):
    """One input: when it came, what happened, and what everyone saw afterwards."""

    at: Millis
    events: list[Any]
    views: list[Any]
    """What a spectator saw, then what each seat saw."""


class StepPage(Struct, frozen=True):
    """Some steps of a finished match, one after another."""

    first: int
    """The number of the first of them, counted from 0."""
    steps: list[ReplayStep]


class StepOpinion(Struct, frozen=True):
    """What a strong bot thinks of one step, from what the player knew."""

    seat: int
    played: Choice
    best: Choice
    """The same where nothing would have been better."""


class OpinionPage(Struct, frozen=True):
    """Opinions on some steps of a finished match, one after another."""

    first: int
    """The number of the first of them, counted from 0."""
    opinions: list[StepOpinion | None]
    """Null for a step on which there is nothing to say."""


class KeptOfDevice(Struct, frozen=True):
    """What a privacy page has to know."""

    days: int | None
    """How long finished matches are kept; null: for ever."""
    known: bool
    """Whether this device has a chair, a result or a try."""


class Problem(Struct, frozen=True):
    """Why a request was refused: a text key with its blanks, and the sentence in the reader's language."""

    key: str
    about: dict[str, str | int]
    message: str
