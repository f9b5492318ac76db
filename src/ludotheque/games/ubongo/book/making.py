"""The generator: shapes until one has enough good sets, then six of them, so that all pieces get their turn."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from itertools import count as count_from
from typing import Final, TypeAlias

from msgspec import Struct, field

from ludotheque.core.refusal import Refused
from ludotheque.games.ubongo.book.covering import count
from ludotheque.games.ubongo.book.difficulty import difficulty
from ludotheque.games.ubongo.book.growing import BOXES, CELLS, grown, pleasant
from ludotheque.games.ubongo.book.luck import Luck
from ludotheque.games.ubongo.book.missions import Book, Mission, Page
from ludotheque.games.ubongo.book.shape import Rows, canonical, size_of
from ludotheque.games.ubongo.pieces import PIECES, PIECES_OF, SIDES, SYMBOLS, Side

BOARDS: Final = 54
LONGEST_SEED: Final = 40
SEED: Final = re.compile(rf"[A-Za-z0-9-]{{1,{LONGEST_SEED}}}")
"""What can be said aloud and stand in a file name."""
MOST_SOLUTIONS: Final = 3
"""What a mission has at most, in most cases."""
MOST_EASY: Final = 8
"""What a mission has at most, in any case."""
EASY: Final = 1
"""So many missions of a side may have more coverings than most."""
WEIGHT: Final = 30
"""A piece that is already asked for on this side counts as so many missions elsewhere."""
LEAST_SETS: Final = 8
"""So many sets a shape must offer, to have a choice of six."""
PATIENCE: Final = 128
"""After so many shapes that will not do, the limits of a side are widened by a step."""

Choice: TypeAlias = tuple[tuple[str, ...], int]
"""A set and its number of coverings."""


@cache
def sets_of(cells: int, size: int) -> tuple[tuple[str, ...], ...]:
    """All sets of so many different pieces with so many cells."""
    return tuple(
        tuple(piece.name for piece in some)
        for some in combinations(PIECES, size)
        if sum(piece.size for piece in some) == cells
    )


def sets(rows: Rows, size: int) -> dict[tuple[str, ...], int]:
    """Every set of so many different pieces that covers a shape, and in how many ways."""
    found = {names: count(rows, names) for names in sets_of(size_of(rows), size)}
    return {names: ways for names, ways in found.items() if ways}


def make(seed: str, boards: int = BOARDS) -> Book:
    """A book from any text; the same text gives the same book everywhere."""
    return Book(seed, tuple(pages(seed, boards)))


def pages(seed: str, boards: int) -> Iterator[tuple[Page, Page]]:
    """The boards of a book one by one. The first ones of a longer book are the same as those of a shorter one."""
    if not SEED.fullmatch(seed):
        raise Refused("book-seed", longest=LONGEST_SEED)
    begun = Begun(Luck(f"book:{seed}"), set(), dict.fromkeys((piece.name for piece in PIECES), 0))
    for board in range(boards):
        a, b = (page(board, side, begun) for side in SIDES)
        yield a, b


class Begun(Struct):
    """A book that is being made: its chance, what is in it, and how far the limits had to be widened."""

    luck: Luck
    seen: set[Rows]
    """Shapes, in their canonical form."""
    used: dict[str, int]
    """How many missions ask for each piece."""
    looser: dict[Side, int] = field(default_factory=lambda: {"A": 0, "B": 0})


def page(board: int, side: Side, begun: Begun) -> Page:
    """One side: a shape that is not yet in the book, and six sets."""
    rows, six = found(side, begun)
    begun.seen.add(canonical(rows))
    missions = (
        Mission(board, side, symbol, rows, names, ways, difficulty(rows, names, ways))
        for symbol, (names, ways) in enumerate(six)
    )
    return Page(rows, tuple(missions))


def found(side: Side, begun: Begun) -> tuple[Rows, Sequence[Choice]]:
    """Grow shapes until one will do; where that takes too long the limits are widened, so that a long book goes on."""
    for tried in count_from(1):
        height, width = begun.luck.one(BOXES[side])
        rows = grown(begun.luck.one(CELLS[side]), height, width, begun.luck)
        if rows is not None and pleasant(rows, side, begun.looser[side]) and canonical(rows) not in begun.seen:
            six = chosen(sets(rows, PIECES_OF[side]), begun, max(LEAST_SETS - begun.looser[side], len(SYMBOLS)))
            if six is not None:
                return rows, six
        if tried % PATIENCE == 0:
            begun.looser[side] += 1
    raise AssertionError


def chosen(every: dict[tuple[str, ...], int], begun: Begun, least: int) -> Sequence[Choice] | None:
    """Six of the sets: few coverings first, and those whose pieces were asked for least; None where they do not do."""
    good = [(names, ways) for names, ways in every.items() if ways <= MOST_SOLUTIONS]
    easy = [(names, ways) for names, ways in every.items() if MOST_SOLUTIONS < ways <= MOST_EASY]
    if len(good) < least:
        return None
    begun.luck.shuffle(good)
    begun.luck.shuffle(easy)
    six: list[Choice] = []
    here = dict.fromkeys(begun.used, 0)
    while len(six) < len(SYMBOLS):
        stock = easy if easy and len(six) < EASY else good
        best = min(stock, key=lambda one: sum(WEIGHT * here[name] + begun.used[name] for name in one[0]))
        stock.remove(best)
        six.append(best)
        for name in best[0]:
            here[name] += 1
    for name, times in here.items():
        begun.used[name] += times
    begun.luck.shuffle(six)
    return six
