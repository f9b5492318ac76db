"""Scores as people read them."""

from __future__ import annotations

import pytest

from ludotheque.core.localization import Texts
from ludotheque.core.score import amount, unit_key


@pytest.mark.parametrize(
    ("score", "unit", "read"),
    [
        (8, "stones", "8 unit-stones"),
        (0, "ms", "0.0 unit-s"),
        (17_099, "ms", "17.0 unit-s"),
        (59_999, "ms", "59.9 unit-s"),
        (60_000, "ms", "1:00.0 unit-ms"),
        (65_432, "ms", "1:05.4 unit-ms"),
        (3_599_999, "ms", "59:59.9 unit-ms"),
        (7, "missions", "7 unit-missions"),
    ],
)
def test_milliseconds_are_read_as_seconds_and_from_a_minute_on_as_minutes(score: int, unit: str, read: str) -> None:
    assert f"{amount(score, unit)} {unit_key(score, unit)}" == read


@pytest.mark.parametrize(("language", "read"), [("en", "1:05.4 min"), ("fr", "1:05,4 min"), ("de", "1:05,4 min")])
def test_tenths_stand_after_the_mark_of_the_language(language: str, read: str) -> None:
    texts = Texts(language)
    assert f"{amount(65_432, 'ms', texts('decimal-mark'))} {texts(unit_key(65_432, 'ms'))}" == read
