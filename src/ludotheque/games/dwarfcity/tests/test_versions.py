"""Records of older rules are refused, not replayed differently."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.record import BadRecord, read
from ludotheque.games.dwarfcity import rules

RULES_1 = Path(__file__).parent / "rules-1.jsonl"
"""Easy cards lowered the number of blue blocks, and cadence `round` left out the kobold's seat."""


def test_a_record_of_version_1_is_refused() -> None:
    with pytest.raises(BadRecord) as bad:
        read(RULES_1.read_text("utf-8"), {rules.key: rules}.get)
    assert (bad.value.line, bad.value.key, bad.value.about) == (1, "record-rules", {"given": 1, "known": 2})
