"""An act belongs to the match and the chapter that its screen showed; one that comes late lands in no other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.ubongo import rules as ubongo
from ludotheque.games.ubongo.model import Aside, Options
from ludotheque.table import requests
from ludotheque.table.tests.evening import Evening, Fails, Screen, play

LOCK, READY = 72, 74
LAND = 3
"""White on place 3 in Uluru: legal in every round of every match."""
ASIDE = list(ubongo.catalogue(Options(mode="count"))).index(Aside())
EMPTY = [None] * 8


async def solo(now: Evening, **options: Any) -> Screen:
    (ann,) = await now.table("Ann", **options)
    await ann.ask(requests.Start)
    await now.advance(3_000)
    return ann


async def racing(now: Evening) -> list[Screen]:
    """Two people race through the same course in Ubongo, each at their own pace."""
    people = await now.table("Ann", "Bob", game="ubongo", mode="count")
    assert people[0].refused(await people[0].ask(requests.Start)) is None
    await now.advance(10_000)
    return people


def passed(screen: Screen, seat: int) -> int:
    """How many missions a player has laid aside."""
    found: int = screen.match["view"]["shown"]["aside"][seat]
    return found


def test_an_act_kept_from_one_match_does_not_land_in_the_next(tmp_path: Path) -> None:
    """Rows and seats are the same, and the move is legal: only the name of the match tells them apart."""

    async def story(now: Evening) -> None:
        ann = await solo(now)
        kept = ann.meant(0, LAND)
        for asked in (requests.End, requests.Start):
            assert ann.refused(await ann.ask(asked)) is None
        await now.advance(3_000)
        assert ann.match["chapter"] == kept.chapter
        assert ann.refused(await ann.send(kept)) == "act-stale"
        assert ann.board() == EMPTY
        assert ann.refused(await ann.do(0, LAND)) is None

    play(tmp_path, story)


def test_an_act_kept_from_one_round_does_not_land_in_the_next(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await solo(now)
        kept = ann.meant(0, LAND)
        for action in (LOCK, READY):
            assert ann.refused(await ann.do(0, action)) is None
        await now.advance(3_000)
        assert ann.match["view"]["shown"]["round"] == 2
        assert ann.refused(await ann.send(kept)) == "act-stale"
        assert ann.board() == EMPTY

    play(tmp_path, story)


def test_where_each_goes_at_their_own_pace_an_act_belongs_to_a_mission(tmp_path: Path) -> None:
    """Laying a mission aside twice by a double tap would cost a mission that was never seen."""

    async def story(now: Evening) -> None:
        ann, bob = await racing(now)
        first, second = ann.meant(0, ASIDE), ann.meant(0, ASIDE)
        assert ann.refused(await ann.send(first)) is None
        assert ann.refused(await ann.send(second)) == "act-stale"
        assert passed(ann, 0) == 1
        meant = bob.meant(1, ASIDE)
        assert ann.refused(await ann.do(0, ASIDE)) is None
        assert bob.refused(await bob.send(meant)) is None, "the pace of others is none of one's own acts"
        assert [passed(ann, 0), passed(bob, 1)] == [2, 1]

    play(tmp_path, story)


def test_a_pace_is_told_to_nobody_else(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await racing(now)
        dan = await now.screen(ann.room, "Dan")
        before = bob.match["chapter"], dan.match["chapter"]
        hers = ann.match["chapter"]
        assert ann.refused(await ann.do(0, ASIDE)) is None
        assert ann.match["chapter"] != hers
        assert (bob.match["chapter"], dan.match["chapter"]) == before

    play(tmp_path, story)


def test_an_act_that_was_taken_is_answered_again_in_a_later_chapter(tmp_path: Path) -> None:
    """The line broke before the answer to *lock* came, and lock ended the round."""

    async def story(now: Evening) -> None:
        ann = await solo(now)
        lock = ann.meant(0, LOCK)
        assert ann.refused(await ann.send(lock)) is None
        assert ann.match["chapter"] != lock.chapter
        await ann.cut()
        await ann.connect(again=True)
        assert ann.refused(await ann.send(lock)) is None
        assert ann.match["view"]["shown"]["phase"] == "review"

    play(tmp_path, story)


@pytest.mark.parametrize("next_match", ["in the lobby", "begun", "paused"])
def test_an_act_that_was_taken_is_answered_again_after_its_match(tmp_path: Path, next_match: str) -> None:
    """The line broke before the answer came, and others called the next match; what was not taken is refused there."""

    async def story(now: Evening) -> None:
        ann = await solo(now)
        taken, other = ann.meant(0, LAND), ann.meant(0, LAND)
        assert ann.refused(await ann.send(taken)) is None
        assert ann.refused(await ann.ask(requests.End)) is None
        if next_match != "in the lobby":
            assert ann.refused(await ann.ask(requests.Start)) is None
        if next_match == "paused":
            assert ann.refused(await ann.ask(requests.Pause, paused=True)) is None
        assert ann.refused(await ann.send(taken)) is None
        assert ann.refused(await ann.send(other)) == ("not-playing" if next_match == "in the lobby" else "act-stale")
        if next_match != "in the lobby":
            assert ann.board() == EMPTY

    play(tmp_path, story)


def test_an_act_of_which_nobody_knows_whether_it_was_taken_is_not_answered(tmp_path: Path) -> None:
    """The store is away: the screen is sent away as well, and asks again once somebody can tell."""

    async def story(now: Evening) -> None:
        ann = await solo(now)
        taken = ann.meant(0, LAND)
        assert ann.refused(await ann.send(taken)) is None
        assert ann.refused(await ann.ask(requests.End)) is None
        store: Any = now.tables.store
        store.matches_with = Fails(store.matches_with)
        assert ann.outbox is not None
        outbox, ann.outbox = ann.outbox, None
        await ann.send(taken)
        assert json.loads(outbox.get_nowait()) == {"type": "bye", "reason": "restart"}
        assert outbox.empty()
        await ann.connect(again=True)
        assert await ann.send(taken) == {"key": taken.key, "refused": None}

    play(tmp_path, story)


@pytest.mark.parametrize("ticked", [False, True], ids=["as the sand runs out", "after it was told"])
def test_a_lock_at_the_end_of_the_sand(tmp_path: Path, ticked: bool) -> None:
    """At the very end it is too late, as ever; once the table has moved on, the act is one of the past."""

    async def story(now: Evening) -> None:
        ann = await solo(now, sand=30)
        lock = ann.meant(0, LOCK)
        if ticked:
            await now.advance(30_000)
        else:
            now.clock.at += 30_000
        assert ann.refused(await ann.send(lock)) == ("act-stale" if ticked else "too-late")
        assert ann.match["view"]["shown"]["phase"] == "review"

    play(tmp_path, story)


def test_names_of_a_match_that_was_never_played_are_refused(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann = await solo(now)
        good = ann.meant(0, LAND)
        for match, chapter in ((good.match, "99"), ("other", good.chapter), ("", "")):
            made_up = requests.Do(key=ann.new_key(), match=match, chapter=chapter, seat=0, action=LAND)
            assert ann.refused(await ann.send(made_up)) == "act-stale"
        assert ann.board() == EMPTY

    play(tmp_path, story)
