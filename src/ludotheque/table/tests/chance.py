"""The same ids and the same seed in every evening, so that evenings can be compared."""

from __future__ import annotations

import itertools

import pytest

from ludotheque.table import codes, live_match, preset_tables, room, streams, tables


def fix_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = itertools.count()
    for module in (tables, live_match, preset_tables, room, streams):
        monkeypatch.setattr(module, "new_id", lambda: f"id-{next(numbers)}")
    monkeypatch.setattr(live_match, "fresh_seed", lambda: b"s" * 32)
    monkeypatch.setattr(codes, "new_code", lambda _length: "ABCD")
