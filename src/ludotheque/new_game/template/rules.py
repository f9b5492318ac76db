"""The rules: a module that satisfies `Game`. No clock, no randomness, no input or output."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ludotheque.core.arguments import instance, seat_of, viewer_of
from ludotheque.core.game import Act, Draw, Due, Event, Outcome, Seat, Tick
from ludotheque.core.limits import Limits
from ludotheque.core.match import valid_settings
from ludotheque.core.planes import Counts, Many, OneOf, Sizes, UpTo
from ludotheque.core.refusal import Refused
from ludotheque.new_game.template.model import Action, AnyEvent, Name, Named, Opened, Options, Own, Prize, State, View
from ludotheque.new_game.template.pieces import NUMBERS, ODDS, PRIZES, SEATS

if TYPE_CHECKING:
    from random import Random

key: str = "template"
version: int = 1
options: type[Options] = Options
own: type[Own] = Own
state: type[State] = State
view: type[View] = View
action: Any = Action
event: Any = AnyEvent
people_only: tuple[type, ...] = ()
planes: Sizes = {
    View: {
        "viewer": OneOf(SEATS),
        "ready": Counts(SEATS),
        "mine": OneOf(NUMBERS),
        "score": Many(len(SEATS), UpTo(5 * max(PRIZES))),
        "prize": UpTo(max(PRIZES)),
        "round": UpTo(6),
        "last": Many(len(SEATS), OneOf(NUMBERS)),
    }
}


def seats(_options: Options) -> range:
    """How many may play: two to four."""
    return range(2, len(SEATS) + 1)


def limits(options: Options, seats: int) -> Limits:
    """Each round has a draw and an action of every seat; one seat may take all prizes."""
    score = (0, options.rounds * max(PRIZES))
    return Limits(stakes="rivals", odds=len(ODDS), steps=options.rounds * (1 + seats), score=score)


def start(options: Options, own: Sequence[Own]) -> State:
    """Nobody has named a number, nobody has a berry."""
    options, own = valid_settings((Options, Own), seats, options, own)
    return State(options, (None,) * len(own), (0,) * len(own))


def waiting(state: State) -> frozenset[Seat]:
    """Seats that have not named a number in this round."""
    return frozenset(seat for seat, number in enumerate(state.named) if number is None)


def over(state: State) -> bool:
    """Whether all rounds have been played."""
    return state.round > state.options.rounds


def due(state: State) -> Due:
    """A prize to draw, numbers to name, or nothing any more."""
    if over(state):
        return Due(chapter=state.round)
    if not state.prize:
        return Due(odds=ODDS, chapter=state.round)
    return Due(waiting(state), chapter=state.round)


def legal(state: State, seat: Seat) -> Iterable[Name]:
    """Any number, once in a round."""
    seat_of(seat, instance("state", state, State).named)
    return [Name(number) for number in NUMBERS] if seat in due(state).seats else ()


def step(state: State, given: Act[Name] | Draw | Tick) -> tuple[State, Sequence[Event]]:
    """Lay out the prize, or take a seat's number; the last number opens the round."""
    if isinstance(given, Draw):
        prize = PRIZES[given.pick]
        return replace(state, prize=prize), [Prize(berries=prize)]
    if not isinstance(given, Act) or given.seat not in due(state).seats:
        raise Refused("named-already")
    if given.action.number not in NUMBERS:
        raise Refused("number-unknown", number=given.action.number)
    seat = given.seat
    state = replace(state, named=(*state.named[:seat], given.action.number, *state.named[seat + 1 :]))
    named = Named(seat=seat)
    if waiting(state):
        return state, [named]
    state, opened = open_numbers(state)
    return state, [named, opened]


def open_numbers(state: State) -> tuple[State, Opened]:
    """The lowest number that stands alone takes the prize."""
    numbers = tuple(number for number in state.named if number is not None)
    lowest = min((number for number in numbers if numbers.count(number) == 1), default=None)
    winner = None if lowest is None else numbers.index(lowest)
    score = tuple(berries + state.prize * (seat == winner) for seat, berries in enumerate(state.score))
    opened = Opened(numbers=numbers, winner=winner, berries=state.prize)
    nobody = (None,) * len(numbers)
    return replace(state, named=nobody, score=score, prize=0, round=state.round + 1, last=numbers), opened


def observe(state: State, viewer: Seat | None) -> View:
    """Everything but the numbers of the others."""
    viewer = viewer_of(viewer, instance("state", state, State).named)
    return View(
        viewer=viewer,
        options=state.options,
        ready=frozenset(range(len(state.named))) - waiting(state),
        mine=None if viewer is None else state.named[viewer],
        score=state.score,
        prize=state.prize,
        round=state.round,
        last=state.last,
        over=over(state),
    )


def forget(view: View) -> View:
    """The screen shows all that a seat may know."""
    return view


def outcome(state: State) -> Outcome | None:
    """Most berries win; ties share a place."""
    if not over(state):
        return None
    places = tuple(1 + sum(other > mine for other in state.score) for mine in state.score)
    return Outcome(places, state.score, "berries", "most-berries", more_is_better=True)


def catalogue(_options: Options) -> Sequence[Name]:
    """Every number; the index of an action is its number on the wire."""
    return [Name(number) for number in NUMBERS]


def imagine(view: View, rng: Random) -> State:
    """A state that this view allows: players who are ready have named any number, the viewer's own is known."""

    def number(seat: Seat) -> int | None:
        if seat not in view.ready:
            return None
        return view.mine if seat == view.viewer else rng.choice(NUMBERS)

    named = tuple(number(seat) for seat in range(len(view.score)))
    return State(view.options, named, view.score, view.prize, view.round, view.last)
