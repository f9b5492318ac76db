"""Seats of devices: only their own, several on one, and a seat that moves to another."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.table import requests
from ludotheque.table.tests.evening import READY, Evening, play
from ludotheque.table.tokens import hashed


def test_only_what_a_device_holds_can_be_played(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        assert ann.refused(await ann.do(0, 3)) == "not-playing"
        await ann.ask(requests.Start)
        await now.advance(3_000)
        assert ann.refused(await ann.do(1, 3)) == "not-your-seat"
        assert ann.refused(await ann.do(9, 3)) == "chair-unknown"
        assert ann.refused(await ann.do(0, 75)) == "action-unknown"
        assert ann.refused(await ann.do(0, READY)) == "not-review"
        assert bob.refused(await bob.do(1, 3)) is None

    play(tmp_path, story)


def test_several_seats_on_one_device_behind_a_cover(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        assert ann.refused(await ann.ask(requests.Sit, seat=1, name="Ben")) is None
        await ann.ask(requests.Start)
        await now.advance(3_000)
        assert ann.match["seat"] is None
        assert not ann.board(), "covered until somebody uncovers a seat"
        await ann.ask(requests.Show, seat=1)
        assert ann.match["seat"] == 1
        await ann.do(1, 3)
        assert ann.board()[0] == 3
        await ann.ask(requests.Show, seat=0)
        assert ann.board()[0] is None, "nothing of the other seat stays on the screen"
        await ann.ask(requests.Show, seat=None)
        assert ann.match["legal"] == []

    play(tmp_path, story)


def test_a_seat_moves_to_another_device_by_a_code_that_works_once(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob")
        code = (await bob.ask(requests.Move, seat=1))["code"]
        phone = await now.screen(bob.room, "phone")
        await now.move_seat(f" {code[:3].lower()}-{code[3:]} ", hashed("phone"))
        with pytest.raises(Refused):
            await now.move_seat(code, hashed("thief"))
        now.read()
        assert bob.match["view"]["board"] is None
        await phone.cut()
        await phone.connect()
        assert phone.match["seat"] == 1
        assert phone.refused(await phone.do(1, 3)) is None
        assert bob.refused(await bob.do(1, 3)) == "not-your-seat"
        late = (await ann.ask(requests.Move, seat=0))["code"]
        await now.advance(120_001)
        with pytest.raises(Refused):
            await now.move_seat(late, hashed("thief"))

    play(tmp_path, story)
