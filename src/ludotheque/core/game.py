"""What a game is: a fold over inputs, with time and chance among them.

No clock, no randomness and no input or output in any of it. A plain module can be a `Game`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from ludotheque.core.arguments import seat_of
from ludotheque.core.limits import Limits
from ludotheque.core.planes import Sizes

if TYPE_CHECKING:
    from random import Random

Seat: TypeAlias = int
"""A chair at the table, counted clockwise from 0."""
Result: TypeAlias = Literal["won", "drawn", "lost"]
Millis: TypeAlias = int
"""Match time in milliseconds; 0 is the start of the match."""

S = TypeVar("S")
A = TypeVar("A")
Opt = TypeVar("Opt")
Own = TypeVar("Own")
V = TypeVar("V")
A_co = TypeVar("A_co", covariant=True)


class Act(Struct, Generic[A_co], frozen=True, tag="act", forbid_unknown_fields=True):
    """A seat acts."""

    at: Millis
    seat: Seat
    action: A_co


class Draw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Chance answers: the index of one of the odds that were due."""

    at: Millis
    pick: int


class Tick(Struct, frozen=True, tag="tick", forbid_unknown_fields=True):
    """A deadline passed; `at` is that deadline."""

    at: Millis


Input: TypeAlias = Act[A] | Draw | Tick
"""All that can ever happen to a match."""


class Due(Struct, frozen=True):
    """What a state waits for. With nothing due the match is over."""

    seats: frozenset[Seat] = frozenset()
    """The match waits for these: one is a turn, several act simultaneously."""
    also: frozenset[Seat] = frozenset()
    """These may act too, though nobody waits for them (to take something back, say)."""
    odds: tuple[int, ...] = ()
    """Integer weights of the pending draw."""
    deadline: Millis | None = None
    """The earliest open glass: a Tick is owed then."""
    chapter: int = 0
    """Counts rounds, turns or phases: bots plan again at each, and replays mark it."""
    paces: tuple[int, ...] = ()
    """Where every seat goes at its own pace: a chapter number per seat, at each of which its bot plans again."""
    quiet: bool = False
    """Nobody may talk now: a table closes its phrases."""
    courtesy: bool = False
    """The deadline only spares others a long wait: a table with one person may let time stand still instead."""

    def chapter_of(self, seat: Seat | None) -> str:
        """The open chapter as this seat counts it: `7`, or `7.2` at a pace of its own, so that others' stay secret."""
        return f"{self.chapter}.{self.paces[seat]}" if self.paces and seat is not None else str(self.chapter)

    @property
    def over(self) -> bool:
        """Nothing more can happen."""
        return not self.seats and not self.odds and self.deadline is None


class Event(Struct, frozen=True, kw_only=True, tag=True, omit_defaults=True):
    """Something that happened, for a client to show. The base of every game's events."""

    to: frozenset[Seat] | None = None
    """The seats that may know about it; None: everyone, including spectators."""

    def seen_by(self, viewer: Seat | None) -> bool:
        """Whether this viewer (None: a spectator) may know of it."""
        return self.to is None or viewer in self.to


class Outcome(Struct, frozen=True):
    """How a match ended."""

    places: tuple[int, ...]
    """Per seat: 1 won; ties share a place; all 2 means that the game itself won."""
    score: tuple[int, ...]
    unit: str
    """What the score counts, a text key of the game: stones, points; `ms` is shown as a time."""
    reason: str
    """A text key."""
    record: str | None = None
    """Results with equal record keys may be compared; None keeps a result out of the records."""
    drawn: bool = False
    """Nobody has won: all share the first place, and that is no victory."""
    more_is_better: bool | None = None
    """Whether a higher score is the better one. Every game says so; records written before games did have None."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won: several where they share a victory, none if it is drawn or the game itself won."""
        return () if self.drawn else tuple([seat for seat, place in enumerate(self.places) if place == 1])

    def result(self, seat: Seat) -> Result:
        """How it ended for one seat; a win that is shared is a win."""
        place = self.places[seat_of(seat, self.places)]
        if self.drawn:
            return "drawn"
        return "won" if place == 1 else "lost"


class Game(Protocol[S, A, Opt, Own, V]):
    """The rules of one game. A module with these names satisfies it.

    Two more names are optional. `offered(state, seat)` gives the legal actions as a set of bits, in which bit n stands
    for action n of the catalogue: a table compares them after every move, and looks every action up where a game does
    not know its number. `upgrade(version, options)` gives the options under which these rules play a match of an older
    version in the same way, or None.
    """

    key: str
    version: int
    """Of the rules; stands in every record. Raise it when an old record would replay differently."""
    options: type[Opt]
    own: type[Own]
    """The settings of a single seat: its sand, row, side, role."""
    state: type[S]
    view: type[V]
    action: Any
    """The type of an action, usually a union of structs, as msgspec decodes it."""
    event: Any
    """The union of all events."""
    people_only: tuple[type, ...]
    """Kinds of actions that only people need, to offer, resign or take back. Programs lose nothing without them."""
    planes: Sizes
    """How much a view holds, where its types do not say it: for views as vectors of fixed length."""

    def limits(self, options: Opt, seats: int) -> Limits:
        """What every match with these options and so many seats stays within."""
        ...

    def seats(self, options: Opt) -> range:
        """How many may play with these options."""
        ...

    def start(self, options: Opt, own: Sequence[Own]) -> S:
        """Set the game up, a seat per entry of `own`; refuses options that do not fit together."""
        ...

    def due(self, state: S) -> Due:
        """What the state waits for."""
        ...

    def legal(self, state: S, seat: Seat) -> Iterable[A]:
        """Every action that this seat may take now."""
        ...

    def step(self, state: S, given: Act[A] | Draw | Tick) -> tuple[S, Sequence[Event]]:
        """Apply one input that `feed` has checked against `due`; refuses an illegal action."""
        ...

    def observe(self, state: S, viewer: Seat | None) -> V:
        """All that a seat has a right to know; None: a spectator."""
        ...

    def forget(self, view: V) -> V:
        """The part of a view that the screen renders: all of it, except in games of memory."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None while it goes on."""
        ...

    def catalogue(self, options: Opt) -> Sequence[A]:
        """Every action there can be; the index of an action is its number."""
        ...

    def imagine(self, view: V, rng: Random) -> S:
        """A full state that this view allows, the unknown filled in at random."""
        ...


def offers(game: Game[Any, A, Any, Any, Any], numbers: Mapping[A, int], state: Any, seat: Seat) -> int:
    """A seat's legal actions as a set of bits, by their numbers in the catalogue."""
    offered = getattr(game, "offered", None)
    known: int | None = None if offered is None else offered(state, seat)
    return bits_of(map(numbers.__getitem__, game.legal(state, seat))) if known is None else known


def bits_of(numbers: Iterable[int]) -> int:
    """The set of bits in which these are one."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def numbers_in(bits: int) -> tuple[int, ...]:
    """The numbers of the bits that are one, in ascending order."""
    found, digits = [], f"{bits:b}"[::-1]
    number = digits.find("1")
    while number >= 0:
        found.append(number)
        number = digits.find("1", number + 1)
    return tuple(found)


def runs_in(bits: int) -> tuple[int, ...]:
    """The numbers of the bits that are one; of a run the first, and the last with a minus: 0b11101 is 0, 2, -4."""
    found, digits = [], f"0{bits:b}"[::-1]
    first = digits.find("1")
    while first >= 0:
        end = digits.find("0", first)
        found.append(first)
        if end - first > 1:
            found.append(1 - end)
        first = digits.find("1", end)
    return tuple(found)


def numbers_of_runs(runs: Iterable[int]) -> list[int]:
    """The numbers that are written as runs, in ascending order."""
    found: list[int] = []
    for number in runs:
        found.extend(range(found[-1] + 1, 1 - number) if number < 0 else (number,))
    return found
