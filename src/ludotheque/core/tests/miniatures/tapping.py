"""Own glasses: players tap in secret until their own sand runs out; most taps win."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.arguments import seat_of, viewer_of
from ludotheque.core.game import Act, Draw, Due, Event, Millis, Outcome, Seat, Tick
from ludotheque.core.limits import Limits
from ludotheque.core.match import valid_settings
from ludotheque.core.planes import LEFT_OUT, Counts, OneOf, Sizes

if TYPE_CHECKING:
    from random import Random


class Options(Struct, frozen=True):
    pass


class Own(Struct, frozen=True):
    sand: Literal[2, 5, 10] | None = 5


class Tap(Struct, frozen=True, tag="tap"):
    pass


class Stop(Struct, frozen=True, tag="stop"):
    pass


Action: TypeAlias = Tap | Stop


class Tapped(Event, frozen=True, kw_only=True):
    taps: int


class Stopped(Event, frozen=True, kw_only=True):
    seat: Seat


class Opened(Event, frozen=True, kw_only=True):
    taps: tuple[int, ...]


class State(Struct, frozen=True):
    glasses: tuple[Millis | None, ...]
    taps: tuple[int, ...]
    stopped: frozenset[Seat] = frozenset()


class View(Struct, frozen=True):
    viewer: Seat | None
    glasses: tuple[Millis | None, ...]
    stopped: frozenset[Seat]
    taps: tuple[int, ...] | int | None
    """The viewer's own; everybody's when the match is over."""


key: str = "tapping"
version: int = 1
options: type[Options] = Options
own: type[Own] = Own
state: type[State] = State
view: type[View] = View
action: Any = Action
event: Any = Tapped | Stopped | Opened
people_only: tuple[type, ...] = ()
planes: Sizes = {
    View: {
        "viewer": OneOf((0, 1, 2, 3, 4, 5)),
        "glasses": LEFT_OUT,
        "stopped": Counts((0, 1, 2, 3, 4, 5)),
        "taps": LEFT_OUT,
    }
}


def seats(_options: Options) -> range:
    return range(1, 5)


def limits(_options: Options, seats: int) -> Limits:
    return Limits(stakes="rivals" if seats > 1 else "score", odds=0, steps=10_000, score=(0, 1_000_000))


def start(options: Options, own: Sequence[Own]) -> State:
    _, own = valid_settings((Options, Own), seats, options, own)
    glasses = tuple(None if mine.sand is None else 1000 * mine.sand for mine in own)
    return State(glasses, (0,) * len(own))


def due(state: State) -> Due:
    still = frozenset(range(len(state.taps))) - state.stopped
    running = [end for seat, end in enumerate(state.glasses) if seat in still and end is not None]
    return Due(still, deadline=min(running, default=None))


def legal(state: State, seat: Seat) -> Iterable[Action]:
    return () if seat_of(seat, state.taps) in state.stopped else (Tap(), Stop())


def step(state: State, given: Act[Action] | Draw | Tick) -> tuple[State, Sequence[Event]]:
    if isinstance(given, Act) and isinstance(given.action, Tap):
        taps = tuple(count + (seat == given.seat) for seat, count in enumerate(state.taps))
        return replace(state, taps=taps), [Tapped(to=frozenset({given.seat}), taps=taps[given.seat])]
    out = [given.seat] if isinstance(given, Act) else [s for s, end in enumerate(state.glasses) if end == given.at]
    fresh = [seat for seat in out if seat not in state.stopped]
    state = replace(state, stopped=state.stopped | set(fresh))
    events: list[Event] = [Stopped(seat=seat) for seat in fresh]
    return state, [*events, Opened(taps=state.taps)] if due(state).over else events


def observe(state: State, viewer: Seat | None) -> View:
    viewer = viewer_of(viewer, state.taps)
    mine = None if viewer is None else state.taps[viewer]
    return View(viewer, state.glasses, state.stopped, state.taps if due(state).over else mine)


def forget(view: View) -> View:
    return view


def outcome(state: State) -> Outcome | None:
    if not due(state).over:
        return None
    places = tuple(1 + sum(other > mine for other in state.taps) for mine in state.taps)
    return Outcome(places, state.taps, "points", "most-taps", more_is_better=True)


def catalogue(_options: Options) -> Sequence[Action]:
    return (Tap(), Stop())


def imagine(view: View, rng: Random) -> State:
    if isinstance(view.taps, tuple):
        return State(view.glasses, view.taps, view.stopped)
    taps = [rng.randrange(20) for _ in view.glasses]
    if view.viewer is not None and view.taps is not None:
        taps[view.viewer] = view.taps
    return State(view.glasses, tuple(taps), view.stopped)
