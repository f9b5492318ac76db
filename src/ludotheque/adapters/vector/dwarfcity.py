"""Dwarf City against the kobold, thousands of matches at once."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.adapters.setting import Setting, given
from ludotheque.adapters.vector import dwarfcity_kernel as k
from ludotheque.adapters.vector.env import MatchVectorEnv
from ludotheque.adapters.vector.layout import places, still
from ludotheque.core.arguments import known
from ludotheque.core.compiling import full
from ludotheque.games.dwarfcity.model import Options
from ludotheque.games.dwarfcity.solver import tables as t


class DwarfCityVectorEnv(MatchVectorEnv):
    """One agent decides for every dwarf, each in its turn; all win or lose together."""

    width = k.WIDTH

    def __init__(self, num_envs: int, options: Any = None, *, seats: int = 1, copy: bool = True) -> None:
        agreed = given(Options, options)
        known("mode", agreed.mode, ("together",))
        super().__init__(Setting("dwarfcity", agreed, seats=seats), num_envs, copy=copy)
        self.begun = t.encode(self.setting.start.state)
        self.found = full(t.MOST, 0)
        self.planes = places(self.setting, k.PLANES), still(self.setting, k.MOVING)

    @property
    def seats(self) -> NDArray[np.int64]:
        """Whose turn it is, in every match."""
        return np.asarray(self.rows)[:, t.TURN].copy()

    def _begin(self) -> None:
        limit = self.setting.limits.steps
        k.begin_all(self.rows, self.begun, self.luck, limit, self.found, self.made, self.planes)

    def _play(self, actions: NDArray[np.int64]) -> None:
        limit = self.setting.limits.steps
        k.step_all(actions, self.rows, self.begun, self.luck, limit, self.found, self.made, self.planes)
