"""Measures of matches say what happened in them."""

from __future__ import annotations

from ludotheque.core.measuring import Setting
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.bots import BOTS
from ludotheque.games.ostriches.measures import match
from ludotheque.games.ostriches.model import SEATS, Options, Own
from ludotheque.games.ostriches.pieces import TO_WIN


def test_a_match_says_who_won_and_how() -> None:
    bots = (("greedy", BOTS["greedy"]), ("random", BOTS["random"]))
    setting = Setting(rules, Options(), (Own(),) * SEATS, bots)
    winners = set()
    for seed in range(12):
        found = match(setting, seed)
        winners.add(found.winner)
        assert found.drawn == (found.winner == 0)
        assert found.first_points == found.points[found.first - 1]
        if found.reason == "four-up":
            assert found.up[found.winner - 1] == TO_WIN > found.up[2 - found.winner]
            assert found.place[found.winner - 1] == 1
        assert set(found.used) == {"bush", "swap", "eye", "tiles"}
        assert 0 <= sum(found.used.values()) <= sum(found.up)
        assert found.inputs > found.turns > 0
    assert 1 in winners
