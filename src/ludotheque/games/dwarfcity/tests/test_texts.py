"""The texts: a sentence for every refusal in three languages, and every key is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.refusal import Refused
from ludotheque.core.speech import LANGUAGES, SHARED, Speech, text_of
from ludotheque.games.dwarfcity.bots import BOTS
from ludotheque.games.dwarfcity.pieces import BLOCKS, FACES, SHAPES

TEXTS = "ludotheque.games.dwarfcity"
ROOT = Path(ludotheque.__file__).parent
BLANKS: dict[str, str | int] = {
    "die": "v",
    "shape": "p",
    "given": "x",
    "known": "y",
    "fewest": 1,
    "most": 6,
    "level": "z",
}
"""All that a refusal of this game may tell."""


def source(folder: str) -> str:
    files = (file for file in sorted((ROOT / folder).rglob("*.py")) if "tests" not in file.parts)
    return "\n".join(file.read_text("utf-8") for file in files)


def keys(package: str) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) =", text_of(package, "en"), re.MULTILINE)


def raised() -> set[str]:
    """The keys of every refusal, also where a condition chooses between two."""
    calls = re.findall(r"Refused\(([^)]*)\)", source("games/dwarfcity"))
    return {key for call in calls for key in re.findall(r'"([a-z]+(?:-[a-z]+)+)"', call)}


def test_every_refusal_has_its_sentence() -> None:
    assert {"roll-first", "other-shape", "must-build", "cannot-fall", "nothing-to-take-back"} <= raised()
    known = {*keys(SHARED), *keys(TEXTS)}
    assert {f"refused-{key}" for key in raised()} - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    speech = Speech(language, TEXTS)
    said = [speech.refusal(Refused(key, **BLANKS)) for key in sorted(raised())]
    assert len(set(said)) == len(said)
    assert all(sentence[-1] in ".!?" for sentence in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_blocks_shapes_dice_levels_and_ends_have_names(language: str) -> None:
    speech = Speech(language, TEXTS)
    assert len({speech("block", block=block) for block in BLOCKS}) == len(BLOCKS)
    assert len({speech("shape", shape=shape) for shape in SHAPES}) == len(SHAPES)
    assert len({speech("die", die=face) for face in FACES}) == len(FACES)
    assert len({speech(f"level-{level}") for level in BOTS}) == len(BOTS)
    assert speech("outcome-dwarfs-won") != speech("outcome-kobold-won")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_block_is_called_by_its_shape(language: str) -> None:
    speech = Speech(language, TEXTS)
    for block in BLOCKS:
        assert speech("shape", shape=block[1]) in speech("block", block=block)


def test_every_key_is_used() -> None:
    code, text = source(""), text_of(TEXTS, "en")
    parts = {"refused-": raised(), "level-": set(BOTS), "outcome-": None, "column-": None}
    unused = []
    for key in keys(TEXTS):
        quoted = f'"{key}"' in code or re.search(rf"{{ {key} }}", text)
        made = any(key.startswith(part) and (of is None or key.removeprefix(part) in of) for part, of in parts.items())
        if not quoted and not made:
            unused.append(key)
    assert not unused
