"""Preload links for the head of a page, so that a distant browser need not discover its files step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from ludotheque.core.coding import decode
from ludotheque.server.routes import BY_WORD

ROOM: Final = "src/table/MatchPage.svelte"
ENTRY: Final = "index.html"
"""The chunk that every page loads."""


class Part(Struct, frozen=True):
    """A chunk of the client in the manifest of its build."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


@cache
def parts(static: Path) -> dict[str, Part]:
    """The manifest of the build; empty if there is none."""
    listed = static / ".vite" / "manifest.json"
    return decode(listed.read_bytes(), dict[str, Part]) if listed.is_file() else {}


def preloads(
    path: str, language: str, known: dict[str, Part], games: Iterable[str] = (), more: Iterable[str] = ()
) -> list[str]:
    """Lines for the head of the page at this address: its code with all that it imports, its styles and its words.

    `games` are those that the page will speak of; `more` are parts that it loads as soon as it knows what for. Styles
    are not only announced but there: the page need not add them, and is not drawn before them.
    """
    where, _, what = path.removeprefix("/").partition("/")
    route = BY_WORD.get(where)
    topic = None if route is None else route.topic
    page = "" if route is None else f"src/{route.part}"
    vocabularies = [language, *(f"{game}-{language}" for game in (games if topic is None else (what,)))]
    files = [name for each in vocabularies for name in known if name.startswith(f"_words-{each}-")]
    words = [name for file in files for name in closure(file, known)]
    further = [name for part in more for name in closure(part, known)]
    further += [] if topic is None else about(what, topic, language, known)
    wanted = list(dict.fromkeys([*closure(page, known), *words, *further]))
    here = set(closure(ENTRY, known))
    scripts = [
        f'<link rel="modulepreload" crossorigin href="/{known[name].file}">' for name in wanted if name not in here
    ]
    styles = dict.fromkeys(css for name in wanted if name not in here for css in known[name].css)
    return [*scripts, *(f'<link rel="stylesheet" crossorigin href="/{css}">' for css in styles)]


def about(game: str, topic: str, language: str, known: dict[str, Part]) -> Iterator[str]:
    """The parts of a game for a topic, such as its rules: its pictures and its texts."""
    yield from closure(f"src/games/{game}/{topic}/index.ts", known)
    yield from closure(f"../src/ludotheque/games/{game}/texts/{topic}.{language}.ftl?raw", known)


def closure(name: str, known: dict[str, Part], met: set[str] | None = None) -> Iterator[str]:
    """A part after everything that it imports, each once, so that the styles of an importing part win."""
    met = set() if met is None else met
    if name in known and name not in met:
        met.add(name)
        for other in known[name].imports:
            yield from closure(other, known, met)
        yield name
