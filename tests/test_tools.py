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
