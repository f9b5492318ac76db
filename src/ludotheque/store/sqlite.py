"""The store on SQLite: what a house keeps, and how it is asked for. Opened by `open_store`."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import starmap
from pathlib import Path
from typing import Any

from msgspec.structs import astuple, replace

from ludotheque.store.copying import back_up
from ludotheque.store.errors import Conflict
from ludotheque.store.lock import ServerLock
from ludotheque.store.rows import AsideRow, LogRow, MatchRow, ResultRow, RoomRow
from ludotheque.store.standings import WORSE, Standings
from ludotheque.store.writer import Write, Writer, settle

ROOMS = "SELECT id, version, doc, open FROM rooms WHERE open AND id NOT IN (SELECT room FROM set_aside)"
MATCHES = "SELECT id, room, game, rules, header, seed, heartbeat, replay, deal FROM matches"


class Store(Writer, Standings):
    """Opened by `open_store`. All methods may be called from one event loop."""

    def __init__(self, path: Path, lock: ServerLock | None = None) -> None:
        self._lock = lock
        super().__init__(path)

    def append_then(self, match: str, rows: Sequence[LogRow], then: Callable[[Exception | None], None]) -> None:
        """Append to the log of a match; calls `then` once the write is durable, or with the error."""
        values: list[tuple[Any, ...]] = [(match, row.seq, row.seat, row.key, row.body) for row in rows]
        self._queue(Write(None, then, values))

    async def append(self, match: str, rows: Sequence[LogRow]) -> None:
        """Append to the log of a match; `Conflict` when a place or a key is taken, and then nothing is written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_then(match, rows, partial(settle, done))
        await done

    async def log(self, match: str) -> list[LogRow]:
        """The whole log of a match, in order."""
        query = "SELECT seq, body, seat, key FROM log WHERE match = ? ORDER BY seq"
        return await self._write(lambda database: [LogRow(*row) for row in database.execute(query, (match,))])

    async def log_size(self, match: str) -> int:
        """How many rows the log of a match has."""
        query = "SELECT coalesce(max(seq) + 1, 0) FROM log WHERE match = ?"
        return await self._write(lambda database: int(database.execute(query, (match,)).fetchone()[0]))

    async def save_room(self, room: RoomRow) -> None:
        """Keep a room; its version must be one more than the kept one (1 for a new room)."""

        def save(database: sqlite3.Connection) -> None:
            if room.version == 1:
                insert = "INSERT INTO rooms (id, version, doc, open) VALUES (?, ?, ?, ?)"
                database.execute(insert, (room.id, 1, room.doc, room.open))
                return
            _renew_room(database, room)

        await self._write(save)

    async def open_rooms(self) -> list[RoomRow]:
        """All rooms that were not closed or set aside, to restore after a restart."""
        return await self._write(lambda database: [room_row(row) for row in database.execute(ROOMS)])

    async def set_aside(self, aside: AsideRow) -> None:
        """Keep a room as it is, and do not take it up again until somebody asks for it."""
        insert = "INSERT OR REPLACE INTO set_aside (room, reason, since) VALUES (?, ?, ?)"

        def write(database: sqlite3.Connection) -> None:
            database.execute(insert, (aside.room, aside.reason, aside.since))

        await self._write(write)

    async def rooms_aside(self) -> list[AsideRow]:
        """All rooms that were set aside."""
        query = "SELECT room, reason, since FROM set_aside ORDER BY since, room"
        return await self._write(lambda database: list(starmap(AsideRow, database.execute(query))))

    async def room(self, room: str) -> RoomRow | None:
        """A room by its id, open or not."""
        query = "SELECT id, version, doc, open FROM rooms WHERE id = ?"

        def find(database: sqlite3.Connection) -> RoomRow | None:
            row = database.execute(query, (room,)).fetchone()
            return None if row is None else RoomRow(row[0], row[1], row[2], bool(row[3]))

        return await self._write(find)

    async def open_match(self, match: MatchRow, room: RoomRow, first: tuple[str, str] | None = None) -> None:
        """Insert a match and update its room in one transaction; `first`: a device's first try at a record."""
        insert = "INSERT INTO matches (id, room, game, rules, header, seed, deal) VALUES (?, ?, ?, ?, ?, ?, ?)"
        values = (match.id, match.room, match.game, match.rules, match.header, match.seed, match.deal)

        def begin(database: sqlite3.Connection) -> None:
            _renew_room(database, room)
            database.execute(insert, values)
            if first is not None:
                database.execute("INSERT INTO tries (device, record, match) VALUES (?, ?, ?)", (*first, match.id))

        await self._write(begin)

    async def match(self, match: str) -> MatchRow | None:
        return await self._one_match("id", match)

    async def replay(self, replay: str) -> MatchRow | None:
        """A finished match by the id of its replay."""
        return await self._one_match("replay", replay)

    async def _one_match(self, column: str, value: str) -> MatchRow | None:
        query = f"{MATCHES} WHERE {column} = ?"

        def find(database: sqlite3.Connection) -> MatchRow | None:
            row = database.execute(query, (value,)).fetchone()
            return None if row is None else MatchRow(*row)

        return await self._write(find)

    async def heartbeats(self, times: Iterable[tuple[str, int]]) -> None:
        """Keep how far the time of each of these running matches has come, in one write."""
        query = "UPDATE matches SET heartbeat = max(heartbeat, ?) WHERE id = ?"
        values = [(at, match) for match, at in times]

        def write(database: sqlite3.Connection) -> None:
            database.executemany(query, values)

        await self._write(write)

    async def close_match(self, match: str, replay: str, results: Sequence[ResultRow]) -> None:
        """Store the end of a match: the id of its replay and its results. Idempotent."""
        insert = (
            "INSERT OR IGNORE INTO results"
            " (match, seat, device, name, game, place, score, unit, record, finished, more_is_better)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        )
        rows = [astuple(result) for result in results]

        def close(database: sqlite3.Connection) -> None:
            database.execute("UPDATE matches SET replay = ? WHERE id = ? AND replay IS NULL", (replay, match))
            database.executemany(insert, rows)

        await self._write(close)

    async def results(self, match: str) -> list[ResultRow]:
        """The results of the people in a match."""
        query = "SELECT * FROM results WHERE match = ? ORDER BY seat"
        return await self._write(lambda database: _result_rows(database.execute(query, (match,))))

    async def records(self, record: str, device: str | None = None, most: int = 10) -> list[ResultRow]:
        """The best results with this record key, of everyone or of one device; the best first."""
        where = "record = ?" if device is None else "record = ? AND device = ?"
        query = f"SELECT * FROM results WHERE {where} ORDER BY {WORSE.format(row='')}, finished LIMIT ?"  # noqa: S608 - not from outside
        values = (record, most) if device is None else (record, device, most)
        return await self._write(lambda database: _result_rows(database.execute(query, values)))

    async def backup(self, path: Path) -> None:
        """A whole copy of the database while it goes on being used."""
        await asyncio.to_thread(back_up, self.path, path)

    async def close(self) -> None:
        """Finish queued writes, close the file, and let another server have it."""
        await super().close()
        if self._lock is not None:
            self._lock.release()


def room_row(row: tuple[str, int, str, int]) -> RoomRow:
    """A room as it is kept."""
    return RoomRow(row[0], row[1], row[2], bool(row[3]))


def _result_rows(rows: Iterable[tuple[Any, ...]]) -> list[ResultRow]:
    return [replace(row, more_is_better=bool(row.more_is_better)) for row in starmap(ResultRow, rows)]


def _renew_room(database: sqlite3.Connection, room: RoomRow) -> None:
    """Write a room over its last version; `Conflict` when that is not the kept one."""
    update = "UPDATE rooms SET version = ?, doc = ?, open = ? WHERE id = ? AND version = ?"
    values = (room.version, room.doc, room.open, room.id, room.version - 1)
    if database.execute(update, values).rowcount != 1:
        raise Conflict(room.id)
