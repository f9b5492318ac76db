"""The texts: every power has its own name."""

from __future__ import annotations

import pytest

from ludotheque.core.localization import LANGUAGES, Texts
from ludotheque.games.ostriches.commands.terminal import TEXTS
from ludotheque.games.ostriches.pieces import POWERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_powers_have_names(language: str) -> None:
    texts = Texts(language, TEXTS)
    assert len({texts("power", power=power) for power in POWERS}) == len(POWERS)
