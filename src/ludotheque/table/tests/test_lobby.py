"""The lobby: the host, chairs, names, options, and bots with numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from ludotheque.table import requests
from ludotheque.table.party import MOST_REMOVED, Chair
from ludotheque.table.tests.evening import Evening, Screen, play
from ludotheque.table.tokens import LETTERS, tidy_code


def test_the_host_role_passes_on(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", sand=None)
        await ann.ask(requests.Start)
        await ann.cut()
        await now.advance(40_000)
        assert bob.table["host"] == 1
        assert bob.refused(await bob.ask(requests.End)) is None
        assert bob.table["phase"] == "lobby"

    play(tmp_path, story)


def test_a_player_who_leaves_before_the_match_frees_the_chair(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        assert ann.refused(await ann.ask(requests.Leave, seat=0)) is None
        now.read()
        assert bob.table["host"] == 1
        assert bob.table["chairs"][0]["who"] == "empty"
        assert ann.refused(await ann.ask(requests.Start)) == "not-host"
        assert ann.refused(await ann.ask(requests.Sit, seat=0, name="Ann")) is None

    play(tmp_path, story)


def test_a_person_whom_the_host_removes_is_told_so_until_they_sit_again_or_a_match_begins(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob, cleo = await now.table("Ann", "Bob", "Cleo", chairs=3)

        def told() -> list[bool]:
            return [screen.table["removed"] for screen in (ann, bob, cleo)]

        await ann.ask(requests.Invite, seat=1, level=None)
        assert told() == [False, True, False]
        await bob.ask(requests.Sit, seat=1, name="Bob")
        assert told() == [False, False, False]
        await ann.ask(requests.Invite, seat=1, level="casual")
        await cleo.ask(requests.Leave, seat=2)
        assert told() == [False, True, False], "Cleo has left of their own will"
        await ann.ask(requests.Start)
        assert told() == [False, False, False]
        assert bob.refused(await bob.ask(requests.TakeOver, seat=1, name="Bob", at="now")) is None

    play(tmp_path, story)


def test_the_removed_are_remembered_within_bounds(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann")
        party = ann.room.party
        for number in range(2 * MOST_REMOVED):
            party = party.with_removed(f"device {number}").with_removed("bob")
        assert len(party.removed) == MOST_REMOVED
        assert party.removed[-2:] == (f"device {2 * MOST_REMOVED - 1}", "bob")

    play(tmp_path, story)


def test_the_hosts_settings_are_checked(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", chairs=3)
        good: dict[str, Any] = {"game": "uluru", "options": Raw(b'{"mode":"experts","second_cards":2}'), "chairs": 2}
        assert bob.refused(await bob.ask(requests.Set, **good)) == "not-host"
        assert ann.refused(await ann.ask(requests.Set, **good)) is None
        assert ann.table["options"]["second_cards"] == 2
        assert len(ann.table["chairs"]) == 2
        for wrong, key in (
            ({"game": "chess"}, "game-unknown"),
            ({"options": Raw(b'{"mode":"nonsense"}')}, "options-bad"),
            ({"options": Raw(b'{"surprise":1}')}, "options-bad"),
            ({"options": Raw(b"[" * 50_000)}, "options-bad"),
            ({"chairs": 6}, "seats-wrong"),
            ({"chairs": 1}, "chairs-taken"),
        ):
            assert ann.refused(await ann.ask(requests.Set, **{**good, **wrong})) == key
        assert bob.refused(await bob.ask(requests.SetOwn, seat=0, own=Raw(b'{"sand":30}'))) == "not-host"
        assert bob.refused(await bob.ask(requests.SetOwn, seat=1, own=Raw(b'{"sand":30}'))) is None
        assert bob.table["chairs"][1]["own"]["sand"] == 30
        assert (
            ann.refused(await ann.ask(requests.Set, **{**good, "options": Raw(b'{"mode":"custom","levels":[1]}')}))
            is None
        )
        assert ann.refused(await ann.ask(requests.Start)) == "levels-too-few"
        assert ann.table["phase"] == "lobby"

    play(tmp_path, story)


def test_chairs_and_names_are_checked(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", chairs=3)
        dan = await now.screen(ann.room, "Dan")
        assert dan.refused(await dan.ask(requests.Sit, seat=0, name="Dan")) == "chair-taken"
        assert dan.refused(await dan.ask(requests.Sit, seat=7, name="Dan")) == "chair-unknown"
        assert dan.refused(await dan.ask(requests.Sit, seat=2, name="Ann")) == "name-taken"
        assert dan.refused(await dan.ask(requests.Sit, seat=2, name="<b>")) == "name-bad"
        assert dan.refused(await dan.ask(requests.Sit, seat=2, name="Zoë-Mae")) is None
        assert bob.refused(await bob.ask(requests.Rename, seat=1, name="Bobby")) is None
        assert bob.refused(await bob.ask(requests.Rename, seat=0, name="Anna")) == "not-your-seat"
        assert ann.refused(await ann.ask(requests.Invite, seat=0, level=None)) == "host-stays"

    play(tmp_path, story)


def test_codes() -> None:
    assert tidy_code(" ab-c d") == "ABCD"
    assert len(set(LETTERS)) == 20
    assert not set(LETTERS) & set("IOQUVY0158")


def bots_of(screen: Screen) -> list[tuple[str, int]]:
    return [(chair["level"], chair["number"]) for chair in screen.table["chairs"] if chair["who"] == "bot"]


def test_bots_that_another_game_does_not_know_are_numbered_apart(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=4)
        room = ann.room
        bots = [Chair("bot", level=level, number=1) for level in ("greedy", "random", "beginner")]
        async with room.lock:
            await room.save(replace(room.party, chairs=(room.party.chairs[0], *bots)))
        assert ann.refused(await ann.ask(requests.Set, game="ubongo", options=Raw(b"{}"), chairs=4)) is None
        assert bots_of(ann) == [("beginner", 2), ("beginner", 3), ("beginner", 1)]

    play(tmp_path, story)


def test_a_bot_that_replaces_its_own_level_keeps_its_number(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=3)
        for seat in (1, 2, 1, 2):
            await ann.ask(requests.Invite, seat=seat, level="casual")
        assert bots_of(ann) == [("casual", 1), ("casual", 2)]
        await ann.ask(requests.Start)
        await ann.ask(requests.Invite, seat=1, level="casual")
        assert bots_of(ann) == [("casual", 1), ("casual", 2)]

    play(tmp_path, story)
