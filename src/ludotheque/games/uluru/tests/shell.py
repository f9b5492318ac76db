"""The commands of Uluru as a shell runs them."""

from __future__ import annotations

from typing import Any

from ludotheque.console.testing import Shell
from ludotheque.games.uluru.commands import app

CARDS: dict[str, Any] = {
    "white": ["corner:white"],
    "pink": ["next:blue"],
    "yellow": ["opposite:white"],
    "orange": ["same:pink"],
    "red": ["corner:green"],
    "green": ["neither:yellow"],
    "blue": ["far:pink"],
    "black": ["contrary:orange"],
}
"""The worked example of the rules."""
PLACEMENT = {"white": 0, "black": 1, "green": 2, "yellow": 3, "red": 4, "orange": 5, "blue": 6, "pink": 7}

SHELL = Shell(app)
run, answers = SHELL.run, SHELL.answers
