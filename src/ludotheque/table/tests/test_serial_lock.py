"""The lock alone: functions and coroutines in one queue."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from ludotheque.table.serial_lock import SerialLock


def play(story: Callable[[SerialLock, list[str]], Awaitable[None]]) -> list[str]:
    said: list[str] = []

    async def main() -> None:
        await story(SerialLock(), said)

    asyncio.run(main())
    return said


async def quiet(lock: SerialLock) -> None:
    """In the order of arrival: by then all that came before is done."""
    async with lock:
        pass


def test_functions_and_coroutines_wait_in_the_same_queue() -> None:
    async def story(lock: SerialLock, said: list[str]) -> None:
        async def slow(name: str) -> None:
            async with lock:
                said.append(f"{name} begins")
                await asyncio.sleep(0)
                said.append(f"{name} ends")

        def quick(name: str) -> None:
            said.append(name)
            lock.release()

        first = asyncio.create_task(slow("a"))
        await asyncio.sleep(0)
        lock.acquire(partial(quick, "b"))
        lock.acquire(lambda: lock.release_after(later("c")))
        lock.acquire(partial(quick, "d"))

        async def later(name: str) -> None:
            await asyncio.sleep(0)
            said.append(name)

        assert said == ["a begins"]
        await first
        await quiet(lock)

    assert play(story) == ["a begins", "a ends", "b", "c", "d"]


def test_thousands_of_waiters_need_no_recursion() -> None:
    async def story(lock: SerialLock, said: list[str]) -> None:
        def quick() -> None:
            said.append(".")
            lock.release()

        async with lock:
            for _ in range(5_000):
                lock.acquire(quick)
            assert not said
        assert not lock.taken

    assert len(play(story)) == 5_000


@pytest.mark.parametrize("when", ["waiting", "just let in"])
def test_a_cancelled_waiter_holds_up_nobody(when: str) -> None:
    async def story(lock: SerialLock, said: list[str]) -> None:
        await lock.__aenter__()
        waiting = asyncio.create_task(quiet(lock))
        await asyncio.sleep(0)
        if when == "waiting":
            waiting.cancel()
            await asyncio.sleep(0)
            lock.release()
        else:
            lock.release()
            waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await quiet(lock)
        said.append("on")
        assert not lock.taken

    assert play(story) == ["on"]


def test_a_task_that_fails_releases_the_lock(caplog: pytest.LogCaptureFixture) -> None:
    async def story(lock: SerialLock, said: list[str]) -> None:
        async def fails() -> None:
            raise RuntimeError("no")

        lock.acquire(lambda: lock.release_after(fails()))
        await quiet(lock)
        said.append("on")

    with caplog.at_level(logging.ERROR):
        assert play(story) == ["on"]
    assert "a task failed" in caplog.text


def test_whoever_lets_go_of_a_table_comes_before_all_who_wait() -> None:
    async def story(lock: SerialLock, said: list[str]) -> None:
        def quick() -> None:
            said.append("waiter")
            lock.release()

        async def leaves() -> None:
            async with lock.ahead():
                said.append("ahead")

        async with lock:
            lock.acquire(quick)
            leaving = asyncio.create_task(leaves())
            await asyncio.sleep(0)
        await leaving
        await leaves()
        await quiet(lock)

    assert play(story) == ["ahead", "waiter", "ahead"]
