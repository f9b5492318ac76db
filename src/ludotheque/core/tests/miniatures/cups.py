"""A memory view: each hides a pebble under a cup, a coin is tossed, then they peek and guess.

The screen shows a peek for a moment only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from ludotheque.core.arguments import seat_of, viewer_of
from ludotheque.core.game import Act, Draw, Due, Event, Millis, Outcome, Seat, Tick
from ludotheque.core.limits import Limits
from ludotheque.core.match import valid_settings
from ludotheque.core.planes import LEFT_OUT, Many, OneOf, Sizes, UpTo
from ludotheque.core.refusal import Refused

if TYPE_CHECKING:
    from random import Random

Cup: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
CUPS = range(4)
GLANCE: Millis = 5_000


class Options(Struct, frozen=True):
    pass


class Own(Struct, frozen=True):
    pass


class Hide(Struct, frozen=True, tag="hide"):
    cup: Cup


class Peek(Struct, frozen=True, tag="peek"):
    cup: Cup


class Guess(Struct, frozen=True, tag="guess"):
    cup: Cup


Action: TypeAlias = Hide | Peek | Guess


class Hid(Event, frozen=True, kw_only=True):
    seat: Seat


class Tossed(Event, frozen=True, kw_only=True):
    """The coin says who looks first."""

    seat: Seat


class Peeked(Event, frozen=True, kw_only=True):
    """Public: who looked under which cup."""

    seat: Seat
    cup: Cup


class Found(Event, frozen=True, kw_only=True):
    """For the player who peeks: what lies there."""

    pebble: bool


class Guessed(Event, frozen=True, kw_only=True):
    seat: Seat
    cup: Cup
    right: bool


class State(Struct, frozen=True):
    pebbles: tuple[int, ...] = ()
    turn: int = 0
    tossed: bool = False
    known: tuple[tuple[tuple[int, bool], ...], tuple[tuple[int, bool], ...]] = ((), ())
    """Per seat: the cups it has looked under, and whether the other's pebble lay there."""
    glance: int | None = None
    until: Millis | None = None
    winner: Seat | None = None


class View(Struct, frozen=True):
    viewer: Seat | None
    hidden: int
    turn: int
    tossed: bool
    mine: int | None
    known: tuple[tuple[int, bool], ...]
    glance: int | None
    until: Millis | None
    found: bool | None
    peeks: tuple[tuple[int, ...], tuple[int, ...]]
    """Public: which cups each seat has looked under."""
    winner: Seat | None
    pebbles: tuple[int, ...]
    """Both, when the match is over."""


key: str = "cups"
version: int = 1
options: type[Options] = Options
own: type[Own] = Own
state: type[State] = State
view: type[View] = View
action: Any = Action
event: Any = Hid | Tossed | Peeked | Found | Guessed
people_only: tuple[type, ...] = ()
_SEAT, _CUP = OneOf((0, 1)), OneOf((0, 1, 2, 3))
planes: Sizes = {
    View: {
        "viewer": _SEAT,
        "hidden": UpTo(2),
        "turn": LEFT_OUT,
        "mine": _CUP,
        "known": LEFT_OUT,
        "glance": _CUP,
        "until": LEFT_OUT,
        "peeks": LEFT_OUT,
        "winner": _SEAT,
        "pebbles": Many(2, _CUP),
    }
}


def seats(_options: Options) -> range:
    return range(2, 3)


def limits(_options: Options, _seats: int) -> Limits:
    return Limits(stakes="rivals", odds=2, steps=1_000, score=(0, 1))


def start(options: Options, own: Sequence[Own]) -> State:
    valid_settings((Options, Own), seats, options, own)
    return State()


def due(state: State) -> Due:
    if state.winner is not None:
        return Due(chapter=state.turn)
    if len(state.pebbles) == len(state.known) and not state.tossed:
        return Due(odds=(1, 1), chapter=state.turn)
    return Due(frozenset({state.turn % 2}), deadline=state.until, chapter=state.turn)


def legal(state: State, seat: Seat) -> Iterable[Action]:
    if seat_of(seat, state.known) not in due(state).seats:
        return ()
    if len(state.pebbles) < len(state.known):
        return [Hide(cup) for cup in CUPS]
    peeks = [] if state.glance is not None else [Peek(cup) for cup in CUPS]
    return [*peeks, *(Guess(cup) for cup in CUPS)]


def step(state: State, given: Act[Action] | Draw | Tick) -> tuple[State, Sequence[Event]]:
    if isinstance(given, Draw):
        return replace(state, tossed=True, turn=state.turn + given.pick), [Tossed(seat=given.pick)]
    if not isinstance(given, Act):
        return replace(state, glance=None, until=None, turn=state.turn + 1), []
    seat, action = given.seat, given.action
    if action not in legal(state, seat):
        raise Refused("not-now")
    if isinstance(action, Hide):
        return replace(state, pebbles=(*state.pebbles, action.cup), turn=state.turn + 1), [Hid(seat=seat)]
    right = state.pebbles[1 - seat] == action.cup
    if isinstance(action, Guess):
        state = replace(state, glance=None, until=None, turn=state.turn + 1, winner=seat if right else None)
        return state, [Guessed(seat=seat, cup=action.cup, right=right)]
    mine = (*state.known[seat], (action.cup, right))
    known = (mine, state.known[1]) if seat == 0 else (state.known[0], mine)
    state = replace(state, known=known, glance=action.cup, until=given.at + GLANCE)
    return state, [Peeked(seat=seat, cup=action.cup), Found(to=frozenset({seat}), pebble=right)]


def observe(state: State, viewer: Seat | None) -> View:
    viewer = viewer_of(viewer, state.known)
    has_hidden = viewer is not None and viewer < len(state.pebbles)
    looks = state.glance is not None and viewer == state.turn % 2
    return View(
        viewer=viewer,
        hidden=len(state.pebbles),
        turn=state.turn,
        tossed=state.tossed,
        mine=state.pebbles[viewer] if viewer is not None and has_hidden else None,
        known=() if viewer is None else state.known[viewer],
        glance=state.glance,
        until=state.until,
        found=state.known[viewer][-1][1] if viewer is not None and looks else None,
        peeks=(tuple(cup for cup, _ in state.known[0]), tuple(cup for cup, _ in state.known[1])),
        winner=state.winner,
        pebbles=() if state.winner is None else state.pebbles,
    )


def forget(view: View) -> View:
    """People must remember where their pebble lies and what they saw; the screen shows only the current peek."""
    return replace(view, mine=None, known=(), peeks=((), ()))


def outcome(state: State) -> Outcome | None:
    if state.winner is None:
        return None
    places = (1, 2) if state.winner == 0 else (2, 1)
    return Outcome(places, (2 - places[0], 2 - places[1]), "points", "pebble-found", more_is_better=True)


def catalogue(_options: Options) -> Sequence[Action]:
    return [kind(cup) for kind in (Hide, Peek, Guess) for cup in CUPS]


def imagine(view: View, rng: Random) -> State:
    """Pebbles may lie anywhere consistent with what the viewer has seen; what others saw follows."""
    places = []
    for seat in range(view.hidden):
        seen = dict(view.known) if seat != view.viewer else {}
        there = [cup for cup, pebble in seen.items() if pebble]
        open_cups = there or [cup for cup in CUPS if cup not in seen]
        mine = view.mine if seat == view.viewer else None
        places.append(mine if mine is not None else rng.choice(open_cups))
    pebbles = view.pebbles or tuple(places)
    first, second = (tuple((cup, cup == pebbles[1 - seat]) for cup in cups) for seat, cups in enumerate(view.peeks))
    return State(pebbles, view.turn, view.tossed, (first, second), view.glance, view.until, view.winner)
