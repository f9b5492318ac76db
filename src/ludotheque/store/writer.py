"""One writer thread, which commits all queued writes together; reads go beside it.

The future of a write resolves once its commit is durable; nothing may be announced before.
Writes that arrive during a commit share the next one: few commits under load, no delay without.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

from ludotheque.store import nodes
from ludotheque.store.commits import Answers, Committer, Write, failure
from ludotheque.store.database import Connection, Database, Unknown
from ludotheque.store.health import Health
from ludotheque.store.port import NotRegistered, Unavailable
from ludotheque.store.rows import NodeRow

T = TypeVar("T")
LOG = logging.getLogger(__name__)

PROBE: Final = "UPDATE alembic_version SET version_num = version_num"
"""A write that changes nothing."""
ASK_AGAIN: Final = 0.5
"""Seconds between two tries to learn whether a commit whose answer was lost is durable."""


class Writer:
    """One thread that writes, and several that read. To be called from one event loop."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shared = database.shared
        self.node: str | None = None
        self.on_lost: Callable[[], None] = lambda: None
        self.health = Health()
        self._committer = Committer(database, self.health)
        self.commit_rows = self._committer.commit_rows
        self.commit_seconds = self._committer.commit_seconds
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._readers = ThreadPoolExecutor(database.readers, thread_name_prefix="store-read")
        self._waiting: list[Write] = []
        self._busy = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._probe: asyncio.Task[None] | None = None

    @property
    def commits(self) -> int:
        """Transactions so far."""
        return self._committer.commits

    # --- reading ---

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, work)

    def _look(self, work: Callable[[Connection], T]) -> T:
        """Run a query in a reader thread."""
        try:
            with self.database.reading() as connection:
                return work(connection)
        except self.database.errors as broken:
            raise failure(broken, self.database, self.health) from None

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
        answers = self._committer.commit(batch)
        if self._committer.unknown:  # perhaps only this connection was lost
            answers += self._committer.commit([])
        loop.call_soon_threadsafe(self._answer, loop, answers)

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
        if self._committer.unknown:
            loop.call_later(ASK_AGAIN, self._ask_again)

    def _ask_again(self) -> None:
        if self._committer.unknown:  # else it is known by now, and the store perhaps closed
            self._queue()

    def give_up(self) -> None:
        self._committer.giving_up = True
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
            raise failure(broken, self.database, self.health) from None
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
