"""A first-come, first-served lock that plain functions and coroutines share; taking it needs no task."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

LOG = logging.getLogger(__name__)


class SerialLock:
    """Serializes everything that happens at one table.

    Plain functions `acquire` it and call `release` when they are done, at once or later; coroutines use `async with`.
    Both wait in the same queue.
    """

    __slots__ = ("handing_over", "taken", "tasks", "waiting")

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[Callable[[], None]] = deque()
        self.handing_over = False
        self.tasks: set[asyncio.Task[None]] = set()

    def acquire(self, go: Callable[[], None]) -> None:
        """Call `go` with the lock held: now if it is free, else in order. It must `release`, whatever happens."""
        if self.taken or self.waiting:
            self.waiting.append(go)
        else:
            self.taken = True
            go()

    def acquire_next(self, go: Callable[[], None]) -> None:
        """As `acquire`, before all who wait already."""
        if self.taken or self.waiting:
            self.waiting.appendleft(go)
        else:
            self.acquire(go)

    def release(self) -> None:
        """Hand the lock to the next in the queue. A loop, because one that releases at once calls this again."""
        self.taken = False
        if self.handing_over:
            return
        self.handing_over = True
        try:
            while self.waiting and not self.taken:
                self.taken = True
                self.waiting.popleft()()
        finally:
            self.handing_over = False

    def release_after(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine with the lock held, and release it afterwards."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._release_when_done)

    def run_unlocked(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine without the lock; it takes the lock when it needs it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            LOG.error("a task failed", exc_info=problem)

    def _release_when_done(self, task: asyncio.Task[None]) -> None:
        self._ended(task)
        self.release()

    @asynccontextmanager
    async def ahead(self) -> AsyncIterator[None]:
        """As `async with` the lock itself, before all who wait already."""
        await self._turn(self.acquire_next)
        try:
            yield
        finally:
            self.release()

    async def __aenter__(self) -> None:
        await self._turn(self.acquire)

    async def _turn(self, acquire: Callable[[Callable[[], None]], None]) -> None:
        """Wait until the lock is held."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def go() -> None:
            if turn.cancelled():
                self.release()
            else:
                turn.set_result(None)

        acquire(go)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # cancelled after the lock was handed over
                self.release()
            raise

    async def __aexit__(self, *_why: object) -> None:
        self.release()
