"""The solo modes as environments of Gymnasium."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ludotheque.adapters.arrays import Mask, mask_of, vector_space
from ludotheque.adapters.episode import Episode
from ludotheque.adapters.setting import PACE, Setting
from ludotheque.adapters.sight import Sight, Vector
from ludotheque.core.chance import SEED_BYTES, chance
from ludotheque.core.coding import encode
from ludotheque.core.game import Game, Millis
from ludotheque.core.refusal import Refused


class SoloEnv(gymnasium.Env[Vector, np.int64]):
    """A match of one seat. The reward comes at the end: what the result was worth, from -1 to 1.

    `info` holds the mask of actions. An action that is not in it does nothing but take a step; a match that was called
    off after too many is truncated, like one that goes nowhere.
    """

    def __init__(
        self,
        game: str | Game[Any, Any, Any, Any, Any],
        options: Any = None,
        own: Any = None,
        *,
        pace: Millis = PACE,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.setting = Setting(game, options, None if own is None else [own], seats=1, pace=pace)
        self.observation_space = vector_space(self.setting)
        self.action_space = spaces.Discrete(self.setting.actions)
        self.episode = Episode(self.setting)
        self.sight = Sight(self.setting)
        self.vain = 0
        """Steps that were no legal actions."""

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin a new match; the options of a game are set once, when the environment is made."""
        super().reset(seed=seed)
        del options
        self.luck = chance(self.np_random.bytes(SEED_BYTES))
        self.episode, self.vain = Episode(self.setting), 0
        self.episode.settle(self.luck)
        return self.sight.look(self.episode, 0).copy(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Take an action and all draws that follow."""
        episode = self.episode
        if episode.over:
            raise Refused("match-over")
        number = int(action)
        if not self.action_space.contains(number):
            raise Refused("no-such-action", given=str(action))
        if episode.legal(0) >> number & 1:
            episode.choose(number)
            episode.settle(self.luck)
        else:
            self.vain += 1
        called_off = episode.truncated or episode.steps + self.vain >= self.setting.limits.steps
        (reward,) = episode.returns()
        ended = episode.closed
        return self.sight.look(episode, 0).copy(), reward, ended, called_off and not ended, self._info()

    def action_masks(self) -> Mask:
        """What may be done now, as Stable-Baselines3 asks for it."""
        return mask_of(self.setting, self.episode.legal(0))

    def render(self) -> str | None:
        """What the player sees, as JSON."""
        return None if self.render_mode is None else encode(self.episode.view(0)).decode()

    def _info(self) -> dict[str, Any]:
        outcome = self.episode.outcome
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        return info if outcome is None else info | {"score": outcome.score[0], "place": outcome.places[0]}
