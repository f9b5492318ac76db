"""Seeded randomness for books: the same on every machine and Python version, from any text."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from typing import Any, Final, TypeVar

T = TypeVar("T")
WORD: Final = 8
"""Bytes per number. The bias of a 64-bit remainder is negligible."""


class Luck:
    """A stream of random numbers: SHA-256 of the seed and a counter."""

    def __init__(self, seed: str) -> None:
        self._seed = f"ludotheque:ubongo:{seed}".encode("utf-8", "surrogateescape")
        self._block = 0
        self._left = b""

    def below(self, number: int) -> int:
        """A random integer from 0 up to, but excluding, `number`."""
        if not self._left:
            self._left = sha256(self._seed + b":%d" % self._block).digest()
            self._block += 1
        word, self._left = self._left[:WORD], self._left[WORD:]
        return int.from_bytes(word, "big") % number

    def one(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def weighted(self, weights: Sequence[int]) -> int:
        """A random index, by weight."""
        ticket = self.below(sum(weights))
        number = 0
        while ticket >= weights[number]:
            ticket -= weights[number]
            number += 1
        return number

    def shuffle(self, things: MutableSequence[Any]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
