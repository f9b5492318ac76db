"""The commands of a game as a shell runs them, without starting a program. Needs the extra `cli`, too."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

from msgspec import Struct
from typer import Typer
from typer.testing import CliRunner

from ludotheque.console import terminal


class Said(Struct, frozen=True):
    """What came of a command."""

    status: int
    out: str
    err: str


class Shell(Struct, frozen=True):
    """Where the commands of one game are run."""

    app: Callable[[], Typer]

    def run(self, *words: str, given: str | bytes = "") -> Said:
        """Run `ludotheque <game>` with these words; a traceback is a failure of the test.

        The clock stands still: a slow machine, too, says how far it is no sooner than a fast one.
        """
        with patch.object(terminal, "monotonic", lambda: 0.0):
            result = CliRunner().invoke(self.app(), words, input=given, env={"LUDOTHEQUE_LANG": "en", "COLUMNS": "80"})
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Said(result.exit_code, result.stdout, result.stderr)

    def answers(self, *words: str, given: str | bytes = "") -> list[Any]:
        """The JSON lines of a command that went well."""
        said = self.run(*words, "--json", given=given)
        assert said.status == 0, said.err
        assert not said.err
        return [json.loads(line) for line in said.out.splitlines()]
