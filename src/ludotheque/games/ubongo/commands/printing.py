"""`print`: a book of missions on paper, with pieces to cut out."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final, Literal

import typer
from msgspec import Struct

from ludotheque.console.input import quoted_name
from ludotheque.core.coding import encode
from ludotheque.core.localization import Texts
from ludotheque.core.refusal import Refused
from ludotheque.games.ubongo.book import BOARDS, STANDARD, Book
from ludotheque.games.ubongo.book.making import pages
from ludotheque.games.ubongo.commands.sheets import PAPERS, Paper, Sheet, board_sheets, piece_sheets, svg, table_sheet
from ludotheque.games.ubongo.commands.terminal import TEXTS, Lang, Seed, Terminal

MAKE: Final = ("paper", "sides", "size", "cut", "die")
PLAY: Final = ("roll", "cover", "gems", "left", "win")
"""The lines of the first page."""


class Part(Struct, frozen=True):
    title: str
    lines: list[str]


class Job(Struct, frozen=True):
    """What the template sets on paper."""

    lang: str
    title: str
    about: str
    parts: list[Part]
    foot: str
    paper: Paper
    sheets: list[Sheet]


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
        made = []
        with terminal.progress() as bar:
            task = bar.add_task(terminal.texts("print-making"), total=boards + 1)
            for page in pages(seed, boards):
                made.append(page)
                bar.advance(task)
            book = Book(seed, tuple(made))
            keep(output, pdf(job_of(book, players, PAPERS[paper], terminal.texts)))
            bar.advance(task)
        terminal.print_text("print-made", file=quoted_name(str(output)), boards=boards, players=players)


def check(output: Path) -> None:
    """Refuse before the work what can only fail after it."""
    try:
        possible = output.parent.is_dir() and not output.is_dir()
    except OSError:  # a name that is too long, say
        possible = False
    if not possible:
        raise Refused("file-unwritable", file=quoted_name(str(output)))


def keep(output: Path, written: bytes) -> None:
    try:
        output.write_bytes(written)
    except OSError:
        raise Refused("file-unwritable", file=quoted_name(str(output))) from None


def job_of(book: Book, players: int, paper: Paper, texts: Texts) -> Job:
    """Fronts stand on odd pages, backs on even ones; what has no back gets an empty page."""
    blank = Sheet(svg(paper, ()))
    sheets = [blank, table_sheet(paper), blank, *piece_sheets(players, paper), *board_sheets(book, paper)]
    parts = [
        Part(texts("print-make"), [texts(f"print-make-{line}") for line in MAKE]),
        Part(texts("print-play"), [texts(f"print-play-{line}") for line in PLAY]),
    ]
    about = texts("print-about", boards=len(book), missions=sum(1 for _ in book.missions()), players=players)
    foot = texts("print-foot", seed=book.seed, hash=book.hash)
    return Job(texts.language, texts("game-name"), about, parts, foot, paper, sheets)


def pdf(job: Job) -> bytes:
    """Set by typst with its own fonts, so it looks the same on every machine."""
    try:
        import typst  # noqa: PLC0415 - an extra
    except ImportError:
        raise Refused("print-needs-typst") from None
    template = files(TEXTS).joinpath("drawings", "print.typ").read_bytes()
    found: bytes = typst.compile(
        template, format="pdf", ignore_system_fonts=True, sys_inputs={"job": encode(job).decode()}
    )
    return found
