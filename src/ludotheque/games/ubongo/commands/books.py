"""`book` and `print`: mission books as text, and on paper with pieces to cut out."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

import typer
from msgspec.structs import asdict
from rich.progress import Progress

from ludotheque.console.input import quoted_name
from ludotheque.console.output import write_line
from ludotheque.core.refusal import Refused
from ludotheque.games.ubongo.book import BOARDS, STANDARD, Book, written
from ludotheque.games.ubongo.book.making import pages
from ludotheque.games.ubongo.commands.printing import job_of, pdf
from ludotheque.games.ubongo.commands.sheets import PAPERS
from ludotheque.games.ubongo.commands.terminal import AsJson, Lang, Seed, Terminal
from ludotheque.games.ubongo.pieces import SYMBOLS

MAKING: Final = 0.1
"""About how many seconds it takes to make a board."""


def book(
    context: typer.Context,
    seed: Seed = STANDARD,
    boards: Annotated[int, typer.Option("--boards", min=1, max=500, help="How many boards.")] = BOARDS,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Make a book of missions and print it; every mission is proven. The seed `standard` gives the book in the box."""
    with Terminal(context, lang) as terminal:
        terminal.announce("book-plan", boards * MAKING, boards=boards)
        with terminal.progress() as bar:
            found = made(bar, terminal.texts("book-making"), seed, boards)
        if json:
            for mission in found.missions():
                terminal.print_json({**asdict(mission), "board": mission.board + 1, "symbol": SYMBOLS[mission.symbol]})
        else:
            terminal.print_note(terminal.texts("book-made", missions=sum(1 for _ in found.missions()), hash=found.hash))
            write_line(written(found).removesuffix("\n").encode())


def made(bar: Progress, about: str, seed: str, boards: int, extra: int = 0) -> Book:
    """A new book, with progress for each board and for `extra` steps after it."""
    task = bar.add_task(about, total=boards + extra)
    found = []
    for page in pages(seed, boards):
        found.append(page)
        bar.advance(task)
    return Book(seed, tuple(found))


def print_(
    context: typer.Context,
    output: Annotated[Path, typer.Option("-o", "--output", help="The PDF to write.")],
    seed: Seed = STANDARD,
    boards: Annotated[int, typer.Option("--boards", min=1, max=200, help="How many boards.")] = BOARDS,
    players: Annotated[int, typer.Option("--players", min=1, max=4, help="Pieces for so many.")] = 4,
    paper: Annotated[Literal["a4", "letter"], typer.Option("--paper", help="The size of the paper.")] = "a4",
    lang: Lang = None,
) -> None:
    """Make a PDF to print and play: boards with both sides, pieces, die, gems. The seed names the book."""
    with Terminal(context, lang) as terminal:
        check(output)
        terminal.announce("book-plan", boards * MAKING, boards=boards)
        with terminal.progress() as bar:
            found = made(bar, terminal.texts("print-making"), seed, boards, extra=1)
            save(output, pdf(job_of(found, players, PAPERS[paper], terminal.texts)))
            bar.advance(bar.task_ids[0])
        terminal.print_text("print-made", file=quoted_name(str(output)), boards=boards, players=players)


def check(output: Path) -> None:
    """Refuse an output that cannot be written, before the work begins."""
    try:
        possible = output.parent.is_dir() and not output.is_dir()
    except OSError:  # such as a name that is too long
        possible = False
    if not possible:
        raise Refused("file-unwritable", file=quoted_name(str(output)))


def save(output: Path, content: bytes) -> None:
    try:
        output.write_bytes(content)
    except OSError:
        raise Refused("file-unwritable", file=quoted_name(str(output))) from None
