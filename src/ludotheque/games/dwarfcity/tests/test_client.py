"""What the client knows of numbers and of the box is what the rules know."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest

from ludotheque.games.dwarfcity.model import Action, Build, Done, Options, Own, Roll, Spare, State, TakeBack, Tear
from ludotheque.games.dwarfcity.pieces import CARDS, FEWER, PER_COLOUR, TALL, Strength
from ludotheque.games.dwarfcity.rules import start
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
    modes: tuple[Any, ...] = ("together", "kobold")
    strengths: tuple[Strength, ...] = get_args(Strength)
    for mode, strength in product(modes, strengths):
        state: State = start(Options(mode=mode, strength=strength), [Own(), Own()])
        assert client["needed"][f"{mode}/{strength}"] == state.needed
        for cards, by_mode in FEWER.items():
            easier: State = start(Options(mode=mode, strength=strength, cards=cards), [Own(), Own()])
            assert state.needed - easier.needed == by_mode[mode] == client["fewer"][cards][mode]
