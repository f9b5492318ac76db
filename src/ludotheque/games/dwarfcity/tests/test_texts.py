"""The texts: everything in the box has its own name."""

from __future__ import annotations

import pytest

from ludotheque.core.localization import LANGUAGES, Texts
from ludotheque.games.dwarfcity.commands.simulate import TEXTS
from ludotheque.games.dwarfcity.pieces import BLOCKS, FACES, SHAPES


@pytest.mark.parametrize("language", LANGUAGES)
def test_blocks_shapes_and_dice_have_names(language: str) -> None:
    texts = Texts(language, TEXTS)
    assert len({texts("block", block=block) for block in BLOCKS}) == len(BLOCKS)
    assert len({texts("shape", shape=shape) for shape in SHAPES}) == len(SHAPES)
    assert len({texts("die", die=face) for face in FACES}) == len(FACES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_block_is_called_by_its_shape(language: str) -> None:
    texts = Texts(language, TEXTS)
    for block in BLOCKS:
        assert texts("shape", shape=block[1]) in texts("block", block=block)
