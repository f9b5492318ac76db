"""A result as a picture."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from ludotheque.core import Outcome
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import View
from ludotheque.games.ostriches.picture import MARK, drawn, picture, scene, spot
from ludotheque.games.ostriches.pieces import NUMBERS, SQUARES
from ludotheque.games.ostriches.tests.desert import desert, play

SVG = "{http://www.w3.org/2000/svg}"
NEARLY = "1P+2s1/1*1P+1B/2ET+S1/1p2t1/2b1*1/3e+1p s - 0"


def over(said: str) -> tuple[View, Outcome]:
    state = play(desert(NEARLY), said)
    outcome = rules.outcome(state)
    assert outcome is not None
    return rules.observe(state, None), outcome


def used(svg: str) -> Counter[str | None]:
    return Counter(use.get("href") for use in ET.fromstring(svg).iter(f"{SVG}use"))  # noqa: S314 - our own


def test_the_picture_shows_every_face_and_every_back_without_words() -> None:
    svg = picture(*over("c4d6!"))
    names = used(svg)
    assert names["#up-0"] == 4 + 1, "and the big one that is proud"
    assert (names["#down-0"], names["#up-1"], names["#down-1"], names["#bushes"]) == (2, 1, 5, 2)
    assert all(names[f"#{power}"] == 2 for power in ("bush", "swap", "eye", "tiles"))
    root = ET.fromstring(svg)  # noqa: S314 - our own
    assert (root.get("width"), root.get("height")) == ("1200", "630")
    assert not list(root.iter(f"{SVG}text"))
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


def test_everything_that_is_used_is_drawn() -> None:
    symbols = {f"#{symbol.get('id')}" for symbol in ET.fromstring(scene()).iter(f"{SVG}symbol")}  # noqa: S314 - our own
    assert set(used(picture(*over("c4d6!")))) <= symbols
    assert scene().count(MARK) == 1


def test_the_winner_sits_below_and_a_draw_shows_both() -> None:
    view, outcome = over("#")
    assert outcome.places == (2, 1)
    names = used(picture(view, outcome))
    assert (names["#up-0"], names["#up-1"]) == (3, 1 + 1)
    a1, f6 = NUMBERS["a1"], NUMBERS["f6"]
    assert spot(a1, 1) == spot(f6, 0)
    both = used(picture(view, Outcome((1, 1), (3, 1), "ostriches", "agreed")))
    assert (both["#up-0"], both["#up-1"]) == (3 + 1, 1 + 1)


@pytest.mark.parametrize("below", [0, 1])
def test_things_further_down_stand_in_front(below: int) -> None:
    view, _ = over("c4d6!")
    parts = [ET.fromstring(part) for part in drawn(view, below)]  # noqa: S314 - our own
    rows = [int(part.get("y", "0")) for part in parts if part.get("width") == "90"]
    assert rows == sorted(rows)
    assert len({spot(at, below) for at in SQUARES}) == len(SQUARES)
