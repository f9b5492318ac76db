"""How a match ended, and how clearly."""

from __future__ import annotations

import re
from typing import Final

from ludotheque.core.game import Outcome
from ludotheque.games.dwarfcity.model import State
from ludotheque.games.dwarfcity.pieces import CARD_SETS, COLOURED
from ludotheque.games.dwarfcity.rules.towers import height

RECORD_KEY: Final = re.compile(
    r"dwarfcity/(?P<face>stone|beach)(?:/(?P<cards>easy|standard))?(?:/(?P<printed>printed))?"
    r"/(?P<strength>gentle|fair|cheeky)"
)
"""What a key says, by name; clients put it into words."""


def outcome(state: State) -> Outcome | None:
    """The score is the lead: how many blocks the other side still needed."""
    if state.winner is None:
        return None
    won = state.winner
    lead = state.needed - state.pile if won == "dwarfs" else missing(state)
    sides = ["kobold" if seat == state.kobold else "dwarfs" for seat in range(len(state.roles))]
    places = tuple(1 if side == won else 2 for side in sides)
    score = tuple(lead if side == won else 0 for side in sides)
    return Outcome(places, score, "blocks", f"{won}-won", record_key(state), more_is_better=True)


def missing(state: State) -> int:
    """Blocks that the city still lacks; cards of the stock count with all their blocks."""
    standing = sum(len(tower.blocks) for tower in state.towers)
    if state.options.face == "beach":
        return COLOURED - standing
    kinds = CARD_SETS[state.options.cards]
    in_stock = sum(len(card) * left for card, left in zip(kinds, state.stock, strict=True))
    return in_stock + sum(map(height, state.towers)) - standing


def record_key(state: State) -> str | None:
    """Compares wins of players who built alone, in the same way, against the same kobold.

    `easy` alone stands for the balanced number of blue blocks, so that stored results keep their rivals.
    """
    options = state.options
    if len(state.roles) > 1 or state.winner != "dwarfs":
        return None
    cards = f"/{options.cards}" if options.face == "stone" else ""
    printed = "/printed" if cards == "/easy" and not state.balanced else ""
    return f"dwarfcity/{options.face}{cards}{printed}/{options.strength}"
