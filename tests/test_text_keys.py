"""Every language has the same texts, and every refusal has a sentence."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, Message, Term

from ludotheque.core.localization import LANGUAGES
from ludotheque.games import GAMES
from tests.sources import SOURCE, refusals, text_of

TEXTS = sorted(SOURCE.rglob("texts"))


def keys(file: Path) -> list[str]:
    """The keys of a text file; fails if it is not valid Fluent."""
    found = []
    for entry in FluentParser().parse(text_of(file)).body:
        assert isinstance(entry, Message | Term | BaseComment), f"{file}: not Fluent: {entry.content!r}"
        if not isinstance(entry, BaseComment):
            found.append(entry.id.name)
    return found


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: folder.relative_to(SOURCE).as_posix())
def test_every_language_has_the_same_keys(folder: Path) -> None:
    assert differing(folder) == []


def differing(folder: Path) -> list[str]:
    """What the text files of a folder lack: en.ftl, fr.ftl and de.ftl, and any further set such as web.en.ftl, ..."""
    files = {file.name for file in folder.glob("*.ftl")}
    kinds = {"", *(name.removesuffix(".ftl").rpartition(".")[0] for name in files)}
    wanted = {kind: [f"{kind}.{language}.ftl".lstrip(".") for language in LANGUAGES] for kind in sorted(kinds)}
    expected = {name for names in wanted.values() for name in names}
    found = [f"{name} is missing" for name in sorted(expected - files)]
    found += [f"{name} is in no language" for name in sorted(files - expected)]
    if found:
        return found
    for first, *others in wanted.values():
        said = {name: keys(folder / name) for name in (first, *others)}
        for name, own in said.items():
            twice = [key for key, count in Counter(own).items() if count > 1]
            found += [f"{name} says {key} twice" for key in twice]
            differs = set(own) ^ set(said[first])
            found += [f"{name} differs from {first} in {key}" for key in sorted(differs)]
    return found


def test_texts_that_differ_are_caught(tmp_path: Path) -> None:
    for language in LANGUAGES:
        for kind in ("", "web."):
            (tmp_path / f"{kind}{language}.ftl").write_text("a = A\n", "utf-8")
    assert differing(tmp_path) == []
    (tmp_path / "web.de.ftl").write_text("a = A\na = B\nb = B\n", "utf-8")
    assert differing(tmp_path) == ["web.de.ftl says a twice", "web.de.ftl differs from web.en.ftl in b"]
    (tmp_path / "web.de.ftl").unlink()
    assert differing(tmp_path) == ["web.de.ftl is missing"]
    (tmp_path / "web.it.ftl").touch()
    assert "web.it.ftl is in no language" in differing(tmp_path)


def test_every_refusal_has_a_sentence() -> None:
    shared = set(keys(SOURCE / "core" / "texts" / "en.ftl"))
    assert {f"refused-{key}" for key in refusals(SOURCE / "core")} - shared == set()
    for game in GAMES:
        own = shared | set(keys(SOURCE / "games" / game / "texts" / "en.ftl"))
        assert {f"refused-{key}" for key in refusals(SOURCE / "games" / game)} - own == set()
