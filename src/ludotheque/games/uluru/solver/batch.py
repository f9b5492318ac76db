"""Many deals in one call: a compiled kernel where numba is installed, the plain solver otherwise.

Deals go in as bytes, sixteen each: the wish numbers of the light row from white to black, then of the dark row, with
`NO_CARD` where a bird has no second card.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, MutableSequence
from functools import cache
from typing import Any

from msgspec import Struct

from ludotheque.core.arguments import instance
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru.pieces import BIRDS, NUMBER_OF, WISHES, Deal
from ludotheque.games.uluru.rules.wishes import check_deal
from ludotheque.games.uluru.solver.solve import best, card_sets
from ludotheque.games.uluru.solver.tables import first

NO_CARD = 255
WIDTH = 2 * len(BIRDS)


class Batch(Struct, frozen=True):
    """The answers for many deals, in order, in arrays of the standard library."""

    stones: MutableSequence[int]
    optima: MutableSequence[int]
    placements: MutableSequence[int]
    """The number of the first best placement; `tables.placements()` has them all."""


def encode_deals(deals: Iterable[Deal]) -> bytes:
    """Deals as the bytes of a batch; refuses a deal without eight birds."""
    rows = bytearray()
    for deal in instance("deals", deals, Iterable):
        check_deal(deal)
        rows += bytes(NUMBER_OF[cards[0]] for cards in deal)
        rows += bytes(NUMBER_OF[cards[1]] if len(cards) > 1 else NO_CARD for cards in deal)
    return bytes(rows)


def decode_deal(row: bytes) -> Deal:
    """One deal from its sixteen bytes; refuses bytes that are no deal."""
    half = len(BIRDS)
    if len(row) != WIDTH or any(card >= len(WISHES) for card in row if card != NO_CARD) or NO_CARD in row[:half]:
        raise Refused("deals-wrong", width=WIDTH)
    return tuple(
        (WISHES[light],) if dark == NO_CARD else (WISHES[light], WISHES[dark])
        for light, dark in zip(row[:half], row[half:], strict=True)
    )


def solve_many(deals: bytes) -> Batch:
    """Solve every deal exactly; the same answers with and without numba."""
    if len(instance("deals", deals, bytes)) % WIDTH:
        raise Refused("deals-wrong", width=WIDTH)
    kernel = compiled()
    return kernel(deals) if kernel is not None else solve_plainly(deals)


def solve_plainly(deals: bytes) -> Batch:
    """The batch without numba."""
    batch = Batch(array("B"), array("H"), array("H"))
    for start in range(0, len(deals), WIDTH):
        stones, optimal = best(card_sets(decode_deal(deals[start : start + WIDTH])))
        batch.stones.append(stones)
        batch.optima.append(optimal.bit_count())
        batch.placements.append(first(optimal))
    return batch


@cache
def compiled() -> Callable[[bytes], Batch] | None:
    """The compiled batch, or None without numba."""
    try:
        import numba  # noqa: F401, PLC0415 - an extra
        import numpy as np  # noqa: PLC0415
    except ImportError:
        return None
    from ludotheque.games.uluru.solver import kernel  # noqa: PLC0415

    def solve_compiled(deals: bytes) -> Batch:
        cards = np.frombuffer(deals, dtype=np.uint8).reshape(-1, WIDTH)
        light, dark = cards[:, : len(BIRDS)], cards[:, len(BIRDS) :]
        if (light >= len(WISHES)).any() or ((dark >= len(WISHES)) & (dark != NO_CARD)).any():
            raise Refused("deals-wrong", width=WIDTH)
        answers: tuple[Any, Any, Any] = kernel.solve_all(cards)
        stones, optima, placements = (column.tobytes() for column in answers)
        return Batch(array("B", stones), array("H", optima), array("H", placements))

    return solve_compiled
