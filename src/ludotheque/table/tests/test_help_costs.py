"""Hints and reviews take up no more of the log and of the workers than others can spare."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludotheque.table import requests
from ludotheque.table.commands import handle
from ludotheque.table.limits import Limits
from ludotheque.table.tests.evening import LOCK, Evening, driver_of, play
from ludotheque.table.tests.test_hints import with_hints
from ludotheque.table.tests.test_thinking import HeldWorkers


async def begun() -> None:
    """By then everyone has asked: the lock of a table and the queue take a few turns of the loop."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_hints_do_not_make_a_log_longer_than_it_may_get(tmp_path: Path) -> None:
    """Protects the store: every hint used to write a row, past the end of the longest match."""

    async def story(now: Evening) -> None:
        ann, bob = await with_hints(now, "Ann", "Bob", rounds=1)
        live = driver_of(ann).live
        before = live.seq
        for _ in range(5):
            assert ann.refused(await ann.ask(requests.Hint, seat=0)) is None
        assert live.seq == before + 1
        ann.room.most_rows = live.seq + 1
        assert bob.refused(await bob.ask(requests.Hint, seat=1)) is None
        assert bob.refused(await bob.ask(requests.Hint, seat=1)) == "match-too-long"
        assert live.seq == before + 2
        await now.advance(0)
        assert ann.table["phase"] == "lobby", "nobody has to act before it ends"
        assert {"seat": 0, "phrase": "too-long"} in ann.told

    play(tmp_path, story)


def test_a_review_is_worked_out_once_for_all_who_ask_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects others' bots and hints: a class that looks at a round together used to ask for the same thirty times."""

    async def story(now: Evening) -> None:
        ann, bob = await with_hints(now, "Ann", "Bob", rounds=2)
        watchers = [await now.screen(ann.room, name) for name in ("Dan", "Eve", "Fay")]
        for seat, person in enumerate((ann, bob)):
            await person.do(seat, LOCK)
        run, asked = now.tables.thinking.run, []

        async def counted(who: str, *given: Any) -> Any:
            asked.append(who)
            return await run(who, *given)

        monkeypatch.setattr(now.tables.thinking, "run", counted)
        found = await asyncio.gather(*(watcher.ask(requests.Review) for watcher in watchers))
        assert [answer["advice"] for answer in found] == [found[0]["advice"]] * 3
        assert len(asked) == 1

    play(tmp_path, story)


def test_what_one_network_asks_for_at_many_tables_is_counted_together(tmp_path: Path) -> None:
    """Protects others' hints and replays: one address could fill the whole queue by asking at table after table."""

    async def story(now: Evening) -> None:
        people = [(await with_hints(now, name, rounds=1))[0] for name in ("Ann", "Bob", "Cleo", "Dan")]
        for person, network in zip(people, ["192.0.2.1"] * 3 + ["192.0.2.2"], strict=True):
            assert person.stream is not None
            person.stream.network = network
        workers = now.tables.thinking.workers = HeldWorkers()
        for person in people:
            assert person.stream is not None
            handle(person.room, person.stream, requests.Hint(key="h", seat=0), 0)
        await begun()
        assert (len(workers.given), now.tables.thinking.jobs) == (1, 2)
        for _ in range(3):
            await workers.work()
        for person in people:
            await asyncio.gather(*person.room.lock.tasks)
            person.read()
        assert [person.refused(person.answers["h"]) for person in people] == [None, None, "too-busy", None]

    play(tmp_path, story, Limits(thinking_share=1))


def test_a_review_that_was_refused_may_be_asked_for_again(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await with_hints(now, "Ann", "Bob", rounds=2)
        for seat, person in enumerate((ann, bob)):
            await person.do(seat, LOCK)
        workers, now.tables.thinking.workers = now.tables.thinking.workers, HeldWorkers()
        asked = asyncio.create_task(ann.ask(requests.Review))
        await begun()
        await now.tables.thinking.workers.work(TimeoutError())
        assert ann.refused(await asked) == "not-worked-out"
        now.tables.thinking.workers = workers
        assert ann.refused(await ann.ask(requests.Review)) is None

    play(tmp_path, story)
