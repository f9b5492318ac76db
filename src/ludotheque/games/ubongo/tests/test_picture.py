"""A result as a picture."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from ludotheque.core import Outcome, play, seed_from
from ludotheque.games import GAMES
from ludotheque.games.ubongo import rules
from ludotheque.games.ubongo.book.drawing import enamel, signs
from ludotheque.games.ubongo.bots import BOTS
from ludotheque.games.ubongo.model import Options, Own, View
from ludotheque.games.ubongo.picture import MARK, last_board, packed, picture, scene, treasure
from ludotheque.games.ubongo.pieces import PIECES

SVG = "{http://www.w3.org/2000/svg}"


def over(options: Options, seats: int) -> tuple[View, Outcome]:
    """How a match of bots ended."""
    views: list[View] = []
    record = play(
        rules,
        options,
        [Own()] * seats,
        [("master", BOTS["master"])] * seats,
        seed_from("picture"),
        lambda moment, _events: views.append(rules.observe(moment.state, None)),
    )
    assert record.end is not None
    assert record.end.outcome is not None
    return views[-1], record.end.outcome


def test_the_box_draws() -> None:
    assert GAMES["ubongo"].picture is picture
    assert scene().count(MARK) == 1


@pytest.mark.parametrize("mode", ["nine", "noluck"])
def test_the_winner_shows_board_and_treasure_without_words(mode: str) -> None:
    view, outcome = over(Options(mode="nine" if mode == "nine" else "noluck", rounds=3, side="B"), 3)
    svg = picture(view, outcome)
    root = ET.fromstring(svg)  # noqa: S314 - our own
    assert (root.get("width"), root.get("height")) == ("1200", "630")
    assert not list(root.iter(f"{SVG}text"))
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    winner = outcome.places.index(1)
    last = view.shown.last
    assert last is not None
    for lay in last.pieces[winner]:
        assert svg.count(f'fill="{enamel(lay.piece)}"') == 1
    for gem in set(view.shown.gems[winner]):
        rim = f'{signs()["gems"][gem]["outline"]}" fill="none"'
        assert svg.count(rim) == view.shown.gems[winner].count(gem)


def test_without_rounds_the_box_is_packed() -> None:
    view, outcome = over(Options(mode="count", length=1), 1)
    svg = picture(view, outcome)
    assert last_board(view, 0) is packed()
    assert all(svg.count(f'fill="{enamel(piece.name)}"') == 1 for piece in PIECES)


def test_a_player_outside_the_mini_round_has_no_board_there() -> None:
    view, _ = over(Options(rounds=1), 2)
    last = view.shown.last
    assert last is not None
    none = replace(last, tasks=(None, *last.tasks[1:]))
    assert last_board(replace(view, shown=replace(view.shown, last=none)), 0) is packed()


def test_a_great_treasure_lies_in_rows() -> None:
    assert treasure(()) == ""
    rows = {part.split('cy="')[1].split('"')[0] for part in treasure(("ruby", "amber") * 10).split("<ellipse")[1:]}
    assert len(rows) == 2
