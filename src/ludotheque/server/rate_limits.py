"""Rate limits: token buckets, alone or by key."""

from __future__ import annotations

from math import ceil

from ludotheque.core.refusal import Refused
from ludotheque.table.clock import Clock


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
        now, before = self.clock.now(), self.since
        if now != before:
            level = self.level + (now - before) / 1000 * self.rate
            self.level, self.since = min(self.burst, level), now
        return self.level

    def take(self, price: float = 1) -> None:
        """Take as many tokens as the work costs; refuses when fewer are left, with the seconds to wait.

        What costs more than the bucket holds takes a full bucket.
        """
        price = min(price, self.burst)
        left = self.left()
        if left < price:
            raise Refused("too-fast", seconds=max(1, ceil((price - left) / self.rate)))
        self.level = left - price


class KeyedTokenBucket:
    """A rate limiter with a token bucket per key, such as an address."""

    def __init__(self, clock: Clock, rate: float, burst: int, most: int) -> None:
        self.clock = clock
        self.rate = rate
        self.burst = burst
        self.most = most
        """Keys to remember; beyond that, those with a full bucket are dropped, then the oldest."""
        self.buckets: dict[str, TokenBucket] = {}

    def take(self, key: str, price: float = 1) -> None:
        """Take as many tokens as the work costs; refuses when fewer are left, with the seconds to wait."""
        if len(self.buckets) > self.most:
            self._forget()
        if key not in self.buckets:
            self.buckets[key] = TokenBucket(self.clock, self.rate, self.burst)
        self.buckets[key].take(price)

    def _forget(self) -> None:
        """Drop many keys at once, so that this is rare even if an attacker has more addresses than fit."""
        spent = [known for known, bucket in self.buckets.items() if bucket.left() < self.burst]
        self.buckets = {known: self.buckets[known] for known in spent[-max(1, self.most * 3 // 4) :]}
