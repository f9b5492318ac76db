"""The commands of Ostriches as a shell runs them, without starting a program."""

from __future__ import annotations

import json
from typing import Any

from msgspec import Struct
from typer.testing import CliRunner

from ludotheque.games.ostriches.commands import app


class Said(Struct, frozen=True):
    """What came of a command."""

    status: int
    out: str
    err: str


def run(*words: str, given: str | bytes = "") -> Said:
    """Run `ludotheque ostriches` with these words; a traceback is a failure of the test."""
    result = CliRunner().invoke(app(), words, input=given, env={"LUDOTHEQUE_LANG": "en", "COLUMNS": "80"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Said(result.exit_code, result.stdout, result.stderr)


def answers(*words: str, given: str | bytes = "") -> list[Any]:
    """The JSON lines of a command that went well."""
    said = run(*words, "--json", given=given)
    assert said.status == 0, said.err
    assert not said.err
    return [json.loads(line) for line in said.out.splitlines()]
