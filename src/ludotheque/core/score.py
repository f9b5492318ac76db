"""Scores as people read them."""

from __future__ import annotations


def amount(score: int, unit: str) -> int | str:
    """A score as people read it: milliseconds as minutes, seconds and tenths."""
    if unit != "ms":
        return score
    tenths = score // 100
    return f"{tenths // 600}:{tenths // 10 % 60:02}.{tenths % 10}"
