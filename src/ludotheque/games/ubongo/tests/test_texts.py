"""The texts: a sentence for every refusal in three languages, and every key is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.refusal import Refused
from ludotheque.core.speech import LANGUAGES, SHARED, Speech, text_of
from ludotheque.games.ubongo.bots import BOTS
from ludotheque.games.ubongo.commands.printing import MAKE, PLAY
from ludotheque.games.ubongo.commands.voice import TEXTS
from ludotheque.games.ubongo.model import GEMS
from ludotheque.games.ubongo.pieces import PIECES, SYMBOLS

ROOT = Path(ludotheque.__file__).parent
BLANKS: dict[str, str | int] = {
    "piece": "L5",
    "difficulty": 5,
    "given": "x",
    "wanted": 3,
    "most": 20,
    "known": "y",
    "longest": 40,
    "line": 1,
    "path": "shape",
    "file": "z",
}
"""All that a refusal of this game may tell."""


def source(folder: str) -> str:
    files = (file for file in sorted((ROOT / folder).rglob("*.py")) if "tests" not in file.parts)
    return "\n".join(file.read_text("utf-8") for file in files)


def keys(package: str) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) =", text_of(package, "en"), re.MULTILINE)


def raised() -> set[str]:
    """The keys of every refusal."""
    calls = re.findall(r"(?:Refused|wrong)\(([^)]*)\)", source("games/ubongo"))
    return {key for call in calls for key in re.findall(r'"([a-z]+(?:-[a-z]+)+)"', call)}


def test_every_refusal_has_its_sentence() -> None:
    assert {"not-in-set", "off-the-shape", "difficulty-missing", "shape-ragged", "print-needs-typst"} <= raised()
    known = {*keys(SHARED), *keys(TEXTS)}
    assert {f"refused-{key}" for key in raised()} - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    speech = Speech(language, TEXTS)
    said = [speech.refusal(Refused(key, **BLANKS)) for key in sorted(raised())]
    assert len(set(said)) == len(said)
    assert all(sentence[-1] in ".!?" for sentence in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name(language: str) -> None:
    speech = Speech(language, TEXTS)
    assert len({speech("piece", piece=piece.name) for piece in PIECES}) == len(PIECES)
    assert len({speech("symbol", symbol=symbol) for symbol in SYMBOLS}) == len(SYMBOLS)
    assert len({speech("gem", gem=gem) for gem in GEMS}) == len(GEMS)
    assert len({speech(f"level-{level}") for level in BOTS}) == len(BOTS)


def test_every_key_is_used() -> None:
    code, text = source(""), text_of(TEXTS, "en")
    parts = {
        "refused-": raised(),
        "level-": set(BOTS),
        "outcome-": None,
        "print-make-": set(MAKE),
        "print-play-": set(PLAY),
    }
    unused = []
    for key in keys(TEXTS):
        quoted = f'"{key}"' in code or re.search(rf"{{ {key} }}", text)
        made = any(key.startswith(part) and (of is None or key.removeprefix(part) in of) for part, of in parts.items())
        if not quoted and not made:
            unused.append(key)
    assert not unused
