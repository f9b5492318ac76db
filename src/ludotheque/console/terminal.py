"""Output of a command: localized text for people, JSON for programs. Needs the extra `cli`."""

from __future__ import annotations

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

from ludotheque.console.input import MAX_QUOTED, MAX_QUOTED_NAME, printable, quoted
from ludotheque.console.output import write_line, write_note
from ludotheque.core.localization import Texts, language_wanted
from ludotheque.core.record import BadRecord, level_of
from ludotheque.core.refusal import Refused

Lang: TypeAlias = Annotated[
    Literal["en", "fr", "de"] | None, typer.Option("--lang", help="The language; else $LUDOTHEQUE_LANG.")
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="JSON for programs, one line for each answer.")]
PROGRESS_INTERVAL: Final = 10.0
"""Least number of seconds between two lines of progress."""


class Terminal:
    """Prints for one command, with the texts of a game.

    A refusal inside its `with` is printed on one line of stderr and exits with status 2.
    """

    def __init__(self, context: typer.Context, language: str | None, package: str, theme: Theme | None = None) -> None:
        default = context.find_root().obj
        self.texts = Texts(language_wanted(language or (default if isinstance(default, str) else None)), package)
        self.console = Console(highlight=False, markup=False, emoji=False, theme=theme)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if isinstance(error, Refused):
            self.print_note(self.texts.refusal(error))
            raise typer.Exit(2) from None

    def print(self, *things: RenderableType) -> None:
        """Print renderables for people."""
        for thing in things:
            self.console.print(thing)

    def print_text(self, key: str, **blanks: str | int) -> None:
        """Print the localized text of a key."""
        self.print(self.texts(key, **blanks))

    def print_json(self, answer: Any) -> None:
        """Print one line of JSON for programs and flush it."""
        write_line(msgspec.json.encode(answer))

    def print_note(self, sentence: str) -> None:
        """Print one line on stderr, so that pipes stay clean."""
        write_note(sentence)

    def announce(self, key: str, seconds: float, **blanks: str | int) -> None:
        """Say beforehand what a long command will do, and about how long that takes; quick ones say nothing."""
        if seconds >= PROGRESS_INTERVAL:
            self.print_note(self.texts(key, time=self.texts("takes", minutes=round(seconds / 60)), **blanks))

    def progress(self) -> Progress:
        """A progress bar on stderr if that is a terminal; otherwise a line every few seconds."""
        stderr = Console(stderr=True)
        if not stderr.is_terminal:
            return LineProgress(monotonic)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        return Progress(*columns, console=stderr, transient=True)


class LineProgress(Progress):
    """Progress as plain lines, for logs and pipes; quick tasks print nothing."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__(disable=True)
        self.clock = clock
        self.printed = clock()

    def advance(self, task_id: TaskID, advance: float = 1) -> None:
        """Advance the task and print a line if the last one is old enough."""
        super().advance(task_id, advance)
        if self.clock() - self.printed >= PROGRESS_INTERVAL:
            self.printed = self.clock()
            [task] = [task for task in self.tasks if task.id == task_id]
            write_note(f"{task.description} {task.completed:.0f}/{task.total:.0f}")


def problem_of(texts: Texts, bad: BadRecord, text: str) -> str:
    """The error of a bad record as text; untrusted values in it are shortened and escaped."""
    lines = text.split("\n")
    if bad.key == "record-line" and not lines[bad.line - 1].strip():
        return texts("record-line-empty")
    about = {
        name: printable(value, MAX_QUOTED if name == "given" else MAX_QUOTED_NAME) if isinstance(value, str) else value
        for name, value in bad.about.items()
    }
    return texts.refusal(Refused(bad.key, **about))


def name_of(texts: Texts, seat: int, who: str) -> str:
    """The name of an occupant in a record: a person, a program, a bot of some level, or what else it says."""
    if who in ("person", "program", "ghost"):
        return texts(f"who-{who}", seat=seat + 1)
    level = level_of(who)
    if level is None:
        return texts("who-other", seat=seat + 1, who=quoted(who))
    with suppress(LookupError):
        level = texts(f"level-{level}")
    return texts("who-bot", seat=seat + 1, level=level)
