"""Copies the template into a clone under a new key."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ludotheque.core.refusal import Refused

TEMPLATE: Final = Path(__file__).parent
PACKAGE: Final = "ludotheque.new_game.template"
TITLE: Final = "Lowest Alone"
REGISTRY: Final = Path("src/ludotheque/games/__init__.py")
KEYS: Final = re.compile(r"^(KEYS = \()(.*)(\))$", re.MULTILINE)
KEY: Final = re.compile(r"[a-z][a-z0-9]{1,19}")
LONGEST_TITLE: Final = 40
RESERVED: Final = frozenset({"client", "games", "tests", "template"})


def clone_at(folder: Path) -> Path:
    """The root of the clone that holds this folder; refuses a folder outside of any."""
    for root in (folder, *folder.parents):
        if (root / REGISTRY).is_file() and (root / "web" / "src" / "games").is_dir():
            return root
    raise Refused("new-game-no-clone")


def lay(root: Path, key: str, title: str) -> list[Path]:
    """Lay a game under this key and title, and enter it in the registry; the files that were written."""
    check(root, key, title)
    written = []
    for source, target in files(root, key):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text("utf-8"), key, title), "utf-8")
        written.append(target)
    registry = root / REGISTRY
    registry.write_text(KEYS.sub(rf'\g<1>\g<2>, "{key}"\g<3>', registry.read_text("utf-8"), count=1), "utf-8")
    return [*written, registry]


def check(root: Path, key: str, title: str) -> None:
    """Refuse a key or title that cannot be used, and a folder that is there already."""
    if not KEY.fullmatch(key) or keyword.iskeyword(key) or key in RESERVED:
        raise Refused("new-game-key", given=key[:LONGEST_TITLE])
    if not title.strip() or len(title) > LONGEST_TITLE or not title.isprintable() or set(title) & set('{}"\\'):
        raise Refused("new-game-title", most=LONGEST_TITLE)
    if any(folder.exists() for folder in folders(root, key)):
        raise Refused("new-game-taken", given=key)


def folders(root: Path, key: str) -> tuple[Path, Path]:
    """Where the game and its client are laid."""
    return root / "src" / "ludotheque" / "games" / key, root / "web" / "src" / "games" / key


def files(root: Path, key: str) -> Iterator[tuple[Path, Path]]:
    """Every file of the template, and where its copy goes."""
    for source, target in zip((TEMPLATE / "template", TEMPLATE / "client"), folders(root, key), strict=True):
        for file in sorted(source.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                yield file, target / file.relative_to(source)


def renamed(text: str, key: str, title: str) -> str:
    """A file of the template in the words of the new game."""
    text = text.replace(PACKAGE, f"ludotheque.games.{key}").replace('key: str = "template"', f'key: str = "{key}"')
    return re.sub(r"\bTemplate\b", key.capitalize(), text).replace(TITLE, title)
