"""The kobold: blue blocks, signs, its die, and towers that fall."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Draw, Event
from ludotheque.core.refusal import Refused
from ludotheque.games.dwarfcity.model import BlueTurned, KoboldRolled, PileGrew, Spared, State, Tear, TornDown
from ludotheque.games.dwarfcity.pieces import KOBOLD_FACES, SIGNS
from ludotheque.games.dwarfcity.rules.towers import begun, with_blocks
from ludotheque.games.dwarfcity.rules.turns import blue_or_next, next_turn


def targets(state: State) -> list[int]:
    """The towers that can fall now: the roller's for a sign, any dwarf's if the kobold rolled."""
    of_all = state.turn == state.kobold
    return [n for n, tower in enumerate(state.towers) if begun(tower) and (of_all or tower.of == state.turn)]


def blue_odds(state: State) -> tuple[int, int]:
    """The blue blocks on the table without and with the sign."""
    signs = SIGNS - state.signs
    return state.blues - state.pile - signs, signs


def grown(state: State, by: int) -> tuple[State, list[Event]]:
    """Grow the kobold's tower; what goes beyond the last block lapses."""
    by = min(by, state.needed - state.pile)
    state = replace(state, pile=state.pile + by)
    return state, [PileGrew(by=by, pile=state.pile)] if by else []


def blue_turned(state: State, given: Draw) -> tuple[State, list[Event]]:
    """A blue block always joins the kobold's tower; a sign first tears down a started tower of the roller, if any."""
    sign = given.pick == 1
    state = replace(state, blue=state.blue - 1, signs=state.signs + sign)
    events: list[Event] = [BlueTurned(seat=state.turn, sign=sign)]
    found = targets(state) if sign and state.pile + 1 < state.needed else []
    if len(found) > 1:
        return replace(state, phase="tear"), events
    if found:
        state, fallen = torn(state, found[0])
        events += fallen
    return joined(state, events)


def joined(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """Put the blue block on the kobold's tower; then comes the next blue block, or the next turn."""
    state, more = grown(state, 1)
    return blue_or_next(state, [*events, *more])


def torn(state: State, number: int) -> tuple[State, list[Event]]:
    """Put the blocks of a tower back onto the table; the card stays and starts again."""
    blocks = state.towers[number].blocks
    return with_blocks(state, number, ()), [TornDown(seat=state.turn, tower=number, blocks=blocks)]


def tears(state: State, action: Tear) -> tuple[State, list[Event]]:
    """Tear down the tower chosen by the roller of a sign, or by the kobold."""
    if action.tower not in targets(state):
        raise Refused("cannot-fall")
    state, events = torn(state, action.tower)
    return next_turn(state, events) if state.kobold_plays else joined(state, events)


def spares(state: State) -> tuple[State, list[Event]]:
    if not state.kobold_plays:
        raise Refused("not-the-kobold")
    return next_turn(state, [Spared(seat=state.turn)])


def kobold_die_fell(state: State, given: Draw) -> tuple[State, list[Event]]:
    """A number adds that many blocks. The kobold may tear down one tower, if any is started."""
    face = KOBOLD_FACES[given.pick]
    state = replace(state, thrown=face)
    events: list[Event] = [KoboldRolled(seat=state.turn, face=face)]
    if face == "k":
        return (replace(state, phase="tear"), events) if targets(state) else next_turn(state, events)
    state, more = grown(state, int(face))
    return next_turn(state, [*events, *more])
