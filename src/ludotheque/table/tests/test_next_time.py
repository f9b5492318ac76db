"""A chair of the next match is kept for a guest who comes late, and the match waits a moment for them."""

from __future__ import annotations

from pathlib import Path

from msgspec import Raw

from ludotheque.table import requests
from ludotheque.table.gathering import GUEST_GRACE, START_WAIT
from ludotheque.table.tests.evening import Evening, Screen, play
from ludotheque.table.tests.guests import guest, over, takes, waits, with_bots


def test_a_match_that_ends_first_turns_the_wish_into_a_chair_of_the_next(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_bots(now, "Ann", rounds=1)
        ben = await guest(now, ann, "Ben")
        assert await takes(ben, 1, "chapter") is None
        await ann.ask(requests.End)
        now.read()
        assert ann.table["phase"] == "lobby"
        assert "Ben" in [chair["name"] for chair in ann.table["chairs"]]
        assert ann.table["guests"] == []

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
        assert ben.refused(await ben.ask(requests.Withdraw)) is None
        assert ben.table["guests"] == []

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


def test_guests_sit_at_the_next_match_and_bots_give_way(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_bots(now, "Ann", bots=4, rounds=1)
        ben, cleo = await guest(now, ann, "Ben"), await guest(now, ann, "Cleo")
        assert await waits(ben) is None
        assert await waits(cleo) is None
        await over(now, ann)
        await ann.ask(requests.Again)
        now.read()
        assert [chair["name"] or chair["who"] for chair in ann.table["chairs"]] == ["Ann", "bot", "bot", "Cleo", "Ben"]
        assert ann.table["guests"] == []
        await ann.ask(requests.Start)
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
    await ann.ask(requests.Again)
    assert [one["name"] for one in ann.table["guests"]] == ["Cleo"]
    assert ann.refused(await ann.ask(requests.Start)) is None
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
        assert ann.refused(await ann.ask(requests.Start)) is None, "asked twice, it waits no longer"
        await now.advance(START_WAIT)
        assert (ann.table["phase"], len(ann.table["chairs"])) == ("playing", 2)
        assert [one["name"] for one in ann.table["guests"]] == ["Cleo"], "the chair is kept a little longer"
        await cleo.connect(again=True)
        assert await takes(cleo, 1) is None

    play(tmp_path, story)


def test_the_host_may_begin_without_waiting_any_longer(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, _ = await rematch(now)
        assert ann.table["starting"]
        assert ann.refused(await ann.ask(requests.Start, now=True)) is None
        assert (ann.table["phase"], ann.table["starting"]) == ("playing", False)

    play(tmp_path, story)


def test_the_host_may_call_off_a_start_that_waits(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, cleo = await rematch(now)
        await cleo.connect(again=True)
        assert cleo.refused(await cleo.ask(requests.CallOff)) == "not-host"
        await cleo.cut()
        assert ann.refused(await ann.ask(requests.CallOff)) is None
        await now.advance(2 * START_WAIT)
        assert (ann.table["phase"], ann.table["starting"]) == ("lobby", False)
        assert ann.refused(await ann.ask(requests.Start, now=True)) is None
        assert ann.refused(await ann.ask(requests.CallOff)) is not None, "a match is called off otherwise"

    play(tmp_path, story)


def test_a_start_that_has_become_impossible_is_called_off(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, _ = await rematch(now)
        options = Raw(b'{"mode":"custom","levels":[1]}')
        await ann.ask(requests.Set, game="uluru", options=options, chairs=5)
        await now.advance(START_WAIT)
        assert (ann.table["phase"], ann.table["starting"]) == ("lobby", False)
        assert ann.refused(await ann.ask(requests.Start)) is None, "it waits again"

    play(tmp_path, story)


def test_a_guest_whom_all_have_left_calls_the_next_match(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await with_bots(now, "Ann", rounds=1)
        cleo = await guest(now, ann, "Cleo")
        await over(now, ann)
        assert await waits(cleo) is None
        assert cleo.refused(await cleo.ask(requests.Again)) == "not-seated"
        await ann.cut()
        await now.advance(20_000)
        assert cleo.refused(await cleo.ask(requests.Again)) is None
        await now.advance(0)
        assert (cleo.table["phase"], cleo.table["host"]) == ("lobby", 2)

    play(tmp_path, story)


def test_a_player_who_left_comes_back_by_the_same_name(tmp_path: Path) -> None:
    """The bot that played on for them has a name of its own at the next match."""

    async def story(now: Evening) -> None:
        ann, ben = await with_bots(now, "Ann", "Ben")
        assert ben.refused(await ben.ask(requests.Leave, seat=1)) is None
        assert ann.room.party.chairs[1].name == "Ben"
        assert ann.refused(await ann.ask(requests.End)) is None
        chair = ann.room.party.chairs[1]
        assert (chair.who, chair.name, chair.number is None) == ("bot", "", False)
        assert ben.refused(await ben.ask(requests.Sit, seat=None, name="Ben")) is None

    play(tmp_path, story)
