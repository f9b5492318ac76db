"""How a command of Dwarf City speaks."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import typer

from ludotheque.console.input import printable
from ludotheque.console.terminal import AsJson, Lang
from ludotheque.console.terminal import Terminal as BaseTerminal
from ludotheque.core.localization import Texts
from ludotheque.core.refusal import Refused
from ludotheque.core.share import Share
from ludotheque.games.dwarfcity.solver import LEVELS, Level

__all__ = ["TEXTS", "AsJson", "Lang", "LevelName", "Seed", "Terminal", "interval", "level", "tenths"]

TEXTS: Final = "ludotheque.games.dwarfcity"

Seed: TypeAlias = Annotated[str, typer.Option("--seed", help="The same seed gives the same answer.")]
LevelName: TypeAlias = Annotated[str, typer.Option(metavar="LEVEL", help="A level of bots.")]


class Terminal(BaseTerminal):
    """Where one command speaks, with the words of the dwarfs."""

    def __init__(self, context: typer.Context, language: str | None) -> None:
        super().__init__(context, language, TEXTS)


def level(name: str) -> Level:
    """The level of bots of this name, or a refusal."""
    for one in LEVELS:
        if one.name == name:
            return one
    raise Refused("bot-unknown", given=printable(name), known=", ".join(one.name for one in LEVELS))


def tenths(texts: Texts, number: float) -> str:
    """One decimal, with the mark of the language."""
    return f"{number:.1f}".replace(".", texts("decimal-mark"))


def interval(texts: Texts, found: Share) -> str:
    """A share in per cent with its interval."""
    share, low, high = (tenths(texts, 100 * part) for part in (found.share, found.low, found.high))
    return texts("interval", share=share, low=low, high=high)
