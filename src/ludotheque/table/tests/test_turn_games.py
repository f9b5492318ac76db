"""A game of turns and secrets at the live table: whole matches, and screens that are to forget."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.games import GAMES
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Land, Look, Offer, Options, Place, Resign
from ludotheque.table import requests, tables
from ludotheque.table.preset_tables import open_lesson
from ludotheque.table.tests.evening import Evening, Screen, play
from ludotheque.table.tokens import hashed

CATALOGUE = rules.catalogue(Options())
SHUNNED = (Offer, Resign)


async def turn(people: list[Screen], rng: Random, prefers: tuple[type, ...] = (Land,)) -> bool:
    """Let the player on turn do something; returns whether the match goes on."""
    table = people[0].match["view"]["table"]
    if table["phase"] == "over":
        return False
    seat = table["turn"]
    legal = [number for number in people[seat].match["legal"] if not isinstance(CATALOGUE[number], SHUNNED)]
    wanted = [number for number in legal if isinstance(CATALOGUE[number], prefers)]
    assert people[seat].refused(await people[seat].do(seat, rng.choice(wanted or legal))) is None
    return True


def backs(view: dict[str, Any]) -> list[dict[str, Any]]:
    return [one for one in view["ostriches"] if not one["up"]]


def test_two_people_play_a_whole_match_before_a_spectator(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        people = await now.table("Ann", "Bob", game="ostriches")
        watcher = await now.screen(people[0].room, "Dan")
        await people[0].ask(requests.Start)
        rng = Random(5)
        while await turn(people, rng):
            now.read()
        assert {screen.table["phase"] for screen in now.screens} == {"over"}
        assert all(one["power"] for one in watcher.match["view"]["ostriches"])
        assert people[0].table["evening"][0]["outcome"]["unit"] == "ostriches"

    play(tmp_path, story)


async def looked_at(now: Evening, people: list[Screen]) -> dict[str, Any]:
    """Play, match after match, until somebody looks; gives at what."""
    for number in range(40):
        rng = Random(number)
        while await turn(people, rng, (Land, Look)):
            now.read()
            peek: dict[str, Any] | None = people[0].match["view"]["table"]["peek"]
            if peek is not None:
                return peek
        await people[0].ask(requests.Again)
        await people[0].ask(requests.Start)
    raise AssertionError("nobody used an eye")


def test_in_memory_a_screen_is_told_nothing_twice(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        people = await now.table("Ann", "Bob", game="ostriches", mode="memory")
        await people[0].ask(requests.Start)
        peek = await looked_at(now, people)
        looker, other = people[peek["seat"]], people[1 - peek["seat"]]
        seen = [one for one in backs(looker.match["view"]) if one["power"] is not None]
        assert sorted(one["at"] for one in seen) == sorted(peek["squares"])
        assert not any(one["power"] or one["of"] is not None for one in backs(other.match["view"]))
        await now.advance(5_000)
        assert not any(one["power"] or one["of"] is not None for one in backs(looker.match["view"]))
        await looker.cut()
        looker.last = 1
        before = len(looker.frames)
        await looker.connect(again=True)
        again = [json.loads(data) for _, data in looker.frames[before:]]
        assert [frame.get("whole") for frame in again] == [True]
        assert "Noticed" not in json.dumps(again)

    play(tmp_path, story)


def test_with_notes_a_screen_is_told_what_it_has_missed(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        people = await now.table("Ann", "Bob", game="ostriches", mode="notes")
        await people[0].ask(requests.Start)
        rng = Random(1)
        while people[0].match["view"]["table"]["turns"] < 3:
            await turn(people, rng, (Place, Land))
            now.read()
        assert people[0].match["view"]["past"] == []
        other = people[1 - people[0].match["view"]["table"]["turn"]]
        before = len(other.frames)
        await other.cut()
        await turn(people, rng)
        await other.connect(again=True)
        again = [json.loads(data) for _, data in other.frames[before:]]
        assert again
        assert not any(frame.get("whole") for frame in again)

    play(tmp_path, story)


def test_a_lesson_begins_where_its_opening_ends(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        room = await open_lesson(now.tables, hashed("Ann"), "Ann", "ostriches")
        ann = await now.screen(room, "Ann")
        view = ann.match["view"]
        assert (view["table"]["phase"], view["table"]["turn"]) == ("move", 0)
        assert [chair["who"] for chair in ann.table["chairs"]] == ["person", "bot"]
        assert ann.match["legal"]

    play(tmp_path, story)


def test_bots_make_haste_when_people_only_look_on(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, *_ = await now.table("Ann", chairs=2, sand=120)
        await ann.ask(requests.Invite, seat=1, level="beginner")
        await ann.ask(requests.Start)
        await now.advance(3_000)
        assert ann.refused(await ann.do(0, 72)) is None
        await now.tables.settle()
        await now.advance(20_000)
        assert ann.match["view"]["shown"]["phase"] == "review", "a beginner needs three times as long"

    play(tmp_path, story)


def test_placing_shows_nobody_what_an_ostrich_can_do(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        people = await now.table("Ann", "Bob", game="ostriches")
        await people[0].ask(requests.Start)
        rng = Random(1)
        for _ in range(12):
            await turn(people, rng, (Place,))
        now.read()
        for seat, screen in enumerate(people):
            assert all((one["power"] is None) == (one["of"] != seat) for one in screen.match["view"]["ostriches"])

    play(tmp_path, story)


def test_bots_get_ready_while_the_first_people_sit_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ready: list[str] = []
    box = replace(GAMES["ostriches"], warm_up=lambda: ready.append("ostriches"))
    monkeypatch.setattr(tables, "GAMES", {**GAMES, "ostriches": box})

    async def story(now: Evening) -> None:
        for game in ("uluru", "ostriches", "ostriches"):
            await now.table("Ann", "Bob", game=game)
        await asyncio.gather(*now.tables.warming.values())
        assert ready == ["ostriches"]

    play(tmp_path, story)


def test_bots_that_could_not_be_got_ready_are_tried_again_at_the_next_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    def fail() -> None:
        tried.append("ostriches")
        raise TimeoutError

    monkeypatch.setattr(tables, "GAMES", {**GAMES, "ostriches": replace(GAMES["ostriches"], warm_up=fail)})

    async def story(now: Evening) -> None:
        for _ in range(2):
            await now.table("Ann", "Bob", game="ostriches")
            await asyncio.gather(*now.tables.warming.values())
        assert len(tried) == 2

    play(tmp_path, story)
