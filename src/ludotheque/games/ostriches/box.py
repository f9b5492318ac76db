"""Ostriches on the shelf.

The hint is an `Advice` for the player on turn: the chance to win, and up to three actions by number and notation.
"""

from __future__ import annotations

from typing import get_args

from ludotheque.core.box import Box, HallPlay, deferred
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.bots import BOTS
from ludotheque.games.ostriches.lesson import LESSON
from ludotheque.games.ostriches.measures import MEASURES
from ludotheque.games.ostriches.model import Mode
from ludotheque.games.ostriches.picture import picture
from ludotheque.games.ostriches.pieces import (
    EXCHANGED,
    NAMES,
    ON_TILE,
    POWERS,
    SIDE,
    SQUARES,
    TILE_AT,
    TILES,
    TO_WIN,
    TURNED,
    WAYS,
)
from ludotheque.games.ostriches.solver import warm_up
from ludotheque.games.ostriches.solver.advice import hint
from ludotheque.games.ostriches.solver.opinion import opinion

CONSTANTS = {
    "SIDE": SIDE,
    "SQUARES": SQUARES,
    "NAMES": NAMES,
    "TILES": TILES,
    "TILE_AT": TILE_AT,
    "ON_TILE": ON_TILE,
    "TURNED": TURNED,
    "EXCHANGED": EXCHANGED,
    "WAYS": WAYS,
    "POWERS": POWERS,
    "MODES": get_args(Mode),
    "TO_WIN": TO_WIN,
}

BOX = Box(
    rules,
    BOTS,
    hint=hint,
    opinion=opinion,
    unshown=("past",),
    story=deferred("ludotheque.games.ostriches.commands.story", "story"),
    commands=deferred("ludotheque.games.ostriches.commands", "app"),
    lesson=LESSON,
    picture=picture,
    on_paper=deferred("ludotheque.games.ostriches.commands.printing", "on_paper"),
    hall=HallPlay(seats=2),
    warm_up=warm_up,
    measures=MEASURES,
    constants=CONSTANTS,
)
