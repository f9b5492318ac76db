"""What the pictures of the rules page show is what the rules do."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Go, Land, State
from ludotheque.games.ostriches.pieces import CALM, POWERS, TRIBE
from ludotheque.games.ostriches.rules.moves import moves
from ludotheque.games.ostriches.rules.positions import write_position
from ludotheque.games.ostriches.tests.desert import desert, play

PAGE = Path(__file__).resolve().parents[5] / "web" / "src" / "games" / "ostriches" / "rules"
SCENES: dict[str, Any] = json.loads((PAGE / "scenes.json").read_text("utf-8")) if PAGE.is_dir() else {}

pytestmark = pytest.mark.skipif(not SCENES, reason="the client is not beside this package")


def board(state: State) -> str:
    return write_position(state).split(" ")[0]


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_is_played_by_the_rules(name: str) -> None:
    scene = SCENES[name]
    state = desert(f"{scene['at']} s - 0")
    assert board(state) == scene["at"]
    *first, last = scene.get("said", ["-"])
    if first:
        state = play(state, *first)
        assert board(state) == scene["before"]
        assert state.table.phase == "power"
    if "after" in scene:
        assert board(play(state, last)) == scene["after"]


def test_the_dots_are_where_the_ostrich_can_leap() -> None:
    scene = SCENES["leap"]
    state = desert(f"{scene['at']} s - 0")
    leaps = {move.move[2:] for move in moves(state) if move.move[:2] == scene["square"]}
    assert leaps == set(scene["dots"])
    assert all(isinstance(move, Go | Land) for move in moves(state))


def test_there_is_a_scene_for_every_power_and_its_picture_says_what_happens() -> None:
    page = (PAGE / "Gifts.svelte").read_text("utf-8")
    for power in POWERS:
        if power == "plain":
            continue
        used = SCENES[power]["said"][1]
        assert used.startswith(f"{power}:")
        assert f"power: '{power}'" in page
        if power == "tiles":
            continue
        for square in re.findall("[a-f][1-6]", used):
            assert f"'{square}'" in page


def test_the_notation_on_the_page_can_be_read() -> None:
    written = re.search(r"WRITTEN = \[(.*)\]", (PAGE / "Notation.svelte").read_text("utf-8"))
    assert written is not None
    said = re.findall("'([^']+)'", written[1])
    assert [rules.written(rules.read(text)) for text in said] == said
    assert len({type(rules.read(text)) for text in said}) == len(said)


def test_the_tribe_on_the_page_is_the_one_in_the_box() -> None:
    shown = re.search(r"TRIBE = \[(.*)\]", (PAGE / "Placing.svelte").read_text("utf-8"))
    assert shown is not None
    assert tuple(re.findall("'([^']+)'", shown[1])) == TRIBE
    assert CALM == 100, "the page says a hundred"
