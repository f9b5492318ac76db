"""Texts in three languages."""

from __future__ import annotations

import pytest

from ludotheque.core import Refused
from ludotheque.core.localization import LANGUAGES, Texts, language_wanted, texts_in


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_has_a_text_in_every_language(language: str) -> None:
    sentence = Texts(language).refusal(Refused("seats-wrong", fewest=1, most=5, given=7))
    assert "7" in sentence
    assert sentence.endswith(".")


def test_the_languages_differ() -> None:
    assert len({Texts(language)("refused-too-late") for language in LANGUAGES}) == 3


def test_a_missing_key_or_argument_raises() -> None:
    with pytest.raises(KeyError):
        Texts("en")("no-such-key")
    with pytest.raises(KeyError, match="seats-wrong"):
        Texts("en")("refused-seats-wrong", fewest=1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "given", ["a" * 5000, 10**30, -(10**30), 10**4200, -(10**4200)], ids=lambda given: str(type(given))
)
def test_any_argument_can_be_formatted(language: str, given: str | int) -> None:
    """Fluent accepts neither long text nor big numbers."""
    sentence = Texts(language).refusal(Refused("record-format", given=given, known=1))
    assert "…" in sentence
    assert len(sentence) < 1000


def test_arguments_that_fit_are_not_shortened() -> None:
    texts = Texts("en")
    assert "a" * 900 in texts("refused-file-missing", file="a" * 900)
    assert texts("refused-record-format", given=10**16, known=1).startswith("Format 10000000000000000 is")
    assert texts("refused-record-format", given=12345, known=1).startswith("Format 12,345 is")


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("fr", {"LANG": "de_DE.UTF-8"}, "fr"),
        (None, {"LUDOTHEQUE_LANG": "de", "LANG": "fr_FR.UTF-8"}, "de"),
        (None, {"LC_ALL": "C", "LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        ("Deutsch", {}, "de"),
        (None, {}, "en"),
    ],
)
def test_the_language_wanted(
    asked: str | None, environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LUDOTHEQUE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_wanted(asked) == language


def test_texts_that_are_kept_are_the_same() -> None:
    """Protects a server that refuses a flood: putting the texts of all games together took longer than the rest."""
    assert texts_in("fr", "ludotheque.table") is texts_in("fr", "ludotheque.table")
    assert texts_in("fr", "ludotheque.table")("house-name") == Texts("fr", "ludotheque.table")("house-name")
