"""Uluru on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.box import Box
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.bots import BOTS
from ludotheque.games.uluru.solver.advice import hint, review

if TYPE_CHECKING:
    from typer import Typer


def commands() -> Typer:
    """The game's own commands; typer is an extra, so it is imported only here."""
    from ludotheque.games.uluru.commands import app  # noqa: PLC0415

    return app()


BOX = Box(rules, BOTS, hint, review, commands)
