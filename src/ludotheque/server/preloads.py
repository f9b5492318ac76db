"""What a page will ask for next: named in its head, so that a browser far away need not find it out step by step."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from ludotheque.core.coding import decode
from ludotheque.server.files import STATIC

PAGES: Final = {
    "t": "src/table/TablePage.svelte",
    "r": "src/replay/ReplayPage.svelte",
    "beat": "src/solo/BeatPage.svelte",
    "screen": "src/screen/ScreenPage.svelte",
    "learn": "src/learn/LearnPage.svelte",
    "rules": "src/learn/RulesPage.svelte",
    "records": "src/solo/RecordsPage.svelte",
}
"""The first word of an address, and the part of the client that is loaded for it."""
ENTRY: Final = "index.html"
"""What every page names already."""


class Part(Struct, frozen=True):
    """A part of the client in the list that its build leaves."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


@cache
def parts(static: Path = STATIC) -> dict[str, Part]:
    """The list of the build; empty where there is none."""
    listed = static / ".vite" / "manifest.json"
    return decode(listed.read_bytes(), dict[str, Part]) if listed.is_file() else {}


def preloads(path: str, language: str, known: dict[str, Part]) -> list[str]:
    """Lines for the head of the page at this address: its code with all that it imports, its styles and its words."""
    words = [name for name in known if name.startswith(f"_words-{language}-")]
    page = PAGES.get(path.split("/")[1], "")
    wanted = list(dict.fromkeys([*closure(page, known), *words]))
    here = set(closure(ENTRY, known))
    scripts = [
        f'<link rel="modulepreload" crossorigin href="/{known[name].file}">' for name in wanted if name not in here
    ]
    styles = dict.fromkeys(css for name in wanted if name not in here for css in known[name].css)
    return [*scripts, *(f'<link rel="preload" as="style" crossorigin href="/{css}">' for css in styles)]


def closure(name: str, known: dict[str, Part], met: set[str] | None = None) -> Iterator[str]:
    """A part and everything that it imports, each once."""
    met = set() if met is None else met
    if name in known and name not in met:
        met.add(name)
        yield name
        for other in known[name].imports:
            yield from closure(other, known, met)
