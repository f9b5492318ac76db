"""What devices have tried and achieved: first tries at a deal of the day, and their best results."""

from __future__ import annotations

import secrets
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec import Struct

T = TypeVar("T")


class Standing(Struct, frozen=True):
    """A result that is kept under a record key, and where it can be seen again."""

    record: str
    game: str
    score: int
    unit: str
    name: str
    date: int
    replay: str | None
    device: str | None


VERSUS = "versus/"
"""Prefix of record keys that are counted and not compared."""
WORSE = "CASE WHEN {row}more_is_better THEN -{row}score ELSE {row}score END"
"""Grows as a result gets worse, whatever it counts."""
FIELDS = f"r.record, r.game, r.score, r.unit, r.name, r.finished, m.replay, r.device, min({WORSE.format(row='r.')})"
JOINED = f"SELECT {FIELDS} FROM results r JOIN matches m ON m.id = r.match"  # noqa: S608 - not from outside


def found(rows: Iterable[tuple[Any, ...]]) -> list[Standing]:
    """Rows as standings, without the sort key."""
    return [Standing(*row[:-1]) for row in rows]


class Standings(ABC):
    """Queries that compare results.

    They rely on a feature of SQLite: beside `min()`, plain columns come from the row of the minimum.
    """

    @abstractmethod
    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T: ...

    async def secret(self, name: str) -> bytes:
        """32 random bytes known to this server alone, made on first use."""
        fresh = secrets.token_bytes(32)

        def find(database: sqlite3.Connection) -> bytes:
            database.execute("INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)", (name, fresh))
            found: bytes = database.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0]
            return found

        return await self._write(find)

    async def knows_device(self, device: str) -> bool:
        """Whether this device has begun or reached anything."""
        query = (
            "SELECT 1 FROM results WHERE device = ?1 UNION ALL SELECT 1 FROM tries WHERE device = ?1"  # two indexes
            " LIMIT 1"
        )
        return await self._write(lambda database: database.execute(query, (device,)).fetchone() is not None)

    async def first_try(self, device: str, record: str) -> str | None:
        """The match in which this device first tried for that record, if it has."""

        def find(database: sqlite3.Connection) -> str | None:
            query = "SELECT match FROM tries WHERE device = ? AND record = ?"
            row = database.execute(query, (device, record)).fetchone()
            return None if row is None else str(row[0])

        return await self._write(find)

    async def note_try(self, device: str, record: str, match: str) -> None:
        """Note that a device has tried for that record in this match, unless it has tried before."""
        insert = "INSERT OR IGNORE INTO tries (device, record, match) VALUES (?, ?, ?)"
        await self._write(lambda database: database.execute(insert, (device, record, match)))

    async def has_result(self, device: str, *records: str) -> bool:
        """Whether this device has a result under any of these keys."""
        marks = ", ".join("?" * len(records))
        query = f"SELECT 1 FROM results WHERE device = ? AND record IN ({marks}) LIMIT 1"  # noqa: S608 - only marks
        return await self._write(lambda database: database.execute(query, (device, *records)).fetchone() is not None)

    async def standings(self, record: str, most: int = 100) -> list[Standing]:
        """Everyone's results under one key, the best first; a device stands there once, anonymous ones each."""
        query = f"{JOINED} WHERE r.record = ? GROUP BY coalesce(r.device, r.match) ORDER BY 9, r.finished LIMIT ?"
        return await self._write(lambda database: found(database.execute(query, (record, most))))

    async def place_of(self, device: str, record: str) -> tuple[Standing, int] | None:
        """Where a device stands under one key, however many others do; ties share a place."""
        query = f"{JOINED} WHERE r.record = ? AND r.device = ? GROUP BY r.device"
        better = (
            f"SELECT count(*) FROM (SELECT min({WORSE.format(row='')}) AS best FROM results WHERE record = ?"  # noqa: S608
            " GROUP BY coalesce(device, match)) WHERE best < ?"
        )

        def find(database: sqlite3.Connection) -> tuple[Standing, int] | None:
            row = database.execute(query, (record, device)).fetchone()
            if row is None:
                return None
            *mine, worse = row
            return Standing(*mine), 1 + int(database.execute(better, (record, worse)).fetchone()[0])

        return await self._write(find)

    async def best_of(self, device: str, most: int = 500) -> list[Standing]:
        """The best results of a device, one for each record key that compares, the latest first."""
        query = (
            f"{JOINED} WHERE r.device = ? AND r.record IS NOT NULL AND r.record NOT LIKE '{VERSUS}%'"
            " GROUP BY r.record ORDER BY r.finished DESC LIMIT ?"
        )
        return await self._write(lambda database: found(database.execute(query, (device, most))))

    async def counts_of(self, device: str) -> list[tuple[str, int]]:
        """How often a device has reached each record key that is counted and not compared."""
        query = "SELECT record, count(*) FROM results WHERE device = ? AND record >= ? AND record < ? GROUP BY record"
        values = (device, VERSUS, VERSUS[:-1] + chr(ord(VERSUS[-1]) + 1))
        return await self._write(lambda database: [(str(key), int(n)) for key, n in database.execute(query, values)])
