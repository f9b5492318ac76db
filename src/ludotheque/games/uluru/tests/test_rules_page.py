"""The pictures of the rules page agree with the rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.games.uluru.pieces import AREAS, PLACES, RELATED, Kind

PICTURES = Path(__file__).resolve().parents[5] / "web" / "src" / "games" / "uluru" / "rules" / "places.json"
SHOWN: dict[str, list[list[int]]] = json.loads(PICTURES.read_text("utf-8")) if PICTURES.is_file() else {}


@pytest.mark.skipif(not SHOWN, reason="the client is not beside this package")
def test_places_in_the_pictures_are_those_of_the_rules() -> None:
    areas: tuple[Kind, ...] = ("long", "short", "boomerang", "lonely")
    for kind in areas:
        assert {place for (place,) in SHOWN.pop(kind)} == AREAS[kind]
    relations: tuple[Kind, ...] = ("next", "corner", "opposite", "far")
    for kind in relations:
        related = RELATED[kind]
        pairs = {frozenset((a, b)) for a in PLACES for b in PLACES if a < b and related(a, b)}
        drawn = SHOWN.pop(kind)
        assert {frozenset(pair) for pair in drawn} == pairs
        assert len(drawn) == len(pairs)
    assert SHOWN == {}
