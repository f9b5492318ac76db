"""A table from the first chair to the rematch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from ludotheque.core import read, verify
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import Ready
from ludotheque.table import wire
from ludotheque.table.match_log import record_text
from ludotheque.table.party import Chair
from ludotheque.table.tests.evening import Evening, Screen, play
from ludotheque.table.tokens import LETTERS, hashed, tidy_code, tidy_name

LOCK = 72
UNLOCK = 73
READY = 74


async def lock_all(people: list[Screen]) -> None:
    for seat, person in enumerate(people):
        assert person.refused(await person.do(seat, LOCK)) is None


def test_three_people_a_bot_and_a_spectator_play_a_whole_game(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        people = await now.table("Ann", "Bob", "Cleo", chairs=4)
        watcher = await now.screen(people[0].room, "Dan")
        assert people[0].refused(await people[0].ask(wire.Invite, seat=3, level="master")) is None
        assert people[0].refused(await people[0].ask(wire.Start)) is None
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
            await ann.ask(wire.Start)
            await now.advance(3_000)
            await lock_all([ann, bob])
            assert ann.table["phase"] == "over"
            assert len(ann.table["evening"]) == number + 1
            assert bob.refused(await bob.ask(wire.Again)) == "not-host"
            assert ann.refused(await ann.ask(wire.Again)) is None
            now.read()
            assert bob.table["phase"] == "lobby"
            assert bob.shown.get("match") is None

    play(tmp_path, story)


def test_only_what_a_device_holds_can_be_played(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        assert ann.refused(await ann.do(0, 3)) == "not-playing"
        await ann.ask(wire.Start)
        await now.advance(3_000)
        assert ann.refused(await ann.do(1, 3)) == "not-your-seat"
        assert ann.refused(await ann.do(9, 3)) == "chair-unknown"
        assert ann.refused(await ann.do(0, 75)) == "action-unknown"
        assert ann.refused(await ann.do(0, READY)) == "not-review"
        assert bob.refused(await bob.do(1, 3)) is None

    play(tmp_path, story)


def test_a_repeated_key_is_answered_and_not_applied_twice(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann")
        await ann.ask(wire.Start)
        await now.advance(3_000)
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
        await ann.ask(wire.Start)
        await now.advance(3_000)
        before = len(bob.frames), len(watcher.frames)
        for place in range(8):
            await ann.do(0, place)
        now.read()
        assert (len(bob.frames), len(watcher.frames)) == before

    play(tmp_path, story)


def test_the_host_pauses_and_the_sand_stands_still(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        await ann.ask(wire.Start)
        await now.advance(3_000)
        assert bob.refused(await bob.ask(wire.Pause, paused=True)) == "not-host"
        await ann.ask(wire.Pause, paused=True)
        await now.advance(500_000)
        assert ann.match["view"]["shown"]["phase"] == "placing"
        assert ann.match["legal"] == []
        assert bob.refused(await bob.do(1, 3)) == "paused"
        await ann.ask(wire.Pause, paused=False)
        assert bob.refused(await bob.do(1, 3)) is None
        await now.advance(59_999)
        assert ann.match["view"]["shown"]["phase"] == "placing"
        await now.advance(1)
        assert ann.match["view"]["shown"]["phase"] == "review"

    play(tmp_path, story)


def test_a_bot_stands_in_for_a_player_who_is_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", sand=None)
        await ann.ask(wire.Start)
        await now.advance(3_000)
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
        ann, bob = await now.table("Ann", "Bob", sand=None, rounds=2)
        await ann.ask(wire.Start)
        await now.advance(3_000)
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


class Mule:
    """A bot that wants what is not allowed."""

    def plan(self, _view: Any, now: int, _rng: Any) -> list[tuple[int, Any]]:
        return [(now + 100, Ready())]


def test_a_bot_that_will_not_listen_freezes_nobody(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2, sand=None, rounds=1)
        await ann.ask(wire.Invite, seat=1, level="master")
        await ann.ask(wire.Start)
        driver = ann.room.driver
        assert driver is not None
        driver.occupants[1].bot = Mule()
        driver.bots.think(1)
        await now.advance(3_000)
        await ann.do(0, LOCK)
        await now.advance(600_000)
        assert ann.table["phase"] == "over"

    play(tmp_path, story)


def test_the_host_role_passes_on(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", sand=None)
        await ann.ask(wire.Start)
        await ann.cut()
        await now.advance(40_000)
        assert bob.table["host"] == 1
        assert bob.refused(await bob.ask(wire.End)) is None
        assert bob.table["phase"] == "lobby"

    play(tmp_path, story)


def test_a_player_who_leaves_before_the_match_frees_the_chair(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        assert ann.refused(await ann.ask(wire.Leave, seat=0)) is None
        now.read()
        assert bob.table["host"] == 1
        assert bob.table["chairs"][0]["who"] == "empty"
        assert ann.refused(await ann.ask(wire.Start)) == "not-host"
        assert ann.refused(await ann.ask(wire.Sit, seat=0, name="Ann")) is None

    play(tmp_path, story)


def test_the_host_removes_people_and_swaps_bots_in_a_running_match(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", sand=None)
        await ann.ask(wire.Start)
        await now.advance(3_000)
        assert ann.refused(await ann.ask(wire.Invite, seat=1, level="genius")) == "bot-unknown"
        assert ann.refused(await ann.ask(wire.Invite, seat=1, level="master")) is None
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
        assert ann.refused(await ann.ask(wire.Phrased, seat=0, phrase="hello")) is None
        now.read()
        assert bob.told == [{"seat": 0, "phrase": "hello"}]
        await ann.ask(wire.Start)
        await now.advance(3_000)
        assert ann.refused(await ann.ask(wire.Phrased, seat=0, phrase="hello")) == "phrases-closed"
        await lock_all([ann, bob])
        assert ann.refused(await ann.ask(wire.Phrased, seat=0, phrase="well-done")) is None

    play(tmp_path, story)


def test_several_seats_on_one_device_behind_a_cover(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        assert ann.refused(await ann.ask(wire.Sit, seat=1, name="Ben")) is None
        await ann.ask(wire.Start)
        await now.advance(3_000)
        assert ann.match["seat"] is None
        assert not ann.board(), "covered until somebody uncovers a seat"
        await ann.ask(wire.Show, seat=1)
        assert ann.match["seat"] == 1
        await ann.do(1, 3)
        assert ann.board()[0] == 3
        await ann.ask(wire.Show, seat=0)
        assert ann.board()[0] is None, "nothing of the other seat stays on the screen"
        await ann.ask(wire.Show, seat=None)
        assert ann.match["legal"] == []

    play(tmp_path, story)


def test_a_seat_moves_to_another_device_by_a_code_that_works_once(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob")
        await ann.ask(wire.Start)
        await now.advance(3_000)
        code = (await bob.ask(wire.Move, seat=1))["code"]
        phone = await now.screen(bob.room, "phone")
        await now.tables.move_seat(f" {code[:3].lower()}-{code[3:]} ", hashed("phone"))
        with pytest.raises(Refused):
            await now.tables.move_seat(code, hashed("thief"))
        now.read()
        assert bob.match["view"]["board"] is None
        await phone.cut()
        await phone.connect()
        assert phone.match["seat"] == 1
        assert phone.refused(await phone.do(1, 3)) is None
        assert bob.refused(await bob.do(1, 3)) == "not-your-seat"
        late = (await ann.ask(wire.Move, seat=0))["code"]
        await now.advance(120_001)
        with pytest.raises(Refused):
            await now.tables.move_seat(late, hashed("thief"))

    play(tmp_path, story)


def test_what_the_host_agrees_on_is_checked(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", chairs=3)
        good: dict[str, Any] = {"game": "uluru", "options": Raw(b'{"mode":"experts","second_cards":2}'), "chairs": 2}
        assert bob.refused(await bob.ask(wire.Set, **good)) == "not-host"
        assert ann.refused(await ann.ask(wire.Set, **good)) is None
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
            assert ann.refused(await ann.ask(wire.Set, **{**good, **wrong})) == key
        assert bob.refused(await bob.ask(wire.SetOwn, seat=0, own=Raw(b'{"sand":30}'))) == "not-host"
        assert bob.refused(await bob.ask(wire.SetOwn, seat=1, own=Raw(b'{"sand":30}'))) is None
        assert bob.table["chairs"][1]["own"]["sand"] == 30
        assert (
            ann.refused(await ann.ask(wire.Set, **{**good, "options": Raw(b'{"mode":"custom","levels":[1]}')})) is None
        )
        assert ann.refused(await ann.ask(wire.Start)) == "levels-too-few"
        assert ann.table["phase"] == "lobby"

    play(tmp_path, story)


def test_chairs_and_names_are_checked(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", chairs=3)
        dan = await now.screen(ann.room, "Dan")
        assert dan.refused(await dan.ask(wire.Sit, seat=0, name="Dan")) == "chair-taken"
        assert dan.refused(await dan.ask(wire.Sit, seat=7, name="Dan")) == "chair-unknown"
        assert dan.refused(await dan.ask(wire.Sit, seat=2, name="Ann")) == "name-taken"
        assert dan.refused(await dan.ask(wire.Sit, seat=2, name="<b>")) == "name-bad"
        assert dan.refused(await dan.ask(wire.Sit, seat=2, name="Zoë-Mae")) is None
        assert bob.refused(await bob.ask(wire.Rename, seat=1, name="Bobby")) is None
        assert bob.refused(await bob.ask(wire.Rename, seat=0, name="Anna")) == "not-your-seat"
        assert ann.refused(await ann.ask(wire.Invite, seat=0, level=None)) == "host-stays"

    play(tmp_path, story)


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
        assert ann.shown["clock"] == {"now": 23_000, "deadline": 63_000, "running": False, "turn_ends": None}
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


def test_names_and_codes() -> None:
    assert tidy_name("  Zoë   van 't Hof ") == "Zoë van 't Hof"
    assert tidy_name("李小龍 2") == "李小龍 2"
    for bad in ("", "   ", "x" * 21, "a\u202eb", "<script>", "a\nb" * 9, "😀", "a\u0000"):
        with pytest.raises(Refused, match="name-bad"):
            tidy_name(bad)
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
        assert ann.refused(await ann.ask(wire.Set, game="ubongo", options=Raw(b"{}"), chairs=4)) is None
        assert bots_of(ann) == [("beginner", 2), ("beginner", 3), ("beginner", 1)]

    play(tmp_path, story)


def test_a_bot_that_replaces_its_own_level_keeps_its_number(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=3)
        for seat in (1, 2, 1, 2):
            await ann.ask(wire.Invite, seat=seat, level="casual")
        assert bots_of(ann) == [("casual", 1), ("casual", 2)]
        await ann.ask(wire.Start)
        await ann.ask(wire.Invite, seat=1, level="casual")
        assert bots_of(ann) == [("casual", 1), ("casual", 2)]

    play(tmp_path, story)
