"""The exact search: every way to cover a shape with a set of pieces.

The first empty cell, row by row, must be covered by some piece whose first cell lies there. So the search shifts the
empty cells down until that cell is bit 0, where every orientation fits or not by one comparison. Where a cell is left
alone nothing more is tried, and what two pieces can cover together is looked up. Equal pieces are interchangeable: two
coverings are the same when every cell is covered by a piece of the same name, together with the same other cells.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Any, Final, TypeAlias

from ludotheque.core.arguments import shown
from ludotheque.core.refusal import Refused
from ludotheque.games.ubongo.book.shape import STRIDE, WIDEST, Rows, bits_of, mask_of, stride_of
from ludotheque.games.ubongo.pieces import NUMBER, PIECES, Cells, Placement

Looks: TypeAlias = tuple[int, ...]
"""The orientations of a piece as bits, each with its first cell at bit 0."""
Plan: TypeAlias = tuple[tuple[tuple[Looks, ...], Any], ...]
"""The possible first pieces: their orientations by free sides, and the plan or the pair of the rest."""
Step: TypeAlias = tuple[int, int, int]
"""A laid piece: its number, its orientation, and the bit of its first cell."""


@lru_cache(maxsize=64)
def looks(stride: int) -> tuple[Looks, ...]:
    """The orientations of every piece, for shapes of one stride."""
    return tuple(
        tuple((bits := bits_of(cells, stride)) // (bits & -bits) for cells in piece.orientations) for piece in PIECES
    )


PAIR: Final = 2
SIZES: Final = tuple(piece.size for piece in PIECES)
_BELOW: Final = 1 << STRIDE
_SIDES: Final = tuple(
    tuple(
        tuple(look for look in own if (right or not look & 2) and (below or not look & _BELOW)) for own in looks(STRIDE)
    )
    for below in (False, True)
    for right in (False, True)
)
"""The orientations of each piece that can fit, by whether the cells below and right of the first one are free."""
_NEAR: Final = bits_of([(0, 1), (0, 2), (1, -1), (1, 0), (1, 1), (2, 0)])
"""The cells around a first cell that pieces cover most often."""


def numbers(names: Sequence[str]) -> tuple[int, ...]:
    """The numbers of the pieces of a set, in the order of the box."""
    try:
        return tuple(sorted([NUMBER[name] for name in names]))
    except (KeyError, TypeError):
        raise Refused("value-unknown", name="pieces", given=shown(names), known=", ".join(NUMBER)) from None


@cache
def pair(pieces: tuple[int, ...]) -> dict[int, int]:
    """Every shape that two pieces cover within six by six, its first cell at bit 0, with the number of ways."""
    found: dict[int, int] = {}
    for one, other in dict.fromkeys((pieces, pieces[::-1])):
        for first in PIECES[one].orientations:
            for second in PIECES[other].orientations:
                for both in _together(first, second):
                    found[both] = found.get(both, 0) + 1
    return found


def _together(first: Cells, second: Cells) -> Iterator[int]:
    """Placements of two pieces: one with its first cell at bit 0, the other anywhere after it in a shape."""
    start, lead = first[0][1], second[0][1]
    one, other = (bits_of(cells) >> cells[0][1] for cells in (first, second))
    right, width = max(col for _, col in first), max(col for _, col in second)
    for row in range(WIDEST - second[-1][0]):
        for col in range(right - WIDEST + 1, WIDEST - width):
            if (row, col + lead) > (0, start) and max(right, col + width) - min(0, col) < WIDEST:
                laid = other << row * STRIDE + col + lead - start
                if not laid & one:
                    yield laid | one


@cache
def plan(pieces: tuple[int, ...]) -> Plan:
    """The plan for three or more pieces: each possible first piece and the plan of the rest; duplicates count once."""
    steps: list[tuple[tuple[Looks, ...], Any]] = []
    for piece in dict.fromkeys(pieces):
        at = pieces.index(piece)
        rest = pieces[:at] + pieces[at + 1 :]
        steps.append((tuple(some[piece] for some in _SIDES), pair(rest) if len(rest) == PAIR else plan(rest)))
    return tuple(steps)


def count(rows: Rows, names: Sequence[str]) -> int:
    """Number of coverings; 0 if the sizes do not add up."""
    free, pieces = mask_of(rows), numbers(names)
    if not free or free.bit_count() != sum([SIZES[piece] for piece in pieces]):
        return 0
    free >>= (free & -free).bit_length() - 1
    size, stride = len(pieces), stride_of(rows)
    if stride != STRIDE or size < PAIR:
        return sum(1 for _ in _search(free, pieces, stride))
    if size == PAIR:
        return pair(pieces).get(free, 0)
    if size == PAIR + 1:
        return _count_three(free, plan(pieces))
    return _count(easier(free), plan(pieces), size)


def easier(free: int) -> int:
    """The free cells or their half turn, whichever begins with less choice; both have as many coverings."""
    turned = int(bin(free)[:1:-1], 2)
    return min(free, turned, key=lambda cells: (cells & _NEAR).bit_count())


def _count(free: int, steps: Plan, size: int) -> int:
    """Number of coverings of the free cells, the first at bit 0, by four or more pieces."""
    found = 0
    sides = (free >> 1 & 1) + (free >> STRIDE - 1 & 2)
    for own, rest in steps:
        for look in own[sides]:
            if look & free == look:
                left = free ^ look
                if not left & ~(left << 1 | left >> 1 | left << STRIDE | left >> STRIDE):  # no cell is alone
                    left >>= (left & -left).bit_length() - 1
                    found += _count_three(left, rest) if size == PAIR + 2 else _count(left, rest, size - 1)
    return found


def _count_three(free: int, steps: Plan) -> int:
    """Number of coverings of the free cells by three pieces."""
    found = 0
    sides = (free >> 1 & 1) + (free >> STRIDE - 1 & 2)
    for own, two in steps:
        for look in own[sides]:
            if look & free == look:
                left = free ^ look
                left >>= (left & -left).bit_length() - 1
                if left in two:
                    found += two[left]
    return found


@cache
def any_pair() -> dict[int, list[tuple[int, int]]]:
    """Every shape that two different pieces cover within six by six: the bits of such pairs with the number of ways."""
    found: dict[int, list[tuple[int, int]]] = {}
    for one, other in combinations(range(len(PIECES)), PAIR):
        for shape, ways in pair((one, other)).items():
            found.setdefault(shape, []).append((1 << one | 1 << other, ways))
    return found


def count_sets(rows: Rows, size: int) -> dict[int, int]:
    """Number of coverings for every set of `size` different pieces that has any, by the bits of their numbers.

    For two pieces or more, in a shape of at most six by six: one search for all sets, not one for each.
    """
    free = mask_of(rows)
    found: dict[int, int] = {}
    if free:
        _count_sets(free >> (free & -free).bit_length() - 1, size, 0, found)
    return found


def _count_sets(free: int, size: int, used: int, found: dict[int, int]) -> None:
    """Count what `size` pieces that are not used yet can do for the free cells, the first at bit 0."""
    if size == PAIR:
        for two, ways in any_pair().get(free, ()):
            if not two & used:
                found[used | two] = found.get(used | two, 0) + ways
        return
    for piece, own in enumerate(_SIDES[(free >> 1 & 1) + (free >> STRIDE - 1 & 2)]):
        if used >> piece & 1:
            continue
        for look in own:
            if look & free == look:
                left = free ^ look
                if left and not left & ~(left << 1 | left >> 1 | left << STRIDE | left >> STRIDE):  # no cell is alone
                    _count_sets(left >> (left & -left).bit_length() - 1, size - 1, used | 1 << piece, found)


def coverings(rows: Rows, names: Sequence[str]) -> Iterator[tuple[Placement, ...]]:
    """Every covering in a fixed order; the pieces of each in the order of their first cells."""
    free, pieces, stride = mask_of(rows), numbers(names), stride_of(rows)
    if free and free.bit_count() == sum(SIZES[piece] for piece in pieces):
        for steps in _search(free, pieces, stride):
            yield tuple(placement(step, stride) for step in steps)


def _search(free: int, pieces: tuple[int, ...], stride: int) -> Iterator[tuple[Step, ...]]:
    if not free:
        yield ()
        return
    low = free & -free
    for piece in dict.fromkeys(pieces):
        at = pieces.index(piece)
        rest = pieces[:at] + pieces[at + 1 :]
        for number, look in enumerate(looks(stride)[piece]):
            laid = look * low
            if laid & free != laid:
                continue
            left = free ^ laid
            if not left & ~(left << 1 | left >> 1 | left << stride | left >> stride):  # no cell is alone
                step = (piece, number, low.bit_length() - 1)
                for steps in _search(left, rest, stride):
                    yield (step, *steps)


def placement(step: Step, stride: int) -> Placement:
    """The top left corner of the bounding box of a laid piece."""
    piece, orientation, first = step
    row, col = divmod(first, stride)
    return Placement(piece, orientation, row, col - PIECES[piece].orientations[orientation][0][1])
