"""`book` and `print`: mission books as text, and on paper with pieces to cut out."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from msgspec.structs import asdict
from rich.progress import Progress

from ludotheque.console.input import quoted_name
from ludotheque.console.output import write_line
from ludotheque.games.ubongo.book import BOARDS, STANDARD, Book, written
from ludotheque.games.ubongo.book.making import pages
from ludotheque.games.ubongo.commands.printing import job_of
from ludotheque.games.ubongo.commands.terminal import AsJson, Lang, Seed, Terminal
from ludotheque.games.ubongo.pieces import SYMBOLS
from ludotheque.paper.command import Output, Size, output_for, save
from ludotheque.paper.job import pdf
from ludotheque.paper.sheets import PAPERS

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
    output: Output = None,
    seed: Seed = STANDARD,
    boards: Annotated[int, typer.Option("--boards", min=1, max=200, help="How many boards.")] = BOARDS,
    players: Annotated[int, typer.Option("--players", min=1, max=4, help="Pieces for so many.")] = 4,
    paper: Size = "a4",
    lang: Lang = None,
) -> None:
    """Make a PDF to print and play: boards with both sides, pieces, die, gems. The seed names the book."""
    with Terminal(context, lang) as terminal:
        file = output_for(output, "ubongo", paper, terminal.texts.language)
        terminal.announce("book-plan", boards * MAKING, boards=boards)
        with terminal.progress() as bar:
            found = made(bar, terminal.texts("print-making"), seed, boards, extra=1)
            save(file, pdf(job_of(found, players, PAPERS[paper], terminal.texts)))
            bar.advance(bar.task_ids[0])
        terminal.print_text("print-made", file=quoted_name(str(file)), boards=boards, players=players)
