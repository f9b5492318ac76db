"""What devices have tried and achieved, in SQL that both databases understand."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import starmap
from typing import Any, Final

from msgspec.structs import replace

from ludotheque.store.database import Connection
from ludotheque.store.queries import RESULTS
from ludotheque.store.rows import VERSUS, ResultRow, Standing


def worse(of: str = "") -> str:
    """An SQL expression that grows as a result gets worse, whatever the result counts."""
    return f"CASE WHEN {of}more_is_better THEN -{of}score ELSE {of}score END"


WORSE: Final = worse()
FIELDS: Final = "r.record, r.game, r.score, r.unit, r.name, r.finished, m.replay, r.device, r.worse"


def best_in_each(group: str, where: str, order: str) -> str:
    """The best result in each group, the first of equals, with its replay; `order` of the results, and a limit."""
    ranked = (
        f"SELECT record, game, score, unit, name, finished, device, match, {WORSE} AS worse,"  # noqa: S608 - not from outside
        f" row_number() OVER (PARTITION BY {group} ORDER BY {WORSE}, finished) AS rank FROM results WHERE {where}"
    )
    best = f"SELECT * FROM ({ranked}) AS every WHERE rank = 1 ORDER BY {order} LIMIT ?"  # noqa: S608
    return f"SELECT {FIELDS} FROM ({best}) AS r LEFT JOIN matches AS m ON m.id = r.match ORDER BY {order}"  # noqa: S608


STANDINGS: Final = best_in_each("coalesce(device, match)", "record = ?", "worse, finished")
MINE: Final = best_in_each("device", "record = ? AND device = ?", "worse")
BETTER: Final = (
    f"SELECT count(*) FROM (SELECT min({WORSE}) AS best FROM results WHERE record = ?"  # noqa: S608 - not from outside
    " GROUP BY coalesce(device, match)) AS others WHERE best < ?"
)
BESTS: Final = best_in_each(
    "record", f"device = ? AND record IS NOT NULL AND record NOT LIKE '{VERSUS}%'", "finished DESC"
)
COUNTS: Final = f"SELECT record, count(*) FROM results WHERE device = ? AND record LIKE '{VERSUS}%' GROUP BY record"  # noqa: S608


def found(rows: Iterable[tuple[Any, ...]]) -> list[Standing]:
    """Rows as standings, without the sort key."""
    return [Standing(*row[:-1]) for row in rows]


def result_rows(rows: Iterable[tuple[Any, ...]]) -> list[ResultRow]:
    return [replace(row, more_is_better=bool(row.more_is_better)) for row in starmap(ResultRow, rows)]


def results(connection: Connection, match: str) -> list[ResultRow]:
    query = f"SELECT {RESULTS} FROM results WHERE match = ? ORDER BY seat"  # noqa: S608 - not from outside
    return result_rows(connection.execute(query, (match,)))


def records(connection: Connection, record: str, device: str | None, most: int) -> list[ResultRow]:
    where = "record = ?" if device is None else "record = ? AND device = ?"
    query = f"SELECT {RESULTS} FROM results WHERE {where} ORDER BY {WORSE}, finished LIMIT ?"  # noqa: S608
    values = (record, most) if device is None else (record, device, most)
    return result_rows(connection.execute(query, values))


def secret(connection: Connection, name: str, fresh: bytes) -> bytes:
    connection.execute("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, fresh))
    return bytes(connection.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0])


def knows_device(connection: Connection, device: str) -> bool:
    """Whether it has a result or a try; one query for each, as each has its index."""
    query = "SELECT 1 FROM results WHERE device = ? UNION ALL SELECT 1 FROM tries WHERE device = ? LIMIT 1"
    return connection.execute(query, (device, device)).fetchone() is not None


def first_try(connection: Connection, device: str, record: str) -> str | None:
    query = "SELECT match FROM tries WHERE device = ? AND record = ?"
    row = connection.execute(query, (device, record)).fetchone()
    return None if row is None else str(row[0])


def note_try(connection: Connection, device: str, record: str, match: str) -> None:
    insert = "INSERT INTO tries (device, record, match) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    connection.execute(insert, (device, record, match))


def has_result(connection: Connection, device: str, keys: tuple[str, ...]) -> bool:
    marks = ", ".join("?" * len(keys))
    query = f"SELECT 1 FROM results WHERE device = ? AND record IN ({marks}) LIMIT 1"  # noqa: S608 - only marks
    return connection.execute(query, (device, *keys)).fetchone() is not None


def standings(connection: Connection, record: str, most: int) -> list[Standing]:
    return found(connection.execute(STANDINGS, (record, most)))


def place_of(connection: Connection, device: str, record: str) -> tuple[Standing, int] | None:
    row = connection.execute(MINE, (record, device, 1)).fetchone()
    if row is None:
        return None
    *mine, worse = row
    return Standing(*mine), 1 + int(connection.execute(BETTER, (record, worse)).fetchone()[0])


def best_of(connection: Connection, device: str, most: int) -> list[Standing]:
    return found(connection.execute(BESTS, (device, most)))


def counts_of(connection: Connection, device: str) -> list[tuple[str, int]]:
    return [(str(key), int(number)) for key, number in connection.execute(COUNTS, (device,))]
