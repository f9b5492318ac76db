"""The host who is away: the role passes on in every phase, once, and everyone is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.table import requests
from ludotheque.table.gathering import HOST_GRACE
from ludotheque.table.tests.evening import LOCK, Evening, Fails, Screen, lock_all, play


def new_hosts(screen: Screen) -> list[int]:
    return [told["seat"] for told in screen.told if told["phrase"] == "host"]


async def at_phase(now: Evening, phase: str, *names: str) -> list[Screen]:
    """A table with these people in this phase."""
    people = await (now.table if phase == "lobby" else now.placing)(*names, sand=None, rounds=1)
    if phase == "over":
        await lock_all(people)
    assert people[0].table["phase"] == phase
    return people


@pytest.mark.parametrize("phase", ["lobby", "playing", "over"])
def test_the_role_passes_on_when_the_host_is_away(tmp_path: Path, phase: str) -> None:
    async def story(now: Evening) -> None:
        ann, bob, cleo = await at_phase(now, phase, "Ann", "Bob", "Cleo")
        await ann.cut()
        await now.advance(HOST_GRACE - 1)
        assert bob.table["host"] == 0
        await now.advance(1)
        assert (bob.table["host"], cleo.table["host"]) == (1, 1)
        assert new_hosts(bob) == new_hosts(cleo) == [1]
        await ann.connect(again=True)
        await now.advance(HOST_GRACE)
        assert ann.table["host"] == 1, "the old host is a player like the others"

    play(tmp_path, story)


@pytest.mark.parametrize("phase", ["lobby", "playing", "over"])
def test_the_host_who_is_back_in_time_keeps_the_role(tmp_path: Path, phase: str) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await at_phase(now, phase, "Ann", "Bob")
        for _ in range(3):
            await ann.cut()
            await now.advance(HOST_GRACE - 1)
            await ann.connect(again=True)
        assert (bob.table["host"], new_hosts(bob)) == (0, [])

    play(tmp_path, story)


def test_the_role_goes_to_the_next_person_who_is_here(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob, cleo = await now.table("Ann", "Bob", "Cleo", chairs=4)
        await ann.ask(requests.Invite, seat=3, level="casual")
        await bob.cut()
        await ann.cut()
        await now.advance(HOST_GRACE)
        assert cleo.table["host"] == 2
        await cleo.cut()
        await bob.connect(again=True)
        await now.advance(HOST_GRACE)
        assert bob.table["host"] == 1, "past the bot, round the table"

    play(tmp_path, story)


def test_an_empty_table_is_not_woken_and_the_first_to_return_becomes_host(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        await bob.cut()
        await ann.cut()
        await now.advance(60_000)  # the frames of both are dropped
        assert ann.room.next_wake() is None
        await bob.connect()
        assert bob.table["host"] == 0
        await now.advance(0)
        assert bob.table["host"] == 1

    play(tmp_path, story)


def test_a_spectator_is_no_heir(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        dan = await now.screen(ann.room, "Dan")
        await ann.cut()
        await now.advance(10 * HOST_GRACE)
        assert dan.table["host"] == 0
        assert dan.refused(await dan.ask(requests.Sit, seat=1, name="Dan")) is None
        await now.advance(0)
        assert dan.table["host"] == 1

    play(tmp_path, story)


@pytest.mark.parametrize("phase", ["lobby", "playing", "over"])
def test_after_a_restart_the_host_has_as_long_again(tmp_path: Path, phase: str) -> None:
    async def story(now: Evening) -> None:
        _, bob = await at_phase(now, phase, "Ann", "Bob")
        await now.advance(1_000)
        await now.restart()
        await bob.connect()
        await now.advance(HOST_GRACE - 1)
        assert bob.table["host"] == 0
        await now.advance(1)
        assert bob.table["host"] == 1

    play(tmp_path, story)


@pytest.mark.usefixtures("quiet")
def test_a_role_that_could_not_be_kept_passes_on_a_second_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        await ann.cut()
        monkeypatch.setattr(now.tables.store, "save_room", Fails(now.tables.store.save_room))
        await now.advance(HOST_GRACE)
        assert (bob.table["host"], new_hosts(bob)) == (0, [])
        await now.advance(1_000)
        assert (bob.table["host"], new_hosts(bob)) == (1, [1])

    play(tmp_path, story)


def test_a_host_who_leaves_is_followed_at_once(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob", sand=None)
        await ann.ask(requests.Leave, seat=0)
        now.read()
        assert (bob.table["host"], new_hosts(bob)) == (1, [1])

    play(tmp_path, story)


def test_after_the_end_anybody_seated_calls_the_next_match(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await at_phase(now, "over", "Ann", "Bob")
        dan = await now.screen(ann.room, "Dan")
        assert dan.refused(await dan.ask(requests.Again)) == "not-seated"
        assert bob.refused(await bob.ask(requests.Again)) is None
        now.read()
        assert (ann.table["phase"], ann.table["host"], new_hosts(ann)) == ("lobby", 0, [])
        assert ann.refused(await ann.ask(requests.Again)) is None, "both wanted it"

    play(tmp_path, story)


def test_whoever_calls_the_next_match_without_the_host_is_the_host(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob, cleo = await at_phase(now, "over", "Ann", "Bob", "Cleo")
        await ann.cut()
        assert cleo.refused(await cleo.ask(requests.Again)) is None
        now.read()
        assert (bob.table["phase"], bob.table["host"], new_hosts(bob)) == ("lobby", 2, [2])
        assert cleo.refused(await cleo.ask(requests.Start)) is None
        assert bob.refused(await bob.ask(requests.Again)) == "not-now"

    play(tmp_path, story)


def test_the_way_back_is_shown_while_the_table_is_open(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await at_phase(now, "over", "Ann", "Bob")
        (eve,) = await now.placing("Eve", sand=None, rounds=1)
        held = now.tables.directory.held_by
        assert held(ann.device) == held(bob.device) == [ann.room]
        assert held(eve.device) == [eve.room]
        await eve.do(0, LOCK)
        assert eve.table["phase"] == "over"
        assert held(eve.device) == [], "nobody to come back to"
        await now.screen(eve.room, "Dan")
        assert held(eve.device) == [eve.room]
        (again,) = await now.table("Ann", chairs=2)
        assert held(ann.device) == [again.room, ann.room], "what is to come goes before what is over"

    play(tmp_path, story)
