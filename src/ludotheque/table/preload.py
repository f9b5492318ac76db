"""Imported once in the process that workers are forked from, so that every worker starts with all games loaded."""

from __future__ import annotations

from ludotheque.core import compiling
from ludotheque.games import GAMES

BOXES = tuple(GAMES.values())
FAST = compiling.FAST
