"""Texts for people follow the customs of their language, in every file of every room."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src" / "ludotheque"
HOLD = "\u00a0\u202f"
"""Spaces that keep a tall sign on the line of its word."""
FRENCH = sorted(path for path in SOURCE.rglob("texts/*.ftl") if path.stem.rpartition(".")[2] == "fr")
GERMAN = sorted(path for path in SOURCE.rglob("texts/*.ftl") if path.stem.rpartition(".")[2] == "de")
COMMANDS = re.compile(r"pip install '[^']*'")


def said(file: Path) -> str:
    """All that a file says, without keys, selectors, comments and commands to be typed."""
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    values = (re.sub(r"^(-?[a-z0-9-]+ = | *\*?\[[a-z0-9-]+\] )", "", line) for line in lines)
    return COMMANDS.sub("", "\n".join(value for value in values if not value.endswith("->")))


def named(file: Path) -> str:
    return file.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("file", FRENCH, ids=named)
def test_french_spaces_and_apostrophes(file: Path) -> None:
    text = said(file)
    assert re.findall(r".*'.*", text) == []
    assert re.findall(rf".*(?<![{HOLD}])[;!?»%].*", text) == []
    assert re.findall(rf".*(?<![{HOLD}]):(?:[ \n]|$).*", text) == []
    assert re.findall(rf".*«(?![{HOLD}]).*", text) == []
    assert not set("„“”") & set(text)


@pytest.mark.parametrize("file", GERMAN, ids=named)
def test_german_quotation_marks(file: Path) -> None:
    assert not set("«»”") & set(said(file))
