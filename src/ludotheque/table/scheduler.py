"""Wakes many things on time, driven by one clock. It knows when each wants to be woken, not what it is."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Final, Protocol

from ludotheque.core.game import Millis
from ludotheque.table.clock import Clock, ManualClock

LOG = logging.getLogger(__name__)

RETRY: Final[Millis] = 1_000
"""How long to wait before something is woken again that failed."""


class Timed(Protocol):
    """Something that wants to be woken."""

    def next_wake(self) -> Millis | None:
        """When something will be due; None: never, as things stand."""
        ...

    async def wake(self) -> None:
        """Do everything that is due by now."""
        ...


class Scheduler:
    """A queue of wake times. Every time is checked with `next_wake` again before it counts."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.queue: list[tuple[Millis, int, Timed]] = []
        self.order = count()
        self.wakes_at: dict[Timed, Millis] = {}
        """The one entry of the queue that counts for each."""
        self.wakeup = asyncio.Event()

    def changed(self, item: Timed) -> None:
        """To be called when something may be due earlier than before."""
        at = item.next_wake()
        if at is None:
            return
        known = self.wakes_at.get(item)
        if known is None or at < known:
            self._put(item, at)
            self.wakeup.set()

    def forget(self, item: Timed) -> None:
        """Never wake this again."""
        self.wakes_at.pop(item, None)

    def _put(self, item: Timed, at: Millis) -> None:
        self.wakes_at[item] = at
        heapq.heappush(self.queue, (at, next(self.order), item))

    def next_due(self) -> Millis | None:
        """When the next one wants to be woken; entries that are out of date are dropped."""
        while self.queue:
            at, _, item = self.queue[0]
            counts = self.wakes_at.get(item) == at
            wanted = item.next_wake() if counts else None
            if wanted is not None and wanted <= at:
                return at
            heapq.heappop(self.queue)
            if counts:
                del self.wakes_at[item]
                if wanted is not None:
                    self._put(item, wanted)
        return None

    async def wake_next(self) -> None:
        """Wake the one that is due first; one that fails is tried again and holds up nobody else."""
        _, _, item = heapq.heappop(self.queue)
        del self.wakes_at[item]
        try:
            await item.wake()
        except Exception:
            LOG.exception("could not be woken; tried again in a second")
            self._put(item, self.clock.now() + RETRY)
        else:
            self.changed(item)

    async def run(self) -> None:
        """Wake everything on time until cancelled."""
        while True:
            self.wakeup.clear()
            at = self.next_due()
            if at is not None and at <= self.clock.now():
                await self.wake_next()
            else:
                await self.clock.wait(at, self.wakeup)

    async def advance(self, by: Millis, settled: Callable[[], Awaitable[None]]) -> None:
        """Turn a manual clock, stopping at every moment that is due; `settled` waits for work beside the clock."""
        clock = self.clock
        if not isinstance(clock, ManualClock):
            raise TypeError("only a manual clock can be turned")
        target = clock.at + by
        while True:
            await settled()
            at = self.next_due()
            if at is None or at > target:
                break
            clock.at = max(clock.at, at)
            await self.wake_next()
        clock.at = target
