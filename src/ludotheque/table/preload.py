"""Imported once in the process that workers are forked from, so that a worker has all games at hand when it begins."""

from __future__ import annotations

from ludotheque.core import compiling
from ludotheque.games import GAMES

BOXES = tuple(GAMES.values())
FAST = compiling.FAST
