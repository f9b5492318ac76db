"""Wrong codes are counted by address, for all servers of a store together."""

from __future__ import annotations

import asyncio
import logging
import math
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.server.wrong_codes import WrongCodes
from ludotheque.store import Unavailable
from ludotheque.table.codes import table_with_code
from ludotheque.table.limits import Limits
from ludotheque.table.tables import Tables
from ludotheque.table.tests.evening import Evening, Fails, play

LIMITS = Limits(wrong_code_rate=0.1, wrong_code_burst=3)
EVE, ANN = "192.0.2.66", "192.0.2.7"


async def tried(codes: WrongCodes, address: str, code: str = "QQQQQ") -> str:
    """The refusal of a code from an address; empty for one that is right."""
    try:
        async with codes.counting(address):
            await table_with_code(codes.store, code)
    except Refused as no:
        return f"{no.key} {no.about['seconds']}" if no.key == "too-fast" else no.key
    return ""


def kept(now: Evening) -> list[str]:
    with closing(sqlite3.connect(now.path)) as database:
        return [str(row) for row in database.execute("SELECT * FROM wrong_codes")]


def tell(path: Path, story: Callable[[Evening, WrongCodes], Awaitable[None]]) -> None:
    play(path, lambda now: story(now, WrongCodes(now.tables)), LIMITS)


def test_an_address_has_some_wrong_codes_and_then_one_at_a_time(tmp_path: Path) -> None:
    async def story(now: Evening, codes: WrongCodes) -> None:
        (ann,) = await now.table("Ann")
        right = ann.table["code"]
        assert [await tried(codes, EVE, code) for code in ("QQQQQ", right, "QQQQQ", "Q", right)] == [
            "code-unknown", "", "code-unknown", "code-short", "too-fast 10"
        ]  # fmt: skip
        assert await tried(codes, ANN, right) == "", "others are not concerned"
        await now.advance(9_500)
        assert await tried(codes, EVE, right) == "too-fast 1"
        await now.advance(500)
        assert [await tried(codes, EVE, code) for code in (right, "QQQQQ", right)] == [
            "",
            "code-unknown",
            "too-fast 10",
        ]
        await now.advance(30_000)
        assert [await tried(codes, EVE) for _ in range(4)] == [*["code-unknown"] * 3, "too-fast 10"]

    tell(tmp_path, story)


def test_codes_that_are_tried_at_once_are_counted_one_by_one(tmp_path: Path) -> None:
    """Otherwise all of them would be looked at before the first has been counted."""

    async def story(_now: Evening, codes: WrongCodes) -> None:
        found = await asyncio.gather(*(tried(codes, EVE) for _ in range(50)))
        assert found.count("code-unknown") == 3
        assert len(codes.locks) == 0

    tell(tmp_path, story)


def test_servers_that_share_a_store_count_together_also_after_a_restart(tmp_path: Path) -> None:
    async def story(now: Evening, codes: WrongCodes) -> None:
        other = WrongCodes(Tables(now.tables.store, now.clock, LIMITS))
        assert [await tried(one, EVE) for one in (codes, other, codes)] == ["code-unknown"] * 3
        assert await tried(other, EVE) == "too-fast 10"
        await now.restart()
        assert await tried(WrongCodes(now.tables), EVE) == "too-fast 10"

    tell(tmp_path, story)


def test_the_store_has_no_address_and_forgets_within_minutes(tmp_path: Path) -> None:
    async def story(now: Evening, codes: WrongCodes) -> None:
        await tried(codes, EVE)
        (row,) = kept(now)
        assert re.fullmatch(r"\('[0-9a-f]{64}', \d+\)", row), "a hash and a time"
        await now.advance(50_000)
        for _ in range(2):
            await tried(codes, ANN)
        await now.advance(10_000)
        assert len(kept(now)) == 1, "each for as long as it counts, and a little longer"
        await now.advance(50_000)
        assert kept(now) == []
        assert now.tables.scheduler.next_due() is None, "nobody is woken in vain"

    tell(tmp_path, story)


def test_what_another_server_has_left_is_forgotten_at_the_start(tmp_path: Path) -> None:
    async def story(now: Evening, codes: WrongCodes) -> None:
        await tried(codes, EVE)
        await now.restart()
        now.clock.at += 30_000
        WrongCodes(now.tables)
        await now.advance(0)
        assert kept(now) == []

    tell(tmp_path, story)


@pytest.mark.parametrize("back", [1_000, 45_000, 86_400_000])
def test_a_clock_that_is_set_back_makes_nobody_wait_for_long(tmp_path: Path, back: int) -> None:
    async def story(now: Evening, codes: WrongCodes) -> None:
        for _ in range(3):
            await tried(codes, EVE)
        now.clock.began -= back
        if (await tried(codes, EVE)).startswith("too-fast"):
            await now.advance(60_000)
        assert await tried(codes, EVE) == "code-unknown"

    tell(tmp_path, story)


def test_no_code_is_looked_at_while_a_wrong_one_could_not_be_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, "ludotheque")

    async def story(now: Evening, codes: WrongCodes) -> None:
        (ann,) = await now.table("Ann")
        right = ann.table["code"]

        def full() -> None:
            problem = sqlite3.OperationalError("database or disk is full")
            problem.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise problem

        assert await tried(codes, EVE) == "code-unknown"
        with monkeypatch.context() as patch:
            patch.setattr(now.tables.store.database, "begin", full)  # type: ignore[attr-defined]
            for code in ("QQQQQ", right, right):
                with pytest.raises(Unavailable):
                    await tried(codes, EVE, code)
        now.tables.store.health.known_at = -math.inf
        assert await tried(codes, EVE, right) == ""

    tell(tmp_path, story)


def test_a_full_disk_forgets_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, "ludotheque")

    async def story(now: Evening, codes: WrongCodes) -> None:
        store = now.tables.store
        await now.advance(0)
        with monkeypatch.context() as patch:
            patch.setattr(store, "note_wrong_code", Fails(store.note_wrong_code))
            with pytest.raises(Unavailable):
                await tried(codes, EVE)
        await tried(codes, EVE)
        monkeypatch.setattr(store, "forget_wrong_codes", Fails(store.forget_wrong_codes))
        await now.advance(60_000)
        assert len(kept(now)) == 1
        await now.advance(1_000)
        assert kept(now) == []

    tell(tmp_path, story)
