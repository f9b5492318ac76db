"""Commits batches of writes: each write succeeds or fails on its own, and those that succeed share a commit."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any, Final, TypeAlias

from msgspec import Struct

from ludotheque.core.histogram import Histogram
from ludotheque.store.database import Connection, Database, Fenced, Unknown, Values
from ludotheque.store.health import Health
from ludotheque.store.port import Conflict, NotRegistered, Unavailable

LOG = logging.getLogger(__name__)

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


class Committer:
    """What the writer thread does; nothing else calls it."""

    def __init__(self, database: Database, health: Health) -> None:
        self.database = database
        self.health = health
        self.commits = 0
        self.commit_rows = Histogram(ROWS)
        self.commit_seconds = Histogram(SECONDS)
        self.unknown: Answers = []
        """Writes whose commit may be durable or not, with what they are told if it is."""
        self.unknown_of: str | None = None
        """The node that has made them; as another one they cannot be made again."""
        self.giving_up = False
        """Whether such writes fail now instead of waiting until their outcome is known."""

    def commit(self, batch: list[Write]) -> Answers:
        """Commit a batch; the results of its writes and of those whose outcome was unknown."""
        answers, again = self._learn()
        batch = again + batch
        try:
            answers += self._try(batch)
        except Exception as broken:
            LOG.exception("a write failed")
            answers += [(write, Unavailable(str(broken))) for write in batch]
            with suppress(self.database.errors):
                self.database.rollback()  # or the next batch would fail as well
        return answers

    def _try(self, batch: list[Write]) -> Answers:
        """Each write succeeds or fails on its own; those that succeed share a commit."""
        if not batch or self.unknown:
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
            self.unknown, self.unknown_of = list(zip(batch, results, strict=True)), self.database.node
            return []
        except Fenced:
            self.database.rollback()
            return [(write, NotRegistered("others have taken over")) for write in batch]
        except self.database.errors as broken:  # a full disk, a lost file or server: every write of the batch fails
            with suppress(self.database.errors):
                self.database.rollback()
            unavailable = failure(broken, self.database, self.health)
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

    def _learn(self) -> tuple[Answers, list[Write]]:
        """What became of the writes whose commit was not answered: those that are durable, and those to do again.

        They wait on where nobody can tell yet.
        """
        if not self.unknown:
            return [], []
        if self.unknown_of != self.database.node:
            return self._give_up(Unavailable("others have taken over")), []
        try:
            landed = self.database.landed()
        except Fenced:
            return self._give_up(NotRegistered("others have taken over")), []
        except self.database.errors as broken:
            unavailable = failure(broken, self.database, self.health)
            return (self._give_up(unavailable) if self.giving_up else []), []
        unknown, self.unknown = self.unknown, []
        return (unknown, []) if landed else ([], [write for write, _ in unknown])

    def _give_up(self, problem: Unavailable) -> Answers:
        """Writes that may be durable all the same; a screen asks again where its table is, under the same key."""
        unknown, self.unknown = self.unknown, []
        return [(write, problem) for write, _ in unknown]


def failure(problem: Exception, database: Database, health: Health) -> Unavailable:
    """The error that callers get of a failing database; a mistake in our own SQL says nothing about its health."""
    why = database.why(problem)
    if database.is_ours(problem):
        LOG.error("a query is wrong", exc_info=problem)
    else:
        health.failed(why)
    return Unavailable(why)
