"""The game on paper: the pages to print."""

from __future__ import annotations

from typing import Final

from ludotheque.core.localization import Texts
from ludotheque.games.ubongo.book import Book, standard
from ludotheque.games.ubongo.commands.sheets import board_sheets, piece_sheets, table_sheet
from ludotheque.games.ubongo.commands.terminal import TEXTS
from ludotheque.paper.job import Job, Part, pdf, words
from ludotheque.paper.sheets import PAPERS, Paper, Sheet, svg

MAKE: Final = ("sides", "size", "cut", "die")
PLAY: Final = ("roll", "cover", "gems", "left", "win")
"""The lines of the first page."""
PLAYERS: Final = 4


def on_paper(texts: Texts, paper: str) -> bytes:
    """The PDF of the game in the box: the standard book, and pieces for everyone."""
    return pdf(job_of(standard(), PLAYERS, PAPERS[paper], texts))


def job_of(book: Book, players: int, paper: Paper, texts: Texts) -> Job:
    """The pages to print: fronts on odd pages, backs on even ones, an empty page for a missing back."""
    told = words(texts.language, TEXTS)
    blank = Sheet(svg(paper, ()))
    sheets = [table_sheet(paper), blank, *piece_sheets(players, paper), *board_sheets(book, paper)]
    parts = [
        Part(told("print-make"), [told("print-make-paper"), *(told(f"print-make-{line}") for line in MAKE)]),
        Part(told("print-play"), [told(f"print-play-{line}") for line in PLAY]),
    ]
    about = told("print-about", boards=len(book), missions=sum(1 for _ in book.missions()), players=players)
    foot = told("print-foot", seed=book.seed, hash=book.hash)
    return Job(texts.language, texts("game-name"), about, parts, foot, paper, sheets)
