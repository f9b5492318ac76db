"""The game on the shelf."""

from __future__ import annotations

from ludotheque.core import Box, HallPlay
from ludotheque.new_game.template import rules
from ludotheque.new_game.template.bots import BOTS
from ludotheque.new_game.template.pieces import NUMBERS

BOX = Box(rules, BOTS, hall=HallPlay(seats=2), constants={"NUMBERS": NUMBERS})
