"""The command line of the house as a shell runs it, and a record to look at."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct
from typer.testing import CliRunner

from ludotheque.cli import app
from ludotheque.core.chance import seed_from
from ludotheque.core.playing import play
from ludotheque.core.record import write
from ludotheque.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("en", "fr", "de")
ULURU = GAMES["uluru"]
WORKED = {
    "white": ["corner:white"],
    "pink": ["next:blue"],
    "yellow": ["opposite:white"],
    "orange": ["same:pink"],
    "red": ["corner:green"],
    "green": ["neither:yellow"],
    "blue": ["far:pink"],
    "black": ["contrary:orange"],
}
LINE = json.dumps({"cards": WORKED}) + "\n"


class Said(Struct, frozen=True):
    status: int
    out: str
    err: str


def run(*words: str, given: str | bytes = "", lang: str = "en") -> Said:
    result = CliRunner().invoke(app(), words, input=given, env={"LUDOTHEQUE_LANG": lang, "COLUMNS": "80"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Said(result.exit_code, result.stdout, result.stderr)


def program(*words: str, **settings: Any) -> subprocess.Popen[str]:
    """A real `ludotheque` with pipes at its ends."""
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
    """Change one line of a record, counted from 1, or from -1 at the end."""

    def changed(record: str) -> str:
        lines = record.splitlines()
        index = number - 1 if number > 0 else number
        lines[index] = json.dumps(change(json.loads(lines[index])))
        return "\n".join(lines) + "\n"

    return changed
