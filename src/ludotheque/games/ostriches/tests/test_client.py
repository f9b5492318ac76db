"""What the client knows of numbers and of turning tiles is what the rules know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.ostriches.pieces import EXCHANGED, TURNED
from ludotheque.games.ostriches.rules.notation import CATALOGUE, written

FILE = Path(__file__).resolve().parents[5] / "web" / "src" / "games" / "ostriches" / "catalogue.json"
KNOWN: dict[str, Any] = json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}

pytestmark = pytest.mark.skipif(not KNOWN, reason="the client is not beside this package")


def test_the_numbers_of_the_actions() -> None:
    assert KNOWN["length"] == len(CATALOGUE)
    for number, text in KNOWN["actions"].items():
        assert written(CATALOGUE[int(number)]) == text
    kinds = [type(action) for action in CATALOGUE]
    assert {type(CATALOGUE[int(number)]) for number in KNOWN["actions"]} == set(kinds)


def test_where_squares_go() -> None:
    assert {turn: tuple(goes) for turn, goes in KNOWN["turned"].items()} == TURNED
    assert {pair: tuple(goes) for pair, goes in KNOWN["exchanged"].items()} == EXCHANGED
