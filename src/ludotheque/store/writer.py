"""One writer thread, which commits all queued writes together; reads go beside it.

The future of a write resolves once its commit is durable; nothing may be announced before.
Writes that arrive during a commit share the next one: few commits under load, no delay without.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct

from ludotheque.core.histogram import Histogram
from ludotheque.store import nodes
from ludotheque.store.database import Connection, Database, Fenced, Unknown, Values
from ludotheque.store.health import Health
from ludotheque.store.port import Conflict, NotRegistered, Unavailable
from ludotheque.store.rows import NodeRow

T = TypeVar("T")
LOG = logging.getLogger(__name__)

PROBE: Final = "UPDATE alembic_version SET version_num = version_num"
"""A write that changes nothing."""
ASK_AGAIN: Final = 0.5
"""Seconds between two tries to learn whether a commit whose answer was lost is durable."""

ROWS: Final = (0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000)
SECONDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Bounds of what is measured of commits."""


class Write(Struct):
    """One write that waits for the next commit."""

    work: Callable[[Connection], Any] | None
    then: Callable[[Any], None]
    """Called with the result, or with the exception."""
    rows: Sequence[Values] = ()
    """For the log, where there is no other work; such writes are done together."""


Answers: TypeAlias = list[tuple[Write, Any]]


class Writer:
    """One thread that writes, and several that read. To be called from one event loop."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shared = database.shared
        self.node: str | None = None
        self.on_lost: Callable[[], None] = lambda: None
        self.commits = 0
        self.commit_rows = Histogram(ROWS)
        self.commit_seconds = Histogram(SECONDS)
        self.health = Health()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._readers = ThreadPoolExecutor(database.readers, thread_name_prefix="store-read")
        self._waiting: list[Write] = []
        self._busy = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._probe: asyncio.Task[None] | None = None
        self._unknown: Answers = []
        """Writes whose commit may be durable or not, with what they are told if it is."""
        self._giving_up = False

    # --- reading ---

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, work)

    def _look(self, work: Callable[[Connection], T]) -> T:
        """Run a query in a reader thread."""
        try:
            with self.database.reading() as connection:
                return work(connection)
        except self.database.errors as broken:
            raise self._failed(broken) from None

    def _failed(self, problem: Exception) -> Unavailable:
        """Record a failure of the database; returns the error for the caller."""
        why = self.database.why(problem)
        if self.database.is_ours(problem):
            LOG.error("a query is wrong", exc_info=problem)
        else:
            self.health.failed(why)
        return Unavailable(why)

    # --- writing ---

    async def _write(self, work: Callable[[Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue(Write(work, partial(settle, done)))
        return await done

    def _queue(self, *writes: Write) -> None:
        """Queue writes; all writes of one turn of the event loop share a commit."""
        self._waiting += writes
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
        answers = self._done(batch)
        if self._unknown:  # perhaps only this connection was lost
            answers += self._done([])
        loop.call_soon_threadsafe(self._answer, loop, answers)

    def _done(self, batch: list[Write]) -> Answers:
        """Commit a batch; the results of its writes and of those whose outcome was unknown."""
        answers, again = self._learn()
        batch = again + batch
        try:
            answers += self._commit(batch)
        except Exception as broken:
            LOG.exception("a write failed")
            answers += [(write, Unavailable(str(broken))) for write in batch]
            with suppress(self.database.errors):
                self.database.rollback()  # or the next batch would fail as well
        return answers

    def _commit(self, batch: list[Write]) -> Answers:
        """Each write succeeds or fails on its own; those that succeed share a commit."""
        if not batch or self._unknown:
            return [(write, Unavailable("the connection was lost")) for write in batch]
        results: list[Any] = [None] * len(batch)
        began = perf_counter()
        try:
            wrote = self._append_at_once(batch)
            if not wrote:
                results = self._attempt(batch)
                wrote = self.database.commit()
        except Unknown as lost:
            self.health.failed(str(lost))
            self._unknown = list(zip(batch, results, strict=True))
            return []
        except Fenced:
            self.database.rollback()
            return [(write, NotRegistered("others have taken over")) for write in batch]
        except self.database.errors as broken:  # a full disk, a lost file or server: every write of the batch fails
            with suppress(self.database.errors):
                self.database.rollback()
            unavailable = self._failed(broken)
            return [(write, unavailable) for write in batch]
        self.commits += 1
        self.commit_rows.observe(sum(len(write.rows) for write in batch))
        self.commit_seconds.observe(perf_counter() - began)
        if wrote:
            self.health.succeeded()
        return list(zip(batch, results, strict=True))

    def _append_at_once(self, batch: list[Write]) -> bool:
        """Append the rows of a batch without other work; whether that was done, else nothing is written."""
        if any(write.work is not None for write in batch):
            return False
        try:
            return self.database.append_at_once([row for write in batch for row in write.rows])
        except self.database.clashes:
            self.database.rollback()
            return False

    def _attempt(self, batch: list[Write]) -> list[Any]:
        """Execute the batch; retried once if the connection had been lost unnoticed before."""
        try:
            return self._together(batch) or self._one_by_one(batch)
        except self.database.errors:
            if not self.database.lost():
                raise
        return self._together(batch) or self._one_by_one(batch)

    def _together(self, batch: list[Write]) -> list[Any]:
        """Do the whole batch in one transaction; empty if a write failed, and then nothing is written."""
        connection = self.database.begin()
        try:
            results: list[Any] = []
            rows: list[Values] = []
            for write in batch:
                if write.work is None:
                    rows += write.rows
                    results.append(None)
                    continue
                self._append(rows)
                rows = []
                results.append(write.work(connection))
            self._append(rows)
        except (self.database.clashes, Conflict):
            self.database.rollback()
            return []
        return results

    def _append(self, rows: Sequence[Values]) -> None:
        if rows:
            self.database.append(rows)

    def _one_by_one(self, batch: list[Write]) -> list[Any]:
        connection = self.database.begin()
        return [self._alone(connection, write) for write in batch]

    def _alone(self, connection: Connection, write: Write) -> Any:
        """Do one write in its own savepoint; returns the result or the exception."""
        connection.execute("SAVEPOINT one")
        try:
            self._append(write.rows)
            result = None if write.work is None else write.work(connection)
        except (self.database.clashes, Conflict) as taken:
            connection.execute("ROLLBACK TO SAVEPOINT one")
            result = Conflict(str(taken))
        connection.execute("RELEASE SAVEPOINT one")
        return result

    def _answer(self, loop: asyncio.AbstractEventLoop, answers: Answers) -> None:
        """Call back every write; writes queued meanwhile join the next batch."""
        if any(isinstance(result, NotRegistered) for _, result in answers):
            self.on_lost()  # before anything else is told
        for write, result in answers:
            try:
                write.then(result)
            except Exception:
                LOG.exception("the callback of a write failed")
        if self._waiting:
            loop.call_soon(self._flush, loop)
            return
        self._busy = False
        if self._unknown:
            loop.call_later(ASK_AGAIN, self._ask_again)

    # --- commits whose outcome is unknown ---

    def _learn(self) -> tuple[Answers, list[Write]]:
        """What became of the writes whose commit was not answered: those that are durable, and those to do again.

        They wait on where nobody can tell yet.
        """
        if not self._unknown:
            return [], []
        try:
            landed = self.database.landed()
        except self.database.errors as broken:
            unavailable = self._failed(broken)
            if not self._giving_up:
                return [], []
            answers, self._unknown = [(write, unavailable) for write, _ in self._unknown], []
            return answers, []
        unknown, self._unknown = self._unknown, []
        return (unknown, []) if landed else ([], [write for write, _ in unknown])

    def _ask_again(self) -> None:
        if self._unknown:  # else it is known by now, and the store perhaps closed
            self._queue()

    def give_up(self) -> None:
        self._giving_up = True
        self._queue()

    # --- the node ---

    async def register(self, node: NodeRow) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._register, node)
        self.node = node.id

    def _register(self, node: NodeRow) -> None:
        """In the writer thread: what was queued before is fenced by the earlier node, what comes later by this one."""
        self.database.node = None
        try:
            nodes.register(self.database.begin(), node, self.database.lock, alone=not self.shared)
            self.database.commit()
        except (Unknown, self.database.errors) as broken:  # if it has landed nevertheless, the next one takes its place
            with suppress(self.database.errors):
                self.database.rollback()
            raise self._failed(broken) from None
        finally:
            self.database.node = node.id

    # --- health and end ---

    async def healthy(self) -> bool:
        if not self.health.fresh:
            if self._probe is None or self._probe.done():
                self._probe = asyncio.create_task(self._try_to_write())
            await asyncio.shield(self._probe)
        return self.health.ok

    async def _try_to_write(self) -> None:
        with suppress(Unavailable):
            await self._write(lambda connection: connection.executemany(PROBE, [()]))

    async def close(self) -> None:
        self.give_up()
        with suppress(Unavailable):
            await self._write(lambda _connection: None)
        self._readers.shutdown()
        self._thread.submit(self.database.close).result()
        self._thread.shutdown()


def settle(done: asyncio.Future[Any], result: Any) -> None:
    """Resolve the future of a write."""
    if done.cancelled():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
