"""Whether the store can write, known from what it has just done."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable
from typing import Final

LOG = logging.getLogger(__name__)

FRESH: Final = 5.0
"""Seconds for which the outcome of a write counts as known."""
QUIET: Final = 60.0
"""Seconds between two lines in the log about a store that goes on failing."""


class Health:
    """The outcome of the last write. Failures are logged once a minute at most, however many there are."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.ok = True
        self.known_at = -math.inf
        self.failures = 0
        """Since the last line in the log."""
        self.logged_at = -math.inf
        self.told = False
        """Whether the log says that the store fails."""

    @property
    def fresh(self) -> bool:
        """Whether the last write is so recent that another need not be tried."""
        return self.now() < self.known_at + FRESH

    def succeeded(self) -> None:
        """Something was written and is durable."""
        self.known_at = self.now()
        self.ok = True
        if self.told:
            self.told = False
            LOG.info("the store works again")

    def failed(self, why: str) -> None:
        """A commit or a query did not work."""
        self.known_at = self.now()
        self.ok = False
        self.failures += 1
        if self.known_at >= self.logged_at + QUIET:
            LOG.error("the store fails", extra={"facts": {"why": why, "failures": self.failures}})
            self.failures, self.logged_at, self.told = 0, self.known_at, True
