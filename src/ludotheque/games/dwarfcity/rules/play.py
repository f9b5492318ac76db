"""The course of a match: turn by turn until the city stands, or the kobold's tower."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from ludotheque.core.arguments import instance, seat_of
from ludotheque.core.game import Act, Draw, Due, Event, Seat, Tick, bits_of
from ludotheque.core.refusal import Refused
from ludotheque.games.dwarfcity.model import (
    Action,
    Build,
    Done,
    Options,
    Phase,
    Roll,
    Spare,
    State,
    TakeBack,
    Tear,
)
from ludotheque.games.dwarfcity.pieces import BLOCKS, CARDS, FACES, KOBOLD_DIE
from ludotheque.games.dwarfcity.rules import building, kobold, setting_up
from ludotheque.games.dwarfcity.rules.towers import blocks_that_fit, builds

Stepped: TypeAlias = tuple[State, list[Event]]

CATALOGUE: tuple[Action, ...] = (
    Roll(),
    Done(),
    TakeBack(),
    Spare(),
    *(Tear(number) for number in range(CARDS)),
    *(Build(die, block, number) for number in range(CARDS) for block in BLOCKS for die in (block[0], "w")),  # type: ignore[arg-type]
)


NUMBERS: dict[Action, int] = {action: number for number, action in enumerate(CATALOGUE)}
DONE, TAKE_BACK, TO_BUILD = NUMBERS[Done()], NUMBERS[TakeBack()], len(CATALOGUE) - CARDS * 2 * len(BLOCKS)
PER_TOWER: int = 2 * len(BLOCKS)
BLOCK_NUMBER: dict[str, int] = {block: number for number, block in enumerate(BLOCKS)}
"""Where the actions of building stand: by tower, block and die."""


def catalogue(_options: Options) -> Sequence[Action]:
    """Roll, Done, TakeBack, Spare, Tear tower by tower, Build tower by tower."""
    return CATALOGUE


def due(state: State) -> Due:
    match state.phase:
        case "roll" | "build" | "tear":
            return Due(frozenset({state.turn}), chapter=state.steps)
        case "over":
            return Due(chapter=state.steps)
        case phase:
            return Due(odds=ODDS[phase](state), chapter=state.steps)


DRAWN: dict[Phase, Callable[[State, Draw], Stepped]] = {
    "role": setting_up.chosen,
    "starter": setting_up.starter_drawn,
    "deal": setting_up.dealt,
    "dice": building.die_fell,
    "card": building.card_drawn,
    "blue": kobold.blue_turned,
    "die": kobold.kobold_die_fell,
}
ODDS: dict[Phase, Callable[[State], tuple[int, ...]]] = {
    "role": lambda state: (1,) * len(setting_up.candidates(state)),
    "starter": lambda state: (1,) * len(state.dwarfs),
    "deal": lambda state: state.stock,
    "card": lambda state: state.stock,
    "dice": lambda _state: (1,) * len(FACES),
    "blue": kobold.blue_odds,
    "die": lambda state: KOBOLD_DIE[state.options.strength],
}


def legal(state: State, seat: Seat) -> Iterable[Action]:
    if seat_of(seat, instance("state", state, State).roles) != state.turn:
        return
    match state.phase:
        case "roll":
            yield Roll()
        case "build":
            yield from building_actions(state)
        case "tear":
            if state.kobold_plays:
                yield Spare()
            yield from map(Tear, kobold.targets(state))


def offered(state: State, seat: Seat) -> int:
    """The legal actions as a set of bits, by their numbers."""
    if seat_of(seat, instance("state", state, State).roles) != state.turn:
        return 0
    if state.phase != "build":
        return bits_of(map(NUMBERS.__getitem__, legal(state, seat)))
    bits = 0
    for die, block, tower in blocks_that_fit(state):
        bits |= 1 << TO_BUILD + PER_TOWER * tower + 2 * BLOCK_NUMBER[block] + (die == "w")
    if state.options.face == "stone" or not bits:
        bits |= 1 << DONE
    return bits if state.built is None else bits | 1 << TAKE_BACK


def building_actions(state: State) -> Iterable[Action]:
    """On the stone face dice may be left unused; on the beach face only if none can build."""
    found = list(builds(state))
    if state.options.face == "stone" or not found:
        yield Done()
    if state.built is not None:
        yield TakeBack()
    yield from found


def step(state: State, given: Act[Action] | Draw | Tick) -> Stepped:
    if isinstance(given, Draw):
        return DRAWN[state.phase](state, given)
    if isinstance(given, Tick):
        raise Refused("no-tick-due")
    if given.seat != state.turn:
        raise Refused("not-your-turn")
    state, events = act(state, given.action)
    return replace(state, steps=state.steps + 1), events


def act(state: State, action: Action) -> Stepped:
    """Apply an action in the phase that it belongs to, or refuse it."""
    phase = state.phase
    if isinstance(action, Roll):
        if phase != "roll":
            raise Refused("rolled-already")
        return replace(state, phase="die" if state.turn == state.kobold else "dice", rolled=(), thrown=None), []
    if phase == "roll":
        raise Refused("roll-first")
    if isinstance(action, Tear | Spare):
        if phase != "tear":
            raise Refused("nothing-falls-now")
        return kobold.spares(state) if isinstance(action, Spare) else kobold.tears(state, action)
    if phase == "tear":
        raise Refused("tear-first")
    if isinstance(action, Done):
        return building.done(state)
    return building.taken_back(state) if isinstance(action, TakeBack) else building.built(state, action)
