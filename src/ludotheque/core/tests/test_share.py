"""Shares with confidence intervals."""

from __future__ import annotations

import pytest

from ludotheque.core.share import wilson


def test_wilson_score_interval() -> None:
    """Values from statistical tables."""
    assert (wilson(5, 10).share, wilson(5, 10).low, wilson(5, 10).high) == (0.5, 0.2366, 0.7634)
    assert (wilson(0, 10).low, wilson(0, 10).high) == (0.0, 0.2775)
    assert (wilson(10, 10).low, wilson(10, 10).high) == (0.7225, 1.0)
    assert wilson(90, 100).low == pytest.approx(0.8256, abs=1e-4)


def test_more_tries_narrow_the_interval() -> None:
    few, many = wilson(7.5, 10), wilson(750, 1000)
    assert few.share == many.share == 0.75
    assert few.low < many.low < 0.75 < many.high < few.high
