"""A book: boards with two sides, each with a shape and six sets of pieces; and its text format.

A written book is text. Its first line names the kind, the number of boards and the seed; then every side has a line
with its board, its letter and the rows of its shape, and below it a line for each symbol: the pieces, the number of
coverings and the difficulty. Boards are numbered from 1 there, and from 0 in programs.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from hashlib import sha256
from typing import Final

from msgspec import Struct

from ludotheque.core.arguments import instance, known, whole
from ludotheque.core.refusal import Refused
from ludotheque.games.ubongo.book.shape import Rows
from ludotheque.games.ubongo.pieces import SIDES, SYMBOLS, Side

KIND: Final = "ludotheque-ubongo-book-1"
SHORT: Final = 12
"""Length of a hash."""


class Mission(Struct, frozen=True):
    """A shape, the pieces that must cover it, the number of coverings, and the difficulty."""

    board: int
    side: Side
    symbol: int
    shape: Rows
    pieces: tuple[str, ...]
    """Names, in the order of the box."""
    solutions: int
    difficulty: int


class Page(Struct, frozen=True):
    """One side of a board: its shape, and six missions in the order of the symbols."""

    shape: Rows
    missions: tuple[Mission, ...]


class Book(Struct, frozen=True, dict=True, weakref=True):
    """All boards of one seed."""

    seed: str
    boards: tuple[tuple[Page, Page], ...]
    """Both sides of each board."""

    def __len__(self) -> int:
        return len(self.boards)

    def mission(self, board: int, side: str, symbol: int) -> Mission:
        """The mission of a board and a roll."""
        whole("board", board, 0, len(self) - 1)
        whole("symbol", symbol, 0, len(SYMBOLS) - 1)
        known("side", side, SIDES)
        return self.boards[board][SIDES.index(side)].missions[symbol]

    def missions(self) -> Iterator[Mission]:
        """All missions, board by board."""
        return (mission for board in self.boards for page in board for mission in page.missions)

    @cached_property
    def hash(self) -> str:
        """A short hash that identifies the book."""
        return sha256(written(self).encode()).hexdigest()[:SHORT]


def written(book: Book) -> str:
    """A book as text."""
    lines = [f"{KIND} {len(book)} {book.seed}"]
    for number, pages in enumerate(book.boards, 1):
        for side, page in zip(SIDES, pages, strict=True):
            lines.append(f"{number}{side} {' '.join(page.shape)}")
            for mission in page.missions:
                pieces = "+".join(mission.pieces)
                lines.append(f"  {SYMBOLS[mission.symbol]} {pieces} {mission.solutions} {mission.difficulty}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Book:
    """A book from its text, or a refusal; missions are not proven again."""
    instance("text", text, str)
    try:
        first, *lines = text.splitlines()
        _, boards, seed = first.split(" ", 2)
        height = 1 + len(SYMBOLS)
        pages = [_page(lines[start : start + height]) for start in range(0, len(lines), height)]
        return Book(seed, tuple((pages[2 * number], pages[2 * number + 1]) for number in range(int(boards))))
    except (ValueError, LookupError):
        raise Refused("book-unreadable", kind=KIND) from None


def _page(lines: list[str]) -> Page:
    name, *shape = lines[0].split()
    board, side = int(name[:-1]) - 1, SIDES[SIDES.index(name[-1])]
    missions = []
    for symbol, line in enumerate(lines[1:]):
        _, pieces, solutions, difficulty = line.split()
        set_of = tuple(pieces.split("+"))
        missions.append(Mission(board, side, symbol, tuple(shape), set_of, int(solutions), int(difficulty)))
    return Page(tuple(shape), tuple(missions))
