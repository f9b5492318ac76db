"""Shares and how sure they are."""

from __future__ import annotations

import pytest

from ludotheque.core.share import wilson


def test_the_interval_of_wilson() -> None:
    """Numbers as tables of statistics have them."""
    assert (wilson(5, 10).share, wilson(5, 10).low, wilson(5, 10).high) == (0.5, 0.2366, 0.7634)
    assert (wilson(0, 10).low, wilson(0, 10).high) == (0.0, 0.2775)
    assert (wilson(10, 10).low, wilson(10, 10).high) == (0.7225, 1.0)
    assert wilson(90, 100).low == pytest.approx(0.8256, abs=1e-4)


def test_more_tries_are_surer() -> None:
    few, many = wilson(7.5, 10), wilson(750, 1000)
    assert few.share == many.share == 0.75
    assert few.low < many.low < 0.75 < many.high < few.high
