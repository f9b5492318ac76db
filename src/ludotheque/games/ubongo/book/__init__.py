"""The mission book: the standard one that is in the box, and endless others, one for every seed."""

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
    """The book in the box. It comes as text, so that nobody has to wait for it; `make("standard")` gives the same."""
    return read(files(__name__).joinpath("standard.txt").read_text("utf-8"))


@lru_cache(maxsize=16)
def named(seed: str) -> Book:
    """The book of a seed, with as many boards as the standard one; made when it is first asked for, in seconds."""
    return standard() if seed == STANDARD else make(seed)
