"""A match is the fold of its inputs: `begin`, then `feed` one input after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from msgspec import Struct

from ludotheque.core.arguments import UNFIT, decoded, instance, shown, valid
from ludotheque.core.game import Act, Draw, Due, Event, Game, Input, Millis, Seat, Tick
from ludotheque.core.refusal import Refused

S = TypeVar("S")
A = TypeVar("A")
Opt = TypeVar("Opt")
Own = TypeVar("Own")
V = TypeVar("V")

Chance: TypeAlias = Callable[[int, Sequence[int]], int]
"""Answers draw number n with the index of one of the odds."""
NOBODY: Final[frozenset[Seat]] = frozenset()
NOTHING: Final = Tick(0)
"""Stands for no input where one is checked."""
INPUTS: Final = frozenset({Act, Draw, Tick})


class Moment(Struct, Generic[S], frozen=True):
    """Where a match stands: its state, the time of the last input, and the draws so far."""

    state: S
    at: Millis = 0
    draws: int = 0


class Settled(Struct, Generic[S, A], frozen=True):
    """The result of one input: the new moment, the events, and the rows for the log."""

    moment: Moment[S]
    events: tuple[Event, ...]
    rows: tuple[Act[A] | Draw | Tick, ...]
    due: Due
    """What the new moment waits for."""
    refused: Refused | None = None
    """Why the action itself was not taken; the ticks before it hold all the same."""
    turned: Millis | None = None
    """When the chapter that is open now began, if it began on the way."""

    @property
    def concerned(self) -> frozenset[Seat] | None:
        """The seats that may know something else now; None: everyone, including spectators.

        An action alone concerns the seats that are told of it, as the conformance kit checks for every game.
        """
        if len(self.rows) != 1 or type(self.rows[0]) is not Act:
            return None if self.rows else NOBODY
        return concerned_by(self.events)


def concerned_by(events: Sequence[Event]) -> frozenset[Seat] | None:
    """The seats that an action with these events concerns: those that are told of it.

    None: everyone, including spectators. An action without events concerns everyone, too.
    """
    if len(events) == 1:  # nearly always
        return events[0].to
    told = [event.to for event in events if event.to is not None]
    return frozenset().union(*told) if events and len(told) == len(events) else None


def wrong_seats(allowed: range, given: int) -> Refused:
    """The refusal of a wrong number of seats."""
    fewest, most = allowed.start, allowed.stop - 1
    if fewest == most:
        return Refused("seats-exactly", most=most, given=given)
    return Refused("seats-wrong", fewest=fewest, most=most, given=given)


def begin(game: Game[S, Any, Opt, Own, Any], options: Opt, own: Sequence[Own]) -> Moment[S]:
    """Set the match up; the game refuses unknown options, a wrong number of seats and options that do not fit."""
    return Moment(game.start(options, own))


def valid_settings(
    kinds: tuple[type[Opt], type[Own]], seats: Callable[[Opt], range], options: Opt, own: Sequence[Own]
) -> tuple[Opt, tuple[Own, ...]]:
    """Options and the settings of every seat, or a refusal: structs that a program builds have not been validated."""
    agreed = valid(kinds[0], options)
    each = tuple([valid(kinds[1], one) for one in instance("own", own, Sequence)])
    allowed = seats(agreed)
    if len(each) not in allowed:
        raise wrong_seats(allowed, len(each))
    return agreed, each


def feed(game: Game[S, A, Any, Any, Any], moment: Moment[S], given: Input[A]) -> tuple[Moment[S], Sequence[Event]]:
    """Take exactly one input, or refuse it: late, early, out of turn or against the rules."""
    check_types(moment, given)
    check_due(game.due(moment.state), moment.at, given)
    check_action(game, given)
    return advance(game, moment, given)


def advance(game: Game[S, A, Any, Any, Any], moment: Moment[S], given: Input[A]) -> tuple[Moment[S], Sequence[Event]]:
    """Take an input that is known to be due, and whose action is known to be one of this game."""
    state, events = game.step(moment.state, given)
    return Moment(state, given.at, moment.draws + (type(given) is Draw)), events


def check_action(game: Game[Any, A, Any, Any, Any], given: Input[A]) -> None:
    """Refuse anything but an action of this game: a struct that a program builds may have any values."""
    if type(given) is not Act:
        return
    try:
        same = decoded(game.action, given.action) == given.action
    except UNFIT:
        same = False
    if not same:
        raise Refused("no-such-action", given=shown(given.action))


def trust_action(_game: Game[Any, A, Any, Any, Any], _given: Input[A]) -> None:
    """Refuse nothing."""


def check_types(moment: Moment[Any], given: Input[Any]) -> None:
    """Refuse what is no moment or no input, and numbers in it of another type, which would break the record."""
    if type(moment) is not Moment:
        raise Refused("value-type", name="moment", given=shown(moment), wanted="Moment")
    if type(given) not in INPUTS:
        raise Refused("value-type", name="input", given=shown(given), wanted="Act | Draw | Tick")
    if type(given.at) is not int:
        raise Refused("value-type", name="at", given=shown(given.at), wanted="int")
    if type(given) is Act and type(given.seat) is not int:
        raise Refused("value-type", name="seat", given=shown(given.seat), wanted="int")


def check_due(due: Due, now: Millis, given: Input[Any]) -> None:
    """Refuse an input that the match does not wait for."""
    if given.at < now:
        raise Refused("time-backwards")
    if isinstance(given, Draw):
        _check_draw(due, now, given)
    elif due.odds:
        raise Refused("draw-first")
    elif due.over:
        raise Refused("match-over")
    elif isinstance(given, Tick):
        if given.at != due.deadline:
            raise Refused("no-tick-due")
    elif due.deadline is not None and given.at >= due.deadline:
        raise Refused("too-late")
    elif given.seat not in due.seats and given.seat not in due.also:
        raise Refused("not-your-turn")


def _check_draw(due: Due, now: Millis, given: Draw) -> None:
    """Chance answers at once: no time passes while a draw is due."""
    if type(given.pick) is not int:
        raise Refused("value-type", name="pick", given=shown(given.pick), wanted="int")
    if not due.odds:
        raise Refused("no-draw-due")
    if given.at != now:
        raise Refused("draw-late")
    if not (0 <= given.pick < len(due.odds) and due.odds[given.pick] > 0):
        raise Refused("draw-impossible")


class Course(Generic[S, A]):
    """A match that goes on from a moment, input by input, and what came of it so far."""

    __slots__ = ("chance", "check", "due", "events", "game", "moment", "rows", "turned")

    def __init__(
        self,
        game: Game[S, A, Any, Any, Any],
        moment: Moment[S],
        chance: Chance,
        due: Due | None,
        check: Callable[[Game[S, A, Any, Any, Any], Input[A]], None],
    ) -> None:
        self.game = game
        self.moment = moment
        self.chance = chance
        self.check = check
        self.due = game.due(moment.state) if due is None else due
        self.events: tuple[Event, ...] = ()
        self.rows: tuple[Input[A], ...] = ()
        self.turned: Millis | None = None

    def take(self, row: Input[A]) -> None:
        """Take one input if it is due, or refuse it."""
        due = self.due
        check_due(due, self.moment.at, row)
        self.check(self.game, row)
        self.moment, happened = advance(self.game, self.moment, row)
        self.events = (*self.events, *happened)
        self.rows = (*self.rows, row)
        self.due = self.game.due(self.moment.state)
        if self.due.chapter != due.chapter:
            self.turned = row.at

    def answer(self) -> Due:
        """Answer all draws; gives what is due then."""
        while self.due.odds:
            self.take(Draw(self.moment.at, self.chance(self.moment.draws, self.due.odds)))
        return self.due

    def settled(self, refused: Refused | None) -> Settled[S, A]:
        """What came of it all."""
        return Settled(self.moment, self.events, self.rows, self.due, refused, self.turned)


def settle(
    game: Game[S, A, Any, Any, Any],
    moment: Moment[S],
    given: Act[A] | Tick | None,
    chance: Chance,
    due: Due | None = None,
    *,
    known: bool = False,
) -> Settled[S, A]:
    """Feed an input together with all that is owed before it (deadlines that passed) and after it (draws).

    None only answers the draws that are due, as right after `begin`. An action that comes after a deadline is too late
    where that deadline has ended its chapter, or has taken from it what made it legal; what was owed before it stays in
    place all the same: the sand runs out whether or not somebody came too late. With `known` the action is one of the
    game's for sure, as from its catalogue. What is no input at all is refused at once, and nothing is settled.
    """
    check_types(moment, NOTHING if given is None else given)
    course = Course(game, moment, chance, due, trust_action if known else check_action)
    first = course.answer()
    while type(given) is Act and (deadline := course.due.deadline) is not None and deadline <= given.at:
        course.take(Tick(deadline))
        course.answer()
    late, refused = course.due is not first, None
    if late and course.due.chapter != first.chapter:
        refused = Refused("too-late")
    elif given is not None:
        try:
            course.take(given)
        except Refused as no:
            refused = Refused("too-late") if late else no
        else:
            course.answer()
    return course.settled(refused)


def unfold(
    game: Game[S, A, Any, Any, Any], moment: Moment[S], inputs: Iterable[Input[A]]
) -> Iterator[tuple[Moment[S], Sequence[Event]]]:
    """Every moment that these inputs lead through, with what happened on the way."""
    for given in instance("inputs", inputs, Iterable):
        moment, events = feed(game, moment, given)
        yield moment, events


def replay(game: Game[S, A, Opt, Own, Any], options: Opt, own: Sequence[Own], inputs: Iterable[Input[A]]) -> Moment[S]:
    """The moment that a whole list of inputs leads to, from the start."""
    moment = begin(game, options, own)
    for later, _ in unfold(game, moment, inputs):
        moment = later
    return moment
