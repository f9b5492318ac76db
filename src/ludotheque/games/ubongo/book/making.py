"""The generator of books: shapes with enough good sets, and six sets of each, so that all pieces are used evenly."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from itertools import count as count_from
from typing import Final, TypeAlias

from msgspec import Struct, field

from ludotheque.core.arguments import instance, whole
from ludotheque.core.refusal import Refused
from ludotheque.games.ubongo.book.covering import PAIR, count, count_sets
from ludotheque.games.ubongo.book.difficulty import difficulty
from ludotheque.games.ubongo.book.growing import BOXES, CELLS, grown, pleasant
from ludotheque.games.ubongo.book.luck import Luck
from ludotheque.games.ubongo.book.missions import Book, Mission, Page
from ludotheque.games.ubongo.book.shape import STRIDE, Rows, canonical, mask_of, size_of, stride_of
from ludotheque.games.ubongo.pieces import NUMBER, PIECES, PIECES_OF, SIDES, SYMBOLS, Side

BOARDS: Final = 54
LONGEST_SEED: Final = 40
SEED: Final = re.compile(rf"[A-Za-z0-9-]{{1,{LONGEST_SEED}}}")
"""Seeds that can be read aloud and used in file names."""
MOST_SOLUTIONS: Final = 3
"""Most coverings of an ordinary mission."""
MOST_EASY: Final = 8
"""Most coverings of any mission."""
EASY: Final = 1
"""Number of missions per side with more coverings than ordinary ones."""
WEIGHT: Final = 30
"""The weight of a piece already used on this side, in missions elsewhere."""
LEAST_SETS: Final = 8
"""Least number of sets of a shape, to have a choice of six."""
PATIENCE: Final = 128
"""Number of rejected shapes after which the limits of a side are widened."""

Choice: TypeAlias = tuple[tuple[str, ...], int]
"""A set and its number of coverings."""


@cache
def sets_of(cells: int, size: int) -> tuple[tuple[str, ...], ...]:
    """All sets of `size` different pieces with `cells` cells in total."""
    return tuple(
        tuple(piece.name for piece in some)
        for some in combinations(PIECES, size)
        if sum(piece.size for piece in some) == cells
    )


def sets(rows: Rows, size: int) -> dict[tuple[str, ...], int]:
    """Every set of `size` different pieces that covers a shape, with its number of coverings."""
    size = whole("size", size, 1, len(PIECES))
    mask_of(rows)
    every = sets_of(size_of(rows), size)
    if size < PAIR or stride_of(rows) != STRIDE:
        found = {names: count(rows, names) for names in every}
    else:
        counted = count_sets(rows, size)
        found = {names: counted.get(sum([1 << NUMBER[name] for name in names]), 0) for names in every}
    return {names: ways for names, ways in found.items() if ways}


def make(seed: str, boards: int = BOARDS) -> Book:
    """The book of a seed, the same everywhere."""
    return Book(seed, tuple(pages(seed, boards)))


def pages(seed: str, boards: int) -> Iterator[tuple[Page, Page]]:
    """The boards of a book one by one; a longer book begins with the boards of a shorter one."""
    whole("boards", boards, 1)
    if not SEED.fullmatch(instance("seed", seed, str)):
        raise Refused("book-seed", longest=LONGEST_SEED)
    begun = Begun(Luck(f"book:{seed}"), set(), dict.fromkeys((piece.name for piece in PIECES), 0))
    for board in range(boards):
        a, b = (page(board, side, begun) for side in SIDES)
        yield a, b


class Begun(Struct):
    """A book in the making: its randomness, its contents so far, and how far the limits were widened."""

    luck: Luck
    seen: set[Rows]
    """The shapes so far, in canonical form."""
    used: dict[str, int]
    """Number of missions that use each piece."""
    looser: dict[Side, int] = field(default_factory=lambda: {"A": 0, "B": 0})


def page(board: int, side: Side, begun: Begun) -> Page:
    """One side of a board: a new shape and six sets."""
    rows, six = found(side, begun)
    begun.seen.add(canonical(rows))
    missions = (
        Mission(board, side, symbol, rows, names, ways, difficulty(rows, names, ways))
        for symbol, (names, ways) in enumerate(six)
    )
    return Page(rows, tuple(missions))


def found(side: Side, begun: Begun) -> tuple[Rows, Sequence[Choice]]:
    """A new shape with six sets; the limits are widened when the search takes long, so that long books can be made."""
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
    """Six of the sets, with few coverings and rarely used pieces, or None if there are not enough."""
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
