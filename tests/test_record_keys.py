"""Keys of records: what clients read from them is what was agreed on."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from ludotheque.games.dwarfcity import model as dwarfcity
from ludotheque.games.dwarfcity.pieces import CardSet, Strength
from ludotheque.games.dwarfcity.rules import ending
from ludotheque.games.ubongo import model as ubongo
from ludotheque.games.ubongo.rules import records as ubongo_records
from ludotheque.games.uluru import model as uluru
from ludotheque.games.uluru.rules import records as uluru_records


def said(records: Any, shown: object) -> dict[str, str]:
    """What the pattern reads from the key of a result."""
    found = records.RECORD_KEY.fullmatch(records.record_key(shown))
    assert found is not None
    return {name: value for name, value in found.groupdict().items() if value is not None}


@pytest.mark.parametrize("mode", get_args(uluru.Mode))
def test_keys_of_uluru(mode: uluru.Mode) -> None:
    details = {"strengths": {"row": "dark"}, "experts": {"second": "8"}, "custom": {"levels": "345"}}
    for sand in (None, 90):
        options = uluru.Options(mode=mode, sand=sand, rounds=2, second_cards=8)
        for at, unplaced in (("left", "each"), ("random", "once")):
            shown = SimpleNamespace(
                options=replace(options, second_cards_at=at, unplaced=unplaced), own=(uluru.Own(row="dark"),)
            )
            plain = {"mode": mode, "sand": str(sand or "none"), "rounds": "2"}
            assert said(uluru_records, shown) == plain | details.get(mode, {})


@pytest.mark.parametrize("mode", ["time", "count"])
@pytest.mark.parametrize("book", ["standard", "mine"])
def test_keys_of_ubongo(mode: ubongo.Mode, book: str) -> None:
    for length, side, difficulty in ((1, "A", None), (20, "B", 5)):
        options = ubongo.Options(mode=mode, length=length, side=side, difficulty=difficulty, book=book)  # type: ignore[arg-type]
        shown = SimpleNamespace(options=options, own=(ubongo.Own(),), book="1a2b")
        extra = ({"difficulty": "5"} if difficulty else {}) | ({"book": "1a2b"} if book == "mine" else {})
        assert said(ubongo_records, shown) == {"mode": mode, "length": str(length), "side": side} | extra


@pytest.mark.parametrize("strength", get_args(Strength))
def test_keys_of_dwarf_city(strength: Strength) -> None:
    def of(options: dwarfcity.Options, *, balanced: bool) -> dict[str, str]:
        return said(ending, SimpleNamespace(options=options, roles=("dwarf",), winner="dwarfs", balanced=balanced))

    assert of(dwarfcity.Options(face="beach", strength=strength), balanced=False) == {
        "face": "beach",
        "strength": strength,
    }
    for cards in get_args(CardSet):
        options = dwarfcity.Options(cards=cards, strength=strength)
        plain = {"face": "stone", "cards": cards, "strength": strength}
        assert of(options, balanced=True) == plain
        assert of(options, balanced=False) == plain | ({"printed": "printed"} if cards == "easy" else {})
