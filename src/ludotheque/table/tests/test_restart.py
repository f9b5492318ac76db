"""A match goes on after a restart, where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.table import wire
from ludotheque.table.driver import Driver
from ludotheque.table.preset_tables import open_daily
from ludotheque.table.tests.evening import Evening, phase, play
from ludotheque.table.tokens import hashed


def test_time_after_a_restart(tmp_path: Path) -> None:
    """Match time stands still while nobody drives it, and waits for the people, fifteen seconds at most."""

    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        await ann.ask(wire.Start)
        await now.advance(3_000 + 20_000)
        now.clock.at += 400
        await now.restart()
        now.clock.at += 1_000_000
        await ann.connect()
        assert ann.table["covered"]
        assert ann.match["legal"] == []
        assert ann.shown["clock"] == {
            "now": 23_000,
            "deadline": 63_000,
            "running": False,
            "turn_ends": None,
            "finish": False,
        }
        await bob.connect()
        now.read()
        assert not ann.table["covered"]
        assert ann.shown["clock"]["running"]
        await now.advance(39_999)
        assert ann.match["view"]["shown"]["phase"] == "placing"
        await now.advance(1)
        assert ann.match["view"]["shown"]["phase"] == "review"

    play(tmp_path, story)


def test_a_restarted_match_does_not_wait_for_ever(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, _bob = await now.table("Ann", "Bob")
        await ann.ask(wire.Start)
        await now.advance(10_000)
        await now.restart()
        await ann.connect()
        await now.advance(14_999)
        assert ann.table["covered"]
        await now.advance(1)
        assert not ann.table["covered"]

    play(tmp_path, story)


@pytest.mark.usefixtures("quiet")
def test_a_power_cut_between_the_beginning_and_the_first_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def cut(_driver: Driver, _played: object) -> None:
        raise KeyboardInterrupt

    async def story(now: Evening) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Driver, "begin", cut)
            with pytest.raises(KeyboardInterrupt):
                await open_daily(now.tables, hashed("Ann"), "Ann", "uluru")
        await now.restart()
        (room,) = now.tables.directory
        ann = await now.screen(room, "Ann")
        assert ann.match["view"]["shown"]["rows"], "chance has answered"
        assert phase(ann) == "lead"
        await now.advance(3_000)
        assert phase(ann) == "placing"
        await now.advance(60_000)
        assert ann.table["phase"] == "over"

    play(tmp_path, story)
