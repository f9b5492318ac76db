"""What the bots of a match mean to do, and when."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterable
from itertools import count
from random import Random
from typing import Any, Final

from ludotheque.core.box import Bot
from ludotheque.core.game import Millis, Seat
from ludotheque.core.playing import PATIENCE

HASTE: Final = 0.25
"""Bots that people wait for take this part of their time."""


class Plans:
    """What the bots of a match mean to do, and when (match time)."""

    def __init__(self, seed: bytes) -> None:
        self.rng = Random(b"hands" + seed)
        self.bots: dict[Seat, Bot[Any, Any]] = {}
        self.entries: list[tuple[Millis, int, Seat, Any]] = []
        self.order = count()
        self.chapter: int | None = None
        self.paces: tuple[int, ...] = ()
        self.refusals: Counter[Seat] = Counter()
        self.hurried = False

    def add(self, seat: Seat, plan: Iterable[tuple[Millis, Any]], now: Millis) -> None:
        for at, action in plan:
            heapq.heappush(self.entries, (self.soon(at, now), next(self.order), seat, action))

    def soon(self, at: Millis, now: Millis) -> Millis:
        """When something is done that was meant for then: not in the past, and earlier in a hurry."""
        return max(now + int((at - now) * HASTE) if self.hurried else at, now)

    def hurry(self, now: Millis) -> None:
        """Make haste for the rest of the chapter."""
        self.hurried = True
        self.entries = [(self.soon(at, now), *rest) for at, *rest in self.entries]
        heapq.heapify(self.entries)

    def drop(self, seat: Seat) -> None:
        self.entries = [entry for entry in self.entries if entry[2] != seat]
        heapq.heapify(self.entries)

    def next(self) -> tuple[Millis, Seat, Any] | None:
        if not self.entries:
            return None
        at, _, seat, action = self.entries[0]
        return at, seat, action

    def has(self, seat: Seat) -> bool:
        """Whether this bot means to do anything."""
        return any(entry[2] == seat for entry in self.entries)

    def pop(self) -> tuple[Millis, int, Seat, Any]:
        return heapq.heappop(self.entries)

    def put_back(self, entry: tuple[Millis, int, Seat, Any]) -> None:
        """It could not be done yet."""
        heapq.heappush(self.entries, entry)

    def gone_on(self, paces: tuple[int, ...]) -> set[Seat]:
        """The bots that have come further, where every seat goes at its own pace."""
        before, self.paces = self.paces, paces
        return {seat for seat in self.bots if before and paces and paces[seat] != before[seat]}

    def turn_page(self, chapter: int) -> bool:
        """Whether a new chapter has begun; old plans are then void."""
        if chapter == self.chapter:
            return False
        self.chapter, self.paces = chapter, ()
        self.entries.clear()
        self.refusals.clear()
        self.hurried = False
        return True

    def refused(self, seat: Seat) -> bool:
        """A bot's action was refused: whether it should be asked again."""
        self.refusals[seat] += 1
        self.drop(seat)
        return self.refusals[seat] < PATIENCE
