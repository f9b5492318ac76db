"""How a command of Ostriches speaks."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import typer

from ludotheque.core.speech import Speech
from ludotheque.core.voice import AsJson, Lang
from ludotheque.core.voice import Voice as AnyVoice

__all__ = ["TEXTS", "AsJson", "Lang", "Seed", "Voice", "percent"]

TEXTS: Final = "ludotheque.games.ostriches"

Seed: TypeAlias = Annotated[str, typer.Option("--seed", help="The same seed gives the same answer.")]


class Voice(AnyVoice):
    """Where one command speaks, with the words of the desert."""

    def __init__(self, context: typer.Context, language: str | None) -> None:
        super().__init__(context, language, TEXTS)


def percent(speech: Speech, share: float) -> str:
    """A share of one in per cent, with one decimal and the mark of the language."""
    return speech("percent", share=f"{100 * share:.1f}".replace(".", speech("decimal-mark")))
