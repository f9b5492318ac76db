"""What the pictures of the rules page show is what is in the box, and what the rules do."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.dwarfcity.model import Build, TornDown
from ludotheque.games.dwarfcity.pieces import (
    BALANCED_BY,
    BLUE,
    CARD_SETS,
    COLOURED,
    DUEL,
    KOBOLD_SIDES,
    NEEDED,
    PER_COLOUR,
    SIGNS,
    TALL,
)
from ludotheque.games.dwarfcity.rules.towers import begun, finished
from ludotheque.games.dwarfcity.tests.city import blocks_of, build, draw, dusk, legal, roll, tower

CLIENT = Path(__file__).resolve().parents[5] / "web" / "src" / "games" / "dwarfcity"
FILE = CLIENT / "rules" / "figures.json"
SHOWN: dict[str, Any] = json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}
TEXTS = Path(__file__).resolve().parents[1] / "texts"

pytestmark = pytest.mark.skipif(not SHOWN, reason="the client is not beside this package")


def test_the_words_of_the_page_fit_the_box() -> None:
    assert SIGNS == 3, "the page says three"
    assert BLUE["fair"] == NEEDED["fair"] == DUEL == 12, "fair is as in the box"
    assert all(len(sides) == 6 for sides in KOBOLD_SIDES.values()), "the page says six"


@pytest.mark.parametrize("face", ["stone", "beach"])
def test_the_die_brings_the_block(face: str) -> None:
    shown = SHOWN[face]
    state = dusk(tower(0, shown["card"], *shown["blocks"]), tower(0, shown["card"]), dice=shown["die"], face=face)
    assert Build(shown["die"], shown["block"], 0) in legal(state)
    after, _ = build(state, shown["die"], shown["block"], 0)
    assert blocks_of(after)[0] == (*shown["blocks"], shown["block"])


def test_a_sign_tears_down_the_started_tower() -> None:
    both = [SHOWN["kobold"][which] for which in ("stands", "falls")]
    towers = [tower(0, one["card"], *one["blocks"]) for one in both]
    assert [finished(one) for one in towers] == [True, False]
    assert [begun(one) for one in towers] == [False, True]
    state, _ = roll(dusk(*towers, tower(1, "cbr"), seats=2), "bbb")
    _, events = draw(state, 1)
    assert TornDown(seat=0, tower=1, blocks=tuple(both[1]["blocks"])) in events


def test_the_city_stands_on_cards_of_the_box() -> None:
    for one in SHOWN["city"]:
        assert one["card"] in {**CARD_SETS["standard"], **CARD_SETS["easy"]}
        assert finished(tower(0, one["card"], *one["blocks"]))


def test_the_numbers_in_the_words_are_those_of_the_box() -> None:
    assert (COLOURED, TALL, PER_COLOUR) == (40, 7, {"c": 3, "b": 2, "p": 2, "r": 3})
    assert sum(len(card) * times for card, times in CARD_SETS["standard"].items()) == COLOURED
    assert {len(card) for card in CARD_SETS["standard"]} == {3, 4}
    assert {len(card) for card in CARD_SETS["easy"]} == {3}
    assert BALANCED_BY == {"together": 1, "kobold": 2}, "the page says one, and two"
    for file in TEXTS.glob("rules.*.ftl"):
        said = file.read_text("utf-8")
        assert len(re.findall(r"\b40\b", said)) >= 4
        assert "84" in said
        assert 12 * TALL == 84
