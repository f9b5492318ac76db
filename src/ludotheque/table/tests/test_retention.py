"""A server that keeps data for some days deletes older data once a day."""

from __future__ import annotations

from pathlib import Path

from ludotheque.store import RoomRow
from ludotheque.table import requests
from ludotheque.table.limits import DEFAULTS
from ludotheque.table.retention import DAY, FIRST, Retention
from ludotheque.table.services import Opener
from ludotheque.table.tests.evening import LOCK, Evening, Screen, play


async def played(now: Evening, screen: Screen) -> str:
    """A match to its end; its replay."""
    await screen.ask(requests.Start)
    await now.advance(3_000)
    await screen.do(0, LOCK)
    return str(screen.match["replay"])


def test_old_evenings_go_and_open_tables_stay(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        store = now.tables.store
        (ann,) = await now.table("Ann", rounds=1)
        (bob,) = await now.table("Bob", rounds=1)
        old, first = await played(now, ann), await played(now, bob)
        await bob.ask(requests.Again)
        last = await played(now, bob)
        await ann.cut()
        await now.advance(1_000 * DEFAULTS.empty_table_seconds)
        assert len(now.tables.directory) == 1
        now.tables.scheduler.changed(Retention(store, now.tables.clock, days=30))
        await now.advance(FIRST + 29 * DAY)
        assert await store.replay(old) is not None
        await now.advance(2 * DAY)
        assert await store.replay(old) is None
        assert await store.room(ann.room.party.id) is None
        assert await now.tables.reopen(ann.room.party.id, Opener(ann.device, None)) is None
        assert await store.replay(first) is None
        assert await store.replay(last) is not None, "the table shows how it ended"
        await bob.ask(requests.Again)
        assert await played(now, bob)

    play(tmp_path, story)


def test_a_table_that_is_deleted_while_it_is_brought_back_is_gone(tmp_path: Path) -> None:
    """By `ludotheque prune` beside the server."""

    async def story(now: Evening) -> None:
        store = now.tables.store
        (ann,) = await now.table("Ann", chairs=2)
        await ann.cut()
        await now.advance(1_000 * DEFAULTS.unused_table_seconds)
        plain = store.room

        async def deleted(room: str) -> RoomRow | None:
            found = await plain(room)
            await store.prune(now.clock.date() + 1)
            return found

        store.room = deleted  # type: ignore[method-assign]
        assert await now.tables.reopen(ann.room.party.id, Opener(ann.device, None)) is None
        assert len(now.tables.directory) == 0

    play(tmp_path, story)
