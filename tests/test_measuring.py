"""What can be measured of any game: also of one that is not on the shelf."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core.game import Outcome
from ludotheque.core.measuring import Setting, match, points, seats
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.new_game.template.box import BOX


def setting(box: Any, count: int, **options: object) -> Setting:
    levels = list(box.bots)
    seated = tuple((levels[seat % len(levels)], box.bots[levels[seat % len(levels)]]) for seat in range(count))
    return Setting(box.game, box.game.options(**options), (box.game.own(),) * count, seated)


def test_a_new_game_is_measured_at_once() -> None:
    some = setting(BOX, 3)
    found, each = match(some, 7), seats(some, 7)
    assert found == match(some, 7)
    assert found.course != match(some, 8).course
    assert [one.seat for one in each] == [1, 2, 3]
    assert tuple(one.place for one in each) == found.place
    assert tuple(one.score for one in each) == found.score
    assert sum(found.points) == pytest.approx(1)


@pytest.mark.parametrize(
    ("key", "outcome", "worth"),
    [
        ("uluru", Outcome((1, 2, 3), (1, 2, 3), "stones", "fewest-stones"), (1, 0, 0)),
        ("uluru", Outcome((1, 1, 3), (1, 1, 3), "stones", "fewest-stones"), (0.5, 0.5, 0)),
        ("ostriches", Outcome((1, 1), (2, 2), "ostriches", "calm", drawn=True), (0.5, 0.5)),
        ("ostriches", Outcome((2, 1), (2, 4), "ostriches", "four-up"), (0, 1)),
        ("dwarfcity", Outcome((1, 1, 1), (3, 3, 3), "blocks", "dwarfs-won"), (1, 1, 1)),
        ("dwarfcity", Outcome((2, 2, 2), (0, 0, 0), "blocks", "kobold-won"), (0, 0, 0)),
    ],
)
def test_points_of_rivals_add_up_to_one_and_a_common_win_is_everybodys(
    key: str, outcome: Outcome, worth: tuple[float, ...]
) -> None:
    assert points(setting(GAMES[key], len(worth)), outcome) == worth


def test_a_match_without_bots_is_refused() -> None:
    with pytest.raises(Refused, match="measure-needs-bots"):
        match(Setting(BOX.game, BOX.game.options(), (BOX.game.own(),) * 2), 1)
