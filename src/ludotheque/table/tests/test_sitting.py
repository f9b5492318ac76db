"""Sitting down on any free chair, what is missing before a match can begin, and a big screen that announces its end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from ludotheque.core.refusal import Refused
from ludotheque.table import requests
from ludotheque.table.commands import handle
from ludotheque.table.party import NOTHING
from ludotheque.table.seating import sit
from ludotheque.table.streams import Stream
from ludotheque.table.tests.evening import READY, Evening, Screen, lock_all, play
from ludotheque.table.tokens import hashed


def who(screen: Screen) -> list[str]:
    return [chair["name"] or chair["who"] for chair in screen.table["chairs"]]


def lacks(screen: Screen) -> str | None:
    """The key of what keeps a match from beginning."""
    found: dict[str, Any] | None = screen.table["begin"]
    return None if found is None else found["key"]


def test_people_who_sit_down_at_once_all_get_a_chair_while_there_is_one(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=3)
        guests = [await now.screen(ann.room, name) for name in ("Bob", "Cleo", "Dan")]
        for guest in guests:
            assert guest.stream is not None
            handle(ann.room, guest.stream, requests.Sit(key="sit", name=guest.name), 0)
        async with ann.room.lock:
            pass
        now.read()
        assert who(ann) == ["Ann", "Bob", "Cleo"]
        assert [guest.refused(guest.answers["sit"]) for guest in guests] == [None, None, "table-full"]
        assert [chair["mine"] for chair in guests[1].table["chairs"]] == [False, False, True]

    play(tmp_path, story)


def test_a_certain_chair_can_still_be_asked_for(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, _bob = await now.table("Ann", "Bob", chairs=4)
        cleo = await now.screen(ann.room, "Cleo")
        assert cleo.refused(await cleo.ask(requests.Sit, seat=1, name="Cleo")) == "chair-taken"
        assert cleo.refused(await cleo.ask(requests.Sit, seat=3, name="Cleo")) is None
        assert who(ann) == ["Ann", "Bob", "empty", "Cleo"]

    play(tmp_path, story)


def test_a_bot_for_any_chair_sends_nobody_away_who_has_just_sat_down(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=3)
        bob = await now.screen(ann.room, "Bob")
        assert bob.stream is not None
        handle(ann.room, bob.stream, requests.Sit(key="sit", name="Bob"), 0)
        assert ann.refused(await ann.ask(requests.Invite, level="casual")) is None
        assert who(ann) == ["Ann", "Bob", "bot"]
        assert ann.refused(await ann.ask(requests.Invite, level="casual")) == "table-full"
        assert ann.refused(await ann.ask(requests.Invite, level=None)) == "table-full"

    play(tmp_path, story)


def test_a_person_who_sat_down_before_they_connect_is_awaited_and_was_never_away(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)

        def bob_is() -> tuple[bool, bool]:
            chair = ann.table["chairs"][1]
            return chair["here"], chair["awaited"]

        bob = Screen(ann.room, "Bob")
        for _ in range(2):  # the second time Bob has been here before, on the same chair
            await ann.ask(requests.Invite, seat=1, level=None)
            async with ann.room.lock:
                await sit(ann.room, Stream(hashed("Bob"), None), requests.Sit(key="sit", seat=1, name="Bob"))
                ann.room.tell()
            assert bob_is() == (False, True)
            await bob.connect()
            assert bob_is() == (True, False)
            await bob.cut()
            assert bob_is() == (False, False), "now Bob is away"
        await now.restart()
        await ann.connect()
        assert bob_is() == (False, False)

    play(tmp_path, story)


def test_the_table_says_what_is_missing_before_a_match_can_begin(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2, game="ostriches")
        assert ann.table["begin"] == {"key": "seats-exactly", "about": {"most": 2, "given": 1}}
        bob = await now.screen(ann.room, "Bob")
        await bob.ask(requests.Sit, name="Bob")
        assert lacks(ann) is None
        settings: dict[str, Any] = {"game": "uluru", "chairs": 2}
        await ann.ask(requests.Set, options=Raw(b'{"mode":"custom","levels":[1]}'), **settings)
        assert lacks(ann) == "levels-too-few"
        assert ann.refused(await ann.ask(requests.Start)) == "levels-too-few"
        await ann.ask(requests.Set, options=NOTHING, **settings)
        assert lacks(bob) is None
        assert ann.refused(await ann.ask(requests.Start)) is None
        assert lacks(ann) is None

    play(tmp_path, story)


def test_a_lobby_makes_no_mission_book_to_know_whether_it_may_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def made(*_: object) -> object:
        raise AssertionError("nobody has begun yet")

    async def story(now: Evening) -> None:
        monkeypatch.setattr("ludotheque.games.ubongo.rules.play.book_of", made)
        (ann,) = await now.table("Ann", chairs=1, game="ubongo", mode="count", length=5, book="lobby-test")
        assert lacks(ann) is None

    play(tmp_path, story)


def test_several_people_open_a_table_at_one_device(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        opened = now.tables.open
        ann = hashed("Ann")
        room = await opened(ann, "Ann", "uluru", NOTHING, 4, others=["Bob", "Zoë 🦊"], bots=["casual"])
        assert [chair.name for chair in room.party.chairs] == ["Ann", "Bob", "Zoë 🦊", ""]
        assert room.party.held_by(ann) == (0, 1, 2)
        assert room.party.chairs[3].level == "casual"
        for others, key in ((["ann"], "name-taken"), (["<b>"], "name-bad"), (["Bob"] * 4, "chairs-taken")):
            with pytest.raises(Refused, match=key):
                await opened(ann, "Ann", "uluru", NOTHING, 4, others=others)
        assert len(now.tables.directory) == 1

    play(tmp_path, story)


async def ended(people: list[Screen]) -> None:
    """Play the only round of a match of Uluru to its end."""
    await lock_all(people)
    for seat, person in enumerate(people):
        await person.do(seat, READY)


async def announces(wall: Screen, told: int = 0, *, done: bool = False, **shown: str) -> str | None:
    """A big screen tells how far it has come, with the chapter that it shows or another; returns why not."""
    fields = {"match": wall.match["id"], "chapter": wall.match["chapter"], **shown}
    return wall.refused(await wall.ask(requests.Announce, told=told, done=done, **fields))


def told(screen: Screen) -> tuple[int, int]:
    """The signs of life of the big screen, and what it has told, as another screen knows them."""
    return screen.table["wall"]["signs"], screen.table["wall"]["told"]


def test_the_end_is_kept_back_until_the_big_screen_has_announced_it(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob", rounds=1)
        assert ann.table["wall"] is None
        wall = await now.screen(ann.room, "television", wall=True)
        assert told(ann) == (0, 0)
        before = wall.match["chapter"]
        await ended([ann, bob])
        assert await announces(wall, 8, done=True, chapter=before) == "not-now", "the chapter is over"
        assert (bob.table["phase"], told(bob)) == ("over", (0, 0))
        assert await announces(bob, done=True) == "not-a-wall"
        assert await announces(wall, 3) is None
        assert told(bob) == (1, 3), "it is alive, and still at it"
        assert await announces(wall, done=True) is None
        assert await announces(wall) is None
        now.read()
        assert {screen.table["wall"] for screen in now.screens} == {None}

    play(tmp_path, story)


def test_a_round_is_told_by_the_big_screen_first_and_the_match_goes_on(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob", rounds=2)
        wall = await now.screen(ann.room, "television", wall=True)
        other = await now.screen(ann.room, "second television", wall=True)
        await lock_all([ann, bob])
        assert await announces(wall, 2) is None
        assert await announces(other, 1) is None
        assert told(bob) == (2, 2), "the screen that has come furthest counts"
        assert bob.table["wall"]["chapter"] == bob.match["chapter"]
        assert await announces(wall, 9, done=True) is None
        assert told(bob) == (3, 9), "a round that was told does not announce the match"
        for seat, person in enumerate([ann, bob]):
            await person.do(seat, READY)
        assert bob.table["wall"]["chapter"] != bob.match["chapter"]

    play(tmp_path, story)


def test_a_big_screen_that_goes_away_keeps_nothing_back(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        people = await now.placing("Ann", "Bob", rounds=1)
        wall = await now.screen(people[0].room, "television", wall=True)
        await ended(people)
        assert told(people[1]) == (0, 0)
        await wall.cut()
        assert [person.table["wall"] for person in people] == [None, None]
        await people[0].ask(requests.Again)
        await wall.connect(wall=True)
        assert people[1].table["wall"] is None

    play(tmp_path, story)
