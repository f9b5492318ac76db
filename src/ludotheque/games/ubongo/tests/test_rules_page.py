"""What the pictures of the rules page show is what is in the book, and what the solver and the rules say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.games.ubongo import rules
from ludotheque.games.ubongo.book.drawing import signs
from ludotheque.games.ubongo.model import GEMS, Pieces
from ludotheque.games.ubongo.pieces import PIECES, SYMBOLS
from ludotheque.games.ubongo.solver.advice import ways

CLIENT = Path(__file__).resolve().parents[5] / "web" / "src" / "games" / "ubongo"
FILE = CLIENT / "rules" / "mission.json"
SHOWN: dict[str, Any] = json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}

pytestmark = pytest.mark.skipif(not SHOWN, reason="the client is not beside this package")


def test_the_board_is_one_of_the_book() -> None:
    for symbol in SYMBOLS:
        task = rules.task("standard", SHOWN["board"], SHOWN["side"], symbol)
        assert list(task.shape) == SHOWN["shape"]
        assert list(task.pieces) == SHOWN["sets"][symbol]
    assert rules.task("standard", SHOWN["board"], SHOWN["side"], "hand").difficulty == SHOWN["difficulty"]


def test_the_covering_is_one_of_as_many_as_told() -> None:
    found = ways(tuple(SHOWN["shape"]), tuple(SHOWN["sets"]["hand"]))
    assert msgspec.convert(SHOWN["covering"], Pieces) in found
    assert len(found) == SHOWN["ways"] == 6, "the texts say six"


def test_the_signs_are_all_drawn_and_pieces_have_one_colour_everywhere() -> None:
    assert tuple(signs()["symbols"]) == SYMBOLS
    assert tuple(signs()["gems"]) == GEMS
    css = (CLIENT / "savanna.css").read_text("utf-8")
    colours = dict(re.findall(r"\.ubongo \.(\w\d) \{ --enamel: (#\w+); \}", css))
    assert colours == signs()["enamel"]
    assert list(colours) == [piece.name for piece in PIECES]
