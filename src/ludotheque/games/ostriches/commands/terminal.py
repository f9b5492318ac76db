"""The terminal of Ostriches' commands, and the options they share."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import typer

from ludotheque.console.terminal import AsJson, Lang
from ludotheque.console.terminal import Terminal as BaseTerminal
from ludotheque.core.localization import Texts

__all__ = ["TEXTS", "AsJson", "Lang", "Seed", "Terminal", "percent"]

TEXTS: Final = "ludotheque.games.ostriches"

Seed: TypeAlias = Annotated[str, typer.Option("--seed", help="The same seed gives the same answer.")]


class Terminal(BaseTerminal):
    """A terminal with the texts of Ostriches."""

    def __init__(self, context: typer.Context, language: str | None) -> None:
        super().__init__(context, language, TEXTS)


def percent(texts: Texts, share: float) -> str:
    """A share as a percentage with one decimal, in the language's format."""
    return texts("percent", share=f"{100 * share:.1f}".replace(".", texts("decimal-mark")))
