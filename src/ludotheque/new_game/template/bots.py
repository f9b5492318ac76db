"""Bots: each plays from its view alone. A level is data: how much it prefers low numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from msgspec import Struct

from ludotheque.core import Bot, Millis
from ludotheque.new_game.template.model import Action, Name, View
from ludotheque.new_game.template.pieces import NUMBERS

THINKING: Final = (1_000, 4_000)
"""How long a bot takes to choose, in milliseconds."""


class Picker(Struct, frozen=True):
    """Names a number by fixed weights."""

    weights: tuple[int, ...]

    def plan(self, view: View, now: Millis, rng: Random) -> Sequence[tuple[Millis, Action]]:
        """One number per round; nothing where it has named one already."""
        if view.viewer in view.ready or not view.prize:
            return []
        (number,) = rng.choices(NUMBERS, self.weights)
        return [(now + rng.randrange(*THINKING), Name(number))]


BOTS: Final[Mapping[str, Bot[View, Action]]] = {
    "casual": Picker((1, 1, 1, 1, 1)),
    "skilled": Picker((9, 6, 3, 1, 1)),
}
