"""The setup, the checks behind `make`, and the numbers that the documentation gives for them."""

from __future__ import annotations

import fcntl
import re
import subprocess
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from tools import bootstrap, check, client, commits, touched

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """An empty repository with locks; commands are recorded instead of run."""
    ran: list[str] = []
    (tmp_path / "requirements").mkdir()
    for name in ("uv", *bootstrap.SETS):
        (tmp_path / "requirements" / f"{name}.txt").write_text(f"{name}==1\n")
    (tmp_path / "pyproject.toml").write_text("[project]\n")

    def fake_venv() -> None:
        bootstrap.VENV.mkdir(exist_ok=True)

    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(bootstrap, "make_venv", fake_venv)
    monkeypatch.setattr(bootstrap, "sh", lambda *words: ran.append(" ".join(map(str, words))))
    return ran


def test_a_first_run_installs_from_the_locks_with_hashes(commands: list[str]) -> None:
    bootstrap.main(["run"])
    assert len(commands) == 3
    assert all("--require-hashes" in line for line in commands[:2])
    assert commands[1].endswith("run.txt")
    assert commands[2].endswith("-e .")


def test_a_second_run_with_nothing_changed_does_nothing(commands: list[str]) -> None:
    bootstrap.main(["run", "dev"])
    commands.clear()
    bootstrap.main(["run", "dev"])
    assert commands == []


def test_a_proxy_is_unpacked_and_not_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran: list[list[str]] = []
    there = {"caddy"}

    def run(words: list[str], cwd: str = "", **_: object) -> subprocess.CompletedProcess[bytes]:
        if "download" in words and ["apt-get", "update"] in ran:
            Path(cwd, f"{words[-1]}.deb").touch()
        if "-x" in words:
            there.add(Path(words[2]).stem)
        ran.append(words[:2])
        return subprocess.CompletedProcess(words, 0)

    monkeypatch.setattr(bootstrap, "program", lambda name: name if name in there else None)
    monkeypatch.setattr(bootstrap, "UNPACKED", tmp_path)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("subprocess.run", run)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    bootstrap.proxies()
    assert ran == [["apt-get", "download"], ["apt-get", "update"], ["apt-get", "download"], ["dpkg-deb", "-x"]]
    bootstrap.proxies()
    assert len(ran) == 4, "there is nothing to do"


def test_a_changed_lock_is_installed_again(commands: list[str]) -> None:
    bootstrap.main(["dev", "bench"])
    commands.clear()
    (bootstrap.ROOT / "requirements" / "bench.txt").write_text("bench==2\n")
    bootstrap.main(["dev", "bench"])
    assert len(commands) == 2
    assert commands[1].endswith("bench.txt")


def test_an_environment_of_another_python_is_recreated(commands: list[str]) -> None:
    bootstrap.main(["run"])
    (bootstrap.VENV / ".made-for").write_text("Python of long ago")
    commands.clear()
    bootstrap.main(["run"])
    assert len(commands) == 3


@pytest.mark.parametrize("words", [[], ["walk"], ["run", "walk"]])
def test_unknown_arguments_are_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as no:
        bootstrap.main(words)
    assert "usage" in str(no.value)


def test_an_old_python_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "OLDEST", (99, 0))
    with pytest.raises(SystemExit) as no:
        bootstrap.main(["run"])
    assert "99.0 or newer" in str(no.value)


def test_a_failing_command_ends_the_setup() -> None:
    with pytest.raises(SystemExit) as no:
        bootstrap.sh(sys.executable, "-c", "raise SystemExit(3)")
    assert "set-up failed" in str(no.value)


def test_checks_stop_at_the_first_failure(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    says = [sys.executable, "-c", "print('hello')"]
    fails = [sys.executable, "-c", "raise SystemExit(1)"]
    monkeypatch.setattr(check, "STEPS", {"lint": [says, fails, says]})
    with pytest.raises(SystemExit):
        check.main(["lint"])
    assert capfd.readouterr().out.count("hello\n") == 1
    with pytest.raises(SystemExit, match="usage"):
        check.main(["walk"])


def test_parallel_steps_all_finish_and_any_failure_counts(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    says = [sys.executable, "-c", "print('hello')"]
    fails = [sys.executable, "-c", "raise SystemExit(1)"]
    monkeypatch.setattr(check, "STEPS", {"lint": [fails, says], "client": [says, says], "test": [says]})
    check.main(["client+test"])
    assert capfd.readouterr().out.count("\nhello\n") == 3
    with pytest.raises(SystemExit):
        check.main(["lint+client", "test"])
    assert capfd.readouterr().out.count("\nhello\n") == 2
    with pytest.raises(SystemExit, match="usage"):
        check.main(["lint+walk"])


def test_changed_files_may_have_slow_tests_only(tmp_path: Path) -> None:
    (tmp_path / "test_long.py").write_text("import pytest\n@pytest.mark.slow\ndef test_long(): pass\n")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *check.QUICK, str(tmp_path)]
    assert check.run(command, aside=True)


@pytest.mark.parametrize(
    ("status", "words"), [(check.NO_TESTS, ["-k", "walk"]), (1, check.QUICK)], ids=["nothing chosen", "a failure"]
)
def test_tests_that_fail_or_are_not_there_are_a_failure(status: int, words: list[str]) -> None:
    assert not check.run([sys.executable, "-c", f"raise SystemExit({status})", *words], aside=True)


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
            ["tests/test_cli.py", "tests/test_cli_trouble.py", "tests/test_limits.py", "tests/test_store_stands.py"],
        ),
        ("tools/check.py", ["tests/test_tools.py"]),
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


def test_the_quick_check_lints_and_runs_what_belongs_to_the_change(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def note(command: list[str], **_: Any) -> bool:
        ran.append(" ".join(command))
        return True

    monkeypatch.setattr(check, "run", note)
    monkeypatch.setattr(touched, "changed", lambda _: ["web/src/home/Box.svelte", "src/ludotheque/core/game.py"])
    check.main(["touched"])
    assert ran[: len(check.LINT)] == [" ".join(command) for command in check.LINT]
    assert ran.count(" ".join(check.CONTRACT)) == 1
    assert any(line.endswith("client.py related src/home/Box.svelte") for line in ran)
    assert any(line.endswith("-m not slow src/ludotheque/core/tests") for line in ran)
    assert ran[-1].endswith("-m smoke(folder='home') tests/browser")
    monkeypatch.setattr(touched, "changed", lambda _: ["tests/browser/test_home.py"])
    ran.clear()
    check.main(["touched"])
    assert ran[-2].endswith("client.py build")
    assert ran[-1].endswith("tests/browser/test_home.py")
    monkeypatch.setattr(touched, "changed", lambda _: ["src/ludotheque/table/requests.py"])
    ran.clear()
    check.main(["touched"])
    assert ran[-2].endswith("tools.contract --check")
    assert ran[-1].endswith("src/ludotheque/table/tests")


def test_a_second_build_of_the_client_waits_and_finds_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock, arrived, ran = client.alone, Event(), []

    def at_the_lock(path: Path) -> AbstractContextManager[None]:
        arrived.set()
        return lock(path)

    def built(*words: str) -> None:
        ran.append(words)
        arrived.set()

    monkeypatch.setattr(client, "OUT", tmp_path)
    monkeypatch.setattr(client, "LOCK", tmp_path / "locks" / "lock")
    monkeypatch.setattr(client, "alone", at_the_lock)
    monkeypatch.setattr(client, "digest", lambda: "new")
    monkeypatch.setattr(client, "install", lambda: None)
    monkeypatch.setattr(client, "node", lambda: ("node", []))
    monkeypatch.setattr(client, "run", built)
    second = Thread(target=client.build)
    with lock(client.LOCK):
        second.start()
        arrived.wait()
        (tmp_path / client.STAMP).write_text("new")
    second.join()
    assert ran == []
    (tmp_path / client.STAMP).write_text("old")
    client.build()
    assert len(ran) == 1
    assert client.built_from() == "new"


def test_a_lock_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    with client.alone(tmp_path / "lock"), (tmp_path / "lock").open("a") as other, pytest.raises(BlockingIOError):
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    with (tmp_path / "lock").open("a") as other:
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_contributing_gives_the_numbers_of_the_checks() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert re.findall(r"(\d+) ?% of lines and branches", text) == [str(check.COVERED)]
    assert re.findall(r"at most (\d+) characters", text) == [str(commits.LONGEST)]
    targets = set(re.findall(r"^\| `make (\w+)` \|", text, re.MULTILINE))
    assert targets == set(re.findall(r"^(\w+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    steps = re.findall(r"^\| ([a-z]+) \| .* \| \d+ s \|$", text, re.MULTILINE)
    assert steps == [name for name in check.STEPS if name != "docs"]


def test_make_help_lists_every_target() -> None:
    listed = subprocess.run(["make", "-s", "help"], cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S607
    targets = set(re.findall(r"^\.PHONY: (.+)$", (ROOT / "Makefile").read_text(), re.MULTILINE)[0].split())
    assert {line.split()[1] for line in listed.splitlines()} == targets
    assert {"play", "test", "lint", "bench", "docs", "lock", "clean", "help"} <= targets


def test_ci_calls_make_test() -> None:
    assert (ROOT / ".ci" / "run").read_text().rstrip().endswith("make test")
