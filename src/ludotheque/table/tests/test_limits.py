"""Limits come from one place, and can be changed by name."""

from __future__ import annotations

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.table.limits import DEFAULTS, Limits, with_changes


def test_limits_are_changed_by_name() -> None:
    assert with_changes("") == DEFAULTS
    assert with_changes("tables=3, message_rate = 2.5,") == Limits(tables=3, message_rate=2.5)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("chairs=3", "limit-unknown"),
        ("tables", "limit-bad"),
        ("tables=many", "limit-bad"),
        ("tables=2.5", "limit-bad"),
        ("tables=0", "limit-bad"),
        ("message_rate=-1", "limit-bad"),
        ("message_rate=inf", "limit-bad"),
        ("message_rate=nan", "limit-bad"),
    ],
)
def test_a_limit_that_makes_no_sense_is_refused(text: str, key: str) -> None:
    with pytest.raises(Refused, match=key):
        with_changes(text)
