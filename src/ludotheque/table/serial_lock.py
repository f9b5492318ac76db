"""One thing after the other, in the order of arrival: the lock of a table, which needs no task to be taken."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

LOG = logging.getLogger(__name__)


class SerialLock:
    """Whose turn it is.

    Plain functions `enter` and call `leave` when they are done, at once or later; coroutines say `async with`. Both
    wait in the same queue.
    """

    __slots__ = ("passing", "taken", "tasks", "waiting")

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[Callable[[], None]] = deque()
        self.passing = False
        self.tasks: set[asyncio.Task[None]] = set()

    def enter(self, go: Callable[[], None]) -> None:
        """Call `go` when it is its turn: now, if nobody else has it. It ends with `leave`, whatever happens."""
        if self.taken or self.waiting:
            self.waiting.append(go)
        else:
            self.taken = True
            go()

    def leave(self) -> None:
        """The next one's turn. A turn that ends while it begins comes back here, so this is a loop and no recursion."""
        self.taken = False
        if self.passing:
            return
        self.passing = True
        try:
            while self.waiting and not self.taken:
                self.taken = True
                self.waiting.popleft()()
        finally:
            self.passing = False

    def go_on(self, work: Coroutine[Any, Any, None]) -> None:
        """What has the turn needs more time than a function may take; the turn ends with it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._gone_on)

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """What takes long goes on beside the turns, and waits for one when it needs it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            LOG.error("a turn failed", exc_info=problem)

    def _gone_on(self, task: asyncio.Task[None]) -> None:
        self._ended(task)
        self.leave()

    async def __aenter__(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def go() -> None:
            if turn.cancelled():
                self.leave()
            else:
                turn.set_result(None)

        self.enter(go)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was our turn already when we were told to go
                self.leave()
            raise

    async def __aexit__(self, *_why: object) -> None:
        self.leave()
