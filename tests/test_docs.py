"""The documentation is complete: everything is described, and links work."""

from __future__ import annotations

import ast
import inspect
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from ludotheque import core
from ludotheque.cli import app
from ludotheque.core.measuring import ANY_GAME
from ludotheque.core.testing import conformance
from ludotheque.core.testing.checks import CHECKS
from ludotheque.games import GAMES
from ludotheque.lab.experiment import KINDS
from tests.sources import ROOT, SOURCE, modules, refusals, settings, tags, text_of

DOCS = ROOT / "docs"
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted(DOCS.rglob("*.md")),
    *sorted((ROOT / "bench").glob("*.md")),
]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
REGISTRIES = re.compile(r"pypi|pythonhosted|npmjs|yarnpkg|anaconda\.org|crates\.io|index-url|registry\.", re.IGNORECASE)

by_game = pytest.mark.parametrize("key", GAMES)
by_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


def page_of(key: str) -> Path:
    """The page of a game: in docs/, or next to its rules."""
    page = DOCS / f"{key}.md"
    return page if page.is_file() else SOURCE / "games" / key / "README.md"


def quoted(text: str) -> set[str]:
    """Everything in single backticks on a page, outside fenced blocks."""
    return set(re.findall(r"`([^`\n]+)`", prose(text)))


def prose(text: str) -> str:
    """A page without its fenced blocks."""
    return re.sub(r"^ *```.*?^ *```$", "", text, flags=re.DOTALL | re.MULTILINE)


def missing(wanted: Iterable[str], page: Path) -> list[str]:
    """The wanted names that a page does not put in backticks."""
    return sorted(set(wanted) - quoted(text_of(page)))


# What a game is made of


@by_game
def test_a_game_has_a_page(key: str) -> None:
    assert page_of(key).is_file()


@by_game
def test_a_page_names_every_setting_and_mode(key: str) -> None:
    found = list(settings(GAMES[key]))
    assert found
    assert not missing(found, page_of(key))


@by_game
def test_a_page_names_every_action_and_event(key: str) -> None:
    actions, events = tags(GAMES[key].game.action), tags(GAMES[key].game.event)
    assert actions
    assert events
    assert not missing([*actions, *events], page_of(key))


@by_game
def test_a_page_names_every_bot(key: str) -> None:
    assert not missing(GAMES[key].bots, page_of(key))


@by_game
def test_a_page_names_every_refusal_of_the_rules(key: str) -> None:
    found = refusals(SOURCE / "games" / key / "rules")
    assert found
    assert not missing(found, page_of(key))


def test_the_architecture_names_every_refusal_of_a_match() -> None:
    found = {key for key in refusals(SOURCE / "core") if not key.startswith(("record-", "input-", "file-", "field-"))}
    assert not missing(found - {"game-unknown"}, DOCS / "architecture.md")


def test_the_records_page_names_everything_that_can_be_wrong() -> None:
    found = {key for key in refusals(SOURCE / "core") if key.startswith("record-")}
    assert found
    assert not missing(found, DOCS / "records.md")


# The architecture, the glossary and names in general


@pytest.mark.parametrize("floor", ["core", "console", "paper", "bot_client", "server", "store"])
def test_the_architecture_lists_every_module_of_a_floor(floor: str) -> None:
    found = {file.stem for file in (SOURCE / floor).glob("[a-z]*.py")} | {
        file.parent.name for file in (SOURCE / floor).glob("*/__init__.py") if file.parent.name != "tests"
    }
    table = re.search(rf"^\| module of `{floor}` .*?\n\n", text_of(DOCS / "architecture.md"), re.DOTALL | re.MULTILINE)
    assert table is not None
    rows = re.findall(r"^\| (`[^|]+`) \|", table[0], re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == found


def test_the_page_about_the_laboratory_lists_its_modules() -> None:
    table = text_of(DOCS / "laboratory.md").split("| module of `lab` |")[1]
    listed = {name for line in table.splitlines()[2:] for name in re.findall(r"`(\w+)`", line.split("|")[1])}
    assert listed == {file.stem for file in (SOURCE / "lab").glob("[a-z]*.py")}


def test_the_page_about_the_laboratory_names_every_key_and_measure() -> None:
    keys = {name for kind in KINDS.values() for name in kind.__struct_fields__}
    measures = {name for box in GAMES.values() for name in (*ANY_GAME, *box.measures)}
    assert not missing(["kind", *KINDS, *keys, *measures], DOCS / "laboratory.md")


def test_the_architecture_lists_every_floor_and_game() -> None:
    page = text_of(DOCS / "architecture.md")
    floors = {file.name for file in SOURCE.iterdir() if (file / "__init__.py").is_file()}
    assert not {f"{floor}/" for floor in floors - {"games", "static"}} - quoted(page)
    pages = [page_of(key) for key in GAMES if page_of(key).parent == DOCS]  # a game of one's own has its page beside it
    names = [re.search(r"^# (.+)$", text_of(found), re.MULTILINE) for found in pages]
    assert len(names) >= 4
    assert not [name for name in names if name is None or name[1] not in page]


@pytest.mark.parametrize("kind", [core.Due, core.Outcome, core.Box], ids=lambda kind: str(kind.__name__))
def test_the_architecture_names_every_field(kind: Any) -> None:
    named = {word for mark in quoted(text_of(DOCS / "architecture.md")) for word in re.findall(r"\w+", mark)}
    assert not set(kind.__struct_fields__) - named


def test_the_architecture_names_every_member_of_a_game() -> None:
    named = {word for mark in quoted(text_of(DOCS / "architecture.md")) for word in re.findall(r"\w+", mark)}
    members = {name for name in core.Game.__annotations__ if not name.startswith("_")}
    assert not (members | {name for name in vars(core.Game) if name.islower() and not name.startswith("_")}) - named


@cache
def members() -> dict[str, set[str]]:
    """The names in every class of ours, by the name of the class; those of its bases count, too."""
    found: dict[str, set[str]] = {}
    bases: dict[str, set[str]] = {}
    for module in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases.setdefault(node.name, set()).update(name for base in node.bases for name in names_in(base))
                found.setdefault(node.name, set()).update(name for line in node.body for name in defined(line))
    for name, above in bases.items():
        found[name] = found[name].union(*(found.get(base, set()) for base in above))
    return found


def names_in(code: ast.AST) -> set[str]:
    return set(re.findall(r"\w+", ast.unparse(code)))


def defined(line: ast.stmt) -> Iterator[str]:
    """What a line of a class defines: a field, a method, or what a method assigns to `self`."""
    if isinstance(line, ast.AnnAssign):
        yield ast.unparse(line.target)
    elif isinstance(line, ast.Assign):
        yield from (name for target in line.targets for name in names_in(target))
    elif isinstance(line, ast.FunctionDef | ast.AsyncFunctionDef):
        yield line.name
        yield from re.findall(r"\bself\.(\w+)(?:: [^=\n]+)? =", ast.unparse(line))


@by_page
def test_members_that_a_page_names_exist(page: Path) -> None:
    """Such as `Box.hint`: a class of ours with one of its names."""
    known = members()
    marks = [mark for mark in quoted(text_of(page)) if not mark.endswith(".svelte")]
    named = [re.match(r"([A-Z]\w+)\.([a-z]\w*)", mark) for mark in marks]
    wrong = [found[0] for found in named if found and found[1] in known and found[2] not in known[found[1]]]
    assert wrong == []


FILE = re.compile(r"(?:[\w<>*.-]+/)+[\w<>*.-]+\.(?:py|ts|svelte|toml|ftl|md)")
"""A path in backticks."""


@by_page
def test_files_that_a_page_names_exist(page: Path) -> None:
    """A path may omit its leading folders, and stand for every game with <key> or a star."""
    if page.name == "CHANGELOG.md":
        return
    known = [file.relative_to(ROOT).as_posix() for file in tracked()]
    named = [mark for mark in quoted(text_of(page)) if FILE.fullmatch(mark)]
    patterns = {mark: re.escape(re.sub(r"<\w+>|\*", "@", mark)).replace("@", r"[\w.-]+") for mark in named}
    assert not [
        mark for mark, found in patterns.items() if not any(re.search(rf"(^|/){found}$", name) for name in known)
    ]


@cache
def tracked() -> list[Path]:
    """The project's files, without installed or built ones."""
    folders = ("src", "web/src", "tests", "tools", "bench", "docs", "deploy", "requirements")
    found = [file for folder in folders for file in (ROOT / folder).rglob("*.*") if "node_modules" not in file.parts]
    return [*found, *ROOT.glob("*.*"), *(ROOT / "web").glob("*.*")]


# The command line


def commands() -> Iterator[tuple[str, list[str]]]:
    """Every command with the words that its section must contain: options and arguments."""

    def walk(command: Any, path: str) -> Iterator[tuple[str, list[str]]]:
        words: list[str] = []
        for parameter in command.params:
            named = parameter.param_type_name == "option"
            words += [*parameter.opts, *parameter.secondary_opts] if named else [parameter.name.upper()]
        yield path, [word for word in words if word != "--help"]
        for name, below in getattr(command, "commands", {}).items():
            yield from walk(below, f"{path} {name}")

    yield from walk(get_command(app()), "ludotheque")


def sections(text: str) -> dict[str, str]:
    """The sections of a page by their titles, without backticks."""
    parts = re.split(r"^#+ (.+)$", text, flags=re.MULTILINE)
    return {title.replace("`", ""): body for title, body in zip(parts[1::2], parts[2::2], strict=True)}


@pytest.mark.parametrize(("command", "words"), list(commands()), ids=lambda given: given if type(given) is str else "")
def test_the_command_line_page_has_every_command_and_option(command: str, words: list[str]) -> None:
    described = sections(text_of(DOCS / "command-line.md"))
    assert command in described
    assert set(words) - quoted(described[command]) == set()


def test_the_command_line_page_has_no_removed_options() -> None:
    known = dict(commands())
    for title, body in sections(text_of(DOCS / "command-line.md")).items():
        if title.startswith("ludotheque"):
            assert title in known
            rows = re.findall(r"^\| `(--[a-z-]+)`", body, re.MULTILINE)
            assert set(rows) - set(known[title]) == set()


# The project


def test_the_readme_opens_with_the_two_commands() -> None:
    opening = text_of(ROOT / "README.md").split("\n## ")[0]
    block = re.search(r"^```sh\n(.*?)^```$", opening, re.DOTALL | re.MULTILINE)
    assert block is not None
    assert [line.split("#")[0].split() for line in block[1].splitlines()] == [["make", "play"], ["make", "test"]]
    assert opening.count("\n", 0, block.start()) <= 10


def test_the_readme_names_every_extra() -> None:
    assert not missing(PROJECT["optional-dependencies"], ROOT / "README.md")


def test_contributing_names_every_make_target() -> None:
    targets = re.findall(r"^([a-z]+):", text_of(ROOT / "Makefile"), re.MULTILINE)
    assert {"play", "test"} <= set(targets)
    assert not missing([f"make {target}" for target in targets], ROOT / "CONTRIBUTING.md")


def test_the_changelog_knows_this_version() -> None:
    titles = [title.split(" - ")[0].strip("[]") for title in sections(text_of(ROOT / "CHANGELOG.md"))]
    assert titles[:2] == ["Changelog", "Unreleased"]
    assert PROJECT["version"] in titles


def test_the_conformance_page_names_every_check_and_option() -> None:
    wanted = [check.__name__ for check in CHECKS] + ["nothing_leaks", *inspect.signature(conformance).parameters]
    assert not missing(wanted, DOCS / "conformance.md")


@by_page
def test_a_page_names_no_registry(page: Path) -> None:
    assert not REGISTRIES.findall(text_of(page))


# Links


def anchors(text: str) -> set[str]:
    """The anchors of a page's headings, as code hosts generate them."""
    found: Counter[str] = Counter()
    made = set()
    for title in re.findall(r"^#+ (.+)$", prose(text), re.MULTILINE):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title).strip().lower()
        slug = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        made.add(f"{slug}-{found[slug]}" if found[slug] else slug)
        found[slug] += 1
    return made


def links(text: str) -> list[str]:
    """The targets of links and pictures outside code."""
    plain = re.sub(r"`[^`\n]+`", "", prose(text))
    return re.findall(r"\]\(([^)\s]+)(?: \"[^\"]*\")?\)", plain) + re.findall(r"(?:src|href)=\"([^\"]+)\"", plain)


def broken(page: Path) -> list[str]:
    """The relative links of a page that lead nowhere."""
    found = []
    for link in links(text_of(page)):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        inside = target.is_relative_to(ROOT) and target.exists()
        if not inside or (anchor and (target.suffix != ".md" or anchor not in anchors(text_of(target)))):
            found.append(link)
    return found


@by_page
def test_links_lead_somewhere(page: Path) -> None:
    assert not broken(page)


def test_every_page_can_be_found_from_the_index() -> None:
    index = {(DOCS / link.partition("#")[0]).resolve() for link in links(text_of(DOCS / "README.md"))}
    assert not [page for page in DOCS.rglob("*.md") if page.name != "README.md" and page not in index]


def test_a_broken_link_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    page = tmp_path / "page.md"
    good = (
        "# A `b` c!\n\n## Twice\n\n## Twice\n\n[a](#a-b-c) [b](page.md#twice-1) [c](https://example.org) `[no](link)`\n"
    )
    page.write_text(good + "\n```text\n[no](link)\n```\n", "utf-8")
    assert broken(page) == []
    page.write_text(good + "\n[x](gone.md) ![y](gone.svg) [z](#gone) [w](../outside.md)\n", "utf-8")
    assert broken(page) == ["gone.md", "gone.svg", "#gone", "../outside.md"]


# Docstrings


def documented(file: Path) -> dict[str, bool]:
    """The public names that a module defines, and whether each has a docstring (below it, for a constant or alias)."""
    found: dict[str, bool] = {}
    body = ast.parse(text_of(file)).body
    for here, below in zip(body, [*body[1:], None], strict=True):
        said = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
        if isinstance(here, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found[here.name] = ast.get_docstring(here) is not None
        elif isinstance(here, ast.AnnAssign) and isinstance(here.target, ast.Name):
            found[here.target.id] = said
        elif isinstance(here, ast.Assign) and isinstance(here.targets[0], ast.Name):
            found[here.targets[0].id] = said
    return {name: told for name, told in found.items() if not name.startswith("_")}


def test_every_public_name_of_the_core_has_a_docstring_and_a_place_in_the_docs() -> None:
    told = {name for file in modules(SOURCE / "core") for name, fine in documented(file).items() if fine}
    assert set(core.__all__) - told == set()
    named = {word for page in PAGES for word in re.findall(r"\w+", " ".join(quoted(text_of(page))))}
    assert set(core.__all__) - named == set()


@pytest.mark.parametrize("file", modules(SOURCE / "core"), ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_public_functions_and_classes_of_the_core_have_docstrings(file: Path) -> None:
    kinds = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
    defined = {node.name for node in ast.parse(text_of(file)).body if isinstance(node, kinds)}
    assert not [name for name, told in documented(file).items() if name in defined and not told]
    assert ast.get_docstring(ast.parse(text_of(file)))
