"""Matches of older rules are played on and verified as they were; unknown versions are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.record import BadRecord, read, verify
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.model import Options

RULES_1 = (Path(__file__).parent / "rules-1.jsonl").read_text("utf-8")
"""Easy cards lowered the number of blue blocks, and cadence `round` left out the kobold's seat."""


def test_a_record_of_version_1_verifies_under_the_options_that_keep_its_rules() -> None:
    record = read(RULES_1, {rules.key: rules}.get)
    assert record.options == Options(
        mode="kobold", face="stone", cards="easy", strength="cheeky", cadence="last", blue_blocks="balanced"
    )
    assert len(list(verify(record))) == len(record.rows)


@pytest.mark.parametrize("version", [0, 3, 99])
def test_a_record_of_another_version_is_refused(version: int) -> None:
    with pytest.raises(BadRecord) as bad:
        read(RULES_1.replace('"rules":1', f'"rules":{version}', 1), {rules.key: rules}.get)
    assert (bad.value.line, bad.value.key, bad.value.about) == (1, "record-rules", {"given": version, "known": 2})


def test_options_that_did_not_change_their_meaning_stay() -> None:
    assert rules.upgrade(1, {"cards": "standard", "cadence": "second"}) == {"cards": "standard", "cadence": "second"}
