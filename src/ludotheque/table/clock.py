"""Clocks, injected everywhere so that tests can turn them by hand."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Protocol

from ludotheque.core.game import Millis


class Clock(Protocol):
    """Milliseconds that only go forwards, and the date for results."""

    def now(self) -> Millis: ...

    def date(self) -> Millis:
        """Milliseconds since 1970."""
        ...

    async def wait(self, until: Millis | None, called: asyncio.Event) -> None:
        """Wait until that time or until `called` is set; None waits for `called` alone."""
        ...


class SystemClock:
    """The clock of the machine."""

    def now(self) -> Millis:
        return time.monotonic_ns() // 1_000_000

    def date(self) -> Millis:
        return time.time_ns() // 1_000_000

    async def wait(self, until: Millis | None, called: asyncio.Event) -> None:
        seconds = None if until is None else max(0, until - self.now()) / 1000
        with suppress(TimeoutError):
            await asyncio.wait_for(called.wait(), seconds)


class ManualClock:
    """Stands still until it is turned; `Scheduler.advance` turns it from one due moment to the next."""

    def __init__(self, at: Millis = 0, date: Millis = 1_800_000_000_000) -> None:
        self.at = at
        self.began = date

    def now(self) -> Millis:
        return self.at

    def date(self) -> Millis:
        return self.began + self.at

    async def wait(self, until: Millis | None, called: asyncio.Event) -> None:  # noqa: ARG002
        """Wait for `called` alone: this clock does not move by itself."""
        await called.wait()


class Stopwatch:
    """The time of one match: runs with the clock, and stands still while the match is paused or nobody drives it."""

    def __init__(self, clock: Clock, at: Millis = 0) -> None:
        self.clock = clock
        self.at = at
        self.since: Millis | None = None

    @property
    def running(self) -> bool:
        return self.since is not None

    def now(self) -> Millis:
        return self.at if self.since is None else self.at + self.clock.now() - self.since

    def start(self) -> None:
        if self.since is None:
            self.since = self.clock.now()

    def begin_at(self, since: Millis) -> None:
        """Count from this time of the clock, if it runs: several watches can begin at the same moment."""
        if self.since is not None:
            self.since = since

    def stop(self) -> None:
        self.at, self.since = self.now(), None

    def skip(self, to: Millis) -> None:
        """Show this time at once, unless it is later already."""
        self.at += max(0, to - self.now())

    def when(self, at: Millis) -> Millis | None:
        """The clock's time at which this watch will show `at`; None while it stands still."""
        return None if self.since is None else self.since + at - self.at
