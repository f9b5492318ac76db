"""Chance for a book: the same on every machine and every Python, from a seed that may be any text."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from typing import Any, Final, TypeVar

T = TypeVar("T")
WORD: Final = 8
"""Bytes for one number. What is lost in evenness by a remainder of 64 bits cannot be noticed."""


class Luck:
    """A stream of numbers: SHA-256 of the seed and a counter."""

    def __init__(self, seed: str) -> None:
        self._seed = f"ludotheque:ubongo:{seed}".encode("utf-8", "surrogateescape")
        self._block = 0
        self._left = b""

    def below(self, number: int) -> int:
        """A whole number from 0 to this one, which it never reaches."""
        if not self._left:
            self._left = sha256(self._seed + b":%d" % self._block).digest()
            self._block += 1
        word, self._left = self._left[:WORD], self._left[WORD:]
        return int.from_bytes(word, "big") % number

    def one(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def weighted(self, weights: Sequence[int]) -> int:
        """The number of an entry, each as likely as its weight says."""
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
