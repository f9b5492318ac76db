"""Which tests belong to the files that a branch has changed: the rule behind `make check`.

- Python tests stand beside what they test: a change in `src/ludotheque/table/` runs `src/ludotheque/table/tests`, a
  change in `src/ludotheque/games/<key>/` the tests of that game. What stands above these folders, like the command
  line, has its tests in `tests/`.
- A changed test file runs itself; a changed module of `tests/` runs the tests that import it.
- A changed example in `deploy/`, or its page, runs `tests/test_deploy.py`.
- A changed page runs its examples and the checks of the documentation; a changed text the checks of texts. A change in
  `tools/docsite/` or of `docs/conf.py` runs `tests/test_docsite.py`.
- A change in `web/` runs the type check, the vitest files that import it, and the browser tests with the marker
  `smoke(folder=...)` of its folder; a folder without such a test, like the kit, runs all of them.
- A change on either side of the generated files checks that they are up to date.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

MAIN = ("origin/main", "main")
SMOKE = re.compile(r'pytest\.mark\.smoke\(folder="(\w+)"\)')
TOOLS = {"Makefile", "pyproject.toml", "conftest.py", "CONTRIBUTING.md"}
TOP = ("tests/test_cli.py", "tests/test_project.py")
"""The tests of `cli.py`, `__main__.py` and `games/__init__.py`."""
SITE, SITE_TESTS = {"docs/conf.py", "CITATION.cff"}, ("tests/test_docsite.py",)
"""What the site is built by, beside its tools; and its tests."""
EXAMPLES = re.compile(r"README\.md|CONTRIBUTING\.md|docs/(?:tutorials/)?[^/]+\.md")
"""The pages whose examples run."""
CONTRACT = ("src/", "tools/contract/", "web/src/")
"""Where generated files come from, and where they are."""


class Plan(NamedTuple):
    """What to run."""

    python: list[str]
    """Arguments for pytest."""
    client: list[str]
    """Files for vitest."""
    browser: str
    """A marker expression for the browser tests; empty for none."""
    contract: bool
    """Whether to check the generated files."""


def git(root: Path, *words: str) -> list[str]:
    """The lines that git prints; none where it fails."""
    done = subprocess.run(["git", "-C", str(root), *words], check=False, capture_output=True, text=True)  # noqa: S607
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed(root: Path) -> list[str]:
    """Files that differ from where the branch left main, committed or not, and new files."""
    main = next((name for name in MAIN if git(root, "rev-parse", "--verify", "--quiet", name)), "HEAD")
    base = git(root, "merge-base", "HEAD", main) or ["HEAD"]
    found = {*git(root, "diff", "--name-only", base[0]), *git(root, "ls-files", "--others", "--exclude-standard")}
    return sorted(found)


def plan(paths: Iterable[str], root: Path) -> Plan:
    """The tests that belong to these files."""
    files = [PurePosixPath(path) for path in paths]
    python = sorted({test for file in files for test in python_tests(file, root) if exists(test, root)})
    client = [
        str(file.relative_to("web")) if file.parts[0] == "web" else f"../{file}"
        for file in files
        if (file.parts[:2] == ("web", "src") or file.suffix == ".ftl") and (root / file).is_file()
    ]
    return Plan(python, client, browser_tests(files, root), any(str(file).startswith(CONTRACT) for file in files))


def exists(test: str, root: Path) -> bool:
    return (root / test.partition("::")[0]).exists()


def python_tests(file: PurePosixPath, root: Path) -> Iterator[str]:
    if file.suffix == ".ftl":
        yield from ("tests/test_text_keys.py", "tests/test_texts.py")
    if file.suffix == ".md":
        yield "tests/test_docs.py"
        if EXAMPLES.fullmatch(str(file)) and (root / file).is_file():
            yield f"tests/test_examples.py::test_examples_of_a_page_run_as_shown[{file}]"
    if file.parts[0] == "tools" or str(file) in TOOLS:
        yield from ("tests/test_tools.py", "tests/test_touched.py")
    if file.parts[0] == "deploy" or str(file) == "docs/deploy.md":
        yield "tests/test_deploy.py"
    yield from SITE_TESTS if file.parts[:2] == ("tools", "docsite") or str(file) in SITE else ()
    if file.parts[0] == "bench":
        yield from (f"tests/{test.name}" for test in sorted((root / "tests").glob("test_bench*.py")))
    if file.name.startswith("test_") and file.suffix == ".py":
        yield str(file)
    elif file.parts[0] == "tests" and len(file.parts) == 2:  # noqa: PLR2004 - a module beside the tests
        using = [
            test for test in (root / "tests").glob("test_*.py") if f"tests.{file.stem} " in test.read_text("utf-8")
        ]
        yield from (f"tests/{test.name}" for test in using)
    elif file.parts[:2] == ("src", "ludotheque"):
        depth = 4 if file.parts[2] == "games" else 3
        yield from [str(PurePosixPath(*file.parts[:depth], "tests"))] if len(file.parts) > depth else TOP


def browser_tests(files: Iterable[PurePosixPath], root: Path) -> str:
    """A marker expression for the browser tests of touched folders of the client; empty for none."""
    tests = "".join(file.read_text("utf-8") for file in (root / "tests" / "browser").glob("test_*.py"))
    marked, wanted = set(SMOKE.findall(tests)), set()
    for file in files:
        if file.parts[:3] == ("web", "src", "games") and len(file.parts) > 4:  # noqa: PLR2004 - web/src/games/<key>/...
            wanted.add(file.parts[3])
        elif file.parts[:2] == ("web", "src") or (file.parts[:2] == ("tests", "browser") and file.stem[:5] != "test_"):
            wanted.add(file.parts[2])
    if wanted - marked:
        return "smoke"
    return " or ".join(f"smoke(folder='{folder}')" for folder in sorted(wanted))
