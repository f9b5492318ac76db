"""Many tables on one clock, and what happens when something breaks."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from ludotheque.core.refusal import Refused
from ludotheque.table import requests
from ludotheque.table.clock import ManualClock, Stopwatch, SystemClock
from ludotheque.table.codes import table_with_code
from ludotheque.table.frames import Bye
from ludotheque.table.limits import DEFAULTS, Limits
from ludotheque.table.room import Room
from ludotheque.table.tables import Tables
from ludotheque.table.tests.evening import Evening, play
from ludotheque.table.tokens import hashed


def test_tables_are_found_by_id_and_by_code(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        code = ann.table["code"]
        assert now.tables.directory.find(ann.room.party.id) is ann.room
        store = now.tables.store
        assert await table_with_code(store, f"{code[:2].lower()} {code[2:]}") == ann.room.party.id
        for wrong, why in (("AAAAA", "code-unknown"), ("", "code-short"), ("zz", "code-short"), ("????", "code-short")):
            with pytest.raises(Refused, match=why):
                await table_with_code(store, wrong)
        with pytest.raises(Refused, match="table-unknown"):
            now.tables.directory.find("nowhere")
        assert now.tables.directory.listed(9) == []

    play(tmp_path, story)


def test_a_full_house_and_forgotten_tables(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        await now.table("Bob", chairs=2)
        with pytest.raises(Refused, match="house-full"):
            await now.table("Cleo", chairs=2)
        await ann.cut()
        await now.advance(1_000 * DEFAULTS.empty_table_seconds)
        await now.table("Cleo", chairs=2)
        with pytest.raises(Refused, match="table-unknown"):
            now.tables.directory.find(ann.room.party.id)
        assert len(await now.tables.store.open_rooms()) == 2

    play(tmp_path, story, Limits(tables=2))


def test_a_table_that_fails_is_tried_again_and_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken: list[Room] = []
    plain = Room.wake

    async def wake(self: Room) -> None:
        if self in broken:
            raise RuntimeError("the disk is gone")
        await plain(self)

    monkeypatch.setattr(Room, "wake", wake)

    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann")
        (bob,) = await now.table("Bob")
        for person in (ann, bob):
            await person.ask(requests.Start)
        broken.append(ann.room)
        with caplog.at_level(logging.CRITICAL, "ludotheque.table.scheduler"):
            await now.advance(4_000)
        assert bob.match["view"]["shown"]["phase"] == "placing"
        assert ann.match["view"]["shown"]["phase"] == "lead"
        broken.clear()
        await now.advance(1_000)
        assert ann.match["view"]["shown"]["phase"] == "placing"

    play(tmp_path, story)


def test_a_change_that_cannot_be_stored_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.placing("Ann")
        store = now.tables.store

        def full(*_given: Any) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        with monkeypatch.context() as patch, caplog.at_level(logging.CRITICAL, "ludotheque.table"):
            patch.setattr(store.database, "begin", full)  # type: ignore[attr-defined]
            assert ann.refused(await ann.do(0, 3)) == "not-kept"
            assert ann.refused(await ann.ask(requests.Rename, seat=0, name="Anna")) == "not-kept"
        assert ann.board()[0] is None
        assert ann.table["chairs"][0]["name"] == "Ann"
        assert ann.refused(await ann.do(0, 3)) is None

    play(tmp_path, story)


def test_only_a_manual_clock_can_be_turned(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        with pytest.raises(TypeError):
            await Tables(now.tables.store, SystemClock()).advance(1)

    play(tmp_path, story)


def test_the_newest_tables_that_want_to_be_found_are_listed(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        rooms = [
            await now.tables.open(hashed(name), name, "uluru", Raw(b"{}"), 2, listed=name != "Bo")
            for name in ("Ann", "Bo", "Cleo", "Dan")
        ]
        assert now.tables.directory.listed(9) == [rooms[3], rooms[2], rooms[0]]
        assert now.tables.directory.listed(2) == [rooms[3], rooms[2]]

    play(tmp_path, story)


def test_tables_run_by_the_clock_of_the_machine(tmp_path: Path) -> None:
    """Work that is due is done at once, and `changed` wakes a loop that waits."""

    async def story(now: Evening) -> None:
        clock = SystemClock()
        tables = Tables(now.tables.store, clock)
        room = await tables.open(hashed("Ann"), "Ann", "uluru", Raw(b"{}"), 1)
        woken = asyncio.Event()
        room.next_wake = lambda: None if woken.is_set() else clock.now()  # type: ignore[method-assign]

        async def wake() -> None:
            woken.set()

        room.wake = wake  # type: ignore[method-assign]
        running = asyncio.create_task(tables.run())
        await asyncio.sleep(0)
        tables.scheduler.changed(room)
        await woken.wait()
        running.cancel()

    play(tmp_path, story)


def test_waiting_ends_at_the_time_or_when_called() -> None:
    async def main() -> None:
        clock, called = SystemClock(), asyncio.Event()
        await clock.wait(clock.now(), called)
        called.set()
        await clock.wait(None, called)
        assert clock.date() > 1_700_000_000_000

    asyncio.run(main())


def test_a_stopwatch_stands_still_while_nobody_starts_it() -> None:
    clock = ManualClock(1_000)
    watch = Stopwatch(clock, 500)
    clock.at = 9_000
    assert watch.now() == 500
    assert watch.when(600) is None
    watch.start()
    watch.start()
    clock.at = 9_250
    assert watch.now() == 750
    assert watch.when(1_000) == 9_500
    watch.stop()
    clock.at = 20_000
    assert watch.now() == 750


def test_screens_are_told_goodbye(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann")
        assert ann.stream is not None
        assert ann.outbox is not None
        ann.stream.say_bye(Bye("restart"))
        assert ann.outbox.get_nowait() == b'{"type":"bye","reason":"restart"}'

    play(tmp_path, story)


def test_another_game_with_other_chairs(tmp_path: Path) -> None:
    """Chairs can be added and taken away; seated players stay seated, and the host stays host."""

    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", chairs=4)
        await ann.ask(requests.Leave, seat=0)
        await ann.ask(requests.Sit, seat=3, name="Ann")
        assert bob.table["host"] == 1
        options = Raw(b'{"mode":"tricky"}')
        assert bob.refused(await bob.ask(requests.Set, game="uluru", options=options, chairs=2)) is None
        assert [chair["name"] for chair in bob.table["chairs"]] == ["Bob", "Ann"]
        assert bob.table["host"] == 0
        await bob.ask(requests.Start)
        now.read()
        assert (bob.match["seat"], ann.match["seat"]) == (0, 1)

    play(tmp_path, story)
