"""Measures of deals, against every placement counted one by one."""

from __future__ import annotations

from itertools import permutations

import pytest

from ludotheque.core.measuring import Setting
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.measures import cards, deal, dealt
from ludotheque.games.uluru.model import Options, Own
from ludotheque.games.uluru.pieces import BIRDS, PLACES
from ludotheque.games.uluru.rules import score


def setting(own: Own | None = None, **options: object) -> Setting:
    return Setting(rules, Options(**options), (own or Own(),))  # type: ignore[arg-type]


@pytest.mark.slow
def test_a_deal_is_what_counting_every_placement_says() -> None:
    some = setting(mode="tricky")
    found, these = deal(some, "measures/1"), dealt(some, "measures/1")
    judged = [score(these, places) for places in permutations(PLACES)]
    fewest = min(one.stones for one in judged)
    best = [one for one in judged if one.stones == fewest]
    assert (found.stones, found.optima) == (fewest, len(best))
    shares = [sum((bird, 0) not in one.unmet for one in best) / len(best) for bird in BIRDS]
    assert list(found.met.values()) == pytest.approx(shares, abs=1e-6)
    assert sum(1 - share for share in found.met.values()) == pytest.approx(fewest, abs=1e-5)


@pytest.mark.parametrize("mode", ["first", "after", "tricky", "strengths", "experts"])
def test_cards_given_up_are_the_stones_of_the_deal(mode: str) -> None:
    some = setting(mode=mode)
    found, each = deal(some, "1/0"), cards(some, "1/0")
    assert sum(1 - card.met for card in each) == pytest.approx(found.stones, abs=1e-4)
    assert list(found.met.values()) == [card.met for card in each]
    assert len(each) == (12 if mode == "experts" else 8)
    assert [f"{card.bird}_2" if card.second else card.bird for card in each] == list(found.met)


def test_cards_are_those_of_the_match_whoever_sees_them_when() -> None:
    assert deal(setting(turns="each"), 5) == deal(setting(), 5)
    light, dark = (deal(setting(Own(row=row), mode="strengths"), 5) for row in ("light", "dark"))
    assert light != dark
