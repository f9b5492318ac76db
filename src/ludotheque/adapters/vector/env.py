"""Many matches as one vector environment of Gymnasium; the games bring the kernels."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludotheque.adapters.arrays import Mask, vector_space
from ludotheque.adapters.setting import Setting
from ludotheque.adapters.sight import Vector
from ludotheque.adapters.vector.bits import SHIFT, sample_all
from ludotheque.adapters.vector.layout import MOST, chosen, seeded, table, unwritable
from ludotheque.core.arguments import whole

DRAWS = 48
"""Draws of a step that are noted, at most: the last of one match and the first of the next."""


class MatchVectorEnv(VectorEnv[Vector, NDArray[np.int64], NDArray[Any]]):
    """Matches in which one agent decides. A match that ends is followed by the next one in the same step.

    Observations, actions and rewards are those of `SoloEnv`. Masks of actions are in `infos["action_mask"]`, and as
    bits in `legal`. An action that is not legal does nothing but take a step.
    """

    width: ClassVar[int]
    """Integers of a match in the kernel."""

    def __init__(self, setting: Setting, num_envs: int, *, copy: bool = True) -> None:
        self.setting = setting
        self.num_envs = count = whole("num_envs", num_envs, 1, MOST)
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = vector_space(setting)
        self.single_action_space = Discrete(setting.actions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.rows = table(count, self.width)
        self.seen = np.zeros((count, setting.width), np.float32)
        self.shown = unwritable(self.seen.view())
        """The same for reading alone: kernels change `seen` and do not write it anew."""
        self.last = np.zeros((count, setting.width), np.float32)
        """What was seen at the end of the last match."""
        self.words = np.zeros((count, (setting.actions >> SHIFT) + 2), np.uint32)
        self.choices = np.zeros(count, np.int64)
        """How many actions are legal."""
        self.rewards = np.zeros(count, np.float64)
        self.ends = np.zeros((count, 4), np.int64)
        """Whether a match has ended in this step, or was called off; its score, and the place of the agent."""
        self.draws = np.zeros((count, DRAWS), np.int64)
        """What chance answered in this step, in the order of the draws."""
        self.drawn = np.zeros(count, np.int64)
        """How many draws there were."""
        self.made = (
            *(self.seen, self.last, self.words, self.choices),
            *(self.rewards, self.ends, self.draws, self.drawn),
        )
        """All that a kernel writes."""
        self.luck: Any = None
        self.sampling: Any = None

    @property
    def legal(self) -> NDArray[np.uint8]:
        """The legal actions as bits, for `numpy.unpackbits(..., axis=1, bitorder="little")`; for reading alone."""
        return unwritable(self.words.astype("<u4", copy=False).view(np.uint8))

    def action_masks(self) -> Mask:
        """The legal actions of every match as ones."""
        return np.unpackbits(self.legal, axis=1, count=self.setting.actions, bitorder="little").view(np.int8)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin all matches anew; a seed decides all that follows, none is unguessable luck."""
        super().reset(seed=seed)
        del options
        self.luck = seeded(self.np_random, self.num_envs)
        self.sampling = seeded(self.np_random.spawn(1)[0], self.num_envs)
        self.drawn[:] = 0
        self._begin()
        return self._observed(), self._masked()

    def step(
        self, actions: Any
    ) -> tuple[Vector, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take an action in every match, with all draws that follow."""
        if self.luck is None:
            self.reset()
        numbers = chosen(actions, self.num_envs, self.setting.actions)
        self.drawn[:] = 0
        self._play(numbers)
        ended, called_off = self.ends[:, 0] == 1, self.ends[:, 1] == 1
        return self._observed(), self.rewards.copy(), ended, called_off, self._masked() | self._final(ended, called_off)

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every match, all equally likely; luck of its own, which changes no match."""
        if self.luck is None:
            self.reset()
        actions = np.zeros(self.num_envs, np.int64)
        sample_all(self.words, self.choices, self.sampling, actions)
        return actions

    @abstractmethod
    def _begin(self) -> None:
        """Begin all matches."""

    @abstractmethod
    def _play(self, actions: NDArray[np.int64]) -> None:
        """Take the actions, and begin the matches that follow others."""

    def _observed(self) -> Vector:
        return self.seen.copy() if self.copy else self.shown

    def _masked(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _final(self, ended: NDArray[np.bool_], called_off: NDArray[np.bool_]) -> dict[str, Any]:
        """What was seen at the end of matches, and their results."""
        over = ended | called_off
        if not over.any():
            return {}
        final = np.full(self.num_envs, None, object)
        for match in np.flatnonzero(over):
            final[match] = self.last[match].copy()
        results = {"score": self.ends[:, 2].copy(), "_score": ended, "place": self.ends[:, 3].copy(), "_place": ended}
        return {"final_obs": final, "_final_obs": over, "final_info": results, "_final_info": over}
