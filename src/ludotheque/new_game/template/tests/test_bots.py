"""Bots play whole matches, and the better level wins more."""

from __future__ import annotations

import pytest

from ludotheque.core import play, seed_from, verify
from ludotheque.new_game.template import rules
from ludotheque.new_game.template.bots import BOTS
from ludotheque.new_game.template.model import Options, Own


@pytest.mark.parametrize("level", BOTS)
def test_a_match_of_bots_can_be_verified(level: str) -> None:
    record = play(rules, Options(), [Own()] * 3, [(level, BOTS[level])] * 3, seed_from(level))
    assert len(list(verify(record))) == len(record.rows)


def test_each_level_beats_the_one_below() -> None:
    seated = [("casual", BOTS["casual"]), ("skilled", BOTS["skilled"])]
    scores = [play(rules, Options(), [Own()] * 2, seated, seed_from(number)).end.outcome.score for number in range(300)]
    casual, skilled = (sum(score) for score in zip(*scores, strict=True))
    assert skilled > casual
