"""Ubongo for the registry: rules, bots, hints, texts and commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.core.box import Box
from ludotheque.core.game import Event
from ludotheque.games.ubongo import rules
from ludotheque.games.ubongo.bots import BOTS
from ludotheque.games.ubongo.daily import daily, redeal
from ludotheque.games.ubongo.lesson import LESSON
from ludotheque.games.ubongo.model import GEMS, LEAD, REVIEW, WORTH
from ludotheque.games.ubongo.picture import picture
from ludotheque.games.ubongo.pieces import FLIPPED, PIECES, SYMBOLS, TURNED
from ludotheque.games.ubongo.rules.covering import GRID
from ludotheque.games.ubongo.solver.advice import hint, review

if TYPE_CHECKING:
    from typer import Typer

    from ludotheque.core.localization import Texts


def commands() -> Typer:
    """The game's own commands; imported here because typer is an extra."""
    from ludotheque.games.ubongo.commands import app  # noqa: PLC0415

    return app()


def story(events: Sequence[Event], texts: Texts, names: Sequence[str]) -> list[str]:
    """The match in words; imported here because texts are an extra."""
    from ludotheque.games.ubongo.commands.story import story as told  # noqa: PLC0415

    return told(events, texts, names)


CONSTANTS = {
    "PIECES": [piece.name for piece in PIECES],
    "ORIENTATIONS": {piece.name: piece.orientations for piece in PIECES},
    "TURNED": TURNED,
    "FLIPPED": FLIPPED,
    "GRID": GRID,
    "SYMBOLS": SYMBOLS,
    "GEMS": GEMS,
    "WORTH": WORTH,
    "LEAD": LEAD,
    "REVIEW": REVIEW,
}

BOX = Box(
    rules, BOTS, hint, review, story, commands, LESSON, daily, redeal, picture, None, rules.book_of, constants=CONSTANTS
)
