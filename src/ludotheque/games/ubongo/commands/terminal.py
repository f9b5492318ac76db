"""The terminal of Ubongo's commands, and the arguments they share."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import typer

from ludotheque.console.terminal import AsJson, Lang
from ludotheque.console.terminal import Terminal as BaseTerminal

__all__ = ["TEXTS", "AsJson", "File", "Lang", "Seed", "Terminal"]

TEXTS: Final = "ludotheque.games.ubongo"

File: TypeAlias = Annotated[str, typer.Argument(help="A file with one JSON object or JSON Lines; - is the input pipe.")]
Seed: TypeAlias = Annotated[str, typer.Option("--seed", help="The same seed gives the same book.")]


class Terminal(BaseTerminal):
    """Prints with the texts of Ubongo."""

    def __init__(self, context: typer.Context, language: str | None) -> None:
        super().__init__(context, language, TEXTS)
