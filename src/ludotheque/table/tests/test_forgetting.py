"""A device deletes what it has left: others keep their evening, without its name."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from ludotheque.core.coding import decode
from ludotheque.core.record import Header
from ludotheque.table import requests
from ludotheque.table.forgetting import Forgotten, forget_device
from ludotheque.table.limits import DEFAULTS
from ludotheque.table.preset_tables import open_again, players_of
from ludotheque.table.tests.evening import LOCK, Evening, Screen, play

NAME = "Zebulon"


async def played(now: Evening, *screens: Screen) -> str:
    """A match of all of these to its end; its replay."""
    if screens[0].table["phase"] == "lobby":
        await screens[0].ask(requests.Start)
    await now.advance(3_000)
    for seat, screen in enumerate(screens):
        await screen.do(seat, LOCK)
    return str(screens[0].match["replay"])


def names_in_file(path: Path) -> list[str]:
    """Tables of the file in which the name or the device stands."""
    with closing(sqlite3.connect(path)) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return [
            table
            for table in tables
            for row in database.execute(
                "SELECT body FROM log" if table == "log" else f"SELECT * FROM {table}"  # noqa: S608 - from the file
            )  # the keys of these screens are made of names
            if any(NAME in str(value) for value in row)
        ]


def test_a_device_leaves_nothing_behind_and_others_keep_their_evening(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        tables, store = now.tables, now.tables.store
        zeb, bob = await now.table(NAME, "Bob", rounds=1)
        shared = await played(now, zeb, bob)
        (alone,) = await now.table(NAME, rounds=1)
        await played(now, alone)
        await alone.cut()
        await now.advance(1_000 * DEFAULTS.empty_table_seconds)
        assert alone.room not in tables.directory
        day = await now.daily(NAME)
        await played(now, day)
        match = await store.replay(shared)
        assert match is not None
        race = await now.screen(await open_again(tables, bob.device, "Bob", match, 0), "Bob")
        assert race.table["chairs"][1]["name"] == NAME
        (guest,) = await now.table("Cleo", rounds=1)
        await guest.ask(requests.Start)
        late = await now.screen(guest.room, NAME)
        assert late.refused(await late.ask(requests.NextTime, name=NAME)) is None
        running, dan = await now.table(NAME, "Dan", rounds=1)
        await running.ask(requests.Start)
        await now.advance(3_000)

        done = await forget_device(tables, zeb.device)
        assert (done.results, done.tries) == (3, 1)
        assert await forget_device(tables, zeb.device) == Forgotten(), "once is enough"
        assert not await store.knows_device(zeb.device)
        assert not tables.directory.held_by(zeb.device)

        again = await store.replay(shared)
        assert again is not None
        players = await players_of(store, again, decode(again.header, Header))
        assert [(player.kind, player.name) for player in players] == [("person", ""), ("person", "Bob")]
        assert [row.name for row in await store.results(again.id)] == ["Bob"]
        bob.read()
        assert NAME not in str(bob.shown)
        race.read()
        assert race.table["chairs"][1]["name"] == ""
        dan.read()
        assert dan.table["chairs"][0]["who"] == "bot"
        assert dan.refused(await dan.do(1, LOCK)) is None, "the others play on"
        assert guest.room.party.guests == ()
        for screen in (zeb, late, running):
            assert screen.stream is not None
            assert screen.stream.device is None
            assert screen.outbox is not None
            assert b'"reason":"restart"' in b"".join(screen.outbox.frames)

    play(tmp_path, story)
    (file,) = tmp_path.glob("*.db")
    assert names_in_file(file) == []
