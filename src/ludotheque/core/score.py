"""Scores as people read them."""

from __future__ import annotations

MINUTE = 60_000
"""In milliseconds."""


def amount(score: int, unit: str, mark: str = ".") -> int | str:
    """A score as people read it: milliseconds as seconds and tenths, from a minute on as minutes and seconds.

    `mark` is the decimal mark of the language.
    """
    if unit != "ms":
        return score
    minutes, tenths = divmod(score // 100, MINUTE // 100)
    seconds = f"{tenths // 10}{mark}{tenths % 10}"
    return f"{minutes}:{seconds:0>4}" if minutes else seconds


def unit_key(score: int, unit: str) -> str:
    """The key of the unit's name: a time under a minute is in seconds."""
    return "unit-s" if unit == "ms" and score < MINUTE else f"unit-{unit}"
