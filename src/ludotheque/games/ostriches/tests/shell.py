"""The commands of Ostriches as a shell runs them."""

from __future__ import annotations

from ludotheque.console.testing import Shell
from ludotheque.games.ostriches.commands import app

SHELL = Shell(app)
run, answers = SHELL.run, SHELL.answers
