"""Wording for players: clumsy phrases stay away, one word for one thing, and every mode says how long it takes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from ludotheque.core.localization import LANGUAGES, Texts, text_of
from ludotheque.games import GAMES
from tests.sources import SOURCE

CLUMSY = {
    "en": (
        r"before the sand is through",
        r"\bFor missions\b",
        r"\bAgainst time\b",
        r"= Get up$",
        r"= Other device$",
        r"\bmet by itself\b",
        r"\bsit to each other\b",
        r"\bTheir strength\b",
        r"\bof the own two tiles\b",
        r"\bTurning is a duty\b",
        r"\bostriches of a colour\b",
        r"\blacked one more block\b",
        r"\bturn another tile than\b",
        r"\bLeave it$",
    ),
    "fr": (
        r"Couvrez votre figure",
        r"avant la fin du sable\b",
        r"(?<!\ba )\ble plus de points gagne",
        r"d.abord qui le sort désigne",
        r"Toucher la tourne",
        r"rester nue",
        r"Le temps pour un nombre de missions",
        r"Forces différentes",
        r"Comme raconté",
        r"Ce que l.on peut convenir",
        r"Ce que la table peut convenir",
        r"Où la boîte laisse quelque chose ouvert",
        r"celle qui touche votre adversaire",
        r"Leur force",
        r"\bsur tour\b",
    ),
    "de": (
        r"Ihre Stärke",
        r"gewinnen die meisten Punkte",
        r"Die Zeit für eine Zahl von Aufgaben",
        r"Ohne Glück",
        r"als Letztes nicht aufgegeben",
        r"immer die Nächsten links",
        r"um die Wette laufen",
        r"es gibt immer noch einen Abend",
        r"Farben eines Turms dürfen bunt sein",
        r"auf die hinterste Reihe",
        r"wie ein Springer(?! im Schach)",
    ),
}
"""Phrases that nobody says, by the language of a file; in comments they would lead the next writer astray, too."""
FORMAL = re.compile(r"\b(vous|votre|vos|[a-zé]+ez)\b", re.IGNORECASE)
ADVERBS = {"assez", "chez", "nez"}
MINUTES = {"en": r"\d minutes", "fr": r"\d minutes", "de": r"\d Minuten"}
AGE = {"en": r"from age \d", "fr": r"dès \d+ ans", "de": r"ab \d+ Jahren"}

by_language = pytest.mark.parametrize("language", LANGUAGES)


def files(language: str) -> Iterator[tuple[str, str]]:
    for file in sorted(SOURCE.rglob("texts/*.ftl")):
        if file.stem.rpartition(".")[2] == language:
            yield file.relative_to(SOURCE).as_posix(), file.read_text("utf-8")


@by_language
def test_clumsy_phrases_stay_away(language: str) -> None:
    clumsy = re.compile("|".join(CLUMSY[language]), re.IGNORECASE | re.MULTILINE)
    assert {name: found.group() for name, text in files(language) if (found := clumsy.search(text))} == {}


def test_french_children_are_told_tu() -> None:
    """Dwarf City speaks to children from four years on."""
    texts = {name: text for name, text in files("fr") if Path(name).parts[:2] == ("games", "dwarfcity")}
    assert texts
    formal = {name: [word for word in FORMAL.findall(text) if word not in ADVERBS] for name, text in texts.items()}
    assert {name: words for name, words in formal.items() if words} == {}


@by_language
def test_a_level_has_one_name_in_all_games(language: str) -> None:
    names: dict[str, set[str]] = {}
    for key, box in GAMES.items():
        texts = Texts(language, f"ludotheque.games.{key}")
        for level in box.bots:
            names.setdefault(level, set()).add(texts(f"level-{level}"))
    assert {level: found for level, found in names.items() if len(found) > 1} == {}


def modes() -> list[tuple[str, str]]:
    return [(key, mode) for key, box in GAMES.items() for mode in box.seats_by_mode]


@by_language
@pytest.mark.parametrize(("key", "mode"), modes())
def test_every_mode_says_how_long_it_takes_and_from_what_age(key: str, mode: str, language: str) -> None:
    package = f"ludotheque.games.{key}"
    texts = Texts(language, package)
    texts.bundle.add_resource(FluentResource(text_of(package, f"web.{language}")))
    lasts = texts("option-mode-lasts", value=mode)
    assert re.search(MINUTES[language], lasts)
    assert re.search(AGE[language], lasts, re.IGNORECASE)
