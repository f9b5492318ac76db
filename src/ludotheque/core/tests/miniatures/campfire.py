"""Helping dice: a roll brings wood or rain; players with a complete pile help others. All win, or the rain does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from ludotheque.core.arguments import seat_of, viewer_of
from ludotheque.core.game import Act, Draw, Due, Event, Outcome, Seat, Tick
from ludotheque.core.limits import Limits
from ludotheque.core.match import valid_settings
from ludotheque.core.planes import Many, Sizes, UpTo
from ludotheque.core.refusal import Refused

if TYPE_CHECKING:
    from random import Random

PILE = 3
RAIN = 5
FACES = (2, 1)
"""The odds of the die: wood twice as often as rain."""


class Options(Struct, frozen=True):
    drops: Annotated[int, Meta(ge=1, le=RAIN)] = RAIN


class Own(Struct, frozen=True):
    pass


class Give(Struct, frozen=True):
    to: Seat


class Rolled(Event, frozen=True, kw_only=True):
    seat: Seat
    wood: bool


class Given(Event, frozen=True, kw_only=True):
    seat: Seat


class State(Struct, frozen=True):
    options: Options
    piles: tuple[int, ...]
    drops: int = 0
    turn: int = 0
    wood: bool = False


key: str = "campfire"
version: int = 1
options: type[Options] = Options
own: type[Own] = Own
state: type[State] = State
view: type[State] = State
action: Any = Give
event: Any = Rolled | Given
people_only: tuple[type, ...] = ()
planes: Sizes = {State: {"piles": Many(4, UpTo(PILE)), "drops": UpTo(RAIN), "turn": UpTo(100)}}


def seats(_options: Options) -> range:
    return range(1, 5)


def limits(_options: Options, seats: int) -> Limits:
    return Limits(stakes="together", odds=len(FACES), steps=2 * PILE * seats + RAIN, score=(0, PILE))


def start(options: Options, own: Sequence[Own]) -> State:
    options, own = valid_settings((Options, Own), seats, options, own)
    return State(options, (0,) * len(own))


def done(state: State) -> bool:
    return state.drops >= state.options.drops or min(state.piles) == PILE


def due(state: State) -> Due:
    if done(state):
        return Due(chapter=state.turn)
    if state.wood:
        return Due(frozenset({state.turn % len(state.piles)}), chapter=state.turn)
    return Due(odds=FACES, chapter=state.turn)


def legal(state: State, seat: Seat) -> Iterable[Give]:
    """A player helps others only when their own pile is complete."""
    seat_of(seat, state.piles)
    if done(state) or not state.wood or seat != state.turn % len(state.piles):
        return ()
    if state.piles[seat] < PILE:
        return (Give(seat),)
    return [Give(other) for other, logs in enumerate(state.piles) if logs < PILE]


def step(state: State, given: Act[Give] | Draw | Tick) -> tuple[State, Sequence[Event]]:
    seat = state.turn % len(state.piles)
    if isinstance(given, Draw):
        wood = given.pick == 0
        rained = replace(state, drops=state.drops + 1, turn=state.turn + 1)
        return replace(state, wood=True) if wood else rained, [Rolled(seat=seat, wood=wood)]
    if not isinstance(given, Act) or given.action not in legal(state, seat):
        raise Refused("pile-not-open")
    piles = tuple(logs + (other == given.action.to) for other, logs in enumerate(state.piles))
    return replace(state, piles=piles, wood=False, turn=state.turn + 1), [Given(seat=given.action.to)]


def observe(state: State, viewer: Seat | None) -> State:
    viewer_of(viewer, state.piles)
    return state


def forget(view: State) -> State:
    return view


def outcome(state: State) -> Outcome | None:
    if not done(state):
        return None
    lit = min(state.piles) == PILE
    return Outcome(
        (1 if lit else 2,) * len(state.piles),
        state.piles,
        "points",
        "lit" if lit else "rained-out",
        more_is_better=True,
    )


def catalogue(_options: Options) -> Sequence[Give]:
    return [Give(seat) for seat in range(4)]


def imagine(view: State, _rng: Random) -> State:
    return view
