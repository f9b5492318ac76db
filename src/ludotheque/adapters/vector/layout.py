"""Where things stand in a vector, and the arrays of many matches."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, TypeVar

import msgspec.inspect as shape
import numpy as np
from numpy.typing import NDArray

from ludotheque.adapters.episode import Episode
from ludotheque.adapters.setting import Setting
from ludotheque.adapters.sight import Vector, vector_of
from ludotheque.core.arguments import shown
from ludotheque.core.chance import chance, seed_from
from ludotheque.core.compiling import FAST, int_array
from ludotheque.core.refusal import Refused

A = TypeVar("A", bound=NDArray[Any])
LUCK = 1 << 60
"""Seeds of a kernel are below this."""
MOST = 1 << 20
"""Matches at once, at most."""


def places(setting: Setting, names: Sequence[str]) -> Any:
    """The first place of each of these planes, as a kernel reads them."""
    starts = accumulate((plane.width for plane in setting.names), initial=0)
    found = {plane.name: start for plane, start in zip(setting.names, starts, strict=False)}
    return int_array(found[name] for name in names)


def spots(kind: Any) -> tuple[Any, ...]:
    """The values of a literal type in the order of their places in a plane."""
    found: tuple[Any, ...] = getattr(shape.type_info(kind), "values", ())
    return found


def still(setting: Setting, moving: str) -> Vector:
    """The vector of a match at its first decision, without the planes that change: a pattern finds their names."""
    episode = Episode(setting)
    episode.settle(chance(seed_from(0)))
    vector, at = vector_of(episode, 0), 0
    for plane in setting.names:
        if re.match(moving, plane.name):
            vector[at : at + plane.width] = 0
        at += plane.width
    return vector


def table(matches: int, width: int) -> Any:
    """A row of integers for every match; without numba plain lists, which are quicker then."""
    return np.zeros((matches, width), np.int64) if FAST else [[0] * width for _ in range(matches)]


def unwritable(array: A) -> A:
    """A view, from now on for reading alone: a kernel relies on what lies below it."""
    array.flags.writeable = False
    return array


def seeded(generator: np.random.Generator, matches: int) -> Any:
    """The luck of every match; the first ones have the same however many there are."""
    seeds = generator.integers(1, LUCK, matches)
    return seeds.reshape(-1, 1) if FAST else [[int(seed)] for seed in seeds]


def chosen(actions: Any, matches: int, numbers: int) -> NDArray[np.int64]:
    """An action for every match, or a refusal."""
    try:
        found = np.asarray(actions)
    except ValueError:
        found = np.zeros(0)
    if found.shape != (matches,) or found.dtype.kind not in "iu":
        raise Refused("value-type", name="actions", given=shown(actions), wanted=f"int[{matches}]")
    outside = (found < 0) | (found >= numbers)
    if outside.any():
        raise Refused("no-such-action", given=str(found[outside][0]))
    return np.ascontiguousarray(found, np.int64)
