"""`book`: make a mission book and print it, as it is kept in a file."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec.structs import asdict

from ludotheque.console.output import write_line
from ludotheque.games.ubongo.book import BOARDS, STANDARD, Book, written
from ludotheque.games.ubongo.book.making import pages
from ludotheque.games.ubongo.commands.terminal import AsJson, Lang, Seed, Terminal
from ludotheque.games.ubongo.pieces import SYMBOLS


def book(
    context: typer.Context,
    seed: Seed = STANDARD,
    boards: Annotated[int, typer.Option("--boards", min=1, max=500, help="How many boards.")] = BOARDS,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Make a book of missions and print it; every mission is proven. The seed `standard` gives the book in the box."""
    with Terminal(context, lang) as terminal:
        made = []
        with terminal.progress() as bar:
            task = bar.add_task(terminal.texts("book-making"), total=boards)
            for page in pages(seed, boards):
                made.append(page)
                bar.advance(task)
        found = Book(seed, tuple(made))
        if json:
            for mission in found.missions():
                terminal.print_json({**asdict(mission), "board": mission.board + 1, "symbol": SYMBOLS[mission.symbol]})
        else:
            terminal.print_note(terminal.texts("book-made", missions=sum(1 for _ in found.missions()), hash=found.hash))
            write_line(written(found).removesuffix("\n").encode())
