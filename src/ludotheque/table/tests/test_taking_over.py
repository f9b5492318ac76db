"""A guest who comes late takes over a bot: now, or at the next chapter."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.core.record import Sat, read, verify
from ludotheque.games import GAMES
from ludotheque.table import requests
from ludotheque.table.match_log import record_text
from ludotheque.table.preset_tables import open_again, open_lesson
from ludotheque.table.tests.chance import fix_chance
from ludotheque.table.tests.evening import LOCK, Evening, Fails, driver_of, evening, play
from ludotheque.table.tests.guests import guest, next_round, sat, takes, waits, with_bots
from ludotheque.table.tokens import hashed


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
        daily = (await now.daily("Ann")).room
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
        await ann.ask(requests.Invite, seat=1, level="casual")
        ben = await guest(now, ann, "Ben")
        assert await takes(ben, 1) == "not-playing"
        assert await waits(ben) == "not-now"
        assert ben.refused(await ben.ask(requests.Withdraw)) == "not-expected"
        await ann.ask(requests.Start)
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


def test_the_host_may_send_away_a_guest_who_has_taken_over(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_bots(now, "Ann")
        ben = await guest(now, ann, "Ben")
        assert await takes(ben, 1) is None
        assert ann.refused(await ann.ask(requests.Invite, seat=1, level="casual")) is None
        now.read()
        assert ann.table["chairs"][1]["who"] == "bot"
        assert ben.match["seat"] is None
        assert await takes(ben, 1, name="Ben") == "sent-away"
        assert await takes(ben, 1, "chapter") == "sent-away"
        assert [one.table["removed"] for one in (ann, ben)] == [False, True], "only Ben is told so"
        assert await waits(ben) is None, "the bot that plays under Ben's name gives it back"
        await ann.ask(requests.End)
        now.read()
        assert not ben.table["removed"]
        assert ann.table["chairs"][2]["name"] == "Ben"
        await ann.ask(requests.Invite, seat=2, level="casual")
        await ann.ask(requests.Start)
        assert await takes(ben, 1) is None, "another match, another chance"

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
        assert ann.refused(await ann.ask(requests.Leave, seat=0)) is None
        assert ben.table["host"] is None
        assert await takes(ben, 1) is None
        assert ben.table["host"] == 1
        assert ben.refused(await ben.ask(requests.Pause, paused=True)) is None

    play(tmp_path, story)
