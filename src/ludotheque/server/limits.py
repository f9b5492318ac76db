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


class TokenBucket:
    """Allows `burst` at once and then `rate` a second."""

    __slots__ = ("burst", "clock", "level", "rate", "since")

    def __init__(self, clock: Clock, rate: float, burst: int) -> None:
        self.clock = clock
        self.rate = rate
        self.burst = float(burst)
        self.level = self.burst
        self.since = clock.now()

    def left(self) -> float:
        """What is in it by now."""
        now = self.clock.now()
        self.level, self.since = min(self.burst, self.level + (now - self.since) / 1000 * self.rate), now
        return self.level

    def take(self) -> None:
        """Take one token; refuses when none is left, with the seconds to wait."""
        if self.left() < 1:
            raise Refused("too-fast", seconds=max(1, round((1 - self.level) / self.rate)))
        self.level -= 1


class KeyedTokenBucket:
    """A bucket for each name."""

    def __init__(self, clock: Clock, rate: float, burst: int) -> None:
        self.clock = clock
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, TokenBucket] = {}

    def spent(self, name: str) -> bool:
        """Whether this key has no tokens left."""
        bucket = self.buckets.get(name)
        return bucket is not None and bucket.left() < 1

    def take(self, name: str) -> None:
        """Take one token; refuses when none is left, with the seconds to wait."""
        if len(self.buckets) > FORGET:
            self.buckets = {known: bucket for known, bucket in self.buckets.items() if bucket.left() < self.burst}
        if name not in self.buckets:
            self.buckets[name] = TokenBucket(self.clock, self.rate, self.burst)
        self.buckets[name].take()
