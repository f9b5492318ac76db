"""A code leads to one open table, whatever happens to the table and to others."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import Raw

from ludotheque.core.refusal import Refused
from ludotheque.store import Conflict, Unavailable
from ludotheque.table import codes, requests
from ludotheque.table.codes import table_with_code
from ludotheque.table.limits import Limits
from ludotheque.table.preset_tables import open_daily, open_lesson
from ludotheque.table.services import Opener
from ludotheque.table.tests.evening import LOCK, Evening, Fails, play
from ludotheque.table.tokens import LETTERS, hashed, most_codes


def test_a_table_has_one_code_for_its_whole_life(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2, sand=None, rounds=1)
        code = ann.table["code"]

        async def leads_here(phase: str) -> None:
            assert (ann.table["phase"], ann.table["code"]) == (phase, code)
            assert await table_with_code(now.tables.store, code) == ann.room.party.id

        await leads_here("lobby")
        await ann.ask(requests.Start)
        await leads_here("playing")
        await now.restart()
        await ann.connect()
        await leads_here("playing")
        await now.advance(3_000)
        await ann.do(0, LOCK)
        await leads_here("over")
        await ann.ask(requests.Again)
        await leads_here("lobby")

    play(tmp_path, story)


@pytest.mark.parametrize(("length", "most"), [(4, 15), (5, 319), (6, 6_399)])
def test_a_guess_at_a_code_hits_less_than_once_in_ten_thousand(length: int, most: int) -> None:
    assert most_codes(length) == most
    assert 10_000 * most < len(LETTERS) ** length


def test_codes_grow_with_the_tables_and_lead_to_one_each(tmp_path: Path) -> None:
    """Tables are laid, some at the same moment, put away and brought back; no length of code is ever crowded."""

    async def lengths(now: Evening) -> Counter[int]:
        codes = [room.party.code or "" for room in now.tables.directory]
        for room in now.tables.directory:
            assert await table_with_code(now.tables.store, room.party.code or "") == room.party.id
        assert len(set(codes)) == len(codes)
        return Counter(map(len, codes))

    async def story(now: Evening) -> None:
        laid = await asyncio.gather(*(now.tables.open(hashed("Ann"), "Ann", "uluru", Raw(b"{}"), 1) for _ in range(20)))
        assert await lengths(now) == {4: 15, 5: 5}
        short = [room for room in laid if len(room.party.code or "") == 4][:3]
        for room in short:
            await now.tables.idle.put_away(room)
        for _ in range(2):
            await now.tables.open(hashed("Bob"), "Bob", "uluru", Raw(b"{}"), 1)
        assert await lengths(now) == {4: 14, 5: 5}
        back = [await now.tables.reopen(room.party.id, Opener(hashed("Ann"), None)) for room in short]
        assert [room.party.code == was.party.code for room, was in zip(back, short, strict=True) if room] == [
            True,
            False,
            False,
        ], "one is as long as those that are rare"
        assert await lengths(now) == {4: 15, 5: 7}
        await now.restart()
        assert await lengths(now) == {4: 15, 5: 7}

    play(tmp_path, story, Limits(device_tables=100))


def test_a_code_that_another_table_has_is_not_given_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = iter(["AAAA", "AAAA", "BBBB"])
    monkeypatch.setattr(codes, "new_code", lambda _length: next(fresh))

    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann")
        (bob,) = await now.table("Bob")
        assert (ann.table["code"], bob.table["code"]) == ("AAAA", "BBBB")

    play(tmp_path, story)


@pytest.mark.usefixtures("quiet")
def test_a_table_that_could_not_be_kept_keeps_no_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Evening) -> None:
        monkeypatch.setattr(now.tables.store, "open_room", Fails(now.tables.store.open_room))
        with pytest.raises(Unavailable):
            await now.table("Ann")
        assert await now.tables.store.code_lengths() == {}
        assert len(now.tables.directory) == 0

    play(tmp_path, story)


def test_a_table_that_finds_no_free_code_is_not_laid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "new_code", lambda _length: "AAAA")

    async def story(now: Evening) -> None:
        await now.table("Ann")
        with pytest.raises(Conflict):
            await now.table("Bob")
        assert len(now.tables.directory) == 1

    play(tmp_path, story)


def test_the_code_of_a_lesson_or_a_deal_of_the_day_leads_nowhere(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        lesson = await open_lesson(now.tables, hashed("Ann"), "Ann", "uluru")
        await open_daily(now.tables, hashed("Ann"), "Ann", "uluru")
        rows = await now.tables.store.open_rooms()
        assert len(rows) == 2
        for row in rows:
            assert row.code is not None
            with pytest.raises(Refused, match="code-unknown"):
                await table_with_code(now.tables.store, row.code)
        async with lesson.lock:
            await lesson.back_to_lobby()
        assert await table_with_code(now.tables.store, lesson.party.code or "") == lesson.party.id

    play(tmp_path, story)


def test_a_table_that_cannot_be_read_is_not_found_by_its_code(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann")
        with closing(sqlite3.connect(now.path)) as database, database:
            database.execute("UPDATE rooms SET doc = '{'")
        with pytest.raises(Refused, match="code-unknown"):
            await table_with_code(now.tables.store, ann.table["code"])

    play(tmp_path, story)


def test_of_two_open_tables_with_one_code_the_later_gets_another(tmp_path: Path) -> None:
    """As an older schema may have them: the migration leaves the later one without a code."""

    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        (bob,) = await now.table("Bob", chairs=2)
        code = ann.table["code"]
        kept = await now.tables.store.room(bob.room.party.id)
        assert kept is not None
        doc = kept.doc.replace(kept.code or "", code)
        with closing(sqlite3.connect(now.path)) as database, database:
            database.execute("UPDATE rooms SET code = NULL, doc = ? WHERE id = ?", (doc, kept.id))
        await now.restart()
        assert await table_with_code(now.tables.store, code) == ann.room.party.id
        assert bob.room.party.code not in (None, code)
        assert await table_with_code(now.tables.store, bob.room.party.code or "") == bob.room.party.id

    play(tmp_path, story)
