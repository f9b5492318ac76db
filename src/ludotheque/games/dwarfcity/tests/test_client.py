"""What the client knows of numbers and of the box is what the rules know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.dwarfcity.model import Action, Build, Done, Roll, Spare, TakeBack, Tear
from ludotheque.games.dwarfcity.pieces import CARDS, PER_COLOUR, TALL
from ludotheque.games.dwarfcity.rules.play import CATALOGUE

FOLDER = Path(__file__).resolve().parents[5] / "web" / "src" / "games" / "dwarfcity"

pytestmark = pytest.mark.skipif(not FOLDER.is_dir(), reason="the client is not beside this package")
PLAIN: dict[type[Action], str] = {Roll: "roll", Done: "done", TakeBack: "back", Spare: "spare"}


def known(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / name).read_text("utf-8"))
    return found


def written(action: Action) -> str:
    match action:
        case Build(die, block, tower):
            return f"build {die} {block} {tower}"
        case Tear(tower):
            return f"tear {tower}"
        case _:
            return PLAIN[type(action)]


def test_the_numbers_of_the_actions() -> None:
    client = known("catalogue.json")
    assert client["length"] == len(CATALOGUE)
    for number, text in client["actions"].items():
        assert written(CATALOGUE[int(number)]) == text


def test_the_box() -> None:
    client = known("pieces.json")
    assert (client["perColour"], client["tall"], client["cards"]) == (PER_COLOUR, TALL, CARDS)
