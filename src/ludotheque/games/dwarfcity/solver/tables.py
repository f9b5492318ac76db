"""The pieces as rows of whole numbers, and where a match keeps what in its row.

A block is 4 * colour + shape, in the order of the pieces; a face of a colour die is its place among the faces, so 4 is
white and 5 is blue.
"""

from __future__ import annotations

from typing import Final, get_args

from ludotheque.core.compiling import int_array
from ludotheque.games.dwarfcity.model import MOST as MOST_SEATS
from ludotheque.games.dwarfcity.model import Phase
from ludotheque.games.dwarfcity.pieces import (
    BLOCKS,
    CARD_SETS,
    CARDS,
    COLOURED,
    COLOURS,
    KOBOLD_DIE,
    LAID_OUT,
    SHAPES,
    TALL,
    Strength,
)

SETS: Final = tuple(CARD_SETS)
STRENGTHS: Final = get_args(Strength)
PHASES: Final = get_args(Phase)
ROLE, STARTER, DEAL, ROLL, DICE, BUILD, CARD, BLUE, DIE, TEAR, OVER = range(len(PHASES))
DWARFS, KOBOLD, NOBODY = 0, 1, -1
"""Who has won."""
TOGETHER, DUEL = 0, 1
STONE, BEACH = 0, 1
WHITE, BLUE_FACE, FACES = 4, 5, 6
KOBOLD_FACE: Final = 4
SIDES: Final = 6
"""Of the kobold's die."""

# A match: what was agreed, then what happens.
MODE, FACE, SET, STRENGTH, CADENCE, SEATS, NEEDED, BLUES, WISHES = range(9)
"""WISHES: a bit for each seat that may be drawn as the kobold."""
PHASE, KOBOLDS, TURN, DWARF, FIRST, TURNS, BLUE_DICE, BUILT, THROWN, PILE, SIGNS_SEEN, WINNER = range(9, 21)
"""KOBOLDS: the seat of the kobold. BUILT: the number of what can be taken back. THROWN: his die. None is -1."""
CARDS_OUT, CARDS_LEFT, FINISHED, LEFT = range(21, 25)
"""Towers so far, cards in the stock, towers that are finished, blocks on the table."""
ROLLED, DICE_LEFT = 25, 29
"""How many dice have fallen and how; how many of each face can still build, or wait."""
STOCK, KINDS = 34, 6
LOOSE = 40
OF, KIND, HEIGHT, GOAL, INSIDE = (56 + CARDS * part for part in range(5))
"""Per tower: whose, which card, blocks so far, blocks that finish it, and which: four bits each, the lowest below."""
OPEN, ALL_OPEN = 56 + CARDS * 5, 56 + CARDS * 5 + MOST_SEATS
"""Per seat, and of all: a bit for each tower that is not finished."""
WIDTH: Final = ALL_OPEN + 1

# An action is its number in the catalogue.
TO_ROLL, TO_END, TO_TAKE_BACK, TO_SPARE, TO_TEAR = range(5)
TO_BUILD: Final = TO_TEAR + CARDS
PER_TOWER: Final = 2 * len(BLOCKS)
TOWER_BITS: Final = 5
"""PER_TOWER is two to the power of it."""
MOST: Final = TO_BUILD + PER_TOWER * CARDS
"""No match ever has more actions."""

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
THROWS: Final = int_array(
    face for strength in STRENGTHS for face, odds in enumerate(KOBOLD_DIE[strength]) for _ in range(odds)
)
"""His die of each strength, side by side."""
FULL: Final = TALL
SPARE: Final = int_array(
    COLOURED - sum(len(card) * many for card, many in cards.items()) for cards in CARD_SETS.values()
)
"""Blocks that no building of a set needs."""
