"""The documentation as a site: it builds without a warning, its links hold, and its checks find what is wrong."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec.yaml
import pytest
from msgspec import Meta, Struct

from tests.sources import ROOT, SOURCE
from tools.docsite import __main__ as command
from tools.docsite.api import api_pages
from tools.docsite.layout import Layout, layout, links, target
from tools.docsite.links import problems
from tools.docsite.sources import copy_of

FLOORS = ("core", "adapters", "bot_client", "lab")
ROOMS = ("pieces", "model", "book", "rules", "solver", "bots", "measures")


def public_modules() -> set[str]:
    """The modules that programs may use: all of some floors, the rooms of games, and what pages import of them."""
    found = set()
    pages = "".join(page.read_text("utf-8") for page in (ROOT / "docs").rglob("*.md"))
    for file in SOURCE.rglob("*.py"):
        parts = file.relative_to(SOURCE).with_suffix("").parts
        name = ".".join(("ludotheque", *parts)).removesuffix(".__init__")
        room = parts[0] == "games" and len(parts) > 2 and parts[2] in ROOMS
        deep = room and len(parts) > 3 and not name.endswith(parts[2]) and f"from {name} import" not in pages
        if (parts[0] in FLOORS or room) and not deep and not {"tests", "command", "commands"} & set(parts):
            found.add(name)
    return found


@pytest.mark.slow
def test_the_site_builds_and_holds_together(tmp_path: Path) -> None:
    """No warning, no failing cell, no broken link, no request to another host; every page and module is there."""
    words = [sys.executable, "-m", "tools.docsite", "--out", str(tmp_path)]
    done = subprocess.run(words, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    html = tmp_path / "html"
    assert done.stdout.endswith(f"The documentation is in {html / 'index.html'}\n")
    pages = [file.relative_to(ROOT / "docs").with_suffix(".html") for file in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if not (html / "docs" / page).is_file()] == []
    said = "".join(page.read_text("utf-8") for page in (html / "api").glob("*.html"))
    assert set(re.findall(r'id="module-([\w.]+)"', said)) == public_modules()
    for notebook in (ROOT / "docs" / "notebooks").glob("*.md"):
        page = (html / "docs" / "notebooks" / f"{notebook.stem}.html").read_text("utf-8")
        assert page.count("cell_output") >= 3
        assert ".svg" in page
    assert (html / "searchindex.js").stat().st_size > 100_000


@pytest.mark.slow
def test_what_is_wrong_with_a_page_fails_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    notebook = "---\nfile_format: mystnb\nkernelspec:\n  name: python3\n---\n\n# Home\n\n"
    cell = "```{code-cell} ipython3\nint('many')\n```\n\n[gone](gone.md)\n"
    site = {"docs/index.md": (notebook + cell).encode(), "docs/lost.md": b"# Not in any toctree\n"}
    monkeypatch.setattr(command, "layout", lambda _root: Layout(site, {}))
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "old.md").write_text("# Of an earlier build\n", "utf-8")
    assert command.build(tmp_path) == ["Sphinx has failed: see above."]
    told = capfd.readouterr().err
    assert "old.md" not in told
    for wrong in ("invalid literal for int()", "gone.md", "lost.md: WARNING: document isn't included in any toctree"):
        assert wrong in told


def test_the_site_is_laid_out_as_the_project_is() -> None:
    """Links to code lead to copies, all others stay as they are."""
    found = layout(ROOT)
    assert {"README.md", "docs/index.md", "docs/pictures/home.jpg", "api/core.md"} <= found.pages.keys()
    assert {"LICENSE", "src/ludotheque/core/match.py", "deploy/nginx.conf"} <= found.sources.keys()
    assert b"](source:../src/ludotheque/core/game.py)" in found.pages["docs/glossary.md"]
    assert b"](source:src/ludotheque/core/match.py)" in found.pages["sources.md"]
    assert found.pages["docs/chance.md"] == (ROOT / "docs" / "chance.md").read_bytes()


def test_links_are_those_outside_code() -> None:
    page = (
        "[a](b.md#c) `[no](no.md)` ![p](p.svg)\n\n```\n[no](no.md)\n```\n\n| [t](../t.py) |\n|---|\n| [u](https:) |\n"
    )
    assert links(page) == ["b.md#c", "../t.py", "https:"]
    assert [target("docs/page.md", link) for link in ("b.md#c", "../t.py", "#here")] == [
        "docs/b.md",
        "t.py",
        "docs/page.md",
    ]


@pytest.mark.parametrize(("name", "coloured"), [("a/b.py", True), ("LICENSE", False), ("web/A.svelte", False)])
def test_a_copy_shows_the_code_of_a_file_line_by_line(name: str, coloured: bool) -> None:
    shown = copy_of(name, 'if "<b>":\n    pass\n')
    assert "&lt;b&gt;" in shown
    assert "<b>" not in shown
    assert 'name="L-2"' in shown
    assert ('<span class="k">pass</span>' in shown) == coloured
    assert f'href="{"../" * name.count("/")}_static/sources.css"' in shown


def test_a_new_game_has_its_page(tmp_path: Path) -> None:
    """It shows its rooms; modules inside them only where a page imports from them."""
    game = tmp_path / "src" / "ludotheque" / "games" / "berries"
    for path, text in {
        game / "rules.py": '"""Rules."""\n\nLEAST = 1\nMOST = 5\n"""Of a kind."""\n\n\ndef step() -> None: ...',
        game / "box.py": "",
        game / "solver" / "__init__.py": "from ludotheque.games.berries.solver.best import best",
        game / "solver" / "best.py": "def best() -> None: ...\n\n\ndef _helps() -> None: ...",
        game / "solver" / "inner.py": "",
        game / "commands" / "play.py": "",
        game / "tests" / "test_rules.py": "",
        tmp_path / "docs" / "berries.md": "```python\n>>> from ludotheque.games.berries.solver.best import best\n```",
    }.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    ((name, page),) = api_pages(tmp_path).items()
    assert name == "api/games.berries.md"
    stem = "ludotheque.games.berries"
    assert re.findall(r"automodule:: (\S+)", page) == [f"{stem}.rules", f"{stem}.solver", f"{stem}.solver.best"]
    assert re.findall(r":members: (.+)", page) == ["MOST, step", "best", "best"]


GOOD = '<a href="b.html#here">b</a><a href="https://example.org">o</a><link rel="next" href="b.html"/><img src="p.svg">'


@pytest.mark.parametrize(
    ("page", "sheet", "wrong"),
    [
        (GOOD, "a { background: url(p.svg) }", ""),
        ('<a href="c.html">c</a>', "", "a.html links to c.html, which is not there"),
        ('<a href="b.html#gone">b</a>', "", "a.html links to b.html#gone, which is not there"),
        ('<a class="x" href="#gone">a</a>', "", "a.html links to #gone, which is not there"),
        ('<img alt="" src="q.svg">', "", "a.html links to q.svg, which is not there"),
        (
            '<script src="https://example.org/x.js"></script>',
            "",
            "a.html asks another host for https://example.org/x.js",
        ),
        ('<link rel="stylesheet" href="//example.org/x.css">', "", "a.html asks another host for //example.org/x.css"),
        (
            '<img srcset="p.svg 1x, https://example.org/p.svg 2x">',
            "",
            "a.html asks another host for https://example.org/p.svg",
        ),
        ('<p style="background: url(http://example.org/p)">', "", "a.html asks another host for http://example.org/p"),
        ("", "@import 'https://example.org/x.css';", "s.css asks another host for https://example.org/x.css"),
        ("", "a { src: url(//example.org/f.woff) }", "s.css asks another host for //example.org/f.woff"),
    ],
)
def test_broken_links_and_requests_to_other_hosts_are_found(tmp_path: Path, page: str, sheet: str, wrong: str) -> None:
    files = {"a.html": page, "b.html": '<h1 id="here">b</h1>', "p.svg": "<svg/>", "s.css": sheet}
    for name, text in files.items():
        (tmp_path / name).write_text(text, "utf-8")
    assert problems(tmp_path) == [wrong] * bool(wrong)


# CITATION.cff, after the schema 1.2.0 of the Citation File Format

Line = Annotated[str, Meta(min_length=1)]


class Entity(Struct, forbid_unknown_fields=True):
    """Authors who are no single person."""

    name: Line


class Citation(Struct, forbid_unknown_fields=True, rename="kebab"):
    """The fields of the schema that this project uses; the first four are required."""

    cff_version: Literal["1.2.0"]
    message: Line
    title: Line
    authors: Annotated[list[Entity], Meta(min_length=1)]
    type: Literal["software", "dataset"]
    abstract: Line
    version: Line
    license: Literal["MIT"]
    keywords: Annotated[list[Line], Meta(min_length=1)]


def test_the_citation_is_valid_and_of_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found = msgspec.yaml.decode((ROOT / "CITATION.cff").read_bytes(), type=Citation)
    assert (found.version, found.license) == (project["version"], project["license"])
    assert [author.name for author in found.authors] == [author["name"] for author in project["authors"]]
    assert len(set(found.keywords)) == len(found.keywords)
