"""The texts: every wish has its own words, and good French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.localization import LANGUAGES, Texts
from ludotheque.games.uluru.commands.render import TEXTS, wish_words
from ludotheque.games.uluru.pieces import WISHES

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


def test_french_birds_are_not_sent_to_the_wrong_corner() -> None:
    """*Le petit coin* is the toilet; places share corners, but groups of places are none."""
    folder = ROOT / "games" / "uluru" / "texts"
    for file in (folder / "fr.ftl", folder / "web.fr.ftl"):
        assert not re.findall(r"(?i)(?:petit|grand) coin", file.read_text("utf-8"))
    texts = Texts("fr", TEXTS)
    assert texts("not-boomerang") == texts("wish-lonely") == "sur une place isolée"
    assert texts("not-lonely") == texts("wish-boomerang") == "dans le groupe du boomerang"
    assert "partager un coin" in texts("wish-corner", name="Noir")
