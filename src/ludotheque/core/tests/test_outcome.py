"""What an outcome says of each seat."""

from __future__ import annotations

import pytest

from ludotheque.core import Outcome


@pytest.mark.parametrize(
    ("places", "drawn", "winners", "results"),
    [
        ((1, 2, 2), False, (0,), ("won", "lost", "lost")),
        ((2, 1), False, (1,), ("lost", "won")),
        ((1, 1), False, (0, 1), ("won", "won")),  # all have won together
        ((1, 1), True, (), ("drawn", "drawn")),  # nobody has
        ((2, 2), False, (), ("lost", "lost")),  # the game itself has
        ((1, 3, 1), False, (0, 2), ("won", "lost", "won")),  # a victory that is shared
        ((1,), False, (0,), ("won",)),
        ((2,), False, (), ("lost",)),
    ],
)
def test_a_win_a_draw_and_a_loss_for_all_are_three_things(
    places: tuple[int, ...], drawn: bool, winners: tuple[int, ...], results: tuple[str, ...]
) -> None:
    outcome = Outcome(places, (0,) * len(places), "points", "most-points", drawn=drawn)
    assert outcome.winners == winners
    assert tuple(map(outcome.result, range(len(places)))) == results
