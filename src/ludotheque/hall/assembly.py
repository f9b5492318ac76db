"""What the store keeps of a hall: what was agreed, who takes part, and every round with its deal and its results."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from ludotheque.core.box import Box, HallPlay
from ludotheque.core.coding import decode, encode
from ludotheque.core.game import Millis, Seat
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.hall.swiss import Pairing
from ludotheque.store import RoomRow
from ludotheque.table.party import decoded
from ludotheque.table.restore import LONGEST, UNREADABLE, Unfit, in_short

Phase: TypeAlias = Literal["gathering", "playing", "between", "over"]
TeamsCount: TypeAlias = Literal["none", "best", "mean"]
MOST_ROUNDS: Final = 12
MOST_TEAM: Final = 99
MINUTE: Final[Millis] = 60_000


class Agreed(Struct, frozen=True):
    """What the host has chosen."""

    game: str
    options: Raw
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    minutes: Annotated[int, Meta(ge=1, le=60)] | None
    """After so long a round is over for those who are not done; None: it lasts until all are."""
    gap: Literal[15, 30, 60, 120] | None
    """Seconds from one round to the next; None: the host begins each."""
    teams: TeamsCount = "none"

    @property
    def box(self) -> Box:
        return GAMES[self.game]

    @property
    def play(self) -> HallPlay:
        play = self.box.hall
        if play is None:
            raise Refused("hall-not-this-game")
        return play

    @property
    def settings(self) -> Any:
        """The options as the game's own type."""
        return decoded(self.options, self.box.game.options)


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody who takes part; nobody gets the number of somebody else, whoever leaves."""

    name: str
    device: str | None
    """The hashed cookie of their phone; None once they have had it forgotten."""
    room: str
    """The table where they play, or have played last."""
    team: int = 0
    state: Literal["in", "left", "removed"] = "in"


class Result(Struct, frozen=True):
    """What somebody has reached in a round."""

    who: int
    score: int
    """As the game counts it; half points where two play against each other."""
    replay: str | None = None
    """None where no match was played to its end."""
    seat: Seat = 0


class Tried(Struct, frozen=True):
    """A card or a mission of a round: how many had to manage it, and what it has cost all of them together."""

    what: Raw
    people: int
    cost: int


class Round(Struct, frozen=True, omit_defaults=True):
    """One round: its deal, and what came of it."""

    seed: str
    """In hexadecimal."""
    people: tuple[int, ...] = ()
    """Those who were there when it began."""
    pairing: Pairing | None = None
    over: bool = False
    reached: tuple[Result, ...] = ()
    unavoidable: int | None = None
    unit: str = ""
    more_is_better: bool = False
    tried: tuple[Tried, ...] = ()

    @property
    def results(self) -> dict[int, Result]:
        """What everyone has reached, by their number."""
        return {one.who: one for one in self.reached}


class Assembly(Struct, frozen=True):
    """A hall as it is kept; every change makes a new one."""

    id: str
    agreed: Agreed
    host: str | None
    """The hashed cookie of the device that leads it."""
    code: str | None = None
    phase: Phase = "gathering"
    paused: bool = False
    people: tuple[Person, ...] = ()
    rounds: tuple[Round, ...] = ()
    left: Millis | None = None
    """What was left of the time of this phase when it was stored last."""

    @property
    def hall(self) -> str:
        """The hall that this row of the store belongs to: itself."""
        return self.id

    @property
    def finished(self) -> tuple[Round, ...]:
        """The rounds that are over."""
        return tuple(one for one in self.rounds if one.over)

    @property
    def current(self) -> Round | None:
        """The round that is under way."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].over else None

    def number_of(self, device: str | None) -> int | None:
        """The number of the person at this device."""
        found = (number for number, person in enumerate(self.people) if person.device == device)
        return None if device is None else next(found, None)

    def with_person(self, number: int, person: Person) -> Assembly:
        return replace(self, people=(*self.people[:number], person, *self.people[number + 1 :]))

    def with_round(self, round_: Round) -> Assembly:
        """With the last round changed."""
        return replace(self, rounds=(*self.rounds[:-1], round_))

    def to_row(self, version: int, date: Millis, *, is_open: bool = True) -> RoomRow:
        return RoomRow(self.id, version, encode(self).decode(), is_open, date, self.code, self.id)


def stored_assembly(row: RoomRow) -> Assembly:
    """A hall as the store has it; `Unfit` where it cannot be read, or its game is not there any more."""
    try:
        found = decode(row.doc, Assembly)
    except UNREADABLE as problem:
        raise Unfit("room-unreadable", problem=in_short(problem)) from None
    if found.agreed.game not in GAMES or found.agreed.box.hall is None:
        raise Unfit("game-unknown", game=found.agreed.game[:LONGEST])
    if found.id != row.id or (found.phase == "playing") != (found.current is not None):
        raise Unfit("room-contradicts")
    return found


def checked(agreed: Agreed) -> Agreed:
    """With options in full, and as a hall needs them; refuses what cannot be played in a hall."""
    if agreed.game not in GAMES:
        raise Refused("game-unknown", given=agreed.game)
    play, rules = agreed.play, agreed.box.game
    known = replace(decoded(agreed.options, rules.options), **play.fixed)
    if play.modes and known.mode not in play.modes:
        raise Refused("hall-not-this-mode")
    if play.seats not in rules.seats(known):
        raise Refused("hall-not-this-mode")
    rules.start(known, [rules.own()] * play.seats)
    return replace(agreed, options=Raw(encode(known)))
