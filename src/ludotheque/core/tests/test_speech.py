"""Texts in three languages."""

from __future__ import annotations

import pytest

from ludotheque.core import Refused
from ludotheque.core.speech import LANGUAGES, Speech, language_wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_said_in_every_language(language: str) -> None:
    sentence = Speech(language).refusal(Refused("seats-wrong", fewest=1, most=5, given=7))
    assert "7" in sentence
    assert sentence.endswith(".")


def test_the_languages_differ() -> None:
    assert len({Speech(language)("refused-too-late") for language in LANGUAGES}) == 3


def test_a_missing_key_and_an_open_blank_are_defects() -> None:
    with pytest.raises(KeyError):
        Speech("en")("no-such-key")
    with pytest.raises(KeyError, match="seats-wrong"):
        Speech("en")("refused-seats-wrong", fewest=1)


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
