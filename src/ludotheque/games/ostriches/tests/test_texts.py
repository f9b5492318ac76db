"""The texts: every power has its own name."""

from __future__ import annotations

import pytest

from ludotheque.core.speech import LANGUAGES, Speech
from ludotheque.games.ostriches.commands.voice import TEXTS
from ludotheque.games.ostriches.pieces import POWERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_powers_have_names(language: str) -> None:
    speech = Speech(language, TEXTS)
    assert len({speech("power", power=power) for power in POWERS}) == len(POWERS)
