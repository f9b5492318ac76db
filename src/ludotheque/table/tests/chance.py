"""The same ids and the same seed in every evening, so that evenings can be compared."""

from __future__ import annotations

import itertools

import pytest

from ludotheque.table import house, live, openings, room, streams


def fix_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = itertools.count()
    for module in (house, live, openings, room, streams):
        monkeypatch.setattr(module, "new_id", lambda: f"id-{next(numbers)}")
    monkeypatch.setattr(live, "fresh_seed", lambda: b"s" * 32)
    monkeypatch.setattr(house, "new_code", lambda: "ABCD")
