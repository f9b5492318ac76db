"""A result as a picture."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from ludotheque.core import Outcome
from ludotheque.games import GAMES
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.model import State, View
from ludotheque.games.dwarfcity.picture import COLOURS, LIT, MARK, SIZES, WINDOWS, picture, scene
from ludotheque.games.dwarfcity.tests.city import build, dusk, tower

SVG = "{http://www.w3.org/2000/svg}"
CLIENT = Path(__file__).resolve().parents[5] / "web" / "src" / "games" / "dwarfcity"
HOUSE = tower(0, "cbr", "rc", "yb", "vr")


def still(state: State) -> tuple[View, Outcome]:
    outcome = rules.outcome(state)
    assert outcome is not None
    return rules.observe(state, None), outcome


def built() -> tuple[View, Outcome]:
    """The last roof is put on."""
    state = dusk(HOUSE, tower(1, "cbr", "oc", "ob"), seats=2, dice="y", pile=5)
    return still(build(state, "y", "yr", 1)[0])


def lost(*towers: object, **more: object) -> tuple[View, Outcome]:
    state = dusk(*towers, seats=3, pile=12, **more)  # type: ignore[arg-type]
    return still(replace(state, phase="over", winner="kobold"))


def uses(svg: str) -> list[dict[str, str]]:
    return [dict(use.attrib) for use in ET.fromstring(svg).iter(f"{SVG}use")]  # noqa: S314 - our own


def counted(svg: str) -> Counter[str]:
    return Counter(use["href"] for use in uses(svg))


def test_the_box_draws() -> None:
    assert GAMES["dwarfcity"].picture is picture
    assert scene().count(MARK) == 1


def test_a_city_that_stands_has_light_and_flags_and_glad_dwarfs_and_no_words() -> None:
    svg = picture(*built())
    names = counted(svg)
    assert (names["#block-c"], names["#block-b"], names["#block-r"]) == (2, 2, 2)
    assert (names["#flag"], names["#arms-0"], names["#arms-1"], names["#glad"], names["#cheers"]) == (2, 1, 1, 2, 1)
    assert (names["#block-k"], names["#place-k"]) == (5, 7)
    windows = [use["color"] for use in uses(svg) if use["href"].startswith("#sign-")]
    assert windows == [LIT] * 6
    root = ET.fromstring(svg)  # noqa: S314 - our own
    assert (root.get("width"), root.get("height")) == ("1200", "630")
    assert not list(root.iter(f"{SVG}text"))
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


def test_a_city_that_was_not_finished_shows_what_is_missing() -> None:
    names = counted(picture(*lost(HOUSE, tower(1, "cbpr", "rc"), tower(2, "bpr"))))
    assert (names["#place-b"], names["#place-p"], names["#place-r"], names["#place-k"]) == (2, 2, 2, 0)
    assert (names["#flag"], names["#plain"], names["#yawns"], names["#glad"]) == (1, 3, 1, 0)


def test_a_played_kobold_is_no_dwarf() -> None:
    names = counted(picture(*lost(HOUSE, kobold=1)))
    assert (names["#dwarf-0"], names["#dwarf-1"], names["#dwarf-2"]) == (1, 0, 1)


@pytest.mark.parametrize("count", [0, 1, 6, 7, 12])
@pytest.mark.parametrize("face", ["stone", "beach"])
def test_everything_stands_within_the_picture(face: str, count: int) -> None:
    high = tower(0, "ccpr", "rc", "oc", "yp", "vr") if face == "stone" else tower(0, "", *["rp"] * 7)
    svg = picture(*lost(*[high] * count, face=face, strength="gentle"))
    symbols = {f"#{symbol.get('id')}" for symbol in ET.fromstring(scene()).iter(f"{SVG}symbol")}  # noqa: S314 - our own
    for use in uses(svg):
        assert use["href"] in symbols
        x, y, wide, tall = (float(use[name]) for name in ("x", "y", "width", "height"))
        assert 0 <= x <= x + wide <= 1200
        assert 40 <= y <= y + tall <= 630
        if use["href"].startswith(("#block", "#ground")) and use["href"] != "#block-k":
            assert 600 <= x <= x + wide <= 1010, "neither below the words nor behind the kobold"
    assert counted(svg)["#flag"] == count


@pytest.mark.skipif(not CLIENT.is_dir(), reason="the client is not beside this package")
def test_blocks_look_alike_everywhere() -> None:
    css = (CLIENT / "hill.css").read_text("utf-8")
    assert {name: re.findall(rf"\.dwarf-{name} {{ --block: (#\w+);", css) for name in COLOURS} == {
        name: [colour] for name, colour in COLOURS.items()
    }
    assert {name: re.findall(rf"\.dwarf-{name} .*--mark: (#\w+);", css)[0] for name in WINDOWS} == WINDOWS
    sizes = re.search(r"SIZES: .* = {(.*)}", (CLIENT / "pieces.ts").read_text("utf-8"))
    assert sizes is not None
    found = re.findall(r"(\w): \[(\d+), (\d+)\]", sizes[1])
    assert {shape: (int(wide), int(tall)) for shape, wide, tall in found} == SIZES
