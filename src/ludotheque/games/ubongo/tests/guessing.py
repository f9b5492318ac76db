"""Somebody who lays any piece anywhere it fits, and clears the board when nothing fits any more.

How many pieces it lays on average until the shape is covered is known exactly: by the chance of one try, and by how
many pieces it takes. It shares neither order nor pruning with the search that tells the difficulty.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.games.ubongo.tests.naive import Cells, board, fitting


def guesses(shape: Sequence[str], pieces: Sequence[str]) -> float:
    """The mean number of pieces laid until the shape is covered."""
    free = board(shape)
    places = {name: fitting(free, name) for name in pieces}
    known: dict[Cells, tuple[float, float]] = {}

    def one_try(left: Cells, rest: tuple[str, ...]) -> tuple[float, float]:
        """The chance that it comes out, and how many pieces are laid."""
        if left in known or not rest:
            return known.get(left, (1.0, 0.0))
        chance, laid = 0.0, 0.0
        for name in rest:
            others = tuple(other for other in rest if other != name)
            after = [one_try(left - place, others) for place in places[name] if place <= left]
            if after:
                chance += sum(won for won, _ in after) / len(after)
                laid += 1 + sum(more for _, more in after) / len(after)
        known[left] = chance / len(rest), laid / len(rest)
        return known[left]

    chance, laid = one_try(free, tuple(pieces))
    return laid / chance
