"""How a command speaks: in the reader's language to people, in JSON to programs. Needs the extra `cli`."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from types import TracebackType
from typing import Annotated, Any, Final, Literal, Self, TypeAlias

import msgspec
import typer
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.theme import Theme

from ludotheque.console.input import LONGEST, LONGEST_NAME, plain, quoted
from ludotheque.console.output import put, say_beside
from ludotheque.core.localization import Texts, language_wanted
from ludotheque.core.record import BadRecord
from ludotheque.core.refusal import Refused

Lang: TypeAlias = Annotated[
    Literal["en", "fr", "de"] | None, typer.Option("--lang", help="The language; else $LUDOTHEQUE_LANG.")
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="JSON for programs, one line for each answer.")]
PATIENCE: Final = 10.0
"""So many seconds pass at least between two lines that tell how far it is."""
LEVEL: Final = re.compile(r"bot:([a-z0-9-]{1,40})")


class Terminal:
    """Where one command speaks, with the words of a game.

    A refusal inside its `with` is told in one line and ends the program with 2.
    """

    def __init__(self, context: typer.Context, language: str | None, package: str, theme: Theme | None = None) -> None:
        house = context.find_root().obj
        self.texts = Texts(language_wanted(language or (house if isinstance(house, str) else None)), package)
        self.console = Console(highlight=False, markup=False, emoji=False, theme=theme)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if isinstance(error, Refused):
            self.aside(self.texts.refusal(error))
            raise typer.Exit(2) from None

    def show(self, *things: RenderableType) -> None:
        """Print for people."""
        for thing in things:
            self.console.print(thing)

    def tell(self, key: str, **blanks: str | int) -> None:
        """Print a sentence for people."""
        self.show(self.texts(key, **blanks))

    def data(self, answer: Any) -> None:
        """Print one line for programs, at once."""
        put(msgspec.json.encode(answer))

    def aside(self, sentence: str) -> None:
        """Say something in one line beside the answer, so that pipes stay clean."""
        say_beside(sentence)

    def progress(self) -> Progress:
        """A bar beside the answer, where somebody is watching; else a line now and then."""
        watching = Console(stderr=True)
        if not watching.is_terminal:
            return Milestones(monotonic)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        return Progress(*columns, console=watching, transient=True)


class Milestones(Progress):
    """How far it is in single lines, for a file or a program that reads along; what is soon done says nothing."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__(disable=True)
        self.clock = clock
        self.told = clock()

    def advance(self, task_id: TaskID, advance: float = 1) -> None:
        """So much more is done."""
        super().advance(task_id, advance)
        if self.clock() - self.told >= PATIENCE:
            self.told = self.clock()
            [task] = [task for task in self.tasks if task.id == task_id]
            say_beside(f"{task.description} {task.completed:.0f}/{task.total:.0f}")


def problem_of(texts: Texts, bad: BadRecord, text: str) -> str:
    """What is wrong with a record. Whoever wrote it may have written anything: it is shown short and harmless."""
    lines = text.split("\n")
    if bad.key == "record-line" and not lines[bad.line - 1].strip():
        return texts("record-line-empty")
    about = {
        name: plain(value, LONGEST if name == "given" else LONGEST_NAME) if isinstance(value, str) else value
        for name, value in bad.about.items()
    }
    return texts.refusal(Refused(bad.key, **about))


def name_of(texts: Texts, seat: int, who: str) -> str:
    """Somebody at the table: a person, a bot of some level, or whatever else a record may claim."""
    if who in ("person", "ghost"):
        return texts(f"who-{who}", seat=seat + 1)
    named = LEVEL.fullmatch(who)
    if named is None:
        return texts("who-other", seat=seat + 1, who=quoted(who))
    level = named[1]
    with suppress(LookupError):
        level = texts(f"level-{level}")
    return texts("who-bot", seat=seat + 1, level=level)
