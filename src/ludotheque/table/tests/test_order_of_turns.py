"""One thing after the other at a table, whoever waits and however."""

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


async def quiet(turns: SerialLock) -> None:
    """In the order of arrival: by then all that came before is done."""
    async with turns:
        pass


def test_functions_and_coroutines_wait_in_the_same_queue() -> None:
    async def story(turns: SerialLock, said: list[str]) -> None:
        async def slow(name: str) -> None:
            async with turns:
                said.append(f"{name} begins")
                await asyncio.sleep(0)
                said.append(f"{name} ends")

        def quick(name: str) -> None:
            said.append(name)
            turns.leave()

        first = asyncio.create_task(slow("a"))
        await asyncio.sleep(0)
        turns.enter(partial(quick, "b"))
        turns.enter(lambda: turns.go_on(later("c")))
        turns.enter(partial(quick, "d"))

        async def later(name: str) -> None:
            await asyncio.sleep(0)
            said.append(name)

        assert said == ["a begins"]
        await first
        await quiet(turns)

    assert play(story) == ["a begins", "a ends", "b", "c", "d"]


def test_thousands_who_wait_are_no_recursion() -> None:
    async def story(turns: SerialLock, said: list[str]) -> None:
        def quick() -> None:
            said.append(".")
            turns.leave()

        async with turns:
            for _ in range(5_000):
                turns.enter(quick)
            assert not said
        assert not turns.taken

    assert len(play(story)) == 5_000


@pytest.mark.parametrize("when", ["waiting", "just let in"])
def test_who_gives_up_holds_up_nobody(when: str) -> None:
    async def story(turns: SerialLock, said: list[str]) -> None:
        await turns.__aenter__()
        waiting = asyncio.create_task(quiet(turns))
        await asyncio.sleep(0)
        if when == "waiting":
            waiting.cancel()
            await asyncio.sleep(0)
            turns.leave()
        else:
            turns.leave()
            waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await quiet(turns)
        said.append("on")
        assert not turns.taken

    assert play(story) == ["on"]


def test_a_turn_that_fails_ends_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    async def story(turns: SerialLock, said: list[str]) -> None:
        async def fails() -> None:
            raise RuntimeError("no")

        turns.enter(lambda: turns.go_on(fails()))
        await quiet(turns)
        said.append("on")

    with caplog.at_level(logging.ERROR):
        assert play(story) == ["on"]
    assert "a turn failed" in caplog.text
