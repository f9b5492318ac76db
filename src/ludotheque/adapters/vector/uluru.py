"""Deals of Uluru, thousands at once."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ludotheque.adapters.setting import Setting, given
from ludotheque.adapters.vector import uluru_kernel as k
from ludotheque.adapters.vector.env import MatchVectorEnv
from ludotheque.adapters.vector.layout import places, still
from ludotheque.core.arguments import known
from ludotheque.core.compiling import int_array
from ludotheque.games.uluru.model import Options
from ludotheque.games.uluru.pieces import WISHES
from ludotheque.games.uluru.rules.dealing import full_deck
from ludotheque.games.uluru.solver.batch import NO_CARD

MODES: Final = ("first", "after", "tricky", "custom")
"""The modes with eight cards in one row."""


class UluruVectorEnv(MatchVectorEnv):
    """One player seats the birds of a deal and locks in; without a glass, a round a match."""

    width = k.WIDTH

    def __init__(self, num_envs: int, options: Any = None, *, copy: bool = True) -> None:
        agreed = given(Options, Options(sand=None, rounds=1) if options is None else options)
        known("mode", agreed.mode, MODES)
        known("sand", agreed.sand, (None,))
        known("rounds", agreed.rounds, (1,))
        super().__init__(Setting("uluru", agreed, seats=1), num_envs, copy=copy)
        cards = full_deck(agreed)
        self.deck = int_array(cards.count(number) for number in range(len(WISHES)))
        self.planes = places(self.setting, k.PLANES), still(self.setting, k.MOVING)

    def _begin(self) -> None:
        k.begin_all(self.rows, self.luck, self.deck, self.made, self.planes)

    def _play(self, actions: NDArray[np.int64]) -> None:
        limit = self.setting.limits.steps
        k.step_all(actions, self.rows, self.luck, self.deck, self.made, self.planes, limit)

    def deals(self) -> bytes:
        """The cards of every match, as `solve_many` takes them."""
        cards = np.full((self.num_envs, 2 * k.SEATS), NO_CARD, np.uint8)
        cards[:, : k.SEATS] = np.asarray(self.rows)[:, k.CARDS : k.CARDS + k.SEATS]
        return cards.tobytes()
