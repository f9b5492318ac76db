"""How a command speaks: in the reader's language to people, in JSON to programs."""

from __future__ import annotations

from types import TracebackType
from typing import Annotated, Any, Final, Literal, Self, TypeAlias

import msgspec
import typer
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludotheque.core.outlet import put, say_beside
from ludotheque.core.refusal import Refused
from ludotheque.core.speech import Speech, language_wanted
from ludotheque.games.uluru.commands.palette import theme

TEXTS: Final = "ludotheque.games.uluru"

Lang: TypeAlias = Annotated[
    Literal["en", "fr", "de"] | None, typer.Option("--lang", help="The language; else $LUDOTHEQUE_LANG.")
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="JSON for programs, one line for each answer.")]
File: TypeAlias = Annotated[str, typer.Argument(help="A file with one JSON object or JSON Lines; - is the input pipe.")]


class Voice:
    """Where one command speaks. A refusal inside its `with` is told in one line and ends the program with 2."""

    def __init__(self, context: typer.Context, language: str | None) -> None:
        house = context.find_root().obj
        self.speech = Speech(language_wanted(language or (house if isinstance(house, str) else None)), TEXTS)
        colours = theme(Console().color_system)
        self.console = Console(highlight=False, markup=False, emoji=False, theme=colours)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if isinstance(error, Refused):
            self.aside(self.speech.refusal(error))
            raise typer.Exit(2) from None

    def show(self, *things: RenderableType) -> None:
        """Print for people."""
        for thing in things:
            self.console.print(thing)

    def tell(self, key: str, **blanks: str | int) -> None:
        """Print a sentence for people."""
        self.show(self.speech(key, **blanks))

    def data(self, answer: Any) -> None:
        """Print one line for programs, at once."""
        put(msgspec.json.encode(answer))

    def aside(self, sentence: str) -> None:
        """Say something in one line beside the answer, so that pipes stay clean."""
        say_beside(sentence)

    def progress(self) -> Progress:
        """A bar beside the answer, where somebody is watching."""
        watching = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        return Progress(*columns, console=watching, transient=True, disable=not watching.is_terminal)
