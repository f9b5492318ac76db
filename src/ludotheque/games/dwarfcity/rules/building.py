"""A dwarf's roll: dice become blocks one by one, new cards come at once, and remaining dice are lost."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Draw, Event
from ludotheque.core.refusal import Refused
from ludotheque.games.dwarfcity.model import Build, Built, Rolled, State, TakenBack
from ludotheque.games.dwarfcity.pieces import DICE, FACES, Face
from ludotheque.games.dwarfcity.rules.setting_up import card_taken
from ludotheque.games.dwarfcity.rules.towers import (
    builds,
    finished,
    loose,
    own_open,
    shape_of,
    sites,
    stands,
    wanted,
    with_blocks,
)
from ludotheque.games.dwarfcity.rules.turns import over, roll_over


def in_order(dice: tuple[Face, ...]) -> tuple[Face, ...]:
    return tuple(sorted(dice, key=FACES.index))


def die_fell(state: State, given: Draw) -> tuple[State, list[Event]]:
    """One of the three dice fell; blue dice wait for the end of the roll, or mean nothing."""
    rolled = (*state.rolled, FACES[given.pick])
    state = replace(state, rolled=rolled)
    if len(rolled) < DICE:
        return state, []
    blue = 0 if state.kobold_plays else rolled.count("b")
    dice = in_order(tuple(die for die in rolled if die != "b"))
    return go_on(replace(state, dice=dice, blue=blue), [Rolled(seat=state.turn, dice=rolled)])


def check(state: State, action: Build) -> None:
    """Refuse a block that cannot go there for this die, and say why."""
    if action.die not in state.dice:
        raise Refused("no-such-die", die=action.die)
    if action.die not in ("w", action.block[0]):
        raise Refused("other-colour", die=action.die)
    if action.tower >= len(state.towers):
        raise Refused("no-such-tower")
    if finished(state.towers[action.tower]):
        raise Refused("tower-finished")
    if action.tower not in sites(state, state.turn):
        raise Refused("not-your-tower")
    if shape_of(action.block) not in wanted(state.towers[action.tower]):
        raise Refused("other-shape", shape=wanted(state.towers[action.tower]))
    if not loose(state)[action.block]:
        raise Refused("block-gone")


def built(state: State, action: Build) -> tuple[State, list[Event]]:
    check(state, action)
    dice = list(state.dice)
    dice.remove(action.die)
    tower = state.towers[action.tower]
    state = with_blocks(state, action.tower, (*tower.blocks, action.block))
    state = replace(state, dice=tuple(dice), built=action)
    whole = finished(state.towers[action.tower])
    event = Built(seat=state.turn, tower=action.tower, block=action.block, die=action.die, finished=whole)
    return over(state, "dwarfs", [event]) if stands(state) else go_on(state, [event])


def taken_back(state: State) -> tuple[State, list[Event]]:
    """Take back the last block, until the next die, the end of the roll, or a card from the stock."""
    was = state.built
    if was is None:
        raise Refused("nothing-to-take-back")
    state = with_blocks(state, was.tower, state.towers[was.tower].blocks[:-1])
    state = replace(state, dice=in_order((*state.dice, was.die)), built=None)
    return go_on(state, [TakenBack(seat=state.turn, tower=was.tower, block=was.block)])


def card_due(state: State) -> bool:
    """Whether the roller takes a card: stone, when all their towers are finished; beach, after each finished one."""
    if not any(state.stock):
        return False
    if state.options.face == "stone":
        return not own_open(state, state.turn)
    return state.built is not None and finished(state.towers[state.built.tower])


def go_on(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """After a die or a card: take a card, let the player go on, or end the roll if nothing is left to decide."""
    if card_due(state):
        state = replace(state, built=None)
        if state.options.face == "stone":
            return replace(state, phase="card"), events
        state, event = card_taken(state, state.turn, 0)
        events = [*events, event]
    if state.built is not None or next(builds(state), None) is not None:
        return replace(state, phase="build"), events
    state, more = roll_over(state)
    return state, [*events, *more]


def card_drawn(state: State, given: Draw) -> tuple[State, list[Event]]:
    """Take a card on the stone face; remaining dice may build on it."""
    state, event = card_taken(state, state.turn, given.pick)
    return go_on(state, [event])


def done(state: State) -> tuple[State, list[Event]]:
    """End the roll; on the beach face only if no die can build."""
    if state.options.face == "beach" and next(builds(state), None) is not None:
        raise Refused("must-build")
    return roll_over(state)
