"""Guests who come late: they take over a bot, now or at the next chapter, or have a chair kept for the next match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from ludotheque.core.record import Sat, read, verify
from ludotheque.games import GAMES
from ludotheque.table import wire
from ludotheque.table.gathering import GUEST_GRACE, START_WAIT
from ludotheque.table.match_log import record_text
from ludotheque.table.preset_tables import open_again, open_daily, open_lesson
from ludotheque.table.tests.chance import fix_chance
from ludotheque.table.tests.evening import LOCK, READY, Evening, Fails, Screen, driver_of, evening, phase, play
from ludotheque.table.tokens import hashed


async def with_bots(now: Evening, *names: str, bots: int = 1, **options: Any) -> list[Screen]:
    """A match of these people and so many bots, its first glass turned."""
    people = await now.table(*names, chairs=len(names) + bots, **{"sand": None, "rounds": 2, **options})
    for seat in range(len(names), len(names) + bots):
        assert people[0].refused(await people[0].ask(wire.Invite, seat=seat, level="casual")) is None
    assert people[0].refused(await people[0].ask(wire.Start)) is None
    await now.advance(3_000)
    return people


async def guest(now: Evening, at: Screen, name: str) -> Screen:
    return await now.screen(at.room, name)


async def takes(screen: Screen, seat: int, at: str = "now", name: str | None = None) -> str | None:
    return screen.refused(await screen.ask(wire.TakeOver, seat=seat, name=name or screen.name, at=at))


async def waits(screen: Screen, name: str | None = None) -> str | None:
    return screen.refused(await screen.ask(wire.NextTime, name=name or screen.name))


async def sat(now: Evening, screen: Screen) -> list[str]:
    rows = await now.tables.store.log(screen.room.party.match or "")
    return [row.body for row in rows if '"type":"sat"' in row.body]


async def next_round(now: Evening, *people: tuple[int, Screen]) -> None:
    """These lock and are ready; bots do the same in their time."""
    for seat, person in people:
        await person.do(seat, LOCK)
    while phase(people[0][1]) == "placing":
        await now.advance(5_000)
    for seat, person in people:
        await person.do(seat, READY)
    for _ in range(20):
        if phase(people[0][1]) == "placing":
            break
        await now.advance(1_000)


def test_a_guest_takes_over_a_bot_at_once(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_bots(now, "Ann")
        ben = await guest(now, ann, "Ben")
        assert ben.match["seat"] is None
        assert ben.match["view"]["board"] is None
        assert await takes(ben, 1) is None
        now.read()
        chair = ann.table["chairs"][1]
        assert (chair["who"], chair["name"], chair["here"]) == ("person", "Ben", True)
        assert {"seat": 1, "phrase": "joined"} in ann.told
        assert ben.match["seat"] == 1
        assert len(ben.board()) == 8
        assert len(await sat(now, ann)) == 1
        before = driver_of(ann).live.seq
        await now.advance(120_000)
        assert driver_of(ann).live.seq == before, "the bot does nothing any more"
        assert ben.refused(await ben.do(1, LOCK)) is None
        assert ben.table["guests"] == []

    play(tmp_path, story)


def test_a_guest_takes_over_at_the_next_chapter(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_bots(now, "Ann")
        ben = await guest(now, ann, "Ben")
        assert await takes(ben, 1, "chapter") is None
        now.read()
        assert ann.table["guests"] == [{"name": "Ben", "takes": 1, "here": True, "mine": False}]
        assert ben.table["guests"][0]["mine"]
        assert ben.match["seat"] is None
        assert ben.refused(await ben.do(1, LOCK)) == "not-your-seat"
        await ann.do(0, LOCK)
        while ben.match["seat"] is None:
            await now.advance(1_000)
        assert driver_of(ann).live.due.chapter > 0
        assert ann.table["guests"] == []
        assert ann.table["chairs"][1]["name"] == "Ben"

    play(tmp_path, story)


def test_a_match_that_ends_first_turns_the_wish_into_a_chair_of_the_next(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_bots(now, "Ann", rounds=1)
        ben = await guest(now, ann, "Ben")
        assert await takes(ben, 1, "chapter") is None
        await ann.ask(wire.End)
        now.read()
        assert ann.table["phase"] == "lobby"
        assert "Ben" in [chair["name"] for chair in ann.table["chairs"]]
        assert ann.table["guests"] == []

    play(tmp_path, story)


def test_who_may_not_take_over_what(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann, eve) = await with_bots(now, "Ann", "Eve", bots=2)
        ben, cleo = await guest(now, ann, "Ben"), await guest(now, ann, "Cleo")
        assert await takes(ben, 0) == "chair-taken"
        assert await takes(ben, 9) == "chair-unknown"
        assert await takes(ben, 2, name="Ann") == "name-taken"
        assert await takes(ben, 2, name=" ") == "name-empty"
        assert await takes(eve, 2) == "seated-already"
        assert await waits(eve) == "seated-already"
        await eve.cut()
        await now.advance(30_000)
        assert ann.table["chairs"][1]["stand_in"]
        assert await takes(ben, 1) == "chair-taken", "a stand-in keeps the chair of somebody who is away"
        assert await takes(ben, 2, "chapter") is None
        assert await takes(cleo, 2) == "chair-taken", "somebody else comes to this chair"
        assert await takes(cleo, 3, name="Ben") == "name-taken"
        assert await takes(cleo, 3) is None
        assert await takes(ben, 3) == "chair-taken", "somebody was quicker"
        nobody = await now.tables.directory.find(ann.room.party.id).join(None, None, None)
        screen = await guest(now, ann, "Nobody")
        screen.stream, screen.outbox = nobody
        assert await waits(screen) == "no-cookie"

    play(tmp_path, story)


def test_given_deals_are_not_taken_over(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (eve,) = await now.placing("Eve", rounds=1, sand=None)
        await eve.do(0, LOCK)
        match = await now.tables.store.replay(eve.match["replay"])
        assert match is not None
        lesson = await open_lesson(now.tables, hashed("Ann"), "Ann", "uluru")
        daily = await open_daily(now.tables, hashed("Ann"), "Ann", "uluru")
        again = await open_again(now.tables, hashed("Ann"), "Ann", match, 0)
        for room in (lesson, daily, again):
            ben = await now.screen(room, "Ben")
            assert await takes(ben, 0) == "deal-given"
            assert await takes(ben, 1) == "deal-given"
            assert await waits(ben) == (None if room is again else "deal-given")
            assert (ben.table["code"] is not None) == (room is again)

    play(tmp_path, story)


def test_nobody_takes_over_before_or_after_a_match(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2, rounds=1, sand=None)
        await ann.ask(wire.Invite, seat=1, level="casual")
        ben = await guest(now, ann, "Ben")
        assert await takes(ben, 1) == "not-playing"
        assert await waits(ben) == "not-now"
        assert ben.refused(await ben.ask(wire.Withdraw)) == "not-expected"
        await ann.ask(wire.Start)
        await now.advance(3_000)
        await ann.do(0, LOCK)
        while ann.table["phase"] == "playing":
            await now.advance(1_000)
        assert await takes(ben, 1) == "not-playing"
        assert await waits(ben) is None

    play(tmp_path, story)


@pytest.mark.parametrize("at", ["now", "chapter"])
def test_what_a_guest_was_given_survives_a_restart(tmp_path: Path, at: str) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_bots(now, "Ann")
        ben, cleo = await guest(now, ann, "Ben"), await guest(now, ann, "Cleo")
        assert await takes(ben, 1, at) is None
        assert await waits(cleo) is None
        await now.restart()
        for screen in (ann, ben, cleo):
            await screen.connect()
        assert [one["name"] for one in ann.table["guests"]] == (["Cleo"] if at == "now" else ["Ben", "Cleo"])
        assert ben.match["seat"] == (1 if at == "now" else None)
        await ann.do(0, LOCK)
        if at == "now":
            await ben.do(1, LOCK)
        while ben.match["seat"] is None:
            await now.advance(1_000)
        assert ann.table["chairs"][1]["who"] == "person"

    play(tmp_path, story)


def test_a_guest_who_has_left_the_page_is_no_longer_expected(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_bots(now, "Ann")
        ben, cleo = await guest(now, ann, "Ben"), await guest(now, ann, "Cleo")
        assert await takes(ben, 1, "chapter") is None
        assert await waits(cleo) is None
        await ben.cut()
        await cleo.cut()
        await now.advance(GUEST_GRACE - 1)
        assert [one["here"] for one in ann.table["guests"]] == [False, False]
        await cleo.connect(again=True)
        await now.advance(1)
        assert [one["name"] for one in ann.table["guests"]] == ["Cleo"]

    play(tmp_path, story)


def test_a_guest_may_change_their_mind(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_bots(now, "Ann")
        ben = await guest(now, ann, "Ben")
        assert await waits(ben) is None
        assert await takes(ben, 1, "chapter") is None
        assert [one["takes"] for one in ben.table["guests"]] == [1]
        assert await waits(ben, "Benjamin") is None
        assert [(one["takes"], one["name"]) for one in ben.table["guests"]] == [(None, "Benjamin")]
        assert ben.refused(await ben.ask(wire.Withdraw)) is None
        assert ben.table["guests"] == []

    play(tmp_path, story)


def test_the_host_may_send_away_a_guest_who_has_taken_over(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_bots(now, "Ann")
        ben = await guest(now, ann, "Ben")
        assert await takes(ben, 1) is None
        assert ann.refused(await ann.ask(wire.Invite, seat=1, level="casual")) is None
        now.read()
        assert ann.table["chairs"][1]["who"] == "bot"
        assert ben.match["seat"] is None
        assert await takes(ben, 1, name="Ben") is None, "the bot that plays under Ben's name gives it back"

    play(tmp_path, story)


def test_a_table_keeps_no_more_chairs_than_the_game_has(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        people = await with_bots(now, "Ann", "Bob", "Cleo")
        dan, eve, fay = [await guest(now, people[0], name) for name in ("Dan", "Eve", "Fay")]
        assert await waits(dan) is None
        assert fay.table["room_for_guests"]
        assert await waits(eve) is None
        assert [screen.table["room_for_guests"] for screen in (dan, fay)] == [True, False]
        assert await waits(fay) == "table-full"
        assert await takes(fay, 3) == "table-full"
        assert await takes(eve, 3) is None, "one of the expected may come at once"

    play(tmp_path, story)


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("write", ["append", "save_room"])
def test_a_bot_plays_on_when_a_guest_could_not_be_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: str
) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_bots(now, "Ann")
        ben = await guest(now, ann, "Ben")
        with monkeypatch.context() as patch:
            patch.setattr(now.tables.store, write, Fails(getattr(now.tables.store, write)))
            assert await takes(ben, 1) == "not-kept"
        assert driver_of(ann).occupants[1].plays == "bot"
        assert ben.match["seat"] is None
        assert await takes(ben, 1) is None

    play(tmp_path, story)


def test_results_and_record_of_a_match_with_a_guest(tmp_path: Path) -> None:
    """The record verifies and says who sat where; a seat that a bot has acted for sets no record."""

    async def story(now: Evening) -> None:
        (ann,) = await with_bots(now, "Ann")
        ben = await guest(now, ann, "Ben")
        await next_round(now, (0, ann))
        assert await takes(ben, 1) is None
        await ann.do(0, LOCK)
        await ben.do(1, LOCK)
        assert ann.table["phase"] == "over"
        store, match = now.tables.store, ann.room.party.match or ""
        assert [(row.name, row.seat) for row in await store.results(match)] == [("Ann", 0), ("Ben", 1)]
        assert [occupant.bot_has_acted for occupant in driver_of(ann).occupants] == [False, True]
        assert [player["name"] for player in ann.table["evening"][0]["players"]] == ["Ann", "Ben"]
        kept = await store.match(match)
        assert kept is not None
        record = read(record_text(GAMES["uluru"], kept, await store.log(match)), lambda key: GAMES[key].game)
        assert record.who == ("person", "bot:casual")
        assert [(row.seat, row.who) for row in record.rows if isinstance(row, Sat)] == [(1, "person")]
        for _ in verify(record):
            pass

    play(tmp_path, story)


# --- the rematch ---


async def over(now: Evening, ann: Screen) -> None:
    await ann.do(0, LOCK)
    while ann.table["phase"] == "playing":
        await now.advance(1_000)


def test_guests_sit_at_the_next_match_and_bots_give_way(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_bots(now, "Ann", bots=4, rounds=1)
        ben, cleo = await guest(now, ann, "Ben"), await guest(now, ann, "Cleo")
        assert await waits(ben) is None
        assert await waits(cleo) is None
        await over(now, ann)
        await ann.ask(wire.Again)
        now.read()
        assert [chair["name"] or chair["who"] for chair in ann.table["chairs"]] == ["Ann", "bot", "bot", "Cleo", "Ben"]
        assert ann.table["guests"] == []
        await ann.ask(wire.Start)
        now.read()
        assert (ben.match["seat"], cleo.match["seat"]) == (4, 3)

    play(tmp_path, story)


async def rematch(now: Evening) -> tuple[Screen, Screen]:
    """A lobby after a match: Cleo has a chair, and is on the way."""
    (ann,) = await with_bots(now, "Ann", rounds=1)
    cleo = await guest(now, ann, "Cleo")
    await over(now, ann)
    assert await waits(cleo) is None
    await cleo.cut()
    await ann.ask(wire.Again)
    assert [one["name"] for one in ann.table["guests"]] == ["Cleo"]
    assert ann.refused(await ann.ask(wire.Start)) is None
    assert (ann.table["phase"], ann.table["starting"]) == ("lobby", True)
    return ann, cleo


def test_the_next_match_waits_for_a_guest_who_comes_back(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, cleo = await rematch(now)
        await now.advance(START_WAIT - 1)
        assert ann.table["phase"] == "lobby"
        await cleo.connect(again=True)
        await now.advance(0)
        assert (ann.table["phase"], ann.table["starting"]) == ("playing", False)
        assert cleo.match["seat"] == 2
        assert ann.table["chairs"][2]["name"] == "Cleo"

    play(tmp_path, story)


def test_the_next_match_begins_without_a_guest_who_stays_away(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, cleo = await rematch(now)
        assert ann.refused(await ann.ask(wire.Start)) is None, "asked twice, it waits no longer"
        await now.advance(START_WAIT)
        assert (ann.table["phase"], len(ann.table["chairs"])) == ("playing", 2)
        assert [one["name"] for one in ann.table["guests"]] == ["Cleo"], "the chair is kept a little longer"
        await cleo.connect(again=True)
        assert await takes(cleo, 1) is None

    play(tmp_path, story)


def test_a_start_that_has_become_impossible_is_called_off(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, _ = await rematch(now)
        options = Raw(b'{"mode":"custom","levels":[1]}')
        await ann.ask(wire.Set, game="uluru", options=options, chairs=5)
        await now.advance(START_WAIT)
        assert (ann.table["phase"], ann.table["starting"]) == ("lobby", False)
        assert ann.refused(await ann.ask(wire.Start)) is None, "it waits again"

    play(tmp_path, story)


def test_a_guest_whom_all_have_left_calls_the_next_match(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_bots(now, "Ann", rounds=1)
        cleo = await guest(now, ann, "Cleo")
        await over(now, ann)
        assert await waits(cleo) is None
        assert cleo.refused(await cleo.ask(wire.Again)) == "not-seated"
        await ann.cut()
        await now.advance(20_000)
        assert cleo.refused(await cleo.ask(wire.Again)) is None
        await now.advance(0)
        assert (cleo.table["phase"], cleo.table["host"]) == ("lobby", 2)

    play(tmp_path, story)


# --- secrecy ---

ARRIVAL = 10_000


async def seen(now: Evening, secret: list[int], at: str) -> list[tuple[int, bytes]]:
    """What a guest is sent until they sit, while Ann moves her birds about."""
    (ann,) = await with_bots(now, "Ann")
    ben = await guest(now, ann, "Ben")
    for action in secret:
        await now.advance(500)
        await ann.do(0, action)
    await now.advance(ARRIVAL - 500 * len(secret))
    await takes(ben, 1, at)
    return ben.frames


async def frames_of(path: Path, restart: Callable[[], None], secret: list[int], at: str) -> list[tuple[int, bytes]]:
    restart()
    async with evening(path) as now:
        return await seen(now, secret, at)


@pytest.mark.parametrize("at", ["now", "chapter"])
def test_a_guest_learns_nothing_of_other_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: str) -> None:
    """Evenings that differ in Ann's secrets send a guest the same bytes, as a spectator and on the bot's chair."""

    def told(name: str, secret: list[int]) -> list[tuple[int, bytes]]:
        return asyncio.run(frames_of(tmp_path / name, lambda: fix_chance(monkeypatch), secret, at))

    assert told("a.db", []) == told("b.db", [3, 20, 64]) == told("c.db", [9 * bird for bird in range(8)])


def test_a_guest_is_the_host_of_a_match_that_all_people_have_left(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_bots(now, "Ann")
        ben = await guest(now, ann, "Ben")
        assert ann.refused(await ann.ask(wire.Leave, seat=0)) is None
        assert ben.table["host"] is None
        assert await takes(ben, 1) is None
        assert ben.table["host"] == 1
        assert ben.refused(await ben.ask(wire.Pause, paused=True)) is None

    play(tmp_path, story)


def test_a_player_who_left_comes_back_by_the_same_name(tmp_path: Path) -> None:
    """The bot that played on for them has a name of its own at the next match."""

    async def story(now: Evening) -> None:
        ann, ben = await with_bots(now, "Ann", "Ben")
        assert ben.refused(await ben.ask(wire.Leave, seat=1)) is None
        assert ann.room.party.chairs[1].name == "Ben"
        assert ann.refused(await ann.ask(wire.End)) is None
        chair = ann.room.party.chairs[1]
        assert (chair.who, chair.name, chair.number is None) == ("bot", "", False)
        assert ben.refused(await ben.ask(wire.Sit, seat=None, name="Ben")) is None

    play(tmp_path, story)
