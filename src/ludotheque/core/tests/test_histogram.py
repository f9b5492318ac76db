"""Counts in fixed buckets."""

from __future__ import annotations

from ludotheque.core.histogram import Histogram


def test_a_value_counts_up_to_its_bound() -> None:
    found = Histogram((1, 10))
    for value in (0.5, 1, 2, 10, 11):
        found.observe(value)
    assert (found.counts, found.count, found.total) == ([2, 2, 1], 5, 24.5)
