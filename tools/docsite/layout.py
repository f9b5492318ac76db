"""What Sphinx reads: the project's pages as they are, the pages of the API, and a list of the files they link to.

All keep their place in the project, so that a link that works on a code host works on the site. A link to a file of
code leads to a copy of that file: the site needs no repository beside it, and shows the code of its own version.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from posixpath import normpath

from markdown_it import MarkdownIt
from msgspec import Struct

from tools.docsite.api import api_pages

PAGES = (
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/**/*.md", "bench/*.md"),
    *("src/ludotheque/games/*/README.md", "src/ludotheque/new_game/template/README.md"),
)
PICTURES = ("docs/pictures/*", "docs/findings/**/*.svg")
LIST = "sources.md"
"""The page that lists all copied files."""
SCHEME = "source:"
"""How a link to a copied file begins; `docs/conf.py` says what it becomes."""


class Layout(Struct, frozen=True):
    """What the site is made from, by paths from the root of the project."""

    pages: dict[str, bytes]
    """What Sphinx reads, with the pictures."""
    sources: dict[str, str]
    """The files that pages link to."""


def layout(root: Path) -> Layout:
    """The whole site of the project in a folder."""
    texts = {name: file.read_text("utf-8") for pattern in PAGES for name, file in found(root, pattern)}
    texts |= api_pages(root)
    pictures = {name: file.read_bytes() for pattern in PICTURES for name, file in found(root, pattern)}
    to = {name: sorted({link for link in links(text) if ":" not in link}) for name, text in texts.items()}
    places = {target(name, link) for name, some in to.items() for link in some} - texts.keys() - pictures.keys()
    sources = {name: (root / name).read_text("utf-8") for name in sorted(places) if (root / name).is_file()}
    games = [name for name in texts if name.startswith("src/")]
    texts[LIST], to[LIST] = list_of(sources, games), list(sources)
    for name, some in to.items():
        for link in some:
            if target(name, link) in sources:
                texts[name] = texts[name].replace(f"]({link})", f"]({SCHEME}{link})")
    return Layout({**{name: text.encode() for name, text in texts.items()}, **pictures}, sources)


def found(root: Path, pattern: str) -> Iterator[tuple[str, Path]]:
    """The files that match, by their paths from the root."""
    for file in sorted(root.glob(pattern)):
        yield file.relative_to(root).as_posix(), file


def target(page: str, link: str) -> str:
    """Where a relative link of a page leads."""
    path = link.partition("#")[0]
    return normpath(str(PurePosixPath(page).parent / path)) if path else page


def links(text: str) -> list[str]:
    """The targets of all links of a Markdown page; links in code are none."""
    lines = (token.children or () for token in MarkdownIt().enable("table").parse(text))
    return [str(part.attrs["href"]) for line in lines for part in line if part.type == "link_open"]


def list_of(sources: Iterable[str], games: Iterable[str]) -> str:
    """The list of all copied files by folder, and of pages that stand beside code."""
    folders: dict[str, list[str]] = {}
    for name in sources:
        folders.setdefault(str(PurePosixPath(name).parent), []).append(name)
    beside = "\n".join(games)
    parts = [
        "# Source files\n\nThe files that other pages link to, as they were when the site was built.",
        f"```{{toctree}}\n:hidden:\n\n{beside}\n```",
    ]
    for folder, names in sorted(folders.items()):
        entries = "\n".join(f"- [`{PurePosixPath(name).name}`]({name})" for name in names)
        parts.append(f"## {'The project' if folder == '.' else folder}\n\n{entries}")
    return "\n\n".join(parts) + "\n"
