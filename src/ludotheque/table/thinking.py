"""Slow work beside the tables: bots, hints, reviews, replays, missions to be made.

It is done by a few workers, so that nobody's sand waits for it. Tables take turns, whatever each of them asks for; a
bot that thinks by the clock gets its share of the time that its table would wait anyway.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from random import Random
from typing import Any, Final, Protocol, TypeVar, cast

from msgspec import Struct

from ludotheque.core.box import Bot, hurried, time_to_think
from ludotheque.core.game import Millis
from ludotheque.core.refusal import Refused
from ludotheque.table.limits import DEFAULTS, Limits

LOG = logging.getLogger(__name__)
T = TypeVar("T")

LEAST: Final = 0.02
"""Seconds that a bot may think even on the busiest server."""


class Workers(Protocol):
    """Threads or processes that do slow work."""

    count: int

    def submit(self, seconds: float, work: Callable[..., Any], *args: Any) -> Future[Any]:
        """Call `work(*args)` in a free worker; TimeoutError after so many seconds."""
        ...

    def stop(self) -> None:
        """Kill all workers at once."""
        ...


class Job(Struct, eq=False):
    """A call that waits for a worker."""

    work: Callable[..., Any]
    args: tuple[Any, ...]
    done: asyncio.Future[Any]
    asked_at: float
    pace: float | None
    """Seconds that its table would wait anyway; `work` is told its share of them as its first argument."""
    most: float
    """Seconds after which it is ended."""
    requested: bool
    """Whether somebody has asked for it; plans of bots are limited by the tables that there may be."""


class Thinking:
    """A queue that serves tables in turn."""

    def __init__(self, workers: Workers, limits: Limits = DEFAULTS) -> None:
        self.workers = workers
        self.limits = limits
        self.waiting: OrderedDict[str, deque[Job]] = OrderedDict()
        """Queues by table or address, the next one first."""
        self.jobs = self.requested = 0
        """Number of waiting jobs, and how many of them somebody has asked for; plans of bots are not."""
        self.running: set[Job] = set()
        """Jobs that workers are doing."""
        self.stopped = False

    async def plan(
        self, table: str, bot: Bot[Any, Any], view: Any, now: Millis, rng: Random
    ) -> Sequence[tuple[Millis, Any]]:
        """The plan of a bot; refuses if it could not be worked out."""
        pace, asked = time_to_think(bot), (view, now, rng)
        found = await (
            self._ask(table, bot.plan, asked) if pace is None else self._ask(table, plan_within, (bot, *asked), pace)
        )
        return cast("Sequence[tuple[Millis, Any]]", found)

    async def run(self, table: str, work: Callable[..., T], *args: Any, seconds: float | None = None) -> T:
        """The result of `work(*args)`; refuses when too much waits already, or when it takes too long.

        `seconds` is for work that may take longer than others.
        """
        theirs = len(self.waiting.get(table, ()))
        if self.requested >= self.limits.thinking_queue or theirs >= self.limits.thinking_share:
            raise Refused("too-busy")
        return cast("T", await self._ask(table, work, args, most=seconds, requested=True))

    async def _ask(
        self,
        table: str,
        work: Callable[..., Any],
        args: tuple[Any, ...],
        pace: float | None = None,
        most: float | None = None,
        *,
        requested: bool = False,
    ) -> Any:
        loop = asyncio.get_running_loop()
        seconds = most or self.limits.thinking_seconds
        job = Job(work, args, loop.create_future(), loop.time(), pace, seconds, requested)
        if self.stopped:
            job.done.cancel()
        else:
            self.waiting.setdefault(table, deque()).append(job)
            self.jobs += 1
            self.requested += requested
            self._serve()
        try:
            return await job.done
        except Refused:
            raise
        except Exception as problem:
            LOG.exception("could not be worked out", extra={"facts": {"work": getattr(work, "__qualname__", "")}})
            raise Refused("not-worked-out") from problem

    def _serve(self) -> None:
        """Give the next jobs to the workers that are free."""
        while self.waiting and len(self.running) < self.workers.count:
            table, jobs = self.waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self.waiting[table] = jobs  # behind all others
            self.jobs -= 1
            self.requested -= job.requested
            if not job.done.done():
                self._start(job)

    def _start(self, job: Job) -> None:
        loop = asyncio.get_running_loop()
        args = job.args if job.pace is None else (self._share(job, job.pace), *job.args)
        self.running.add(job)
        try:
            found = self.workers.submit(job.most, job.work, *args)
        except Exception as problem:  # noqa: BLE001 - told to the one who waits
            self._finished(job, None, problem)
            return

        def notify(ended: Future[Any]) -> None:
            with suppress(RuntimeError):  # the loop is closed: the result is not needed
                loop.call_soon_threadsafe(self._ended, job, ended)

        found.add_done_callback(notify)

    def _share(self, job: Job, pace: float) -> float:
        """Seconds for this job, so that all waiting jobs are done when their tables expect it."""
        left = pace - (asyncio.get_running_loop().time() - job.asked_at)
        return min(pace, max(LEAST, left * self.workers.count / (self.jobs + self.workers.count)))

    def _ended(self, job: Job, ended: Future[Any]) -> None:
        if not self.stopped:
            problem = ended.exception()
            self._finished(job, None if problem is not None else ended.result(), problem)

    def _finished(self, job: Job, result: Any, problem: BaseException | None) -> None:
        self.running.discard(job)
        if not job.done.done():
            if problem is None:
                job.done.set_result(result)
            else:
                job.done.set_exception(problem)
        self._serve()

    def stop(self) -> None:
        """End all work at once; waiting callers get no answer."""
        self.stopped = True
        for job in (*self.running, *(job for jobs in self.waiting.values() for job in jobs)):
            job.done.cancel()
        self.waiting.clear()
        self.workers.stop()


def plan_within(
    seconds: float, bot: Bot[Any, Any], view: Any, now: Millis, rng: Random
) -> Sequence[tuple[Millis, Any]]:
    """Runs in a worker: the plan of a bot that may think this long."""
    return hurried(bot, seconds).plan(view, now, rng)
