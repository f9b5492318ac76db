"""A live table whose players place one after another: frames, shared devices, bots and people who leave."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.table import requests
from ludotheque.table.tests.evening import LOCK, READY, Evening, Screen, play


async def begun(now: Evening, *names: str, **options: Any) -> tuple[list[Screen], list[int]]:
    """A table at its first pass, and the seats in the order of their turns."""
    people = await now.table(*names, turns="each", rounds=1, **options)
    assert people[0].refused(await people[0].ask(requests.Start)) is None
    now.read()
    first, count = people[0].match["view"]["shown"]["turn"], len(people)
    return people, [(first + step) % count for step in range(count)]


def rows(screen: Screen) -> list[object]:
    found: list[object] = screen.match["view"]["shown"]["rows"]
    return found


def test_only_whose_turn_it_is_is_sent_the_cards(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        people, (first, second) = await begun(now, "Ann", "Bob")
        watcher = await now.screen(people[0].room, "Dan")
        assert people[first].match["legal"] == [READY]
        assert people[second].match["legal"] == []
        await people[first].do(first, READY)
        now.read()
        assert rows(people[first])
        assert rows(people[second]) == rows(watcher) == []
        assert not [event for event in people[second].events if event["type"] == "Dealt"]
        await now.advance(3_000)
        await people[first].do(first, LOCK)
        assert rows(people[second]) == []
        await people[second].do(second, READY)
        now.read()
        assert rows(people[second]) == rows(people[first])
        assert rows(watcher) == []
        await now.advance(3_000)
        await people[second].do(second, LOCK)
        assert rows(watcher) == rows(people[first]), "the evaluation is for everybody"

    play(tmp_path, story)


def test_nobody_is_hurried_while_the_device_is_handed_on(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        people, (first, _) = await begun(now, "Ann", "Bob")
        await now.advance(3_600_000)
        assert people[first].match["view"]["shown"]["phase"] == "pass"

    play(tmp_path, story)


def test_a_bot_takes_its_turn_when_it_comes(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2, turns="each", rounds=1)
        await ann.ask(requests.Invite, seat=1, level="master")
        await ann.ask(requests.Start)
        for _ in range(90):
            await now.advance(1_000)
            if ann.match["legal"] == [READY]:
                await ann.do(0, READY)
                await now.advance(3_000)
                await ann.do(0, LOCK)
        shown = ann.match["view"]["shown"]
        assert shown["phase"] == "over"
        assert None not in shown["last"]["boards"][1]

    play(tmp_path, story)


def test_a_stand_in_takes_the_turn_of_a_player_who_is_away(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        people, (first, second) = await begun(now, "Ann", "Bob")
        await people[first].cut()
        for _ in range(80):
            await now.advance(1_000)
        shown = people[second].match["view"]["shown"]
        assert shown["turn"] == second, "the table went on without them"
        assert first in shown["locked"]

    play(tmp_path, story)


def test_one_device_for_two(tmp_path: Path) -> None:
    """The shared screen is covered, shows one seat at a time, and never the cards before somebody is ready."""

    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2, turns="each", rounds=1)
        assert ann.refused(await ann.ask(requests.Sit, seat=1, name="Bob")) is None
        await ann.ask(requests.Start)
        turn = ann.match["view"]["shown"]["turn"]
        assert rows(ann) == []
        await ann.ask(requests.Show, seat=turn)
        assert rows(ann) == []
        await ann.do(turn, READY)
        assert rows(ann)
        await now.advance(3_000)
        await ann.do(turn, LOCK)
        await ann.ask(requests.Show, seat=1 - turn)
        assert rows(ann) == [], "the next player has not seen them yet"

    play(tmp_path, story)
