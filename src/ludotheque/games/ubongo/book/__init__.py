"""The mission book: the standard one in the box, and another for every seed."""

from __future__ import annotations

from collections import deque
from functools import cache
from importlib.resources import files
from typing import Final
from weakref import WeakValueDictionary

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
    "at_hand",
    "keep",
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


BOOKS: Final = WeakValueDictionary[str, Book]()
"""Every book that is in use, by its seed."""
RECENT: Final = deque[Book](maxlen=16)
"""The latest books stay at hand though nobody uses them."""


def at_hand(seed: str) -> Book | None:
    """The book of a seed, if it need not be made."""
    return standard() if seed == STANDARD else BOOKS.get(seed)


def keep(book: Book) -> Book:
    """Put a book at hand as long as somebody holds on to the one that this returns."""
    RECENT.append(book)
    return BOOKS.setdefault(book.seed, book)


def named(seed: str) -> Book:
    """The book of a seed, with as many boards as the standard one; made on first use, which takes seconds."""
    found = at_hand(seed)
    return keep(make(seed)) if found is None else found
