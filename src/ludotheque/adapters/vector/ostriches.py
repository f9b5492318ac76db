"""Duels of Ostriches, thousands at once, for two players."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.adapters.arrays import Mask
from ludotheque.adapters.setting import Setting, given
from ludotheque.adapters.sight import Vector
from ludotheque.adapters.vector.bits import SHIFT, first_outside, sample_all
from ludotheque.adapters.vector.layout import MOST, chosen, places, seeded, still, table, unwritable
from ludotheque.adapters.vector.ostriches_actions import WIDTH
from ludotheque.adapters.vector.ostriches_kernel import begin_all, step_all
from ludotheque.adapters.vector.ostriches_seeing import MOVING, PLANES, SEEN, write_all
from ludotheque.core.arguments import known, whole
from ludotheque.core.compiling import int_array
from ludotheque.core.refusal import Refused
from ludotheque.games.ostriches.model import SEATS, Options
from ludotheque.games.ostriches.pieces import BUSHES, TRIBE
from ludotheque.games.ostriches.solver import kernel


def beginning() -> Any:
    """A match before its first draw, as a row of the kernel."""
    row = [0] * kernel.WIDTH
    row[kernel.BUSHES] = sum(1 << at for at in BUSHES)
    row[kernel.PHASE], row[kernel.WINNER] = kernel.PLACING, kernel.NOBODY
    plain = TRIBE.count("plain")
    row[kernel.HAND] = row[kernel.HAND + 1] = (1 << kernel.PLAIN) - 1 + plain * kernel.ONE_PLAIN
    return int_array(row)


class OstrichesDuels:
    """Matches of two players who act in turn: `seats` says who is on turn in each, and all else is what they know.

    The arrays are written anew by each step. A match that ends is followed by the next one in the same step.
    """

    def __init__(self, count: int, options: Any = None, *, seed: int | None = None) -> None:
        agreed = given(Options, options)
        known("mode", agreed.mode, ("notes",))
        known("draw_after", agreed.draw_after, (Options().draw_after,))
        self.setting = Setting("ostriches", agreed)
        self.count = whole("count", count, 1, MOST)
        self.rows = table(count, WIDTH)
        self.seen: NDArray[np.int64] = np.zeros((count, SEEN), np.int64)
        """What the seat on turn knows, as sets of squares; `ostriches_seeing` names the columns."""
        self.words = np.zeros((count, (self.setting.actions >> SHIFT) + 2), np.uint32)
        self.choices: NDArray[np.int64] = np.zeros(count, np.int64)
        """How many actions are legal."""
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        """Who is on turn."""
        self.rewards: NDArray[np.float32] = np.zeros((count, SEATS), np.float32)
        """By match and seat: 1 for a match won in this step, -1 for one lost."""
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        """Whether a match has ended in this step."""
        self.starters: NDArray[np.int64] = np.zeros(count, np.int64)
        """Whom chance let place first."""
        self.made = self.seen, self.words, self.choices, self.seats, self.rewards, self.ended, self.starters
        self.begun = beginning()
        self.planes = places(self.setting, PLANES), still(self.setting, MOVING)
        self.reset(seed)

    @property
    def legal(self) -> NDArray[np.uint8]:
        """The legal actions as bits, for `numpy.unpackbits(..., axis=1, bitorder="little")`; for reading alone."""
        return unwritable(self.words.astype("<u4", copy=False).view(np.uint8))

    def masks(self) -> Mask:
        """The legal actions of every match as ones."""
        return np.unpackbits(self.legal, axis=1, count=self.setting.actions, bitorder="little").view(np.int8)

    def vectors(self) -> Vector:
        """What the seat on turn knows, as the vector of the other adapters."""
        out = np.zeros((self.count, self.setting.width), np.float32)
        write_all(self.seen, *self.planes, out)
        return out

    def reset(self, seed: int | None = None) -> None:
        """Begin all matches anew; a seed decides all that follows, none is unguessable luck."""
        generator = np.random.default_rng(None if seed is None else whole("seed", seed, 0))
        self.luck, self.sampling = seeded(generator, self.count), seeded(generator.spawn(1)[0], self.count)
        self.rewards[:], self.ended[:] = 0, False
        begin_all(self.rows, self.begun, self.luck, self.made)

    def step(self, actions: Any) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Take an action of the seat on turn in every match: the rewards by seat, and which matches have ended.

        If one is not legal, all are refused and nothing happens.
        """
        numbers = chosen(actions, self.count, self.setting.actions)
        wrong = first_outside(self.words, numbers)
        if wrong >= 0:
            raise Refused("no-such-action", given=f"{self.setting.said(int(numbers[wrong]))} in match {wrong}")
        step_all(numbers, self.rows, self.begun, self.luck, self.made)
        return self.rewards, self.ended

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every match, all equally likely; luck of its own, which changes no match."""
        actions = np.zeros(self.count, np.int64)
        sample_all(self.words, self.choices, self.sampling, actions)
        return actions
