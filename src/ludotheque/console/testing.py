"""Runs the commands of a game in process. Needs the extra `cli`, too."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any
from unittest.mock import patch

from msgspec import Struct
from typer import Typer
from typer.testing import CliRunner

from ludotheque.console import terminal


class Result(Struct, frozen=True):
    """Exit status and output of a command."""

    status: int
    out: str
    err: str


@cache
def made(app: Callable[[], Typer]) -> Typer:
    """The commands, made once."""
    return app()


class Shell(Struct, frozen=True):
    """Runs the commands of one game."""

    app: Callable[[], Typer]

    def run(self, *words: str, given: str | bytes = "", lang: str = "en") -> Result:
        """Run `ludotheque <game>` with these arguments; an unexpected exception is raised.

        The clock stands still, so that a slow machine prints no progress.
        """
        environment = {"LUDOTHEQUE_LANG": lang, "COLUMNS": "80"}
        with patch.object(terminal, "monotonic", lambda: 0.0):
            result = CliRunner().invoke(made(self.app), words, input=given, env=environment)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Result(result.exit_code, result.stdout, result.stderr)

    def answers(self, *words: str, given: str | bytes = "") -> list[Any]:
        """The JSON lines of a command that succeeds."""
        result = self.run(*words, "--json", given=given)
        assert result.status == 0, result.err
        assert not result.err
        return [json.loads(line) for line in result.out.splitlines()]
