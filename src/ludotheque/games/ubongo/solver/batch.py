"""Counting the coverings of many missions in one call: compiled where numba is installed, by plain search elsewhere.

The kernel takes missions within six by six and up to eight pieces; larger ones always go through the plain search.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct

from ludotheque.core.refusal import Refused
from ludotheque.games.ubongo.book.covering import SIZES, count, numbers
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
    from ludotheque.core.compiling import int_array  # noqa: PLC0415 - importing numba takes a second

    codes = [encoded(rows, names) for rows, names in tasks]
    fitting = [code for code in codes if code is not None]
    if len(fitting) < len(codes):
        raise Refused("batch-wrong", number=codes.index(None))
    return Batch(int_array([shape for shape, _ in fitting]), int_array([pieces for _, pieces in fitting]))


def count_batch(batch: Batch) -> list[int]:
    """The number of coverings of each mission, by the kernel, compiled or not."""
    from ludotheque.core.compiling import int_array, to_list  # noqa: PLC0415
    from ludotheque.games.ubongo.solver import kernel  # noqa: PLC0415

    number = kernel.unfit(batch.shapes, batch.sets)
    if number >= 0:
        raise Refused("batch-wrong", number=number)
    answers = int_array([0] * len(batch))
    kernel.count_rows(batch.shapes, batch.sets, kernel.workspace(), answers)
    return to_list(answers)


def count_many(tasks: Sequence[Task]) -> list[int]:
    """The number of coverings of each mission, of any size; without numba by the plain search."""
    from ludotheque.core.compiling import FAST  # noqa: PLC0415

    if not FAST:
        return [count(rows, names) for rows, names in tasks]
    small = [encoded(rows, names) is not None for rows, names in tasks]
    counted = iter(count_batch(encode(task for task, fits in zip(tasks, small, strict=True) if fits)))
    return [next(counted) if fits else count(*task) for task, fits in zip(tasks, small, strict=True)]


def encoded(rows: Rows, names: Sequence[str]) -> tuple[int, int] | None:
    """A mission as two integers: its cells, the first at bit 0, and its pieces; None if the kernel cannot take it."""
    free, pieces = mask_of(rows), numbers(names)
    if stride_of(rows) != STRIDE or not 0 < len(pieces) <= MOST:
        return None
    if not free or free.bit_count() != sum([SIZES[piece] for piece in pieces]):
        return None
    return free >> (free & -free).bit_length() - 1, packed(pieces)


def packed(pieces: Sequence[int]) -> int:
    """A set as one integer: the number of pieces, then each piece in four bits."""
    code = 0
    for piece in reversed(pieces):
        code = code << PIECE_BITS | piece
    return code << PIECE_BITS | len(pieces)
