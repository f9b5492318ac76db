"""The time of running glasses is stored once a second, in one write, however many tables there are."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from ludotheque.table import requests
from ludotheque.table.tests.evening import Evening, play

Written = list[dict[str, int]]


def note_writes(now: Evening, monkeypatch: pytest.MonkeyPatch) -> Written:
    """Every write of heartbeats from now on."""
    written: Written = []
    store = now.tables.store
    plain = store.heartbeats

    async def heartbeats(times: Iterable[tuple[str, int]]) -> None:
        written.append(dict(times))
        await plain(written[-1].items())

    monkeypatch.setattr(store, "heartbeats", heartbeats)
    return written


def test_all_running_glasses_are_one_write_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Evening) -> None:
        written = note_writes(now, monkeypatch)
        hosts = [(await now.table(name, sand=60))[0] for name in ("Ann", "Bob", "Cleo")]
        for host in hosts:
            await host.ask(requests.Start)
        matches = {host.room.party.match for host in hosts}
        await now.advance(10_000)
        assert 9 <= len(written) <= 11
        assert all(set(times) == matches for times in written)
        kept = await now.tables.store.match(hosts[0].room.party.match or "")
        assert kept is not None
        assert kept.heartbeat >= 9_000

    play(tmp_path, story)


def test_tables_where_no_glass_runs_write_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", sand=60, rounds=1)
        (bob,) = await now.table("Bob", sand=None)
        for host in (ann, bob):
            await host.ask(requests.Start)
        await now.advance(5_000)
        await ann.ask(requests.Pause, paused=True)
        written = note_writes(now, monkeypatch)
        await now.advance(60_000)
        assert written == [], "a paused match stands still, and the other has no glass"
        assert now.tables.scheduler.next_due() is None, "nobody is woken in vain"
        await ann.ask(requests.Pause, paused=False)
        await now.advance(3_000)
        assert written[-1].keys() == {ann.room.party.match}
        await now.advance(60_000)
        assert ann.table["phase"] == "over"
        written.clear()
        await now.advance(60_000)
        assert written == []

    play(tmp_path, story)
