"""Laying a game: what is written, and what is refused."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.games import KEYS
from ludotheque.new_game.laying import REGISTRY, clone_at, lay


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As much of a clone as laying looks at."""
    (tmp_path / REGISTRY).parent.mkdir(parents=True)
    (tmp_path / REGISTRY).write_text('"""The shelf."""\n\nKEYS = ("uluru", "ubongo")\n', "utf-8")
    (tmp_path / "web" / "src" / "games").mkdir(parents=True)
    return tmp_path


def test_a_game_is_laid_under_its_key_and_title(clone: Path) -> None:
    written = lay(clone, "berries", "Berry Bush")
    assert (clone / REGISTRY).read_text("utf-8").endswith('KEYS = ("uluru", "ubongo", "berries")\n')
    texts = {file.relative_to(clone).as_posix(): file.read_text("utf-8") for file in written}
    assert 'key: str = "berries"' in texts["src/ludotheque/games/berries/rules.py"]
    assert "game-name = Berry Bush\n" in texts["src/ludotheque/games/berries/texts/de.ftl"]
    assert "{ Berries as Wire }" in texts["web/src/games/berries/Play.svelte"]
    assert not [name for name, text in texts.items() if "new_game" in text or "Template" in text or "Lowest" in text]


@pytest.mark.parametrize(
    "key", ["", "b", "Berries", "4berries", "ber-ries", "class", "client", "../up", "b" * 21, "é" * 3]
)
def test_a_key_that_cannot_be_used_is_refused(clone: Path, key: str) -> None:
    with pytest.raises(Refused, match="new-game-key"):
        lay(clone, key, "Berry Bush")


@pytest.mark.parametrize("title", ["", " ", "x" * 41, "{ $a }", 'a"b', "a\nb", "a\\b"])
def test_a_title_that_cannot_be_used_is_refused(clone: Path, title: str) -> None:
    with pytest.raises(Refused, match="new-game-title"):
        lay(clone, "berries", title)


def test_a_game_that_is_there_stays_as_it_is(clone: Path) -> None:
    lay(clone, "berries", "Berry Bush")
    before = {file: file.read_bytes() for file in clone.rglob("*") if file.is_file()}
    with pytest.raises(Refused, match="new-game-taken"):
        lay(clone, "berries", "Another")
    assert {file: file.read_bytes() for file in clone.rglob("*") if file.is_file()} == before


def test_the_clone_is_found_from_any_folder_in_it(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert clone_at(clone / "web" / "src") == clone
    with pytest.raises(Refused, match="new-game-no-clone"):
        clone_at(tmp_path_factory.mktemp("elsewhere"))


def test_the_registry_has_the_line_that_is_extended() -> None:
    registry = Path(__file__).resolve().parents[2] / "games" / "__init__.py"
    listed = ", ".join(f'"{key}"' for key in KEYS)
    assert f"\nKEYS = ({listed})\n" in registry.read_text("utf-8")


def test_the_page_counts_what_is_laid(clone: Path) -> None:
    page = (Path(__file__).resolve().parents[4] / "docs" / "adding-a-game.md").read_text("utf-8")
    rows = re.findall(r"^\| ([A-Za-z ]+) \| (\d+) files?, (\d+) lines", page, re.MULTILINE)
    counted = {kind: (int(files), int(lines)) for kind, files, lines in rows}
    found: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for file in lay(clone, "berries", "Berry Bush")[:-1]:
        found[kind_of(file)][0] += 1
        found[kind_of(file)][1] += file.read_text("utf-8").count("\n")
    assert counted == {kind: tuple(sums) for kind, sums in found.items()}


def kind_of(file: Path) -> str:
    if "web" in file.parts:
        return "browser"
    kinds = {".ftl": "texts", ".md": "its page"}
    return "tests" if "tests" in file.parts else kinds.get(file.suffix, "Python")
