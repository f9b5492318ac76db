"""The game on paper: the pages to print, and the PDF from typst."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from msgspec import Struct

from ludotheque.core.coding import encode
from ludotheque.core.localization import Texts
from ludotheque.core.refusal import Refused
from ludotheque.games.ubongo.book import Book, standard
from ludotheque.games.ubongo.commands.sheets import PAPERS, Paper, Sheet, board_sheets, piece_sheets, svg, table_sheet

GAME: Final = "ludotheque.games.ubongo"
MAKE: Final = ("paper", "sides", "size", "cut", "die")
PLAY: Final = ("roll", "cover", "gems", "left", "win")
"""The lines of the first page."""
PLAYERS: Final = 4


class Part(Struct, frozen=True):
    title: str
    lines: list[str]


class Job(Struct, frozen=True):
    """The input of the typst template."""

    lang: str
    title: str
    about: str
    parts: list[Part]
    foot: str
    paper: Paper
    sheets: list[Sheet]


def on_paper(texts: Texts, paper: str) -> bytes:
    """The PDF of the game in the box: the standard book, and pieces for everyone."""
    return pdf(job_of(standard(), PLAYERS, PAPERS[paper], texts))


def job_of(book: Book, players: int, paper: Paper, texts: Texts) -> Job:
    """The pages to print: fronts on odd pages, backs on even ones, an empty page for a missing back."""
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
    """The PDF from typst, with its own fonts, so that it looks the same on every machine."""
    try:
        import typst  # noqa: PLC0415 - an extra
    except ImportError:
        raise Refused("print-needs-typst") from None
    template = files(GAME).joinpath("drawings", "print.typ").read_bytes()
    found: bytes = typst.compile(
        template, format="pdf", ignore_system_fonts=True, sys_inputs={"job": encode(job).decode()}
    )
    return found
