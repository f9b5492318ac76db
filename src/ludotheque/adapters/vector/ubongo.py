"""Missions of Ubongo, thousands at once."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.adapters.setting import Setting, given
from ludotheque.adapters.vector import ubongo_kernel as k
from ludotheque.adapters.vector.env import MatchVectorEnv
from ludotheque.adapters.vector.layout import places, still
from ludotheque.core.arguments import known
from ludotheque.core.compiling import int_array
from ludotheque.core.planes import Planes
from ludotheque.games.ubongo.model import Options, Task
from ludotheque.games.ubongo.pieces import SYMBOLS, Side
from ludotheque.games.ubongo.rules import fitting, planes, task
from ludotheque.games.ubongo.rules.boards import book_of, fits
from ludotheque.games.ubongo.rules.covering import LAYS, ground


@lru_cache(maxsize=8)
def missions(book: str, boards: int, side: Side) -> tuple[Any, Any, Any, Any]:
    """All missions of a side: their shapes, where the lays of each begin, these lays, and their planes."""
    tasks = [task(book, board, side, symbol) for board in range(boards) for symbol in SYMBOLS]
    numbers = {lay: number for number, lay in enumerate(LAYS)}
    lays = [[numbers[lay] for lay, _ in fitting(one.shape, one.pieces)] for one in tasks]
    part = Planes(Task, planes)
    seen = np.array([[1.0, *part.vector(one)] for one in tasks], np.float32)
    starts = int_array(accumulate(map(len, lays), initial=0))
    return int_array(ground(one.shape) for one in tasks), starts, int_array(lay for some in lays for lay in some), seen


class UbongoVectorEnv(MatchVectorEnv):
    """One player covers a number of missions in the least time, a second for each decision."""

    width = k.WIDTH

    def __init__(self, num_envs: int, options: Any = None, *, copy: bool = True) -> None:
        agreed = given(Options, Options(mode="count", length=1) if options is None else options)
        known("mode", agreed.mode, ("count",))
        super().__init__(Setting("ubongo", agreed, seats=1), num_envs, copy=copy)
        self.length = int(agreed.length)
        boards = range(len(book_of(agreed)))
        flags = [int(fits(agreed, board, symbol)) for board in boards for symbol in SYMBOLS]
        by_board = [sum(flags[k.DIE * board : k.DIE * (board + 1)]) for board in boards]
        weights = [1] * len(boards) if agreed.difficulty is None else by_board
        grounds, starts, lays, tasks = missions(agreed.book, len(boards), agreed.side)
        self.book = int_array(weights), int_array(flags), grounds, starts, lays
        self.planes = places(self.setting, k.PLANES), still(self.setting, k.MOVING), tasks

    def _begin(self) -> None:
        k.begin_all(self.rows, self.luck, self.book, self.made, self.planes)

    def _play(self, actions: NDArray[np.int64]) -> None:
        limit = self.setting.limits.steps
        k.step_all(actions, self.rows, self.luck, self.book, self.made, self.planes, limit, self.length)
