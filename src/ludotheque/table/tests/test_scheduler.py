"""The scheduler alone, without tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import pytest

from ludotheque.table.clock import ManualClock
from ludotheque.table.scheduler import RETRY, Scheduler

Told = list[tuple[str, int]]


class Alarm:
    """Wants to be woken at certain times, and notes when it was."""

    def __init__(self, name: str, clock: ManualClock, told: Told, *times: int) -> None:
        self.name = name
        self.clock = clock
        self.told = told
        self.times = sorted(times)
        self.fails = 0

    def next_wake(self) -> int | None:
        return self.times[0] if self.times else None

    async def wake(self) -> None:
        if self.fails:
            self.fails -= 1
            raise RuntimeError("not now")
        self.told.append((self.name, self.clock.at))
        self.times = [at for at in self.times if at > self.clock.at]


async def settled() -> None:
    """Nothing happens beside the clock."""


Make = Callable[..., Alarm]


@pytest.fixture
def scheduler() -> Scheduler:
    return Scheduler(ManualClock())


@pytest.fixture
def told() -> Told:
    return []


@pytest.fixture
def alarm(scheduler: Scheduler, told: Told) -> Make:
    def make(name: str, *times: int) -> Alarm:
        assert isinstance(scheduler.clock, ManualClock)
        found = Alarm(name, scheduler.clock, told, *times)
        scheduler.changed(found)
        return found

    return make


def test_everything_is_woken_in_the_order_in_which_it_is_due(scheduler: Scheduler, told: Told, alarm: Make) -> None:
    alarm("a", 30, 10)
    alarm("b", 20)
    alarm("never")
    asyncio.run(scheduler.advance(40, settled))
    assert told == [("a", 10), ("b", 20), ("a", 30)]
    assert scheduler.next_due() is None


def test_the_clock_stops_where_it_was_told(scheduler: Scheduler, told: Told, alarm: Make) -> None:
    alarm("a", 50)
    asyncio.run(scheduler.advance(49, settled))
    assert (told, scheduler.clock.now(), scheduler.next_due()) == ([], 49, 50)


def test_a_time_that_has_come_nearer_counts_and_the_old_one_does_not(
    scheduler: Scheduler, told: Told, alarm: Make
) -> None:
    moved = alarm("a", 50)
    moved.times = [20]
    scheduler.changed(moved)
    asyncio.run(scheduler.advance(60, settled))
    assert told == [("a", 20)]


def test_a_time_that_has_moved_away_is_not_kept(scheduler: Scheduler, told: Told, alarm: Make) -> None:
    moved = alarm("a", 20)
    moved.times = [50]
    assert scheduler.next_due() == 50
    moved.times = []
    assert scheduler.next_due() is None
    asyncio.run(scheduler.advance(60, settled))
    assert told == []


def test_one_that_fails_is_tried_again_and_holds_up_nobody(
    scheduler: Scheduler, told: Told, alarm: Make, caplog: pytest.LogCaptureFixture
) -> None:
    alarm("a", 10).fails = 1
    alarm("b", 10)
    with caplog.at_level(logging.CRITICAL, "ludotheque.table.scheduler"):
        asyncio.run(scheduler.advance(10 + RETRY, settled))
    assert told == [("b", 10), ("a", 10 + RETRY)]


def test_forgotten_things_are_not_woken(scheduler: Scheduler, told: Told, alarm: Make) -> None:
    scheduler.forget(alarm("a", 10))
    assert scheduler.next_due() is None
    asyncio.run(scheduler.advance(20, settled))
    assert told == []


def test_a_nearer_time_calls_whoever_waits(scheduler: Scheduler, alarm: Make) -> None:
    alarm("a", 50)
    scheduler.wakeup.clear()
    alarm("b", 60)
    assert scheduler.wakeup.is_set(), "it is new"
    scheduler.wakeup.clear()
    scheduler.changed(next(iter(scheduler.wakes_at)))
    assert not scheduler.wakeup.is_set(), "nothing has come nearer"


class Sleepyhead(Alarm):
    """Takes as long to wake as the test wants."""

    def __init__(self, name: str, clock: ManualClock, told: Told, *times: int) -> None:
        super().__init__(name, clock, told, *times)
        self.go = asyncio.Event()

    async def wake(self) -> None:
        await self.go.wait()
        await super().wake()


def test_one_that_waits_holds_up_nobody_else(scheduler: Scheduler, told: Told, alarm: Make) -> None:
    """A table that waits for the disk, or for its own lock, must not stop everybody's sand."""

    async def story() -> None:
        assert isinstance(scheduler.clock, ManualClock)
        slow = Sleepyhead("slow", scheduler.clock, told, 0)
        scheduler.changed(slow)
        alarm("quick", 0)
        running = asyncio.create_task(scheduler.run())
        for _ in range(5):
            await asyncio.sleep(0)
        assert told == [("quick", 0)]
        scheduler.changed(slow)
        assert len(scheduler.awake) == 1, "it is not woken twice"
        slow.go.set()
        for _ in range(5):
            await asyncio.sleep(0)
        assert told == [("quick", 0), ("slow", 0)]
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(story())


def test_a_stop_ends_what_is_awake(scheduler: Scheduler, told: Told) -> None:
    async def story() -> None:
        assert isinstance(scheduler.clock, ManualClock)
        slow = Sleepyhead("slow", scheduler.clock, told, 0)
        scheduler.changed(slow)
        running = asyncio.create_task(scheduler.run())
        await asyncio.sleep(0)
        (waking,) = scheduler.awake.values()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert waking.cancelled()

    asyncio.run(story())


def test_one_that_is_forgotten_while_it_wakes_is_not_woken_again(scheduler: Scheduler, told: Told) -> None:
    async def story() -> None:
        assert isinstance(scheduler.clock, ManualClock)
        slow = Sleepyhead("slow", scheduler.clock, told, 0, 10)
        scheduler.changed(slow)
        scheduler.wake_due()
        (waking,) = scheduler.awake.values()
        scheduler.forget(slow)
        slow.go.set()
        await waking
        assert told == [("slow", 0)]
        assert scheduler.next_due() is None

    asyncio.run(story())
