"""Every example in the documentation runs and prints what the page shows.

- ```` ```python ```` blocks of a page run one after another and share their names; what follows `>>>` is compared.
- ```` ```python file=NAME ```` writes the block to NAME and imports it, so that later blocks can; the tests in a file
  that is called `test_...` are run.
- ```` ```console ```` blocks run each `$ ` line and compare what follows; a line `...` stands for any lines. They know
  `ludotheque`, `cat FILE`, `echo 'TEXT'`, `echo $?`, pipes and `> FILE`, and start in a folder that holds `docs`.
- ```` ```json file=NAME ```` only writes the block.

All other blocks (`sh`, `text`, ...) are pictures or need the network, and are not run.
"""

from __future__ import annotations

import doctest
import importlib
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec import Struct
from typer import Typer
from typer.testing import CliRunner

from ludotheque.cli import app

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = [
    *(ROOT / "README.md", ROOT / "CONTRIBUTING.md"),
    *(*sorted(DOCS.glob("*.md")), *sorted((DOCS / "tutorials").glob("*.md"))),
]
FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<body>.*?)^```$", re.DOTALL | re.MULTILINE)
ANYTHING = "..."


class Block(Struct, frozen=True):
    """A fenced block of a page."""

    language: str
    file: str | None
    body: str
    line: int


def blocks_of(text: str) -> list[Block]:
    """The fenced blocks of a page in order."""
    found = []
    for match in FENCE.finditer(text):
        language, _, about = match["info"].strip().partition(" ")
        file = re.fullmatch(r"file=(\S+)", about)
        assert file or not about, f"what is {about!r} after ```{language}?"
        line = text.count("\n", 0, match.start("body")) + 1
        found.append(Block(language, file and file[1], match["body"], line))
    return found


def same(shown: list[str], seen: list[str]) -> bool:
    """Whether the lines agree, `...` standing for any number of lines."""
    if not shown:
        return not seen
    if shown[0] == ANYTHING:
        return any(same(shown[1:], seen[skip:]) for skip in range(len(seen) + 1))
    return bool(seen) and shown[0] == seen[0] and same(shown[1:], seen[1:])


def lines_of(text: str) -> list[str]:
    return [line.rstrip() for line in text.rstrip().split("\n")] if text.strip() else []


class Shell:
    """The part of a shell that the pages need."""

    def __init__(self, commands: Typer) -> None:
        self.commands = commands
        self.status = 0

    def run(self, line: str) -> str:
        """What one line prints, errors included."""
        words = shlex.split(line)
        told, piped = "", ""
        while words:
            end = words.index("|") if "|" in words else len(words)
            stage, words = words[:end], words[end + 1 :]
            printed, beside = self.stage(stage, piped)
            told, piped = told + beside, printed
        return told + piped

    def stage(self, words: list[str], given: str) -> tuple[str, str]:
        """What one program of a pipe prints on standard output and standard error."""
        target = words[words.index(">") + 1] if ">" in words else None
        words = words[: words.index(">")] if target else words
        printed, beside = self.program(words[0], words[1:], given)
        if target:
            Path(target).write_text(printed, "utf-8")
            printed = ""
        return printed, beside

    def program(self, name: str, words: list[str], given: str) -> tuple[str, str]:
        if name == "cat":
            return "".join(Path(word).read_text("utf-8") for word in words), ""
        if name == "echo":
            return " ".join(words).replace("$?", str(self.status)) + "\n", ""
        assert name == "ludotheque", f"{name} is not known to the examples"
        result = CliRunner().invoke(self.commands, words, input=given, prog_name="ludotheque")
        assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)
        self.status = result.exit_code
        return result.stdout, result.stderr


def sessions(body: str) -> Iterator[tuple[int, str, list[str]]]:
    """The commands of a console block with their line and what the page shows after them."""
    parts = re.split(r"^\$ ", body, flags=re.MULTILINE)
    assert not parts[0].strip(), "a console block starts with `$ `"
    line = 0
    for part in parts[1:]:
        command, _, shown = part.partition("\n")
        yield line, command, lines_of(shown)
        line += part.count("\n")


def run_console(shell: Shell, block: Block) -> None:
    """Run a console block; a failing command must be followed by `echo $?`."""
    asked = list(sessions(block.body))
    for number, (offset, command, shown) in enumerate(asked):
        seen = lines_of(shell.run(command))
        assert same(shown, seen), f"line {block.line + offset}: $ {command}\n" + "\n".join(seen)
        follows = asked[number + 1][1] if number + 1 < len(asked) else ""
        assert not shell.status or follows == "echo $?" or command == "echo $?", f"$ {command} fails"


def run_python(block: Block, names: dict[str, Any]) -> None:
    """Run a Python block, as a doctest if it looks like one."""
    if block.file:
        Path(block.file).write_text(block.body, "utf-8")
        module = Path(block.file).stem
        names[module] = importlib.import_module(module)
        if module.startswith("test_"):
            run_tests(names[module])
    elif ">>>" in block.body:
        test = doctest.DocTestParser().get_doctest(block.body, names, "example", None, block.line)
        told: list[str] = []
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False).run(test, out=told.append, clear_globs=False)
        names.update(test.globs)
        assert not told, "".join(told)
    else:
        exec(compile(block.body, f"line {block.line}", "exec", dont_inherit=True), names)  # noqa: S102


def run_tests(module: ModuleType) -> None:
    """Run the test classes of a module, as pytest would."""
    classes = [thing for name, thing in vars(module).items() if name.startswith("Test") and isinstance(thing, type)]
    tests = [(made, name) for made in classes for name in vars(made) if name.startswith("test_")]
    assert tests, f"{module.__name__} tests nothing"
    for made, name in tests:
        getattr(made(), name)()


@pytest.fixture(scope="module")
def commands() -> Typer:
    return app()


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder with the documentation in it, in English, 80 columns wide and without colours."""
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"LUDOTHEQUE_LANG": "en", "COLUMNS": "80", "TERM": "dumb", "NO_COLOR": "1"}.items():
        monkeypatch.setenv(name, value)
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
@pytest.mark.usefixtures("desk")
def test_examples_of_a_page_run_as_shown(page: Path, commands: Typer) -> None:
    shell, names = Shell(commands), {"__name__": "example"}
    for block in blocks_of(page.read_text("utf-8")):
        if block.language == "python":
            run_python(block, names)
        elif block.language == "console":
            run_console(shell, block)
        elif block.file:
            Path(block.file).write_text(block.body, "utf-8")


def test_there_is_something_to_run() -> None:
    """The extraction itself works: the pages hold many blocks of both kinds."""
    found = [block.language for page in PAGES for block in blocks_of(page.read_text("utf-8"))]
    assert found.count("python") >= 10
    assert found.count("console") >= 10


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("$ ludotheque --version\nludotheque 0.0.0\n", r"line 7: \$ ludotheque --version"),
        ("$ ludotheque replay nowhere.jsonl\n...\n", "fails"),
        ("$ rm -r docs\n", "not known"),
    ],
)
@pytest.mark.usefixtures("desk")
def test_a_wrong_console_block_is_caught(body: str, complaint: str, commands: Typer) -> None:
    with pytest.raises(AssertionError, match=complaint):
        run_console(Shell(commands), Block("console", None, body, 7))


@pytest.mark.parametrize("body", [">>> 1 + 1\n3\n", "assert 1 + 1 == 3\n"])
def test_a_wrong_python_block_is_caught(body: str) -> None:
    with pytest.raises(AssertionError):
        run_python(Block("python", None, body, 1), {})


def test_lines_are_compared_with_elisions() -> None:
    assert same(["a", "...", "d"], ["a", "b", "c", "d"])
    assert same(["..."], [])
    assert not same(["a", "..."], ["b"])
    assert not same(["a"], ["a", "b"])
