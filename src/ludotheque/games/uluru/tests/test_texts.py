"""The texts: every wish has its own words, and good French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.localization import LANGUAGES, Texts
from ludotheque.games.uluru.commands.render import TEXTS, wish_words
from ludotheque.games.uluru.pieces import WISHES, Level, deck
from ludotheque.games.uluru.rules.dealing import PILE

ROOT = Path(ludotheque.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wish_can_be_said(language: str) -> None:
    texts = Texts(language, TEXTS)
    said = [wish_words(texts, wish) for wish in WISHES]
    assert len(set(said)) == len(WISHES)
    turned = [wish_words(texts, wish, negated=True) for wish in WISHES if wish.kind != "any" and not wish.is_reference]
    assert len(set(turned)) == len(turned)
    assert max(map(len, said)) <= 48


def test_french_elides_before_orange() -> None:
    texts = Texts("fr", TEXTS)
    said = " ".join(wish_words(texts, wish) for wish in WISHES)
    assert "d\u2019Orange" in said
    assert "de Orange" not in said


def test_french_groups_of_places_are_not_called_corners() -> None:
    """*Le petit coin* is the toilet: places share corners, but groups of places are not called corners."""
    folder = ROOT / "games" / "uluru" / "texts"
    for file in (folder / "fr.ftl", folder / "web.fr.ftl"):
        assert not re.findall(r"(?i)(?:petit|grand) coin", file.read_text("utf-8"))
    texts = Texts("fr", TEXTS)
    assert texts("not-boomerang") == texts("wish-lonely") == "sur une place isolée"
    assert texts("not-lonely") == texts("wish-boomerang") == "dans le groupe du boomerang"
    assert "partager un coin" in texts("wish-corner", name="Noir")


def line(language: str, key: str) -> str:
    """One text of the rules page."""
    page = (ROOT / "games" / "uluru" / "texts" / f"rules.{language}.ftl").read_text("utf-8")
    [found] = re.findall(rf"^{key} = (.+)$", page, re.MULTILINE)
    return str(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_the_contrary_of_anything_and_of_two_cards(language: str) -> None:
    texts = Texts(language, TEXTS)
    assert texts("wish-any") in line(language, "rules-contrary-is")
    assert texts("wish-any") in texts("play-rules")
    contrary = line(language, "rules-contrary").lower().removeprefix("the ").removeprefix("le ").removeprefix("das ")
    assert line(language, "rules-two-is").lower().count(contrary) >= 2
    assert texts("play-rules").lower().count(contrary) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_how_the_two_piles_are_made_up(language: str) -> None:
    sizes = [
        len(deck(levels)) for levels in (frozenset[Level]({1, 2}), frozenset[Level]({3}), frozenset[Level]({4, 5}))
    ]
    light, dark = PILE - sizes[0], PILE - sizes[2]
    assert light + dark == sizes[1]
    for told in (line(language, "rules-modes-strengths"), Texts(language, TEXTS)("play-rules")):
        numbers = re.findall(r"\d+", told)
        assert {str(light), str(dark), "1", "2", "3", "4", "5"} <= set(numbers)
    assert str(PILE) in line(language, "rules-modes-strengths")
