"""The texts: everything in the box has its own name."""

from __future__ import annotations

import pytest

from ludotheque.core.localization import LANGUAGES, Texts
from ludotheque.games.ubongo.commands.terminal import TEXTS
from ludotheque.games.ubongo.model import GEMS
from ludotheque.games.ubongo.pieces import PIECES, SYMBOLS


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name(language: str) -> None:
    texts = Texts(language, TEXTS)
    assert len({texts("piece", piece=piece.name) for piece in PIECES}) == len(PIECES)
    assert len({texts("symbol", symbol=symbol) for symbol in SYMBOLS}) == len(SYMBOLS)
    assert len({texts("gem", gem=gem) for gem in GEMS}) == len(GEMS)
