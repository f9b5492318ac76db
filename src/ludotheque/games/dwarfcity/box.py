"""Dwarf City on the shelf."""

from __future__ import annotations

from typing import get_args

from ludotheque.core.box import Box, HallPlay, deferred
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.bots import BOTS
from ludotheque.games.dwarfcity.lesson import LESSON
from ludotheque.games.dwarfcity.measures import MEASURES
from ludotheque.games.dwarfcity.picture import picture
from ludotheque.games.dwarfcity.pieces import (
    BLOCKS,
    BLUE,
    COLOURS,
    DUEL,
    FACES,
    KOBOLD_SIDES,
    NEEDED,
    PER_COLOUR,
    SHAPES,
    TALL,
    Mode,
)
from ludotheque.games.dwarfcity.rules.ending import RECORD_KEY
from ludotheque.games.dwarfcity.rules.setting_up import MATTERS_WITH
from ludotheque.games.dwarfcity.solver import hint, warm_up

CONSTANTS = {
    "COLOURS": COLOURS,
    "SHAPES": SHAPES,
    "BLOCKS": BLOCKS,
    "PER_COLOUR": PER_COLOUR,
    "TALL": TALL,
    "FACES": FACES,
    "KOBOLD_SIDES": KOBOLD_SIDES,
    "NEEDED": NEEDED,
    "DUEL": DUEL,
    "BLUE": BLUE,
    "MODES": get_args(Mode),
    "RECORD_KEY": RECORD_KEY,
    "MATTERS_WITH": MATTERS_WITH,
}

BOX = Box(
    rules,
    BOTS,
    hint=hint,
    story=deferred("ludotheque.games.dwarfcity.commands.story", "story"),
    commands=deferred("ludotheque.games.dwarfcity.commands", "app"),
    lesson=LESSON,
    picture=picture,
    on_paper=deferred("ludotheque.games.dwarfcity.commands.printing", "on_paper"),
    hall=HallPlay(modes=("together",)),
    warm_up=warm_up,
    measures=MEASURES,
    constants=CONSTANTS,
)
