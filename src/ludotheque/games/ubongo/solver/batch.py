"""Counting the coverings of many missions in one call: compiled where numba is installed, by plain search elsewhere.

The kernel takes missions within six by six and up to eight pieces; larger ones always go through the plain search.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

from msgspec import Struct

from ludotheque.core.arguments import instance, shown
from ludotheque.core.refusal import Refused
from ludotheque.games.ubongo.book.covering import SIZES, count, easier, numbers
from ludotheque.games.ubongo.book.shape import STRIDE, Rows, mask_of, stride_of

Task: TypeAlias = tuple[Rows, Sequence[str]]
"""A shape and the pieces for it."""
MOST: Final = 8
"""Most pieces of a mission that the kernel takes."""
PIECE_BITS: Final = 4


class Batch(Struct, frozen=True):
    """Missions encoded for the kernel."""

    shapes: Any
    sets: Any

    def __len__(self) -> int:
        return len(self.shapes)


def encode(tasks: Iterable[Task]) -> Batch:
    """Encode missions for the kernel; refuses one that is too large, or whose sizes do not add up."""
    codes = codes_of(tasks)
    if None in codes:
        raise Refused("batch-wrong", number=codes.index(None))
    return batch_of([code for code in codes if code is not None])


def count_batch(batch: Batch) -> list[int]:
    """The number of coverings of each mission, by the kernel, compiled or not."""
    from ludotheque.games.ubongo.solver import kernel  # noqa: PLC0415

    instance("batch", batch, Batch)
    number = kernel.unfit(batch.shapes, batch.sets)
    if number >= 0:
        raise Refused("batch-wrong", number=number)
    return counted(batch)


def count_many(tasks: Sequence[Task]) -> list[int]:
    """The number of coverings of each mission, of any size; without numba by the plain search."""
    from ludotheque.core.compiling import FAST  # noqa: PLC0415

    codes = codes_of(tasks)
    if not FAST:
        return [count(rows, names) for rows, names in tasks]
    found = counted(batch_of([code for code in codes if code is not None]))
    if len(found) == len(codes):
        return found
    small = iter(found)
    return [count(*task) if code is None else next(small) for task, code in zip(tasks, codes, strict=True)]


def batch_of(codes: Sequence[tuple[int, int]]) -> Batch:
    """Encoded missions as a batch."""
    from ludotheque.core.compiling import int_array  # noqa: PLC0415 - importing numba takes a second

    return Batch(int_array([shape for shape, _ in codes]), int_array([pieces for _, pieces in codes]))


def counted(batch: Batch) -> list[int]:
    """The number of coverings of each mission of a batch that is known to fit."""
    from ludotheque.core.compiling import int_array, to_list  # noqa: PLC0415
    from ludotheque.games.ubongo.solver import kernel  # noqa: PLC0415

    answers = int_array([0] * len(batch))
    kernel.count_rows(batch.shapes, batch.sets, kernel.workspace(), answers)
    return to_list(answers)


def codes_of(tasks: Iterable[Task]) -> list[tuple[int, int] | None]:
    """The code of each mission; refuses anything but pairs of a shape and its pieces."""
    try:
        return [encoded(rows, names) for rows, names in tasks]
    except Refused:
        raise
    except (TypeError, ValueError):
        raise Refused("value-type", name="tasks", given=shown(tasks), wanted="(shape, pieces)") from None


def encoded(rows: Rows, names: Sequence[str]) -> tuple[int, int] | None:
    """A mission as two integers: its cells, the first at bit 0, and its pieces; None if the kernel cannot take it."""
    try:
        free, (pieces, cells) = cells_of(rows), packed(names)
    except TypeError:  # lists cannot be looked up
        free, (pieces, cells) = cells_of(tuple(rows)), packed(tuple(names))
    return (free, pieces) if cells and free.bit_count() == cells else None


@lru_cache(maxsize=4096)
def cells_of(rows: Rows) -> int:
    """The cells of a shape or of its half turn, the first at bit 0; none if it is too large for the kernel."""
    free = mask_of(rows)
    return easier(free >> (free & -free).bit_length() - 1) if free and stride_of(rows) == STRIDE else 0


@lru_cache(maxsize=4096)
def packed(names: Sequence[str]) -> tuple[int, int]:
    """A set as one integer, the number of pieces and then each in four bits, and its cells; 0 if it is too large."""
    pieces, code = numbers(names), 0
    for piece in reversed(pieces):
        code = code << PIECE_BITS | piece
    return code << PIECE_BITS | len(pieces), sum([SIZES[piece] for piece in pieces]) if len(pieces) <= MOST else 0
