"""Slow work beside the tables: in turn, bounded, and never longer than a table would wait anyway."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from random import Random
from typing import Any

import pytest

from ludotheque.core.chance import chance, seed_from
from ludotheque.core.match import begin, settle
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.games.ostriches.bots import LEVELS, SearchBot
from ludotheque.table.limits import Limits
from ludotheque.table.thinking import LEAST, Thinking
from ludotheque.table.workers import ProcessWorkers


class HeldWorkers:
    """Workers that do nothing until they are told to."""

    def __init__(self, count: int = 1) -> None:
        self.count = count
        self.given: list[tuple[Callable[..., Any], tuple[Any, ...], Future[Any]]] = []
        self.stopped = False

    def submit(self, _seconds: float, work: Callable[..., Any], *args: Any) -> Future[Any]:
        done: Future[Any] = Future()
        self.given.append((work, args, done))
        return done

    async def work(self, problem: Exception | None = None) -> Any:
        """Do the first job that was given, or fail at it."""
        work, args, done = self.given.pop(0)
        if problem is None:
            done.set_result(work(*args))
        else:
            done.set_exception(problem)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return args

    def stop(self) -> None:
        self.stopped = True


class Clocked:
    """A bot that thinks by the clock, and plans how long it was allowed to."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def within(self, seconds: float) -> Clocked:
        return Clocked(seconds)

    def plan(self, _view: Any, _now: int, _rng: Random) -> Sequence[tuple[int, Any]]:
        return [(0, self.seconds)]


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await story()

    asyncio.run(main())


async def started(*work: Awaitable[Any]) -> list[asyncio.Task[Any]]:
    tasks = [asyncio.ensure_future(one) for one in work]
    await asyncio.sleep(0)
    return tasks


def test_tables_take_turns_however_much_one_of_them_asks_for() -> None:
    async def story() -> None:
        workers = HeldWorkers()
        thinking = Thinking(workers)
        tasks = await started(
            *(thinking.run("greedy", str, f"greedy {n}") for n in range(4)),
            thinking.run("ann", str, "ann"),
            thinking.run("bob", str, "bob"),
        )
        order = [(await workers.work())[0] for _ in range(6)]
        assert order == ["greedy 0", "greedy 1", "ann", "bob", "greedy 2", "greedy 3"]
        assert [await task for task in tasks] == [f"greedy {n}" for n in range(4)] + ["ann", "bob"]

    run(story)


def test_no_more_is_given_out_than_there_are_workers() -> None:
    async def story() -> None:
        workers = HeldWorkers(2)
        thinking = Thinking(workers)
        await started(*(thinking.run(f"table {n}", str, n) for n in range(5)))
        assert (len(workers.given), thinking.jobs) == (2, 3)
        thinking.stop()

    run(story)


def test_what_would_wait_too_long_is_refused() -> None:
    async def story() -> None:
        workers = HeldWorkers()
        thinking = Thinking(workers, Limits(thinking_queue=2))
        tasks = await started(*(thinking.run("t", str, n) for n in range(3)))
        with pytest.raises(Refused, match="too-busy"):
            await thinking.run("t", str, 4)
        for _ in tasks:
            await workers.work()
        assert [await task for task in tasks] == ["0", "1", "2"]

    run(story)


def test_one_asker_cannot_fill_the_queue_for_others() -> None:
    """Five hundred requests for replays from one address used to refuse everybody's hints."""

    async def story() -> None:
        workers = HeldWorkers()
        thinking = Thinking(workers, Limits(thinking_queue=5, thinking_share=2))
        greedy = await started(*(thinking.run("greedy", str, n) for n in range(3)))
        with pytest.raises(Refused, match="too-busy"):
            await thinking.run("greedy", str, 4)
        (other,) = await started(thinking.run("other", str, 5))
        for _ in (*greedy, other):
            await workers.work()
        assert await other == "5"

    run(story)


def test_bots_that_wait_refuse_nobody_a_hint() -> None:
    """Two hundred tables with five bots each used to fill the queue for what people ask for."""

    async def story() -> None:
        workers = HeldWorkers()
        thinking = Thinking(workers, Limits(thinking_queue=2))
        bot = Clocked(1.5)
        plans = await started(*(thinking.plan(f"table {n}", bot, None, 0, Random(n)) for n in range(9)))
        hints = await started(*(thinking.run("t", str, n) for n in range(2)))
        with pytest.raises(Refused, match="too-busy"):
            await thinking.run("t", str, 3)
        for _ in (*plans, *hints):
            await workers.work()
        assert [await hint for hint in hints] == ["0", "1"]
        assert (thinking.jobs, thinking.requested) == (0, 0)

    run(story)


def test_a_caller_who_has_gone_is_not_worked_for() -> None:
    async def story() -> None:
        workers = HeldWorkers()
        thinking = Thinking(workers)
        first, gone, last = await started(*(thinking.run("t", str, n) for n in range(3)))
        gone.cancel()
        await asyncio.sleep(0)
        assert [(await workers.work())[0] for _ in range(2)] == [0, 2]
        assert (await first, await last) == ("0", "2")
        assert (thinking.jobs, thinking.running) == (0, set())

    run(story)


@pytest.mark.parametrize("problem", [TimeoutError(), RuntimeError("a worker died")])
def test_what_cannot_be_worked_out_is_refused_and_the_next_goes_on(problem: Exception) -> None:
    async def story() -> None:
        workers = HeldWorkers()
        thinking = Thinking(workers)
        first, second = await started(thinking.run("t", str, 1), thinking.run("t", str, 2))
        await workers.work(problem)
        await workers.work()
        with pytest.raises(Refused, match="not-worked-out"):
            await first
        assert await second == "2"

    run(story)


def test_many_masters_share_the_time_that_their_tables_would_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty tables at once, two workers: the last plan comes little later than one that had a worker to itself."""

    async def story() -> None:
        workers, passed = HeldWorkers(2), 0.0
        thinking = Thinking(workers)
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: passed, raising=False)
        plans = [thinking.plan(f"table {n}", Clocked(1.5), None, 0, Random(n)) for n in range(60)]
        tasks = await started(*plans)
        for _ in tasks:
            seconds = (await workers.work())[0]
            passed += seconds / workers.count
        thought = [(await task)[0][1] for task in tasks]
        assert min(thought) >= LEAST
        assert passed <= 1.5 + 60 * LEAST / workers.count + 1e-9
        monkeypatch.undo()

    run(story)


def test_a_master_alone_has_all_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        workers = HeldWorkers()
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: 0.0, raising=False)
        (task,) = await started(Thinking(workers).plan("t", Clocked(1.5), None, 0, Random(1)))
        await workers.work()
        assert (await task)[0][1] == 1.5
        monkeypatch.undo()

    run(story)


def test_a_search_bot_in_a_hurry_is_the_same_bot_with_less_time() -> None:
    master = SearchBot(LEVELS[-1])
    assert master.seconds == 1.5
    assert master.within(0.1).seconds == 0.1
    assert master.within(0.1).level.iterations == master.level.iterations
    assert SearchBot(LEVELS[-1], timed=False).seconds is None


def test_a_stop_waits_for_nobody() -> None:
    async def story() -> None:
        workers = HeldWorkers()
        thinking = Thinking(workers)
        running, waiting = await started(thinking.run("t", str, 1), thinking.run("t", str, 2))
        thinking.stop()
        workers.given[0][2].set_result("too late")
        late = (await started(thinking.run("t", str, 3)))[0]
        done = await asyncio.gather(running, waiting, late, return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in done)
        assert workers.stopped

    run(story)


@pytest.mark.parametrize("key", GAMES)
def test_everything_that_thinks_can_be_sent_to_a_process(key: str) -> None:
    box = GAMES[key]
    parts = [*box.bots.values(), box.hint, box.review, box.warm_up, box.preparation and box.preparation.make]
    for part in parts:
        assert type(pickle.loads(pickle.dumps(part))) is type(part)  # noqa: S301 - our own


# --- real processes ---


def forever() -> None:
    while True:
        signal.pause()


def vanish() -> None:
    os._exit(3)


def test_processes_think_are_ended_when_they_take_too_long_and_are_replaced() -> None:
    async def story() -> None:
        workers = ProcessWorkers(1)
        thinking = Thinking(workers, Limits(thinking_seconds=0.5))
        patient = Thinking(workers)
        pid = await patient.run("t", os.getpid)
        assert pid != os.getpid()
        for bad in (forever, vanish):
            with pytest.raises(Refused, match="not-worked-out"):
                await thinking.run("t", bad)
            assert await patient.run("t", abs, -2) == 2
        assert await patient.run("t", os.getpid) != pid
        patient.stop()

    run(story)


def test_a_stop_ends_a_process_that_is_at_work() -> None:
    async def story() -> None:
        thinking = Thinking(ProcessWorkers(1))
        pid = await thinking.run("t", os.getpid)
        (task,) = await started(thinking.run("t", time.sleep, 3_600))
        thinking.stop()
        await asyncio.gather(task, return_exceptions=True)
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)

    run(story)


@pytest.mark.parametrize("key", GAMES)
def test_bots_of_every_game_plan_in_a_process_as_in_this_one(key: str) -> None:
    box = GAMES[key]
    level = next(iter(box.bots))
    options = box.game.options()
    count = box.game.seats(options).start
    settled = settle(box.game, begin(box.game, options, [box.game.own()] * count), None, chance(seed_from(key)))
    seat = min(box.game.due(settled.moment.state).seats, default=0)
    view = box.game.observe(settled.moment.state, seat)

    async def story() -> None:
        thinking = Thinking(ProcessWorkers(1))
        found = await thinking.plan("t", box.bots[level], view, 0, Random(7))
        assert list(found) == list(box.bots[level].plan(view, 0, Random(7)))
        thinking.stop()

    run(story)
