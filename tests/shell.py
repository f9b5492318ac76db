"""Run `ludotheque` in process or as a program; a record to work on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from ludotheque.cli import app
from ludotheque.console.testing import Shell
from ludotheque.core.chance import seed_from
from ludotheque.core.playing import play
from ludotheque.core.record import write
from ludotheque.games import GAMES
from tests import programs

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("en", "fr", "de")
ULURU = GAMES["uluru"]
LINE = json.dumps(json.loads((ROOT / "docs" / "examples" / "worked-example.json").read_text("utf-8"))) + "\n"
"""The worked example of Uluru's rules, as one line."""

run = Shell(app).run


def program(*words: str, **settings: Any) -> subprocess.Popen[str]:
    """Start `ludotheque` as a process with pipes."""
    pipe = subprocess.PIPE
    environment = {**os.environ, "LUDOTHEQUE_LANG": "en", "COLUMNS": "80"}
    command = [sys.executable, "-m", "ludotheque", *words]
    return subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8", env=environment, **settings
    )


@cache
def some_record() -> str:
    """A match of two bots."""
    bots = [(level, ULURU.bots[level]) for level in ("beginner", "master")]
    options = ULURU.game.options(mode="experts", rounds=2, second_cards_at="random")
    return write(play(ULURU.game, options, [ULURU.game.own()] * 2, bots, seed_from("record")))


def line_changed(number: int, change: Callable[[Any], Any]) -> Callable[[str], str]:
    """A function that changes one line of a record, counted from 1, or from -1 at the end."""

    def changed(record: str) -> str:
        lines = record.splitlines()
        index = number - 1 if number > 0 else number
        lines[index] = json.dumps(change(json.loads(lines[index])))
        return "\n".join(lines) + "\n"

    return changed


def ludotheque(*words: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Run `ludotheque` to its end."""
    return programs.run("ludotheque", "--lang", lang, *words)


def sentence(told: subprocess.CompletedProcess[str]) -> str:
    """The one sentence with which a command has failed."""
    assert told.returncode == 2, told
    assert told.stdout == ""
    assert "Traceback" not in told.stderr
    (line,) = told.stderr.splitlines()
    return line
