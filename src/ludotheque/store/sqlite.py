"""The store on SQLite: one writer thread, everything that waits is committed together.

The future of a write resolves once its commit is durable; nothing may be announced before.
Writes that arrive during a commit share the next one: few commits under load, no delay without.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from itertools import starmap
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import astuple, replace

from ludotheque.store.rows import LogRow, MatchRow, ResultRow, RoomRow
from ludotheque.store.standings import WORSE, Standings

T = TypeVar("T")
LOG = logging.getLogger(__name__)

NEWEST = "0004"
"""The schema that this code expects: the newest migration."""

APPEND = "INSERT INTO log (match, seq, seat, key, body) VALUES (?, ?, ?, ?, ?)"


class Conflict(Exception):  # noqa: N818 - an answer: somebody else was there first
    """The place in the log is taken, the key was used, or a room has changed meanwhile."""


StoreBroken = sqlite3.Error
"""The store cannot write: a full disk, a lost file."""


class Write(Struct):
    """One write that waits for the next commit."""

    work: Callable[[sqlite3.Connection], Any] | None
    then: Callable[[Any], None]
    """Called with the result, or with the exception."""
    rows: list[tuple[Any, ...]] = []
    """For the log, where there is no other work; such writes are done together."""


class Store(Standings):
    """Opened by `open_store`. All methods may be called from one event loop."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._waiting: list[Write] = []
        self._busy = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0
        self._database = self._thread.submit(self._connect).result()

    def _connect(self) -> sqlite3.Connection:
        database = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            "busy_timeout = 5000",
            "wal_autocheckpoint = 10000",
            "cache_size = -16000",  # kB at most: the last pages of all matches under way, else each is read again
        ):
            database.execute(f"PRAGMA {pragma}")
        return database

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue(Write(work, partial(_settle, done)))
        return await done

    def _queue(self, write: Write) -> None:
        """Everything that is asked for until the loop comes round goes into the next commit."""
        self._waiting.append(write)
        if not self._busy:
            self._busy = True
            loop = self._loop = self._loop or asyncio.get_running_loop()
            loop.call_soon(self._flush, loop)

    def _flush(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand everything that waits to the writer thread, to be committed at once."""
        batch, self._waiting = self._waiting, []
        self._thread.submit(self._work, loop, batch)

    def _work(self, loop: asyncio.AbstractEventLoop, batch: list[Write]) -> None:
        """In the writer thread: commit, and let the loop know once for the whole batch, whatever happens."""
        try:
            results = self._commit(batch)
        except Exception as broken:  # noqa: BLE001 - told to everyone who waits
            results = [sqlite3.OperationalError(str(broken))] * len(batch)
            with suppress(sqlite3.Error):
                self._database.rollback()  # or the next batch would fail as well
        loop.call_soon_threadsafe(self._answer, loop, batch, results)

    def _commit(self, batch: list[Write]) -> list[Any]:
        """Each write succeeds or fails by itself, all that succeed share a commit."""
        database = self._database
        try:
            results = self._together(batch)
            if results is None:
                database.execute("BEGIN IMMEDIATE")
                results = [self._alone(write) for write in batch]
            database.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as broken:  # a full disk, a lost file: nobody is told that anything was kept
            if database.in_transaction:
                database.execute("ROLLBACK")
            return [broken] * len(batch)
        return results

    def _together(self, batch: list[Write]) -> list[Any] | None:
        """Nearly always nothing fails; None: something has, and nothing of the batch is written."""
        database = self._database
        database.execute("BEGIN IMMEDIATE")
        try:
            results: list[Any] = []
            rows: list[tuple[Any, ...]] = []
            for write in batch:
                if write.work is None:
                    rows += write.rows
                    results.append(None)
                    continue
                database.executemany(APPEND, rows)
                rows = []
                results.append(write.work(database))
            database.executemany(APPEND, rows)
        except (sqlite3.IntegrityError, Conflict):
            database.execute("ROLLBACK")
            return None
        return results

    def _alone(self, write: Write) -> Any:
        """One write that succeeds or fails by itself."""
        database = self._database
        database.execute("SAVEPOINT one")
        try:
            database.executemany(APPEND, write.rows)
            result = None if write.work is None else write.work(database)
        except sqlite3.IntegrityError as taken:
            database.execute("ROLLBACK TO one")
            result = Conflict(str(taken))
        except Conflict as taken:
            database.execute("ROLLBACK TO one")
            result = taken
        database.execute("RELEASE one")
        return result

    def _answer(self, loop: asyncio.AbstractEventLoop, batch: list[Write], results: list[Any]) -> None:
        """Call everyone back; writes that they queue meanwhile join the next batch."""
        for write, result in zip(batch, results, strict=True):
            try:
                write.then(result)
            except Exception:
                LOG.exception("the callback of a write failed")
        if self._waiting:
            loop.call_soon(self._flush, loop)
        else:
            self._busy = False

    def append_then(self, match: str, rows: Sequence[LogRow], then: Callable[[Exception | None], None]) -> None:
        """Append to the log of a match; calls `then` once the write is durable, or with the error."""
        values: list[tuple[Any, ...]] = [(match, row.seq, row.seat, row.key, row.body) for row in rows]
        self._queue(Write(None, then, values))

    async def append(self, match: str, rows: Sequence[LogRow]) -> None:
        """Append to the log of a match; `Conflict` when a place or a key is taken, and then nothing is written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_then(match, rows, partial(_settle, done))
        await done

    async def log(self, match: str) -> list[LogRow]:
        """The whole log of a match, in order."""
        query = "SELECT seq, body, seat, key FROM log WHERE match = ? ORDER BY seq"
        return await self._write(lambda database: [LogRow(*row) for row in database.execute(query, (match,))])

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
        """All rooms that were not closed, to go on with after a restart."""
        query = "SELECT id, version, doc, open FROM rooms WHERE open"
        return await self._write(
            lambda database: [RoomRow(i, v, doc, bool(o)) for i, v, doc, o in database.execute(query)]
        )

    async def open_match(self, match: MatchRow, room: RoomRow, first: tuple[str, str] | None = None) -> None:
        """A match begins, and its room knows of it, in one transaction; `first`: a device tries for a record."""
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
        query = f"SELECT id, room, game, rules, header, seed, heartbeat, replay, deal FROM matches WHERE {column} = ?"  # noqa: S608 - not from outside

        def find(database: sqlite3.Connection) -> MatchRow | None:
            row = database.execute(query, (value,)).fetchone()
            return None if row is None else MatchRow(*row)

        return await self._write(find)

    async def heartbeat(self, match: str, at: int) -> None:
        """How far the time of a running match has come."""
        query = "UPDATE matches SET heartbeat = max(heartbeat, ?) WHERE id = ?"

        def write(database: sqlite3.Connection) -> None:
            database.execute(query, (at, match))

        await self._write(write)

    async def close_match(self, match: str, replay: str, results: Sequence[ResultRow]) -> None:
        """A match has ended: its replay gets an id, its results are kept. Doing it again changes nothing."""
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
        """How the people of a match fared."""
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
        await asyncio.to_thread(copy_database, self.path, path)

    async def close(self) -> None:
        """Finish queued writes, then close the file."""
        await self._write(lambda _database: None)
        self._thread.submit(self._database.close).result()
        self._thread.shutdown()


def _result_rows(rows: Iterable[tuple[Any, ...]]) -> list[ResultRow]:
    return [replace(row, more_is_better=bool(row.more_is_better)) for row in starmap(ResultRow, rows)]


def _settle(done: asyncio.Future[Any], result: Any) -> None:
    """Resolve the future of a write."""
    if done.cancelled():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def _renew_room(database: sqlite3.Connection, room: RoomRow) -> None:
    """Write a room over its last version; `Conflict` when that is not the kept one."""
    update = "UPDATE rooms SET version = ?, doc = ?, open = ? WHERE id = ? AND version = ?"
    values = (room.version, room.doc, room.open, room.id, room.version - 1)
    if database.execute(update, values).rowcount != 1:
        raise Conflict(room.id)


def copy_database(source: Path, target: Path) -> None:
    """A whole copy, also of a database that is in use."""
    with closing(sqlite3.connect(source)) as kept, closing(sqlite3.connect(target)) as copy:
        kept.backup(copy)


def open_store(path: Path) -> Store:
    """Open the store of this file, migrated to the newest schema; created if it does not exist."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if version_of(path) != NEWEST:
        from ludotheque.store.migrations import upgrade  # noqa: PLC0415 - takes a second, and is rarely needed

        upgrade(path)
    return Store(path)


def version_of(path: Path) -> str | None:
    """The schema version of a database; None for one that has none yet."""
    if not path.is_file():
        return None
    with closing(sqlite3.connect(path)) as database:
        try:
            found = database.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:
            return None
    return None if found is None else str(found[0])
