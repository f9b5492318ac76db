"""One writer thread, which commits all queued writes together.

The future of a write resolves once its commit is durable; nothing may be announced before.
Writes that arrive during a commit share the next one: few commits under load, no delay without.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct

from ludotheque.store.errors import Conflict, Unavailable
from ludotheque.store.files import as_text
from ludotheque.store.health import Health

T = TypeVar("T")
LOG = logging.getLogger(__name__)

APPEND = "INSERT INTO log (match, seq, seat, key, body) VALUES (?, ?, ?, ?, ?)"


class Write(Struct):
    """One write that waits for the next commit."""

    work: Callable[[sqlite3.Connection], Any] | None
    then: Callable[[Any], None]
    """Called with the result, or with the exception."""
    rows: list[tuple[Any, ...]] = []
    """For the log, where there is no other work; such writes are done together."""


class Writer:
    """The connection to the file and the thread that alone uses it. May be called from one event loop."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.commits = 0
        self.health = Health()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._waiting: list[Write] = []
        self._busy = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._probe: asyncio.Task[None] | None = None
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
        database.text_factory = as_text
        return database

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue(Write(work, partial(settle, done)))
        return await done

    def _queue(self, write: Write) -> None:
        """Queue a write; all writes of one turn of the event loop share a commit."""
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
        """In the writer thread: commit, and notify the event loop once per batch, even after an error."""
        try:
            results = self._commit(batch)
        except Exception as broken:
            LOG.exception("a write failed")
            results = [Unavailable(str(broken))] * len(batch)
            with suppress(sqlite3.Error):
                self._database.rollback()  # or the next batch would fail as well
        loop.call_soon_threadsafe(self._answer, loop, batch, results)

    def _commit(self, batch: list[Write]) -> list[Any]:
        """Each write succeeds or fails on its own; those that succeed share a commit."""
        database = self._database
        before = database.total_changes
        try:
            results = self._together(batch)
            if results is None:
                database.execute("BEGIN IMMEDIATE")
                results = [self._alone(write) for write in batch]
            database.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as broken:  # a full disk, a lost file: every write of the batch fails
            if database.in_transaction:
                database.execute("ROLLBACK")
            self.health.failed(broken)
            return [Unavailable(str(broken))] * len(batch)
        if database.total_changes != before:  # a batch of queries alone does not touch the disk
            self.health.succeeded()
        return results

    def _together(self, batch: list[Write]) -> list[Any] | None:
        """Do the whole batch in one transaction; None if a write failed, and then nothing is written."""
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
        """Do one write in its own savepoint; returns the result or the exception."""
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
        """Call back every write; writes queued meanwhile join the next batch."""
        for write, result in zip(batch, results, strict=True):
            try:
                write.then(result)
            except Exception:
                LOG.exception("the callback of a write failed")
        if self._waiting:
            loop.call_soon(self._flush, loop)
        else:
            self._busy = False

    async def healthy(self) -> bool:
        """Whether the store can write: known from the last few seconds, else tried; all who ask share one try."""
        if not self.health.fresh:
            if self._probe is None or self._probe.done():
                self._probe = asyncio.create_task(self._try_to_write())
            await asyncio.shield(self._probe)
        return self.health.ok

    async def _try_to_write(self) -> None:
        """Write one page that changes nothing."""
        with suppress(Unavailable):
            await self._write(lambda database: database.execute("PRAGMA user_version = 0").close())
            self.health.succeeded()

    async def close(self) -> None:
        """Finish queued writes, then close the file."""
        with suppress(Unavailable):
            await self._write(lambda _database: None)
        self._thread.submit(self._database.close).result()
        self._thread.shutdown()


def settle(done: asyncio.Future[Any], result: Any) -> None:
    """Resolve the future of a write."""
    if done.cancelled():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
