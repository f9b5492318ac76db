"""From the state of the rules to a row of the kernel."""

from __future__ import annotations

from typing import Any

from ludotheque.core.compiling import int_array
from ludotheque.games.dwarfcity.model import State
from ludotheque.games.dwarfcity.pieces import BLOCKS, CARD_SETS, CARDS, FACES, KOBOLD_FACES
from ludotheque.games.dwarfcity.rules.play import CATALOGUE
from ludotheque.games.dwarfcity.rules.setting_up import candidates
from ludotheque.games.dwarfcity.rules.towers import finished, height, loose
from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.towers import BITS

NUMBERS = {action: number for number, action in enumerate(CATALOGUE)}
"""The number of each action."""
SIDES = {None: t.NOBODY, "dwarfs": t.DWARFS, "kobold": t.KOBOLD}


def encode(state: State) -> Any:
    """The row of a state; how many decisions led there is left out."""
    row = [0] * t.WIDTH
    agreed(row, state)
    row[t.PHASE] = t.PHASES.index(state.phase)
    row[t.KOBOLDS] = -1 if state.kobold is None else state.kobold
    row[t.TURN : t.BLUE_DICE + 1] = state.turn, state.dwarf, state.starter, state.turns, state.blue
    row[t.BUILT] = -1 if state.built is None else NUMBERS[state.built]
    row[t.THROWN] = -1 if state.thrown is None else KOBOLD_FACES.index(state.thrown)
    row[t.PILE : t.WINNER + 1] = state.pile, state.signs, SIDES[state.winner]
    row[t.ROLLED] = len(state.rolled)
    for at, face in enumerate(state.rolled, t.ROLLED + 1):
        row[at] = FACES.index(face)
    for face in state.dice:
        row[t.DICE_LEFT + FACES.index(face)] += 1
    laid_out(row, state)
    return int_array(row)


def agreed(row: list[int], state: State) -> None:
    """What does not change."""
    options = state.options
    row[t.MODE : t.FACE + 1] = int(options.mode == "kobold"), int(options.face == "beach")
    row[t.SET : t.STRENGTH + 1] = t.SETS.index(options.cards), t.STRENGTHS.index(options.strength)
    row[t.CADENCE : t.SEATS + 1] = int(options.cadence == "round"), len(state.roles)
    row[t.NEEDED : t.WISHES] = state.needed, state.blues
    row[t.WISHES] = sum(1 << seat for seat in candidates(state))


def laid_out(row: list[int], state: State) -> None:
    """Cards, towers and blocks."""
    left, kinds = loose(state), list(CARD_SETS[state.options.cards])
    row[t.CARDS_OUT : t.LEFT] = len(state.towers), sum(state.stock), sum(map(finished, state.towers))
    row[t.LEFT] = sum(left.values())
    row[t.STOCK : t.STOCK + len(state.stock)] = state.stock
    row[t.LOOSE : t.LOOSE + len(BLOCKS)] = [left[block] for block in BLOCKS]
    for number, tower in enumerate(state.towers):
        kind = kinds.index(tower.card) if tower.card else 0
        inside = sum(BLOCKS.index(block) << BITS * at for at, block in enumerate(tower.blocks))
        row[t.OF + number : t.OPEN : CARDS] = tower.of, kind, len(tower.blocks), height(tower), inside
        if not finished(tower):
            row[t.OPEN + tower.of] |= 1 << number
            row[t.ALL_OPEN] |= 1 << number
