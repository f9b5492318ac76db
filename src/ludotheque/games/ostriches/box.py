"""Ostriches on the shelf.

The hint is an `Advice` for the player on turn: the chance to win, and up to three actions by number and notation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.core.box import Box
from ludotheque.core.game import Event
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.bots import BOTS
from ludotheque.games.ostriches.lesson import LESSON
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

if TYPE_CHECKING:
    from typer import Typer

    from ludotheque.core.localization import Texts


def commands() -> Typer:
    """The game's own commands; typer is an extra, so it is imported only here."""
    from ludotheque.games.ostriches.commands import app  # noqa: PLC0415

    return app()


def story(events: Sequence[Event], texts: Texts, names: Sequence[str]) -> list[str]:
    """The match in words; the texts are an extra too."""
    from ludotheque.games.ostriches.commands.story import story as told  # noqa: PLC0415

    return told(events, texts, names)


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
    "TO_WIN": TO_WIN,
}

BOX = Box(rules, BOTS, hint, None, story, commands, LESSON, None, None, picture, warm_up, constants=CONSTANTS)
