"""The mission book: the standard one in the box, and another for every seed."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from ludotheque.games.ubongo.book.making import BOARDS, make, sets
from ludotheque.games.ubongo.book.missions import Book, Mission, Page, read, written
from ludotheque.games.ubongo.book.shape import Rows

__all__ = [
    "BOARDS",
    "STANDARD",
    "Book",
    "Mission",
    "Page",
    "Rows",
    "make",
    "named",
    "read",
    "sets",
    "standard",
    "written",
]

STANDARD: Final = "standard"
"""The seed of the book in the box."""


@cache
def standard() -> Book:
    """The book in the box, read from a text file, which is faster than `make("standard")` and gives the same."""
    return read(files(__name__).joinpath("standard.txt").read_text("utf-8"))


@lru_cache(maxsize=16)
def named(seed: str) -> Book:
    """The book of a seed, with as many boards as the standard one; made on first use, which takes seconds."""
    return standard() if seed == STANDARD else make(seed)
