"""The layout of the kernel: a match as one row of integers, the pieces as lookup tables, and a state as such a row.

A block is 4 * colour + shape, in the order of the pieces; a face of a colour die is its index among the faces, so 4 is
white and 5 is blue.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, get_args

from ludotheque.core.arguments import valid
from ludotheque.core.compiling import compiler, int_array
from ludotheque.core.refusal import Refused
from ludotheque.games.dwarfcity.model import MOST as MOST_SEATS
from ludotheque.games.dwarfcity.model import Cadence, Phase, State
from ludotheque.games.dwarfcity.pieces import (
    BLOCKS,
    CARD_SETS,
    CARDS,
    COLOURED,
    COLOURS,
    KOBOLD_DIE,
    KOBOLD_FACES,
    KOBOLD_SIDES,
    LAID_OUT,
    SHAPES,
    SIGNS,
    TALL,
    Strength,
)
from ludotheque.games.dwarfcity.pieces import DICE as DICE_ROLLED
from ludotheque.games.dwarfcity.pieces import FACES as DIE_FACES
from ludotheque.games.dwarfcity.rules.play import CATALOGUE
from ludotheque.games.dwarfcity.rules.setting_up import candidates
from ludotheque.games.dwarfcity.rules.setting_up import seats as rule_seats
from ludotheque.games.dwarfcity.rules.towers import finished, height, loose

HERE: Final = Path(__file__).parent

# Cached on disk until a source of the solver, the rules, the model or the pieces changes. The kernel creates no
# arrays, and counting references to them would take more than half of the time.
RULES: Final = sorted((HERE.parent / "rules").glob("*.py"))
compiled = compiler(
    HERE.parent / "pieces.py", HERE.parent / "model.py", *RULES, *sorted(HERE.glob("*.py")), refcount=False
)

SETS: Final = tuple(CARD_SETS)
STRENGTHS: Final = get_args(Strength)
PHASES: Final = get_args(Phase)
ROLE, STARTER, DEAL, ROLL, DICE, BUILD, CARD, BLUE, DIE, TEAR, OVER = range(len(PHASES))
DWARFS, KOBOLD, NOBODY = 0, 1, -1
"""The winner."""
TOGETHER, DUEL = 0, 1
CADENCES: Final = get_args(Cadence)
SECOND, PRINTED, LAST = range(len(CADENCES))
STONE, BEACH = 0, 1
WHITE, BLUE_FACE, FACES = 4, 5, 6
KOBOLD_FACE: Final = 4
SIDES: Final = 6
"""Of the kobold's die."""

# A match: what was agreed, then what happens.
MODE, FACE, SET, STRENGTH, CADENCE, SEATS, NEEDED, BLUES, WISHES = range(9)
"""WISHES: a bit for each seat that may be drawn as the kobold."""
PHASE, KOBOLDS, TURN, DWARF, FIRST, TURNS, BLUE_DICE, BUILT, THROWN, PILE, SIGNS_SEEN, WINNER = range(9, 21)
"""KOBOLDS: the seat of the kobold. BUILT: the action that can be taken back. THROWN: the kobold's die. None is -1."""
CARDS_OUT, CARDS_LEFT, FINISHED, LEFT = range(21, 25)
"""Towers so far, cards in the stock, finished towers, blocks on the table."""
ROLLED, DICE_LEFT = 25, 29
"""How many dice have fallen and which faces they show; how many of each face can still build, or wait."""
STOCK, KINDS = 34, 6
LOOSE = 40
OF, KIND, HEIGHT, GOAL, INSIDE = (56 + CARDS * part for part in range(5))
"""Per tower: its owner, its card, blocks so far, blocks that finish it, and which, four bits each, from the ground."""
BLOCK_BITS: Final = 4
OPEN, ALL_OPEN = 56 + CARDS * 5, 56 + CARDS * 5 + MOST_SEATS
"""Per seat, and of all: a bit for each unfinished tower."""
WIDTH: Final = ALL_OPEN + 1

# An action is its number in the catalogue.
TO_ROLL, TO_END, TO_TAKE_BACK, TO_SPARE, TO_TEAR = range(5)
TO_BUILD: Final = TO_TEAR + CARDS
PER_TOWER: Final = 2 * len(BLOCKS)
TOWER_BITS: Final = 5
"""PER_TOWER is two to this power."""
MOST: Final = TO_BUILD + PER_TOWER * CARDS
"""The number of actions in the catalogue."""

COLOURS_THERE: Final = len(COLOURS)
SHAPES_THERE: Final = len(SHAPES)
LAID: Final = int_array(LAID_OUT[block] for block in BLOCKS)
KINDS_IN: Final = int_array(len(cards) for cards in CARD_SETS.values())
"""Buildings of each set of cards."""
_CARDS: Final = [[*cards, *["c"] * (KINDS - len(cards))] for cards in CARD_SETS.values()]
LENGTH: Final = int_array(len(card) for cards in _CARDS for card in cards)
LONGEST: Final = 4
SHAPE_AT: Final = int_array(
    SHAPES.index(card[at]) if at < len(card) else 0 for cards in _CARDS for card in cards for at in range(LONGEST)
)
"""The shape that a card of a set wants at a height."""
KOBOLD_ODDS: Final = int_array(odds for strength in STRENGTHS for odds in KOBOLD_DIE[strength])
THROWS: Final = int_array(KOBOLD_FACES.index(face) for strength in STRENGTHS for face in KOBOLD_SIDES[strength])
"""The six sides of the kobold's die, one strength after the other."""
FULL: Final = TALL
SPARE: Final = int_array(
    COLOURED - sum(len(card) * many for card, many in cards.items()) for cards in CARD_SETS.values()
)
"""Blocks that no building of a set needs."""

BLOCK_SET: Final = frozenset(BLOCKS)
NUMBERS = {action: number for number, action in enumerate(CATALOGUE)}
"""The number of each action."""
WINNERS = {None: NOBODY, "dwarfs": DWARFS, "kobold": KOBOLD}


def encode(state: State) -> Any:
    """The row of a state; it leaves out how many decisions led there."""
    row = [0] * WIDTH
    agreed(row, state)
    row[PHASE] = PHASES.index(state.phase)
    row[KOBOLDS] = -1 if state.kobold is None else state.kobold
    row[TURN : BLUE_DICE + 1] = state.turn, state.dwarf, state.starter, state.turns, state.blue
    row[BUILT] = -1 if state.built is None else NUMBERS[state.built]
    row[THROWN] = -1 if state.thrown is None else KOBOLD_FACES.index(state.thrown)
    row[PILE : WINNER + 1] = state.pile, state.signs, WINNERS[state.winner]
    row[ROLLED] = len(state.rolled)
    for at, face in enumerate(state.rolled, ROLLED + 1):
        row[at] = DIE_FACES.index(face)
    for face in state.dice:
        row[DICE_LEFT + DIE_FACES.index(face)] += 1
    laid_out(row, state)
    return int_array(row)


def check_state(state: State) -> None:
    """Refuse a state in which nobody decides, or that no match can reach: the kernel trusts what it is given."""
    state = valid(State, state)
    if state.phase not in ("build", "tear"):
        raise Refused("nobody-decides", phase=state.phase)
    seats, cards = range(len(state.roles)), CARD_SETS[state.options.cards]
    kinds = set(cards) if state.options.face == "stone" else {""}
    fits = (
        len(seats) in rule_seats(state.options)
        and (state.kobold in seats if state.kobold_plays else state.kobold is None)
        and {state.turn, state.dwarf, state.starter, *(tower.of for tower in state.towers)}.issubset(seats)
        and {state.dwarf, state.starter, *(tower.of for tower in state.towers)}.issubset(state.dwarfs)
        and len(state.stock) == (len(cards) if state.options.face == "stone" else 1)
        and min(state.stock) >= 0
        and sum(state.stock) + len(state.towers) == CARDS
        and kinds.issuperset(tower.card for tower in state.towers)
        and all(BLOCK_SET.issuperset(tower.blocks) for tower in state.towers)
        and all(len(tower.blocks) <= height(tower) for tower in state.towers)
        and min(loose(state).values()) >= 0
        and 0 <= state.signs <= SIGNS
        and 0 <= state.pile <= state.needed
        and state.turns >= 0
        and 0 <= state.blue <= DICE_ROLLED >= max(len(state.rolled), len(state.dice))
        and (state.built is None or state.built in NUMBERS)
    )
    if not fits:
        raise Refused("state-impossible")


def agreed(row: list[int], state: State) -> None:
    """Fill in what never changes."""
    options = state.options
    row[MODE : FACE + 1] = int(options.mode == "kobold"), int(options.face == "beach")
    row[SET : STRENGTH + 1] = SETS.index(options.cards), STRENGTHS.index(options.strength)
    row[CADENCE : SEATS + 1] = CADENCES.index(options.cadence), len(state.roles)
    row[NEEDED:WISHES] = state.needed, state.blues
    row[WISHES] = sum(1 << seat for seat in candidates(state))


def laid_out(row: list[int], state: State) -> None:
    """Fill in cards, towers and blocks."""
    left, kinds = loose(state), list(CARD_SETS[state.options.cards])
    row[CARDS_OUT:LEFT] = len(state.towers), sum(state.stock), sum(map(finished, state.towers))
    row[LEFT] = sum(left.values())
    row[STOCK : STOCK + len(state.stock)] = state.stock
    row[LOOSE : LOOSE + len(BLOCKS)] = [left[block] for block in BLOCKS]
    for number, tower in enumerate(state.towers):
        kind = kinds.index(tower.card) if tower.card else 0
        inside = sum(BLOCKS.index(block) << BLOCK_BITS * at for at, block in enumerate(tower.blocks))
        row[OF + number : OPEN : CARDS] = tower.of, kind, len(tower.blocks), height(tower), inside
        if not finished(tower):
            row[OPEN + tower.of] |= 1 << number
            row[ALL_OPEN] |= 1 << number
