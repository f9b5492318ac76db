"""Scores as people read them."""

from __future__ import annotations

import pytest

from ludotheque.core.score import amount


@pytest.mark.parametrize(
    ("score", "unit", "read"),
    [(8, "stones", 8), (0, "ms", "0:00.0"), (65_432, "ms", "1:05.4"), (3_599_999, "ms", "59:59.9"), (7, "missions", 7)],
)
def test_milliseconds_are_read_as_minutes_and_seconds(score: int, unit: str, read: int | str) -> None:
    assert amount(score, unit) == read
