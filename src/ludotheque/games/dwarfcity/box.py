"""Dwarf City on the shelf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.core.box import Box
from ludotheque.core.game import Event
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.bots import BOTS
from ludotheque.games.dwarfcity.lesson import LESSON
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
)
from ludotheque.games.dwarfcity.solver import hint, warm_up

if TYPE_CHECKING:
    from typer import Typer

    from ludotheque.core.localization import Texts


def commands() -> Typer:
    """The game's own commands; typer is an extra, so it is imported only here."""
    from ludotheque.games.dwarfcity.commands import app  # noqa: PLC0415

    return app()


def story(events: Sequence[Event], texts: Texts, names: Sequence[str]) -> list[str]:
    """The match in words; the texts are an extra, so they are imported only here."""
    from ludotheque.games.dwarfcity.commands.story import story as told  # noqa: PLC0415

    return told(events, texts, names)


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
}

BOX = Box(rules, BOTS, hint, None, story, commands, LESSON, picture=picture, warm_up=warm_up, constants=CONSTANTS)
