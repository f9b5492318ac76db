"""Checks a built site: every link and anchor inside it leads somewhere, and no page asks another host for anything."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit

TAG = re.compile(r"<([a-z][a-z0-9]*)\s([^>]*)>")
ATTRIBUTE = re.compile(r'([a-z-]+)="([^"]*)"')
OUTSIDE = re.compile(r"(?:[a-z]+:)?//")
"""The beginning of an address with a host."""
FETCHED = re.compile(r"""(?:url\(\s*|@import\s+)["']?([^"')\s]+)""")
"""What a style sheet asks for."""
LINKS = {"a", "area"}
"""Tags whose target is asked for only when somebody follows it; so is what a `link` says of other pages."""
SAID = {"index", "search", "next", "prev", "canonical", "author", "copyright", "contents", "top", "up"}


def problems(html: Path) -> list[str]:
    """What is wrong with the site in a folder, a sentence each."""
    pages = sorted(html.rglob("*.html"))
    sheets = sorted(html.rglob("*.css"))
    wrong = [problem for page in pages for problem in wrong_in(page)]
    return wrong + [asks(sheet, target) for sheet in sheets for target in outside(FETCHED.findall(read(sheet)))]


def wrong_in(page: Path) -> Iterator[str]:
    """What is wrong with the links of a page, and with what it asks for."""
    for tag, named in tags(page):
        rel = named.get("rel", "").split()
        followed = tag in LINKS or (tag == "link" and SAID.intersection(rel))
        for key in ("href", "src", "data", "poster"):
            target = named.get(key, "")
            if OUTSIDE.match(target):
                yield from () if followed else (asks(page, target),)
            elif (
                key in named and not target.startswith(("data:", "mailto:", "javascript:")) and not leads(page, target)
            ):
                yield f"{page.name} links to {target}, which is not there"
        yield from (asks(page, target) for target in outside(re.split(r"[\s,]+", named.get("srcset", ""))))
        yield from (asks(page, target) for target in outside(FETCHED.findall(named.get("style", ""))))


def asks(file: Path, target: str) -> str:
    return f"{file.name} asks another host for {target}"


def outside(targets: Iterable[str]) -> list[str]:
    return [target for target in targets if OUTSIDE.match(target)]


def leads(page: Path, target: str) -> bool:
    """Whether a target inside the site is there, with its anchor."""
    parts = urlsplit(target)
    file = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if not file.is_file():
        return False
    return not parts.fragment or file.suffix != ".html" or unquote(parts.fragment) in anchors(file)


@cache
def anchors(page: Path) -> frozenset[str]:
    """Every place of a page that a link can lead to."""
    return frozenset(named[key] for _, named in tags(page) for key in ("id", "name") if key in named)


def tags(page: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """The tags of a page that have attributes; text in them is escaped, so they are plain to find."""
    for tag, inside in TAG.findall(read(page)):
        yield tag, {key: unescape(value) for key, value in ATTRIBUTE.findall(inside)}


def read(file: Path) -> str:
    return file.read_text("utf-8")
