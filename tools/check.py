"""Run checks in order and show the time of each: `python tools/check.py lint+client test browser`.

Steps joined by `+` run side by side; their output is shown when they end.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tools import touched

ROOT = Path(__file__).resolve().parents[1]
PY = sys.executable
BIN = Path(PY).parent
COVERED = 97
"""Percent of lines and branches that the tests must reach."""
CORES = os.cpu_count() or 2
"""A test of servers and browsers often waits for another process: one worker more than cores keeps all of them busy."""
PYTEST = [PY, "-m", "pytest", "-q", "-n", str(CORES + 1), "--dist", "worksteal"]
QUICK = ["-m", "not slow"]
NO_TESTS = 5
"""The status of pytest when the filter leaves nothing to run."""
CONTRACT = [PY, "-m", "tools.contract", "--check"]

LINT = [
    [str(BIN / "ruff"), "format", "--check", "--quiet", "."],
    [str(BIN / "ruff"), "check", "--quiet", "."],
    [str(BIN / "mypy")],
    [str(BIN / "lint-imports"), "--no-cache"],
    [PY, "tools/commits.py"],
]
STEPS: dict[str, list[list[str]]] = {
    "lint": LINT,
    "client": [
        CONTRACT,
        [PY, "tools/client.py", "build", "check", "test"],
    ],
    "docs": [
        [PY, "-m", "doctest", "src/ludotheque/core/__init__.py"],
        [PY, "-m", "pytest", "-q", "tests/test_docs.py", "tests/test_text_keys.py", "tests/test_examples.py"],
    ],
    "test": [
        [PY, "-m", "coverage", "erase"],
        [PY, "-m", "doctest", "src/ludotheque/core/__init__.py"],
        [PY, "-m", "coverage", "run", *PYTEST[1:], "--ignore=tests/browser"],
        [PY, "-m", "coverage", "combine", "-q"],
        [PY, "-m", "coverage", "report", f"--fail-under={COVERED}"],
    ],
    "browser": [
        [*PYTEST, "--durations=15", "tests/browser"],
    ],
}


def steps_for_changes() -> list[list[str]]:
    """The linters, and the tests of what has changed since the branch left main."""
    plan = touched.plan(touched.changed(ROOT), ROOT)
    commands = [*LINT]
    if plan.contract:
        commands += [CONTRACT]
    if plan.client:
        commands += [[PY, "tools/client.py", "build", "check"], [PY, "tools/client.py", "related", *plan.client]]
    elif plan.browser or any(test.startswith("tests/browser") for test in plan.python):
        commands += [[PY, "tools/client.py", "build"]]  # once, not in every worker
    if plan.python:
        commands += [[*PYTEST, *QUICK, *plan.python]]
    if plan.browser:
        commands += [[*PYTEST, "-m", plan.browser, "tests/browser"]]
    return commands


def environment() -> dict[str, str]:
    """This environment, with a bytecode cache, so that not every process compiles all that it imports."""
    kept = dict(os.environ)
    if kept.pop("PYTHONDONTWRITEBYTECODE", ""):
        kept["PYTHONPYCACHEPREFIX"] = str(ROOT / ".tools" / "pycache")
    return kept


def run(command: list[str], *, aside: bool = False) -> bool:
    """Run one command; `aside` keeps its output together until it has ended.

    Quick tests pass when every test of the changed files is slow.
    """
    words = " ".join([Path(command[0]).name, *command[1:]])
    if not aside:
        print("-", words, flush=True)
    began = time.monotonic()
    pipe = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT} if aside else {}
    done = subprocess.run(command, cwd=ROOT, env=environment(), check=False, text=True, **pipe)  # type: ignore[call-overload]
    passed = done.returncode == 0 or (done.returncode == NO_TESTS and QUICK[1] in command)
    result = f"  {'ok' if passed else 'FAILED'} in {time.monotonic() - began:.1f} s"
    print(f"- {words}\n{done.stdout}{result}" if aside else result, flush=True)
    return bool(passed)


def run_all(commands: list[list[str]], *, aside: bool = False) -> bool:
    return all(run(command, aside=aside) for command in commands)


def main(names: list[str]) -> None:
    known = {**STEPS, "touched": None}
    groups = [name.split("+") for name in names]
    if not names or any(name not in known for group in groups for name in group):
        sys.exit(f"usage: check.py {'|'.join(known)} ...")
    for group in groups:
        steps = [steps_for_changes() if name == "touched" else STEPS[name] for name in group]
        aside = len(group) > 1
        with ThreadPoolExecutor(len(steps)) as side_by_side:
            passed = list(side_by_side.map(lambda commands, aside=aside: run_all(commands, aside=aside), steps))
        if not all(passed):
            sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
