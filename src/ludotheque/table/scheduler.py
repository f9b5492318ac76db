"""Wakes items on time, by one clock. It knows only when each is due, not what it is."""

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
"""How long to wait before waking again what has failed."""


class Timed(Protocol):
    """Something that the scheduler wakes."""

    def next_wake(self) -> Millis | None:
        """When something will be due; None: nothing is planned."""
        ...

    async def wake(self) -> None:
        """Do everything that is due by now."""
        ...


class Scheduler:
    """A queue of wake times. Every time is checked with `next_wake` again before it counts.

    Each item is woken in a task of its own, so that one that waits for the disk or for a lock holds up nobody else.
    """

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.queue: list[tuple[Millis, int, Timed]] = []
        self.order = count()
        self.wakes_at: dict[Timed, Millis] = {}
        """The valid queue entry of each item."""
        self.awake: dict[Timed, asyncio.Task[None]] = {}
        self.wakeup = asyncio.Event()

    def changed(self, item: Timed) -> None:
        """Call this when something may be due earlier than before."""
        at = None if item in self.awake else item.next_wake()  # an item that is awake is rescheduled when it is done
        if at is None:
            return
        known = self.wakes_at.get(item)
        if known is None or at < known:
            self._put(item, at)
            self.wakeup.set()

    def forget(self, item: Timed) -> None:
        """Never wake this again."""
        self.wakes_at.pop(item, None)
        self.awake.pop(item, None)

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

    def wake_due(self) -> Millis | None:
        """Wake everything that is due by now; when the next one wants to be woken."""
        now = self.clock.now()
        while (at := self.next_due()) is not None and at <= now:
            _, _, item = heapq.heappop(self.queue)
            del self.wakes_at[item]
            self.awake[item] = asyncio.create_task(self._wake(item))
        return at

    async def _wake(self, item: Timed) -> None:
        """Wake one item; one that fails is tried again."""
        failed = False
        try:
            await item.wake()
        except Exception:
            LOG.exception("could not be woken; tried again in a second")
            failed = True
        if self.awake.pop(item, None) is None:  # forgotten meanwhile
            return
        if failed:
            self._put(item, self.clock.now() + RETRY)
            self.wakeup.set()
        else:
            self.changed(item)

    async def run(self) -> None:
        """Wake everything on time until cancelled."""
        try:
            while True:
                self.wakeup.clear()
                await self.clock.wait(self.wake_due(), self.wakeup)
        finally:
            tasks = list(self.awake.values())
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

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
            self.wake_due()
            await asyncio.gather(*self.awake.values())
        clock.at = target
