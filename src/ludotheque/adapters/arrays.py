"""Observations and masks as NumPy arrays."""

from __future__ import annotations

from typing import Any, TypeAlias, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludotheque.adapters.episode import Episode
from ludotheque.adapters.setting import Setting
from ludotheque.adapters.sight import Sight, Vector
from ludotheque.core.chance import fresh_seed, seed_from
from ludotheque.core.game import Seat

Mask: TypeAlias = NDArray[np.int8]


def vector_space(setting: Setting) -> spaces.Space[Vector]:
    """All observations there can be."""
    space: Any = spaces.Box(0.0, 1.0, (setting.width,), np.float32)
    return cast(spaces.Space[Vector], space)


def masked_space(setting: Setting) -> spaces.Dict:
    """All observations with masks of actions."""
    mask = spaces.Box(0, 1, (setting.actions,), np.int8)
    return spaces.Dict({"observation": vector_space(setting), "action_mask": mask})


def mask_of(setting: Setting, bits: int) -> Mask:
    """A set of bits as an array of ones and zeros."""
    packed = np.frombuffer(bits.to_bytes(setting.actions // 8 + 1, "little"), np.uint8)
    mask: Mask = np.unpackbits(packed, count=setting.actions, bitorder="little").view(np.int8)
    return mask


def observation(episode: Episode, seat: Seat, bits: int, sight: Sight) -> dict[str, Any]:
    """What a seat knows, and what it may choose."""
    return {"observation": sight.look(episode, seat).copy(), "action_mask": mask_of(episode.setting, bits)}


class Seeds:
    """A seed for each match: one after the other from the seed that was given last, else unguessable ones."""

    def __init__(self) -> None:
        self.seed: int | None = None
        self.matches = 0

    def next(self, seed: int | None) -> bytes:
        """The seed of the next match; a seed that is given begins a new series."""
        if seed is not None:
            self.seed, self.matches = seed, 0
        self.matches += 1
        return fresh_seed() if self.seed is None else seed_from(f"{self.seed}:{self.matches}")
