"""The commands of Dwarf City as a shell runs them."""

from __future__ import annotations

from ludotheque.console.testing import Shell
from ludotheque.games.dwarfcity.commands import app

SHELL = Shell(app)
run, answers = SHELL.run, SHELL.answers
