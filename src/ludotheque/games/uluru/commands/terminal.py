"""How a command of Uluru speaks."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import typer
from rich.console import Console

from ludotheque.console.terminal import AsJson, Lang
from ludotheque.console.terminal import Terminal as BaseTerminal
from ludotheque.games.uluru.commands.palette import theme

__all__ = ["TEXTS", "AsJson", "File", "Lang", "Terminal"]

TEXTS: Final = "ludotheque.games.uluru"

File: TypeAlias = Annotated[str, typer.Argument(help="A file with one JSON object or JSON Lines; - is the input pipe.")]


class Terminal(BaseTerminal):
    """Where one command speaks, with the words and the colours of the birds."""

    def __init__(self, context: typer.Context, language: str | None) -> None:
        super().__init__(context, language, TEXTS, theme(Console().color_system))
