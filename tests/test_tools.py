"""The set-up: stamps, refusals, and what a make target promises."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import bootstrap, check

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """An empty house with locks; commands are written down instead of run."""
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


def test_a_first_run_installs_from_the_locks_with_hashes(house: list[str]) -> None:
    bootstrap.main(["run"])
    assert len(house) == 3
    assert all("--require-hashes" in line for line in house[:2])
    assert house[1].endswith("run.txt")
    assert house[2].endswith("-e .")


def test_a_second_run_with_nothing_changed_does_nothing(house: list[str]) -> None:
    bootstrap.main(["run", "dev"])
    house.clear()
    bootstrap.main(["run", "dev"])
    assert house == []


def test_a_changed_lock_is_installed_again(house: list[str]) -> None:
    bootstrap.main(["dev", "bench"])
    house.clear()
    (bootstrap.ROOT / "requirements" / "bench.txt").write_text("bench==2\n")
    bootstrap.main(["dev", "bench"])
    assert len(house) == 2
    assert house[1].endswith("bench.txt")


def test_an_environment_of_another_python_is_made_anew(house: list[str]) -> None:
    bootstrap.main(["run"])
    (bootstrap.VENV / ".made-for").write_text("Python of long ago")
    house.clear()
    bootstrap.main(["run"])
    assert len(house) == 3


@pytest.mark.parametrize("words", [[], ["walk"], ["run", "walk"]])
def test_words_it_does_not_know_are_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as no:
        bootstrap.main(words)
    assert "usage" in str(no.value)


def test_an_old_python_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "OLDEST", (99, 0))
    with pytest.raises(SystemExit) as no:
        bootstrap.main(["run"])
    assert "99.0 or newer" in str(no.value)


def test_a_command_that_fails_ends_the_set_up() -> None:
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


def test_make_help_lists_every_target() -> None:
    listed = subprocess.run(["make", "-s", "help"], cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S607
    targets = set(re.findall(r"^\.PHONY: (.+)$", (ROOT / "Makefile").read_text(), re.MULTILINE)[0].split())
    assert {line.split()[1] for line in listed.splitlines()} == targets
    assert {"play", "test", "lint", "bench", "docs", "lock", "clean", "help"} <= targets


def test_ci_calls_make_test() -> None:
    assert (ROOT / ".ci" / "run").read_text().rstrip().endswith("make test")
