"""A restart over a damaged store: each table stands for itself, and what cannot be taken up is kept and named."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.store import Unavailable, take_up_again
from ludotheque.table import requests
from ludotheque.table.restore import stored_aside
from ludotheque.table.room import Room
from ludotheque.table.tests.evening import Evening, Screen, play

Damage = Callable[[sqlite3.Connection, str, str], None]
"""What is done to the file, given the ids of a room and its match."""


def change(statement: str) -> Damage:
    """A statement that changes exactly one row; it has the blanks :room and :match."""

    def work(database: sqlite3.Connection, room: str, match: str) -> None:
        assert database.execute(statement, {"room": room, "match": match}).rowcount == 1, statement

    return work


def in_doc(was: str, now: str) -> Damage:
    """Other words in the document of the room."""

    def work(database: sqlite3.Connection, room: str, _match: str) -> None:
        (doc,) = database.execute("SELECT doc FROM rooms WHERE id = ?", (room,)).fetchone()
        assert was in doc, (was, doc)
        database.execute("UPDATE rooms SET doc = ? WHERE id = ?", (doc.replace(was, now), room))

    return work


def in_match(column: str, was: str, now: str) -> Damage:
    def work(database: sqlite3.Connection, _room: str, match: str) -> None:
        (text,) = database.execute(f"SELECT {column} FROM matches WHERE id = ?", (match,)).fetchone()  # noqa: S608
        assert was in text, (was, text)
        database.execute(f"UPDATE matches SET {column} = ? WHERE id = ?", (text.replace(was, now), match))  # noqa: S608

    return work


def last_row(body: str) -> Damage:
    """Another last row of the log; an expression of SQL."""
    last = "match = :match AND seq = (SELECT max(seq) FROM log WHERE match = :match)"
    return change(f"UPDATE log SET body = {body} WHERE {last}")  # noqa: S608 - from below


EARLY = """'{"type":"act","at":3000,"seat":1,"action":{"type":"ready"}}'"""
PAST = """'{"type":"tick","at":1}'"""
DAMAGES: dict[str, tuple[Damage, str]] = {
    "document cut off": (change("UPDATE rooms SET doc = substr(doc, 1, 40) WHERE id = :room"), "room-unreadable"),
    "document is no text": (
        change("UPDATE rooms SET doc = CAST(x'ff7b7d' AS TEXT) WHERE id = :room"),
        "room-unreadable",
    ),
    "document too deep": (
        change("UPDATE rooms SET doc = printf('{\"x\":%.*c', 5000, '[') WHERE id = :room"),
        "room-unreadable",
    ),
    "a chair is wrong": (in_doc('"who":"person"', '"who":"elephant"'), "room-unreadable"),
    "another room's document": (in_doc('"id":"', '"id":"x'), "room-contradicts"),
    "no such host": (in_doc('"host":0', '"host":7'), "room-contradicts"),
    "version is no number": (change("UPDATE rooms SET version = 'x' WHERE id = :room"), "room-contradicts"),
    "unknown game": (in_doc('"game":"uluru"', '"game":"chess"'), "game-unknown"),
    "unknown bot": (in_doc('"level":"master"', '"level":"wizard"'), "bot-unknown"),
    "match of another game": (change("UPDATE matches SET game = 'ubongo' WHERE id = :match"), "room-contradicts"),
    "match gone": (change("DELETE FROM matches WHERE id = :match"), "match-missing"),
    "header cut off": (
        change("UPDATE matches SET header = substr(header, 1, 9) WHERE id = :match"),
        "match-unreadable",
    ),
    "option vanished": (in_match("header", '"mode":"first"', '"mode":"forgotten"'), "match-unreadable"),
    "a seat too many": (in_match("header", '"seats":[', '"seats":[{"own":{},"who":"person"},'), "room-contradicts"),
    "log row cut off": (last_row("substr(body, 1, 8)"), "match-unreadable"),
    "log row is no text": (last_row("CAST(x'ff' AS TEXT)"), "match-unreadable"),
    "illegal log row": (last_row(EARLY), "log"),
    "log row from the past": (last_row(PAST), "log"),
    "log row gone": (change("DELETE FROM log WHERE match = :match AND seq = 3"), "log"),
}


async def tables(now: Evening) -> tuple[Screen, Screen, Screen]:
    """A match with a bot, which will be damaged; a match and a lobby beside it."""
    (ann,) = await now.table("Ann", chairs=2)
    await ann.ask(requests.Invite, seat=1, level="master")
    (bob,) = await now.table("Bob")
    (cleo,) = await now.table("Cleo", chairs=2)
    for host in (ann, bob):
        assert host.refused(await host.ask(requests.Start)) is None
    await now.advance(3_000)
    assert bob.refused(await bob.do(0, 3)) is None
    return ann, bob, cleo


def rows_of(path: Path, room: str) -> list[Any]:
    """All that is stored of a room."""
    with closing(sqlite3.connect(path)) as database:
        database.text_factory = bytes
        found = [*database.execute("SELECT * FROM rooms WHERE id = ?", (room,))]
        found += database.execute("SELECT * FROM matches WHERE room = ?", (room,))
        return [
            *found,
            *database.execute("SELECT l.* FROM log l JOIN matches m ON m.id = l.match WHERE m.room = ?", (room,)),
        ]


@pytest.mark.parametrize("case", DAMAGES)
def test_a_table_that_cannot_be_taken_up_is_set_aside_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, case: str
) -> None:
    damage, key = DAMAGES[case]

    async def story(now: Evening) -> None:
        ann, bob, cleo = await tables(now)
        room, match = ann.room.party.id, ann.room.party.match or ""
        with closing(sqlite3.connect(now.path)) as database, database:
            damage(database, room, match)
        kept = rows_of(now.path, room)
        for again in range(2):
            caplog.clear()
            with caplog.at_level(logging.WARNING, "ludotheque"):
                await now.restart()
            told = [record.__dict__["facts"] for record in caplog.records if record.message == "a table was set aside"]
            assert [(facts["table"], facts["why"]) for facts in told] == ([] if again else [(room, key)])
            assert not any(name in str(told) for name in ("Ann", "Bob")), "no names of people"
            (aside,) = await now.tables.store.rooms_aside()
            assert (aside.room, stored_aside(aside.reason).key) == (room, key)
            assert rows_of(now.path, room) == kept, "kept as it was"
            assert len(now.tables.directory) == 2
            with pytest.raises(Refused, match="table-set-aside"):
                now.tables.directory.find(room)
        await bob.connect()
        await cleo.connect()
        assert bob.board()[0] == 3
        assert (bob.table["phase"], cleo.table["phase"]) == ("playing", "lobby")
        await now.advance(1_000)

    play(tmp_path, story)


def test_a_table_that_was_mended_is_taken_up_at_the_next_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(now: Evening) -> None:
        ann, _, _ = await tables(now)
        room, match = ann.room.party.id, ann.room.party.match or ""
        with closing(sqlite3.connect(now.path)) as database, database:
            in_doc('"game":"uluru"', '"game":"chess"')(database, room, match)
        with caplog.at_level(logging.CRITICAL, "ludotheque"):
            await now.restart()
        with closing(sqlite3.connect(now.path)) as database, database:
            in_doc('"game":"chess"', '"game":"uluru"')(database, room, match)
        await now.restart()
        assert now.tables.directory.get(room) is None, "not tried again by itself"
        with pytest.raises(Refused, match="not-aside"):
            take_up_again(now.path, "nowhere")
        take_up_again(now.path, room)
        await now.restart()
        await ann.connect()
        assert ann.table["phase"] == "playing"
        assert await now.tables.store.rooms_aside() == []

    play(tmp_path, story)


@pytest.mark.parametrize("key", ["too-busy", "not-worked-out"])
def test_a_server_that_is_too_busy_tries_a_table_again_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, key: str
) -> None:
    async def story(now: Evening) -> None:
        ann, bob, _ = await tables(now)

        async def busy(self: Room) -> None:
            if self.party.id == ann.room.party.id:
                raise Refused(key)
            await plain(self)

        plain = Room.resume
        with monkeypatch.context() as patch, caplog.at_level(logging.CRITICAL, "ludotheque"):
            patch.setattr(Room, "resume", busy)
            await now.restart()
        assert now.tables.directory.get(ann.room.party.id) is None
        assert await now.tables.store.rooms_aside() == []
        await bob.connect()
        await now.restart()
        await ann.connect()
        assert ann.table["phase"] == "playing"

    play(tmp_path, story)


def test_a_table_that_only_meets_a_full_disk_is_tried_again_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing is wrong with it: it goes back to the lobby as soon as that can be written down."""

    async def story(now: Evening) -> None:
        ann, bob, _ = await tables(now)
        room, match = ann.room.party.id, ann.room.party.match or ""
        with closing(sqlite3.connect(now.path)) as database, database:
            in_match("header", '"rules":1', '"rules":0')(database, room, match)

        async def full(*_given: object) -> None:
            raise Unavailable("database or disk is full")

        with monkeypatch.context() as patch, caplog.at_level(logging.CRITICAL, "ludotheque"):
            patch.setattr("ludotheque.store.sql_store.SqlStore.save_room", full)
            await now.restart()
        with pytest.raises(Refused, match="table-set-aside"):
            now.tables.directory.find(room)
        assert await now.tables.store.rooms_aside() == []
        await bob.connect()
        assert bob.table["phase"] == "playing"
        with caplog.at_level(logging.CRITICAL, "ludotheque"):
            await now.restart()
        await ann.connect()
        assert ann.table["phase"] == "lobby"

    play(tmp_path, story)
