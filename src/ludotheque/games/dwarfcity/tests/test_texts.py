"""The texts: everything in the box has its own name."""

from __future__ import annotations

import pytest

from ludotheque.core.speech import LANGUAGES, Speech
from ludotheque.games.dwarfcity.commands.voice import TEXTS
from ludotheque.games.dwarfcity.pieces import BLOCKS, FACES, SHAPES


@pytest.mark.parametrize("language", LANGUAGES)
def test_blocks_shapes_and_dice_have_names(language: str) -> None:
    speech = Speech(language, TEXTS)
    assert len({speech("block", block=block) for block in BLOCKS}) == len(BLOCKS)
    assert len({speech("shape", shape=shape) for shape in SHAPES}) == len(SHAPES)
    assert len({speech("die", die=face) for face in FACES}) == len(FACES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_block_is_called_by_its_shape(language: str) -> None:
    speech = Speech(language, TEXTS)
    for block in BLOCKS:
        assert speech("shape", shape=block[1]) in speech("block", block=block)
