"""What a seat knows as a vector of NumPy."""

from __future__ import annotations

from functools import lru_cache
from itertools import zip_longest
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludotheque.adapters.episode import Episode
from ludotheque.adapters.setting import Setting
from ludotheque.core.game import Seat
from ludotheque.core.planes import Part

Vector: TypeAlias = NDArray[np.float32]


class Sight:
    """What a seat knows, as a vector that is brought up to date from one look to the next."""

    def __init__(self, setting: Setting) -> None:
        self.planes = setting.planes
        self.vector: Vector = np.zeros(setting.width, np.float32)
        self.view: Any = None

    def look(self, episode: Episode, seat: Seat) -> Vector:
        """The vector as it is now; the next look changes it."""
        out, view, left, at = self.vector, episode.view(seat), episode.time_left, self.planes.width
        change(self.planes.part, out, 0, self.view, view)
        self.view = view
        out[at] = left is not None
        out[at + 1] = left or 0.0
        return out


def change(part: Part, out: Vector, at: int, old: Any, new: Any) -> None:
    """Write a value where another one stands: only the parts in which they differ."""
    if part.entry and new is not None:
        out[at : at + part.width] = written(part, new)
        return
    if part.split is None or old is None or new is None:
        out[at : at + part.width] = 0.0
        if new is not None:
            part.fill(out, at, new)  # type: ignore[arg-type]
        return
    values = part.split(new)
    if len(values) > len(part.parts):
        part.fill(out, at, new)  # type: ignore[arg-type]  # which refuses them
    for (offset, one), was, now in zip_longest(part.parts, part.split(old), values):
        if was is not now and was != now:
            change(one, out, at + offset, was, now)


@lru_cache(maxsize=1 << 14)
def written(part: Part, value: Any) -> Vector:
    """An entry of a list, such as a bird or an ostrich: it often comes again."""
    out: Vector = np.zeros(part.width, np.float32)
    part.fill(out, 0, value)  # type: ignore[arg-type]
    return out


def vector_of(episode: Episode, seat: Seat) -> Vector:
    """What a seat knows, written from the beginning."""
    setting, left = episode.setting, episode.time_left
    out: Vector = np.zeros(setting.width, np.float32)
    setting.planes.fill(out, 0, episode.view(seat))  # type: ignore[arg-type]
    if left is not None:
        out[-2:] = 1.0, left
    return out
