"""A code moves the seat of the person who asked for it, and nobody else's."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.table import requests, seat_transfer
from ludotheque.table.forgetting import forget_device
from ludotheque.table.room import Room
from ludotheque.table.seat_transfer import table_of_seat
from ludotheque.table.tests.evening import Evening, Screen, play
from ludotheque.table.tokens import hashed


async def code_for(screen: Screen, seat: int) -> str:
    found = (await screen.ask(requests.Move, seat=seat))["code"]
    assert isinstance(found, str)
    return found


async def stays(now: Evening, code: str, screen: Screen) -> None:
    """The code is void, and every chair is as before."""
    before = screen.room.party
    with pytest.raises(Refused, match="move-unknown"):
        await now.move_seat(code, hashed("another phone"))
    assert screen.room.party == before


@pytest.mark.parametrize("begun", [False, True], ids=["in the lobby", "in a match"])
def test_the_code_of_a_person_who_was_sent_away_moves_nobody(tmp_path: Path, begun: bool) -> None:
    """Cleo is removed by the host, and in the lobby Bob sits down there: Cleo's old code must not take Bob's chair."""

    async def story(now: Evening) -> None:
        ann, cleo = await now.table("Ann", "Cleo")
        if begun:
            await ann.ask(requests.Start)
        code = await code_for(cleo, 1)
        assert ann.refused(await ann.ask(requests.Invite, seat=1, level=None)) is None
        if not begun:
            bob = await now.screen(ann.room, "Bob")
            assert bob.refused(await bob.ask(requests.Sit, seat=1, name="Bob")) is None
        await stays(now, code, ann)

    play(tmp_path, story)


def test_a_code_is_void_once_its_chair_was_vacated_even_for_the_same_person(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        code = await code_for(bob, 1)
        assert bob.refused(await bob.ask(requests.Leave, seat=1)) is None
        assert bob.refused(await bob.ask(requests.Sit, seat=1, name="Bob")) is None
        await stays(now, code, ann)

    play(tmp_path, story)


def test_a_code_does_not_follow_a_number_to_another_chair_of_the_same_device(tmp_path: Path) -> None:
    """When a match begins, empty chairs are put away: seat 2 is then another child of the same tablet."""

    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=5)
        tablet = await now.screen(ann.room, "tablet")
        for seat, name in ((2, "Bob"), (3, "Cleo")):
            assert tablet.refused(await tablet.ask(requests.Sit, seat=seat, name=name)) is None
        code = await code_for(tablet, 2)
        assert ann.refused(await ann.ask(requests.Start)) is None
        assert [chair.name for chair in ann.room.party.chairs] == ["Ann", "Bob", "Cleo"]
        await stays(now, code, ann)

    play(tmp_path, story)


def test_of_two_phones_with_one_code_one_gets_the_seat(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        code, phones = await code_for(bob, 1), [hashed("first phone"), hashed("second phone")]
        moves = await asyncio.gather(*(now.move_seat(code, phone) for phone in phones), return_exceptions=True)
        assert [type(result) for result in moves] == [Room, Refused]
        assert ann.room.party.chairs[1].device == phones[0]

    play(tmp_path, story)


def test_a_newer_code_voids_the_older_and_two_seats_have_one_each(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        await ann.ask(requests.Sit, seat=1, name="Bob")
        older = await code_for(ann, 0)
        codes = [await code_for(ann, seat) for seat in (0, 1)]
        await stays(now, older, ann)
        for seat, code in enumerate(codes):
            await now.move_seat(code, hashed(f"phone {seat}"))
        assert [chair.device for chair in ann.room.party.chairs] == [hashed("phone 0"), hashed("phone 1")]

    play(tmp_path, story)


def test_a_code_outlives_a_restart(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        code = await code_for(bob, 1)
        await now.restart()
        assert await table_of_seat(now.tables.store, now.clock, code) == ann.room.party.id
        await now.move_seat(code, hashed("phone"))
        assert ann.room.party.chairs[1].device == hashed("phone")
        await stays(now, code, ann)

    play(tmp_path, story)


def test_a_code_that_another_seat_has_is_not_given_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["AAAAAA", "AAAAAA", "BBBBBB", *["AAAAAA"] * seat_transfer.TRIES])
    monkeypatch.setattr(seat_transfer, "new_code", lambda _length: next(codes))

    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        assert (await code_for(ann, 0), await code_for(bob, 1)) == ("AAAAAA", "BBBBBB")
        assert bob.refused(await bob.ask(requests.Move, seat=1)) == "not-kept"
        await now.move_seat("BBBBBB", hashed("phone"))
        assert ann.room.party.chairs[1].device == hashed("phone")

    play(tmp_path, story)


def test_a_device_that_is_forgotten_leaves_no_code(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        open_code, put_away = await code_for(bob, 1), await code_for(ann, 0)
        for screen in (ann, bob):
            await screen.cut()
        await forget_device(now.tables, bob.device)
        await stays(now, open_code, ann)
        await now.tables.idle.put_away(ann.room)
        await forget_device(now.tables, ann.device)
        with pytest.raises(Refused, match="move-unknown"):
            await table_of_seat(now.tables.store, now.clock, put_away)

    play(tmp_path, story)


def test_a_code_survives_what_does_not_touch_its_chair(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", chairs=3)
        code = await code_for(bob, 1)
        for asked in (ann.ask(requests.Invite, seat=2, level="beginner"), ann.ask(requests.Start), bob.cut()):
            await asked
        await now.advance(60_000)
        assert ann.table["chairs"][1]["stand_in"]
        await now.move_seat(code, hashed("phone"))
        assert ann.room.party.chairs[1].device == hashed("phone")

    play(tmp_path, story)
