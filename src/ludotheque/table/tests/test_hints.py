"""Hints and reviews: who may have them, what is logged, and what others notice of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from ludotheque.games import GAMES
from ludotheque.games.uluru.pieces import Bird
from ludotheque.store import Unavailable
from ludotheque.table import hints, requests
from ludotheque.table.match_log import record_text
from ludotheque.table.preset_tables import open_lesson
from ludotheque.table.tests.chance import fix_chance
from ludotheque.table.tests.evening import LOCK, READY, Evening, Screen, evening, play
from ludotheque.table.tokens import hashed


async def with_hints(now: Evening, *names: str, hints: bool = True, **options: Any) -> list[Screen]:
    """A table where hints are allowed, its sand running."""
    people = await now.table(*names, **options)
    raw = Raw(json.dumps(options).encode())
    await people[0].ask(requests.Set, game="uluru", options=raw, chairs=len(names), hints=hints)
    assert people[0].table["hints"] is hints
    await people[0].ask(requests.Start)
    await now.advance(3_000)
    return people


def test_a_hint_helps_and_marks_the_seat(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await with_hints(now, "Ann", "Bob", rounds=1)
        before = ann.match["view"]["board"]
        advice = (await ann.ask(requests.Hint, seat=0))["advice"]
        move = advice["move"]["land"]
        assert (before, move["type"]) == ([None] * 8, "land")
        now.read()
        for screen in (ann, bob):
            assert [chair["assisted"] for chair in screen.table["chairs"]] == [True, False]
        number = Bird(move["bird"]).number
        assert ann.refused(await ann.do(0, 8 * number + move["place"])) is None

    play(tmp_path, story)


def test_hints_are_refused_where_there_are_none(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await with_hints(now, "Ann", "Bob", hints=False)
        watcher = await now.screen(ann.room, "Dan")
        assert ann.refused(await ann.ask(requests.Hint, seat=0)) == "no-hints"
        assert bob.refused(await bob.ask(requests.Hint, seat=0)) == "not-your-seat"
        assert watcher.refused(await watcher.ask(requests.Hint, seat=0)) == "not-your-seat"
        assert ann.refused(await ann.ask(requests.Hint, seat=9)) == "chair-unknown"
        assert ann.refused(await ann.ask(requests.Review)) == "no-review"
        assert not any(chair["assisted"] for chair in ann.table["chairs"])

    play(tmp_path, story)


def test_there_is_not_always_something_to_say(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await with_hints(now, "Ann", "Bob", rounds=1)
        await ann.ask(requests.Pause, paused=True)
        assert bob.refused(await bob.ask(requests.Hint, seat=1)) == "paused"
        await ann.ask(requests.Pause, paused=False)
        await ann.do(0, LOCK)
        assert ann.refused(await ann.ask(requests.Hint, seat=0)) is None, "who has locked in may take it back"
        await bob.do(1, LOCK)
        assert bob.refused(await bob.ask(requests.Hint, seat=1)) == "not-playing"
        await ann.ask(requests.Again)
        assert ann.refused(await ann.ask(requests.Hint, seat=0)) == "not-playing"
        assert ann.refused(await ann.ask(requests.Review)) == "no-review"
        await ann.ask(requests.Start)
        assert ann.refused(await ann.ask(requests.Hint, seat=0)) == "no-hint", "the glass is not turned yet"
        assert not any(chair["assisted"] for chair in ann.table["chairs"]), "another match, another chance"

    play(tmp_path, story)


def test_a_covered_seat_gets_no_hint(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        await ann.ask(requests.Sit, seat=1, name="Bea")
        await ann.ask(requests.Set, game="uluru", options=Raw(b"{}"), chairs=2, hints=True)
        await ann.ask(requests.Start)
        await now.advance(3_000)
        assert ann.refused(await ann.ask(requests.Hint, seat=0)) == "not-your-seat"
        await ann.ask(requests.Show, seat=1)
        assert ann.refused(await ann.ask(requests.Hint, seat=0)) == "not-your-seat"
        assert ann.refused(await ann.ask(requests.Hint, seat=1)) is None

    play(tmp_path, story)


def test_an_assisted_result_is_kept_out_of_the_records_also_after_a_restart(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_hints(now, "Ann", rounds=1)
        assert ann.refused(await ann.ask(requests.Hint, seat=0)) is None
        assert ann.refused(await ann.ask(requests.Hint, seat=0)) is None
        await now.restart()
        await ann.connect()
        assert ann.table["chairs"][0]["assisted"]
        await ann.do(0, LOCK)
        assert ann.table["phase"] == "over"
        store, record = now.tables.store, ann.match["outcome"]["record"]
        assert record is not None
        assert await store.records(record) == []
        kept = await store.replay(ann.match["replay"])
        assert kept is not None
        assert [row.record for row in await store.results(kept.id)] == [None]
        text = record_text(GAMES["uluru"], kept, await store.log(kept.id))
        assert text.count('{"type":"helped","at":3000,"seat":0}') == 1, "a record need not count hints"

    play(tmp_path, story)


def test_without_a_hint_the_result_is_kept(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_hints(now, "Ann", rounds=1)
        await ann.do(0, LOCK)
        assert len(await now.tables.store.records(ann.match["outcome"]["record"])) == 1

    play(tmp_path, story)


def test_everyone_may_look_at_what_was_possible(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await with_hints(now, "Ann", "Bob", rounds=2)
        watcher = await now.screen(ann.room, "Dan")
        for seat, person in enumerate((ann, bob)):
            await person.do(seat, LOCK)
        found = [(await screen.ask(requests.Review))["advice"] for screen in (ann, bob, watcher)]
        assert found[0] == found[1] == found[2]
        assert {"row", "stones", "optima", "placement", "clash", "difficulty"} == set(found[0]["rows"][0])
        monkeypatch.setattr(now.tables.thinking, "run", None)
        assert (await watcher.ask(requests.Review))["advice"] == found[0], "worked out once"
        monkeypatch.undo()
        for seat, person in enumerate((ann, bob)):
            await person.do(seat, READY)
        assert ann.refused(await ann.ask(requests.Review)) == "no-review", "the next round is on"
        assert not any(chair["assisted"] for chair in ann.table["chairs"])

    play(tmp_path, story)


def test_the_table_goes_on_while_a_hint_is_worked_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint that is ready only after its chapter is not given, and marks nobody."""

    async def story(now: Evening) -> None:
        ann, bob = await with_hints(now, "Ann", "Bob", rounds=1)
        thinking, done = asyncio.Event(), asyncio.Event()

        async def slow(_table: str, give: Callable[[Any], Any], view: Any) -> Any:
            thinking.set()
            await done.wait()
            return give(view)

        monkeypatch.setattr(now.tables.thinking, "run", slow)
        asked = asyncio.create_task(ann.ask(requests.Hint, seat=0))
        await thinking.wait()
        monkeypatch.undo()
        await bob.do(1, LOCK)
        await now.advance(60_000)
        done.set()
        assert ann.refused(await asked) == "not-playing"
        assert not ann.table["chairs"][0]["assisted"]

    play(tmp_path, story)


def test_a_hint_that_cannot_be_logged_is_not_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_hints(now, "Ann", rounds=1)

        async def full(*_given: Any) -> None:
            raise Unavailable("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(now.tables.store, "append", full)
            patch.setattr(hints.LOG, "exception", lambda *_: None)
            answer = await ann.ask(requests.Hint, seat=0)
        assert ann.refused(answer) == "not-kept"
        assert "advice" not in answer
        assert not ann.table["chairs"][0]["assisted"]

    play(tmp_path, story)


def test_a_game_without_help_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_hints(now, "Ann", rounds=1)
        driver = ann.room.driver
        assert driver is not None
        monkeypatch.setattr(driver.live, "box", replace(driver.live.box, hint=None, review=None))
        assert ann.refused(await ann.ask(requests.Hint, seat=0)) == "no-hint"
        assert ann.refused(await ann.ask(requests.Review)) == "no-review"

    play(tmp_path, story)


def test_the_lesson_allows_hints_and_is_kept_nowhere(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        room = await open_lesson(now.tables, hashed("Ann"), "Ann", "uluru")
        ann = await now.screen(room, "Ann")
        await now.advance(3_000)
        assert ann.table["deal"]["kind"] == "lesson"
        assert ann.refused(await ann.ask(requests.Hint, seat=0)) is None
        await ann.do(0, LOCK)
        kept = await now.tables.store.replay(ann.match["replay"])
        assert kept is not None
        assert [row.record for row in await now.tables.store.results(kept.id)] == [None]
        assert ann.refused(await ann.ask(requests.Again)) is None
        assert ann.table["deal"] is None, "the next match is left to chance"

    play(tmp_path, story)


# What others notice


async def told(now: Evening, birds: list[int], hints: int) -> dict[str, list[tuple[int, bytes]]]:
    """What Bob and a spectator are sent while Ann seats these birds and asks for so many hints."""
    ann, bob = await with_hints(now, "Ann", "Bob")
    others = {"Bob": bob, "spectator": await now.screen(ann.room, "Dan")}
    for action in birds:
        await ann.do(0, action)
    advice = (await ann.ask(requests.Hint, seat=0))["advice"]
    await now.advance(5_000)
    for _ in range(hints - 1):
        await ann.ask(requests.Hint, seat=0)
    await now.advance(5_000)
    bob.told.append(advice)
    return {name: screen.frames for name, screen in others.items()}


def test_others_learn_that_somebody_was_helped_but_not_with_what(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def one(number: int, birds: list[int]) -> tuple[dict[str, list[tuple[int, bytes]]], Any]:
        fix_chance(monkeypatch)
        async with evening(tmp_path / f"{number}.db") as now:
            frames = await told(now, birds, 1 + number)
            return frames, now.screens[1].told[-1]

    evenings = [asyncio.run(one(*given)) for given in enumerate(([], [3], [8 * bird + bird for bird in range(8)]))]
    assert len({json.dumps(advice) for _, advice in evenings}) > 1, "the hints differ"
    assert all(frames == evenings[0][0] for frames, _ in evenings)
