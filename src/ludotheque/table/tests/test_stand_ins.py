"""Bots that stand in for people who are away, also when a write fails; their results are no records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.games.uluru import rules
from ludotheque.store import Unavailable
from ludotheque.table.preset_tables import open_again
from ludotheque.table.tests.evening import (
    LOCK,
    READY,
    UNLOCK,
    Evening,
    Fails,
    Screen,
    acts_of,
    driver_of,
    lock_all,
    play,
)
from ludotheque.table.tokens import hashed

pytestmark = pytest.mark.usefixtures("quiet")


def test_a_bot_stands_in_for_a_player_who_is_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob", sand=None)
        await bob.cut()
        await now.advance(29_000)
        assert not ann.table["chairs"][1]["here"]
        assert not ann.table["chairs"][1]["stand_in"]
        await now.advance(1_000)
        assert ann.table["chairs"][1]["stand_in"]
        await now.advance(120_000)
        assert 1 in ann.match["view"]["shown"]["locked"], "the stand-in has played on"
        await bob.connect(again=True)
        now.read()
        assert not ann.table["chairs"][1]["stand_in"]
        assert bob.refused(await bob.do(1, UNLOCK)) is None
        await ann.do(0, LOCK)
        await bob.do(1, LOCK)
        assert ann.match["view"]["shown"]["phase"] == "review"

    play(tmp_path, story)


def test_a_stand_in_that_comes_before_the_first_bird_still_plays(tmp_path: Path) -> None:
    """The three seconds before a round have a deadline, the round itself has none."""

    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob", sand=None, rounds=2)
        await lock_all([ann, bob])
        await bob.cut()
        await now.advance(28_000)
        await ann.do(0, READY)
        await now.advance(18_000)
        assert ann.table["chairs"][1]["stand_in"]
        await now.advance(100_000)
        await ann.do(0, LOCK)
        assert ann.table["phase"] == "over"

    play(tmp_path, story)


def test_a_stand_in_plays_on_when_its_person_cannot_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob", sand=None)
        await bob.cut()
        await now.advance(30_000)
        room, driver, streams = ann.room, driver_of(ann), len(ann.room.streams)
        assert driver.presence.stand_ins == {1}
        with monkeypatch.context() as patch:
            patch.setattr(now.tables.store, "append", Fails(now.tables.store.append))
            with pytest.raises(Unavailable):
                await room.join(bob.device, None, None)
        assert room.here() == {0}
        assert len(room.streams) == streams
        assert driver.presence.stand_ins == {1}
        assert [occupant.away_since for occupant in driver.occupants] == [None, 3_000]
        await now.advance(120_000)
        assert 1 in ann.match["view"]["shown"]["locked"]
        await bob.connect()
        assert not driver.presence.stand_ins
        assert room.here() == {0, 1}

    play(tmp_path, story)


def test_a_stand_in_that_could_not_be_written_down_comes_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob", sand=None)
        await bob.cut()
        append = Fails(now.tables.store.append)
        monkeypatch.setattr(now.tables.store, "append", append)
        await now.advance(30_000)
        assert (append.tries, ann.table["chairs"][1]["stand_in"]) == (1, False)
        await now.advance(1_000)
        assert ann.table["chairs"][1]["stand_in"]
        log = [kept.body for kept in await now.tables.store.log(ann.room.party.match or "")]
        assert sum('"type":"sat"' in row and '"seat":1' in row for row in log) == 1

    play(tmp_path, story)


def test_a_stand_in_plays_though_the_next_one_could_not_be_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(now: Evening) -> None:
        ann, bob, cleo = await now.placing("Ann", "Bob", "Cleo", sand=None)
        await bob.cut()
        await cleo.cut()
        with monkeypatch.context() as patch:
            patch.setattr(now.tables.store, "append", Fails(now.tables.store.append, times=100, after=1))
            await now.advance(30_000)
            assert [chair["stand_in"] for chair in ann.table["chairs"]] == [False, True, False]
            await now.tables.settle()
            assert driver_of(ann).bots.schedule.has(1)
        await now.advance(1_000)
        assert [chair["stand_in"] for chair in ann.table["chairs"]] == [False, True, True]

    play(tmp_path, story)


def test_a_stand_in_plays_though_the_next_host_could_not_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob", sand=None)
        await ann.cut()
        monkeypatch.setattr(now.tables.store, "save_room", Fails(now.tables.store.save_room))
        await now.advance(30_000)
        assert [chair["stand_in"] for chair in bob.table["chairs"]] == [True, False]
        await now.tables.settle()
        assert driver_of(bob).bots.schedule.has(0)

    play(tmp_path, story)


def test_a_stand_in_that_does_anything_legal_stops_when_the_person_returns(tmp_path: Path) -> None:
    class Mule:
        def plan(self, _view: Any, at: int, _rng: Any) -> list[tuple[int, Any]]:
            return [(at + 100, rules.catalogue(rules.options())[READY])]

    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob", sand=None)
        await bob.cut()
        await now.advance(29_999)
        driver, match = driver_of(ann), ann.room.party.match or ""
        monkey = msgspec.structs.replace(ann.room.party.box, bots={ann.room.party.usual_level: Mule()})
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(ann.room.party), "box", property(lambda _party: monkey))
            await now.advance(1)
        while not driver.occupants[1].fumbling:
            await now.advance(100)
        await bob.connect()
        done = await acts_of(now, match, 1)
        for place in range(3):
            await ann.do(0, place)
            await now.advance(2_000)
        assert await acts_of(now, match, 1) == done

    play(tmp_path, story)


async def again(now: Evening, **options: Any) -> Screen:
    """A deal played again, for its result is kept under the deal."""
    (eve,) = await now.placing("Eve", rounds=1, **options)
    await eve.do(0, LOCK)
    match = await now.tables.store.replay(eve.match["replay"])
    assert match is not None
    ann = await now.screen(await open_again(now.tables, hashed("Ann"), "Ann", match, None), "Ann")
    await now.advance(3_000)
    return ann


async def records(now: Evening, ann: Screen) -> list[str | None]:
    assert ann.table["phase"] == "over"
    return [row.record for row in await now.tables.store.results(ann.room.party.match or "")]


@pytest.mark.parametrize("restarts", [False, True])
def test_a_match_with_acts_of_a_stand_in_is_no_record(tmp_path: Path, *, restarts: bool) -> None:
    async def story(now: Evening) -> None:
        ann = await again(now, sand=None)
        match = ann.room.party.match or ""
        await ann.cut()
        while not await acts_of(now, match, 0):
            await now.advance(1_000)
        if restarts:
            await now.restart()
        await ann.connect()
        await ann.do(0, LOCK)
        assert await records(now, ann) == [None]

    play(tmp_path, story)


@pytest.mark.parametrize("restarts", [False, True])
def test_a_turn_that_a_bot_has_taken_is_no_record(tmp_path: Path, *, restarts: bool) -> None:
    """A player who sat idle; the log does not note such a turn."""

    async def story(now: Evening) -> None:
        ann = await again(now, sand=None)
        room, match = ann.room, ann.room.party.match or ""
        async with room.lock:
            await room.save(msgspec.structs.replace(room.party, turn_timer=15))
            room.tell()
        while not await acts_of(now, match, 0):
            await now.advance(1_000)
        if restarts:
            await now.restart()
            await ann.connect()
        await ann.do(0, LOCK)
        assert await records(now, ann) == [None]

    play(tmp_path, story)


def test_a_stand_in_that_has_done_nothing_costs_nothing(tmp_path: Path) -> None:
    """Even if the person has come back after a restart and played, and the server was restarted once more."""

    async def story(now: Evening) -> None:
        ann = await again(now, sand=60)
        await ann.cut()
        await now.advance(31_000)
        assert driver_of(ann).presence.stand_ins == {0}
        for _ in range(2):
            await now.restart()
            await ann.connect()
            assert ann.refused(await ann.do(0, 3 + 9 * ann.keys)) is None
        await ann.do(0, LOCK)
        (kept,) = await records(now, ann)
        assert kept is not None
        assert kept.startswith("deal/")

    play(tmp_path, story)
