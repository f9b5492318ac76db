"""Scores as people compare and read them."""

from __future__ import annotations

from typing import Final

MORE_IS_BETTER: Final = frozenset({"points", "missions", "blocks"})
"""Units of which one wants many (blocks are a lead); of all others (stones, milliseconds) few."""


def amount(score: int, unit: str) -> int | str:
    """A score as people read it: milliseconds as minutes, seconds and tenths."""
    if unit != "ms":
        return score
    tenths = score // 100
    return f"{tenths // 600}:{tenths // 10 % 60:02}.{tenths % 10}"
