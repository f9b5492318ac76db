"""Counts of what people did at the tables of this process, without names, tables or content."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from ludotheque.core.histogram import Histogram

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Bounds of the buckets; a person notices from a tenth of a second on."""


class InputCounts:
    """How the actions of people were answered, and how long each took from its arrival until it was told."""

    __slots__ = ("not_kept", "refused", "seconds", "taken")

    def __init__(self) -> None:
        self.taken = 0
        self.refused = 0
        self.not_kept = 0
        self.seconds = Histogram(SECONDS)

    def answered(self, arrived: float, *, taken: bool = True, kept: bool = True) -> None:
        """Count an action that was told, refused or could not be stored; `arrived` is a time of `perf_counter`."""
        if not kept:
            self.not_kept += 1
        elif taken:
            self.taken += 1
        else:
            self.refused += 1
        self.seconds.observe(perf_counter() - arrived)
