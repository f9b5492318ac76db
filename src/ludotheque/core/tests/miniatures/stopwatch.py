"""A solo stopwatch: three steps as fast as possible. There is no glass, so the player may give up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.arguments import seat_of, viewer_of
from ludotheque.core.game import Act, Draw, Due, Event, Millis, Outcome, Seat, Tick
from ludotheque.core.limits import Limits
from ludotheque.core.match import valid_settings
from ludotheque.core.planes import LEFT_OUT, Sizes, UpTo
from ludotheque.core.refusal import Refused

if TYPE_CHECKING:
    from random import Random

ALONE = (0,)


class Options(Struct, frozen=True):
    steps: Literal[1, 3] = 3


class Own(Struct, frozen=True):
    pass


class Tread(Struct, frozen=True, tag="tread"):
    pass


class GiveUp(Struct, frozen=True, tag="give-up"):
    pass


Action: TypeAlias = Tread | GiveUp


class Trod(Event, frozen=True, kw_only=True):
    steps: int


class State(Struct, frozen=True):
    options: Options
    began: Millis | None = None
    steps: int = 0
    ended: Millis | None = None
    gave_up: bool = False


key: str = "stopwatch"
version: int = 1
options: type[Options] = Options
own: type[Own] = Own
state: type[State] = State
view: type[State] = State
action: Any = Action
event: Any = Trod
people_only: tuple[type, ...] = ()
planes: Sizes = {State: {"began": LEFT_OUT, "steps": UpTo(3), "ended": LEFT_OUT}}


def seats(_options: Options) -> range:
    return range(1, 2)


def limits(_options: Options, _seats: int) -> Limits:
    return Limits(stakes="score", odds=0, steps=10, score=(0, 3_600_000))


def start(options: Options, own: Sequence[Own]) -> State:
    return State(valid_settings((Options, Own), seats, options, own)[0])


def due(state: State) -> Due:
    """The watch starts with a countdown of three seconds."""
    if state.ended is not None:
        return Due(chapter=1)
    return Due(deadline=3_000) if state.began is None else Due(frozenset({0}), chapter=1)


def legal(state: State, seat: Seat) -> Iterable[Action]:
    seat_of(seat, ALONE)
    return () if state.began is None or state.ended is not None else (Tread(), GiveUp())


def step(state: State, given: Act[Action] | Draw | Tick) -> tuple[State, Sequence[Event]]:
    if isinstance(given, Tick):
        return replace(state, began=given.at), []
    if not isinstance(given, Act) or state.began is None:
        raise Refused("not-yet")
    if isinstance(given.action, GiveUp):
        return replace(state, ended=given.at, gave_up=True), []
    steps = state.steps + 1
    return replace(state, steps=steps, ended=given.at if steps == state.options.steps else None), [Trod(steps=steps)]


def observe(state: State, viewer: Seat | None) -> State:
    viewer_of(viewer, ALONE)
    return state


def forget(view: State) -> State:
    return view


def outcome(state: State) -> Outcome | None:
    if state.ended is None or state.began is None:
        return None
    if state.gave_up:
        return Outcome((2,), (0,), "ms", "gave-up", more_is_better=False)
    return Outcome(
        (1,), (state.ended - state.began,), "ms", "done", f"stopwatch/{state.options.steps}", more_is_better=False
    )


def catalogue(_options: Options) -> Sequence[Action]:
    return (Tread(), GiveUp())


def imagine(view: State, _rng: Random) -> State:
    return view
