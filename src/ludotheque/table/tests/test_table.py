"""A table from the first chair to the rematch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.core import read, verify
from ludotheque.games import GAMES
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import Ready
from ludotheque.table import requests
from ludotheque.table.match_log import record_text
from ludotheque.table.tests.evening import LOCK, READY, Evening, driver_of, lock_all, play


def test_three_people_a_bot_and_a_spectator_play_a_whole_game(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        people = await now.table("Ann", "Bob", "Cleo", chairs=4)
        watcher = await now.screen(people[0].room, "Dan")
        assert people[0].refused(await people[0].ask(requests.Invite, seat=3, level="master")) is None
        assert people[0].refused(await people[0].ask(requests.Start)) is None
        for _ in range(6):
            await now.advance(3_000)
            for seat, person in enumerate(people):
                for bird in range(8):
                    await person.do(seat, 8 * bird + (bird + seat) % 8)
            await now.advance(60_000)
            assert people[0].match["view"]["shown"]["last"] is not None
            for seat, person in enumerate(people):
                if person.match["legal"]:
                    await person.do(seat, READY)
            await now.advance(10_000)
        assert {screen.table["phase"] for screen in now.screens} == {"over"}
        outcome = watcher.match["outcome"]
        assert outcome["places"][3] == 1, "nobody beats the master"
        assert watcher.match["view"]["board"] is None
        room = people[0].room
        kept = await room.store.replay(watcher.match["replay"])
        assert kept is not None
        text = record_text(GAMES["uluru"], kept, await room.store.log(kept.id))
        record = read(text, lambda _key: rules)
        assert sum(1 for _ in verify(record)) == len(record.rows)
        assert record.who == ("person", "person", "person", "bot:master")
        assert list(record.end.outcome.score) == outcome["score"]
        assert people[0].table["evening"][0]["replay"] == kept.replay

    play(tmp_path, story)


def test_rematch_with_the_same_party(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", rounds=1)
        for number in range(2):
            await ann.ask(requests.Start)
            await now.advance(3_000)
            await lock_all([ann, bob])
            assert ann.table["phase"] == "over"
            assert len(ann.table["evening"]) == number + 1
            assert ann.refused(await ann.ask(requests.Again)) is None
            now.read()
            assert bob.table["phase"] == "lobby"
            assert bob.shown.get("match") is None

    play(tmp_path, story)


def test_a_repeated_key_is_answered_and_not_applied_twice(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.placing("Ann")
        assert ann.refused(await ann.do(0, 3, "once")) is None
        await ann.do(0, 5)
        assert ann.refused(await ann.do(0, 3, "once")) is None
        assert ann.match["view"]["board"][0] == 5
        await now.restart()
        await ann.connect()
        assert ann.refused(await ann.do(0, 3, "once")) is None
        assert ann.match["view"]["board"][0] == 5, "also after a restart"

    play(tmp_path, story)


def test_nobody_hears_of_what_others_do_with_their_birds(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        watcher = await now.screen(ann.room, "Dan")
        await ann.ask(requests.Start)
        await now.advance(3_000)
        before = len(bob.frames), len(watcher.frames)
        for place in range(8):
            await ann.do(0, place)
        now.read()
        assert (len(bob.frames), len(watcher.frames)) == before

    play(tmp_path, story)


def test_the_host_pauses_and_the_sand_stands_still(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob")
        assert bob.refused(await bob.ask(requests.Pause, paused=True)) == "not-host"
        await ann.ask(requests.Pause, paused=True)
        await now.advance(500_000)
        assert ann.match["view"]["shown"]["phase"] == "placing"
        assert ann.match["legal"] == []
        assert bob.refused(await bob.do(1, 3)) == "paused"
        await ann.ask(requests.Pause, paused=False)
        assert bob.refused(await bob.do(1, 3)) is None
        await now.advance(59_999)
        assert ann.match["view"]["shown"]["phase"] == "placing"
        await now.advance(1)
        assert ann.match["view"]["shown"]["phase"] == "review"

    play(tmp_path, story)


class Mule:
    """A bot that wants what is not allowed."""

    def plan(self, _view: Any, now: int, _rng: Any) -> list[tuple[int, Any]]:
        return [(now + 100, Ready())]


def test_a_bot_that_will_not_listen_freezes_nobody(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2, sand=None, rounds=1)
        await ann.ask(requests.Invite, seat=1, level="master")
        await ann.ask(requests.Start)
        driver = ann.room.driver
        assert driver is not None
        driver.occupants[1].bot = Mule()
        driver.bots.think(1)
        await now.advance(3_000)
        await ann.do(0, LOCK)
        await now.advance(600_000)
        assert ann.table["phase"] == "over"

    play(tmp_path, story)


def test_the_host_removes_people_and_swaps_bots_in_a_running_match(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.placing("Ann", "Bob", sand=None)
        assert ann.refused(await ann.ask(requests.Invite, seat=1, level="genius")) == "bot-unknown"
        assert ann.refused(await ann.ask(requests.Invite, seat=1, level="master")) is None
        assert bob.refused(await bob.do(1, 3)) == "not-your-seat"
        now.read()
        assert bob.match["view"]["board"] is None, "who was removed sees what spectators see"
        await now.advance(60_000)
        await ann.do(0, LOCK)
        assert ann.match["view"]["shown"]["phase"] == "review"

    play(tmp_path, story)


def test_phrases_are_closed_while_the_sand_runs(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        assert ann.refused(await ann.ask(requests.Phrased, seat=0, phrase="hello")) is None
        now.read()
        assert bob.told == [{"seat": 0, "phrase": "hello"}]
        await ann.ask(requests.Start)
        await now.advance(3_000)
        assert ann.refused(await ann.ask(requests.Phrased, seat=0, phrase="hello")) == "phrases-closed"
        await lock_all([ann, bob])
        assert ann.refused(await ann.ask(requests.Phrased, seat=0, phrase="well-done")) is None

    play(tmp_path, story)


def test_what_is_due_is_known_in_time_even_if_one_screen_was_told_before_the_others(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, _bob = await now.placing("Ann", "Bob")
        driver, room = driver_of(ann), ann.room
        driver.time.covered_until = now.clock.now() + 5_000
        driver.time.run_or_stand()
        assert ann.stream is not None
        room.tell_one(ann.stream)
        room.tell()
        assert ann.table["covered"]
        await now.advance(5_000)
        assert not ann.table["covered"]

    play(tmp_path, story)
