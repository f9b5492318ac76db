"""A view shows itself: as a few lines of text, and as a drawing in a notebook, and tells no more than it knows."""

from __future__ import annotations

import re
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from ludotheque.core.game import Act, Draw, Tick
from ludotheque.core.match import begin, feed
from ludotheque.core.playing import play
from ludotheque.games import GAMES

MODES = {
    "uluru": ({}, {"mode": "experts", "turns": "each"}),
    "ubongo": ({}, {"mode": "time"}, {"boards": "open"}),
    "ostriches": ({}, {"mode": "memory"}),
    "dwarfcity": ({}, {"mode": "kobold", "face": "beach"}),
}
TABLES = [(key, options) for key, modes in MODES.items() for options in modes]


def states(key: str, options: dict[str, Any]) -> list[Any]:
    """Some states of a match of bots, with the first and the last."""
    box = GAMES[key]
    level = list(box.bots)[1] if key == "ostriches" else next(iter(box.bots))
    agreed, own = box.game.options(**options), [box.game.own()] * 2
    record = play(box.game, agreed, own, [(level, box.bots[level])] * 2, "showing")
    moment = begin(box.game, agreed, own)
    found = [moment.state]
    for row in record.rows:
        if isinstance(row, Act | Draw | Tick):
            moment, _ = feed(box.game, moment, row)
            found.append(moment.state)
    return [*found[:: max(1, len(found) // 40)], found[-1]]


@pytest.mark.parametrize(("key", "options"), TABLES, ids=str)
def test_every_view_shows_itself(key: str, options: dict[str, Any]) -> None:
    game = GAMES[key].game
    for state in states(key, options):
        for viewer in (None, 0, 1):
            seen = game.observe(state, viewer)
            for view in (seen, game.forget(seen)):
                said, drawing = str(view), view._repr_svg_()
                assert 1 <= len(said.splitlines()) < 40, said
                assert max(map(len, said.splitlines())) <= 100
                assert repr(view) != said
                root = ET.fromstring(drawing)  # noqa: S314 - our own
                assert (root.get("width"), root.get("height")) == ("600", "315")
                named = {name for element in root.iter() if (name := element.get("id"))}
                assert set(re.findall(r"#([a-z]+-[\w-]+)", drawing)) <= named
                assert all(name.startswith(f"{key}-") for name in named)


def test_hidden_powers_stay_hidden() -> None:
    """Twins look alike, in letters and in pictures."""
    game = GAMES["ostriches"].game
    rng = Random(7)
    for state in states("ostriches", {}):
        if game.due(state).over:
            continue
        view = game.observe(state, 0)
        twin = game.observe(game.imagine(view, rng), 0)
        assert (str(twin), twin._repr_svg_()) == (str(view), view._repr_svg_())


def test_a_board_in_letters() -> None:
    game = GAMES["ostriches"].game
    over = states("ostriches", {})[-1]
    said = str(game.observe(over, 0))
    assert said.startswith("Ostriches, turn ")
    assert said.endswith("  a  b  c  d  e  f")
    assert said.count("+") >= 4
    hidden = str(game.observe(states("ostriches", {})[20], None))
    assert re.search(r"\bO\b", hidden)
    assert re.search(r"\bo\b", hidden)


def test_a_judged_board_stays_to_be_seen() -> None:
    game = GAMES["uluru"].game
    over = game.observe(states("uluru", {})[-1], 1)
    last = over.shown.last
    assert [line.split()[2] for line in str(over).splitlines()[1:9]] == [
        "-" if place is None else str(place) for place in last.boards[1]
    ]
