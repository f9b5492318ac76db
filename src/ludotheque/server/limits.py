"""Limits that keep one guest from spoiling the evening of the others."""

from __future__ import annotations

from typing import Final

from ludotheque.core.refusal import Refused
from ludotheque.table.clock import Clock

MOST_BODY: Final = 16 * 1024
MOST_MESSAGE: Final = 4 * 1024
MOST_CONNECTIONS: Final = 64
"""Open screens of one table."""
FORGET: Final = 10_000
"""Addresses remembered at most."""


class Bucket:
    """Allows `burst` at once and then `rate` a second, for each name."""

    def __init__(self, clock: Clock, rate: float, burst: int) -> None:
        self.clock = clock
        self.rate = rate
        self.burst = burst
        self.levels: dict[str, tuple[float, int]] = {}

    def spent(self, name: str) -> bool:
        """Whether this name has nothing left."""
        return self._level(name) < 1

    def take(self, name: str) -> None:
        """Take one; refuses when nothing is left, and says when to come again."""
        level = self._level(name)
        if level < 1:
            raise Refused("too-fast", seconds=max(1, round((1 - level) / self.rate)))
        self.levels[name] = (level - 1, self.clock.now())

    def forget(self, name: str) -> None:
        """This name will not come again; another that is called the same begins anew."""
        self.levels.pop(name, None)

    def _level(self, name: str) -> float:
        now = self.clock.now()
        if len(self.levels) > FORGET:
            self.levels = {k: v for k, v in self.levels.items() if v[0] + (now - v[1]) / 1000 * self.rate < self.burst}
        level, since = self.levels.get(name, (float(self.burst), now))
        return min(float(self.burst), level + (now - since) / 1000 * self.rate)
