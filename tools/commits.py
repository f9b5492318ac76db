"""Check the subjects of new commits: `python tools/commits.py`."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BASE = "04bf64030e6034dc84b3dc309ea8dc869a81cbc6"
"""Subjects up to this commit may be longer."""
LONGEST = 72


def log(root: Path, *revisions: str) -> list[str] | None:
    """Commits as `hash subject`, newest first; None where git cannot tell."""
    git = shutil.which("git")
    if git is None:
        return None
    command = [git, "-C", str(root), "log", "--no-merges", "--format=%h %s", *revisions]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else None


def too_long(root: Path = ROOT, base: str = BASE) -> list[str]:
    """Commits after the base whose subject is too long.

    A shallow clone lacks the base and holds newer commits alone; a folder without git holds none.
    """
    lines = log(root, f"{base}..HEAD")
    if lines is None:
        lines = log(root) or []
    return [line for line in lines if len(line.partition(" ")[2]) > LONGEST]


def main() -> None:
    found = too_long()
    if found:
        sys.exit("\n".join([f"Commit subjects have at most {LONGEST} characters:", *found]))


if __name__ == "__main__":
    main()
