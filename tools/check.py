"""Everything that is checked, in order, each step shown with its time: `python tools/check.py lint docs test`."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PY = sys.executable
BIN = Path(PY).parent
COVERED = 97
"""Percent of lines and branches that the tests must reach."""

STEPS: dict[str, list[list[str]]] = {
    "lint": [
        [str(BIN / "ruff"), "format", "--check", "--quiet", "."],
        [str(BIN / "ruff"), "check", "--quiet", "."],
        [str(BIN / "mypy")],
        [str(BIN / "lint-imports"), "--no-cache"],
    ],
    "client": [
        [PY, "-m", "tools.contract", "--check"],
        [PY, "tools/client.py", "build", "check", "test"],
    ],
    "docs": [
        [PY, "-m", "doctest", "src/ludotheque/core/__init__.py"],
        [PY, "-m", "pytest", "-q", "tests/test_docs.py", "tests/test_examples.py"],
    ],
    "test": [
        [PY, "-m", "coverage", "erase"],
        [PY, "-m", "doctest", "src/ludotheque/core/__init__.py"],
        [PY, "-m", "coverage", "run", "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", "--ignore=tests/browser"],
        [PY, "-m", "coverage", "combine", "-q"],
        [PY, "-m", "coverage", "report", f"--fail-under={COVERED}"],
    ],
    "browser": [
        [PY, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", "--durations=15", "tests/browser"],
    ],
}


def run(command: list[str]) -> bool:
    words = [Path(command[0]).name, *command[1:]]
    print("-", " ".join(words), flush=True)
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, check=False)
    print(f"  {'ok' if done.returncode == 0 else 'FAILED'} in {time.monotonic() - began:.1f} s", flush=True)
    return done.returncode == 0


def main(names: list[str]) -> None:
    unknown = [name for name in names if name not in STEPS]
    if unknown or not names:
        sys.exit(f"usage: check.py {'|'.join(STEPS)} ...")
    for name in names:
        for command in STEPS[name]:
            if not run(command):
                sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
