"""Rate limits (token buckets) and size limits, so that one guest cannot spoil the evening of the others."""

from __future__ import annotations

from typing import Final

from ludotheque.core.refusal import Refused
from ludotheque.table.clock import Clock

MAX_BODY_BYTES: Final = 16 * 1024
MAX_MESSAGE_CHARS: Final = 4 * 1024
MAX_SCREENS: Final = 64
"""Open screens of one table."""
MAX_ADDRESSES: Final = 10_000
"""Addresses remembered at most."""


class TokenBucket:
    """A rate limiter: allows `burst` at once and then `rate` a second."""

    __slots__ = ("burst", "clock", "level", "rate", "since")

    def __init__(self, clock: Clock, rate: float, burst: int) -> None:
        self.clock = clock
        self.rate = rate
        self.burst = float(burst)
        self.level = self.burst
        self.since = clock.now()

    def left(self) -> float:
        """The tokens that are left now."""
        now = self.clock.now()
        self.level, self.since = min(self.burst, self.level + (now - self.since) / 1000 * self.rate), now
        return self.level

    def take(self) -> None:
        """Take one token; refuses when none is left, with the seconds to wait."""
        if self.left() < 1:
            raise Refused("too-fast", seconds=max(1, round((1 - self.level) / self.rate)))
        self.level -= 1


class KeyedTokenBucket:
    """A rate limiter with a token bucket per key, such as an address."""

    def __init__(self, clock: Clock, rate: float, burst: int) -> None:
        self.clock = clock
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, TokenBucket] = {}

    def spent(self, key: str) -> bool:
        """Whether this key has no tokens left."""
        bucket = self.buckets.get(key)
        return bucket is not None and bucket.left() < 1

    def take(self, key: str) -> None:
        """Take one token; refuses when none is left, with the seconds to wait."""
        if len(self.buckets) > MAX_ADDRESSES:
            self.buckets = {known: bucket for known, bucket in self.buckets.items() if bucket.left() < self.burst}
        if key not in self.buckets:
            self.buckets[key] = TokenBucket(self.clock, self.rate, self.burst)
        self.buckets[key].take()
