"""Token buckets by key: what they remember, and for how long."""

from __future__ import annotations

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.server.rate_limits import KeyedTokenBucket
from ludotheque.table.clock import ManualClock


def test_more_addresses_than_are_remembered_use_up_neither_memory_nor_time() -> None:
    """Somebody with a network of their own has more addresses than anybody can count."""
    some = KeyedTokenBucket(ManualClock(), rate=1, burst=3, most=100)
    swept = 0
    for number in range(1_000):
        before = some.buckets
        some.take(f"2001:db8:0:{number:x}::/64")
        swept += some.buckets is not before
    assert len(some.buckets) <= 101
    assert swept <= 50, "once for many, not at every request"


def test_those_who_have_waited_are_forgotten_first() -> None:
    clock = ManualClock()
    some = KeyedTokenBucket(clock, rate=1, burst=3, most=8)
    some.take("patient")
    clock.at += 1_000
    for number in range(4):
        some.take(f"other {number}")
    for _ in range(3):
        some.take("greedy")
    for number in range(4, 8):
        some.take(f"other {number}")
    assert "patient" not in some.buckets
    with pytest.raises(Refused, match="too-fast"):
        some.take("greedy")
