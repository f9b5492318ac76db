"""Connections break and people leave: nothing is missed, nothing is doubled, and every match still ends."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.table import requests
from ludotheque.table.streams import OUTBOX
from ludotheque.table.tests.chance import fix_chance
from ludotheque.table.tests.evening import LOCK, Evening, Screen, evening, play


async def script(now: Evening, bob: Screen, ann: Screen, cut_after: int | None) -> None:
    """A short match; Bob's connection breaks once, right after `cut_after` frames."""

    async def maybe_cut() -> None:
        now.read()
        if cut_after is not None and len(bob.frames) >= cut_after and bob.outbox is not None and not bob.told_cut:
            bob.told_cut = True
            await bob.cut()
            await ann.ask(requests.Rename, seat=0, name="Anna")
            await ann.ask(requests.Rename, seat=0, name="Ann")
            await bob.connect(again=True)

    bob.told_cut = False
    await maybe_cut()
    await ann.ask(requests.Start)
    await maybe_cut()
    await now.advance(3_000)
    await maybe_cut()
    for number in range(4):
        await bob.do(1, 9 * number)
        await maybe_cut()
        await ann.do(0, 9 * number + 1)
        await maybe_cut()
    await bob.do(1, LOCK)
    await maybe_cut()
    await ann.do(0, LOCK)
    await maybe_cut()


def seen_by_bob(path: Path, cut_after: int | None) -> tuple[dict[str, Any], list[Any], int]:
    async def main() -> tuple[dict[str, Any], list[Any], int]:
        async with evening(path) as now:
            ann, bob = await now.table("Ann", "Bob", rounds=1)
            await script(now, bob, ann, cut_after)
            await now.advance(1)
            return bob.shown, bob.events, len(bob.frames)

    return asyncio.run(main())


def test_a_connection_cut_after_any_frame_misses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_chance(monkeypatch)
    shown, events, frames = seen_by_bob(tmp_path / "whole.db", None)
    assert shown["table"]["phase"] == "over"
    assert frames > 8
    for number in range(1, frames + 1):
        fix_chance(monkeypatch)
        again, told, _ = seen_by_bob(tmp_path / f"{number}.db", number)
        assert again["match"] == shown["match"], f"cut after frame {number}"
        assert again["table"] == shown["table"]
        assert told == events


def test_a_screen_that_was_away_too_long_gets_everything_anew(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob", sand=None)
        await bob.cut()
        for number in range(80):
            await ann.ask(requests.Rename, seat=0, name=f"Ann {number}")
        await bob.connect(again=True)
        assert bob.table["chairs"][0]["name"] == "Ann 79"
        await bob.cut()
        await now.advance(61_000)
        await bob.connect(again=True)
        assert bob.match["seat"] == 1

    play(tmp_path, story)


def test_screens_that_come_and_go_fill_no_memory(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        for _ in range(100):
            visitor = Screen(ann.room, "visitor")
            await visitor.connect()
            await visitor.cut()
        assert len(ann.room.streams) < 40
        assert bob.refused(await bob.ask(requests.Rename, seat=1, name="Bobby")) is None

    play(tmp_path, story)


def test_a_slow_reader_blocks_nobody_and_catches_up(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", sand=None)
        for number in range(OUTBOX + 50):
            await ann.ask(requests.Rename, seat=0, name=f"Ann {number}")
        stream = bob.stream
        assert stream is not None
        assert stream.behind
        bob.read()
        assert stream.caught_up()
        bob.room.tell_one(stream)
        bob.counts = False
        assert bob.table["chairs"][0]["name"] == f"Ann {OUTBOX + 49}"
        assert not stream.caught_up()

    play(tmp_path, story)


moves = st.one_of(
    st.tuples(st.just("cut"), st.integers(0, 2)),
    st.tuples(st.just("back"), st.integers(0, 2)),
    st.tuples(st.just("act"), st.integers(0, 2)),
    st.tuples(st.just("wait"), st.sampled_from([100, 5_000, 31_000, 61_000])),
)


@pytest.mark.slow
@given(plan=st.lists(moves, max_size=25), sand=st.sampled_from([30, None]))
@settings(max_examples=40, deadline=None)
def test_the_match_ends_whoever_leaves_at_any_moment(plan: list[tuple[str, int]], sand: int | None) -> None:
    async def story(now: Evening) -> None:
        people = await now.table("Ann", "Bob", "Cleo", rounds=2, sand=sand)
        await people[0].ask(requests.Start)
        for what, number in plan:
            if what == "wait":
                await now.advance(number)
                continue
            person = people[number]
            if what == "cut":
                await person.cut()
            elif person.outbox is None:
                await person.connect(again=True)
            elif what == "act" and person.match["legal"]:
                await person.do(number, person.match["legal"][-1])
        for person in people:
            await person.cut()
        await now.advance(1_000_000)
        assert people[0].room.party.phase == "over"
        for seat, person in enumerate(people):
            await person.connect(again=True)
            assert person.match["seat"] == seat, "a player who comes back has the seat"
            assert person.match["outcome"] is not None

    with tempfile.TemporaryDirectory() as folder:
        play(Path(folder), story)
