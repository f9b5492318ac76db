"""Uluru on the shelf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.core.box import Box
from ludotheque.core.game import Event
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.bots import BOTS
from ludotheque.games.uluru.daily import daily, redeal
from ludotheque.games.uluru.lesson import LESSON
from ludotheque.games.uluru.picture import picture
from ludotheque.games.uluru.pieces import AREAS, BIRDS, PLACES
from ludotheque.games.uluru.solver.advice import hint, review

if TYPE_CHECKING:
    from typer import Typer

    from ludotheque.core.localization import Texts


def commands() -> Typer:
    """The game's own commands, imported lazily: typer is an extra."""
    from ludotheque.games.uluru.commands import app  # noqa: PLC0415

    return app()


def story(events: Sequence[Event], texts: Texts, names: Sequence[str]) -> list[str]:
    """The match in words, imported lazily: texts are an extra."""
    from ludotheque.games.uluru.commands.story import story as told  # noqa: PLC0415

    return told(events, texts, names)


CONSTANTS = {
    "BIRDS": BIRDS,
    "PLACES": PLACES,
    "AREAS": AREAS,
}

BOX = Box(rules, BOTS, hint, review, story, commands, LESSON, daily, redeal, picture, constants=CONSTANTS)
