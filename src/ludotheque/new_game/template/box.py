"""The game on the shelf."""

from __future__ import annotations

from ludotheque.core import Box
from ludotheque.new_game.template import rules
from ludotheque.new_game.template.bots import BOTS
from ludotheque.new_game.template.pieces import NUMBERS

BOX = Box(rules, BOTS, constants={"NUMBERS": NUMBERS})
