"""What is checked of new commits, and which tests belong to a change."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools import commits, touched

ROOT = Path(__file__).resolve().parents[1]


class Repository:
    """A git repository in an empty folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.git("init", "-q", "-b", "main")

    def git(self, *words: str) -> str:
        person = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"]
        command = ["git", "-C", str(self.root), *person, *words]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def write(self, path: str, text: str = "new\n") -> None:
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text, "utf-8")

    def commit(self, subject: str) -> str:
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", subject)
        return self.git("rev-parse", "HEAD")


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    (tmp_path / "repository").mkdir()
    return Repository(tmp_path / "repository")


LONG, SHORT = "x" * 73, "y" * 72


def test_new_subjects_have_at_most_72_characters(repository: Repository) -> None:
    base = repository.commit(LONG)
    repository.commit(SHORT)
    assert commits.too_long(repository.root, base) == []
    repository.commit(LONG)
    (found,) = commits.too_long(repository.root, base)
    assert found.endswith(LONG)


def test_a_shallow_clone_without_the_base_is_still_checked(repository: Repository, tmp_path: Path) -> None:
    base = repository.commit(LONG)
    for subject in (SHORT, LONG, SHORT):
        repository.commit(subject)
    for depth, faults in ((1, 0), (2, 1), (3, 1)):
        clone = tmp_path / f"depth-{depth}"
        repository.git("clone", "-q", "--depth", str(depth), repository.root.as_uri(), str(clone))
        assert len(commits.too_long(clone, base)) == faults


def test_without_a_repository_no_subject_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert commits.too_long(tmp_path) == []


def test_changes_since_main_are_found(repository: Repository) -> None:
    for path in ("kept.py", "changed.py", "staged.py"):
        repository.write(path, "old\n")
    repository.commit("Begin")
    repository.git("switch", "-q", "-c", "branch")
    repository.write("committed.py")
    repository.commit("Add a file")
    for path in ("changed.py", "staged.py", "untracked.py"):
        repository.write(path)
    repository.git("add", "staged.py")
    assert touched.changed(repository.root) == ["changed.py", "committed.py", "staged.py", "untracked.py"]


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("src/ludotheque/table/requests.py", ["src/ludotheque/table/tests"]),
        ("src/ludotheque/games/uluru/rules/__init__.py", ["src/ludotheque/games/uluru/tests"]),
        ("src/ludotheque/table/tests/evening.py", ["src/ludotheque/table/tests"]),
        ("src/ludotheque/core/tests/test_kit.py", ["src/ludotheque/core/tests/test_kit.py"]),
        ("src/ludotheque/games/__init__.py", ["tests/test_cli.py", "tests/test_project.py"]),
        ("src/ludotheque/cli.py", ["tests/test_cli.py", "tests/test_project.py"]),
        ("src/ludotheque/__main__.py", ["tests/test_cli.py", "tests/test_project.py"]),
        ("tests/test_live.py", ["tests/test_live.py"]),
        ("tests/test_long_gone.py", []),
        (
            "tests/shell.py",
            [
                f"tests/test_{name}.py"
                for name in (
                    "cli",
                    "cli_trouble",
                    "doctor",
                    "lab",
                    "limits",
                    "long_commands",
                    "postgres",
                    "store_stands",
                )
            ],
        ),
        ("tools/check.py", ["tests/test_tools.py", "tests/test_touched.py"]),
        ("tools/docsite/api.py", ["tests/test_docsite.py", "tests/test_tools.py", "tests/test_touched.py"]),
        ("docs/conf.py", ["tests/test_docsite.py"]),
        ("docs/tutorials/play.md", ["tests/test_docs.py", "tests/test_examples.py::"]),
        ("deploy/nginx.conf", ["tests/test_deploy.py"]),
        ("docs/chance.md", ["tests/test_docs.py", "tests/test_examples.py::"]),
        ("docs/long-gone.md", ["tests/test_docs.py"]),
        ("CHANGELOG.md", ["tests/test_docs.py"]),
        (
            "src/ludotheque/core/texts/en.ftl",
            ["src/ludotheque/core/tests", "tests/test_text_keys.py", "tests/test_texts.py"],
        ),
        ("LICENSE", []),
    ],
)
def test_tests_belong_to_the_folder_of_a_change(path: str, tests: list[str]) -> None:
    found = touched.plan([path], ROOT).python
    assert [test.partition("[")[0].replace("test_examples_of_a_page_run_as_shown", "") for test in found] == tests


@pytest.mark.parametrize(
    ("path", "client", "browser", "contract"),
    [
        ("web/src/games/uluru/Board.svelte", ["src/games/uluru/Board.svelte"], "smoke(folder='uluru')", True),
        ("web/src/home/Box.svelte", ["src/home/Box.svelte"], "smoke(folder='home')", True),
        ("web/src/kit/Sheet.svelte", ["src/kit/Sheet.svelte"], "smoke", True),
        ("web/src/kit/LongGone.svelte", [], "smoke", True),
        ("web/src/main.ts", ["src/main.ts"], "smoke", True),
        ("tests/browser/screen.py", [], "smoke", False),
        ("tests/browser/test_home.py", [], "", False),
        ("src/ludotheque/core/texts/en.ftl", ["../src/ludotheque/core/texts/en.ftl"], "", True),
        ("src/ludotheque/table/requests.py", [], "", True),
        ("tools/contract/wire.py", [], "", True),
        ("docs/chance.md", [], "", False),
    ],
)
def test_a_change_runs_what_the_client_needs(
    path: str,
    client: list[str],
    browser: str,
    contract: bool,
) -> None:
    """Smoke tests for a folder of the client; the contract check for both sides of the generated files."""
    _, *found = touched.plan([path], ROOT)
    assert found == [client, browser, contract]
