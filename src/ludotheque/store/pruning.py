"""Deletes what is older than a date, in transactions so short that a running server goes on playing.

Deleted are rooms that were put away, with their matches, and finished matches of rooms that are kept. Never deleted are
open rooms, the match that a kept room goes on with, and a match whose ghost plays at a kept room. The best result of a
device under each key of a mode outlives its match.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from ludotheque.core.coding import decode
from ludotheque.core.refusal import Refused
from ludotheque.store import files
from ludotheque.store.address import Address, ServerAddress, shown
from ludotheque.store.database import Connection
from ludotheque.store.driver import postgres_opening
from ludotheque.store.reader import reading
from ludotheque.store.rows import VERSUS, Pruned
from ludotheque.store.schema_version import refuse_half_moved
from ludotheque.store.sqlite_opening import PATIENCE
from ludotheque.store.standings import worse

PAGE: Final = 500
"""Rows examined in one query."""
AT_ONCE: Final = 10
"""Matches that are deleted in one transaction, where they do not go with their room."""
OLD_ROOM: Final = "NOT {0}open AND {0}saved < ? AND {0}id NOT IN (SELECT room FROM set_aside)"
OLD_MATCH: Final = (
    "SELECT m.id, m.replay FROM matches AS m JOIN rooms AS r ON r.id = m.room"  # noqa: S608 - not from outside
    " WHERE m.id IN ({marks}) AND m.replay IS NOT NULL"
    " AND coalesce((SELECT max(finished) FROM results WHERE match = m.id), r.saved) < ?"
    """ AND r.doc NOT LIKE '%"match":"' || m.id || '"%'"""
    f" AND r.id NOT IN (SELECT room FROM set_aside) AND NOT ({OLD_ROOM.format('r.')})"
)
"""Of these matches: finished long ago, in a room that is kept and does not go on with it."""
COUNT: Final = "SELECT count(*) FROM {}"
BEST: Final = (
    "device IS NOT NULL AND record IS NOT NULL"  # noqa: S608 - not from outside
    f" AND record NOT LIKE '{VERSUS}%' AND record NOT LIKE 'daily/%' AND record NOT LIKE 'deal/%'"
    " AND NOT EXISTS (SELECT 1 FROM results AS o WHERE o.device = results.device AND o.record = results.record"
    f" AND ({worse('o.')}, o.finished, o.match, o.seat)"
    f" < ({worse('results.')}, results.finished, results.match, results.seat))"
)
"""The best result of a device under the key of a mode, the first of equals."""

Told: TypeAlias = Callable[[int], None]
"""Called with the number of further rows examined."""


class Step(Struct, frozen=True):
    """A piece of work on the store, short enough to be done between two moves."""

    writes: bool
    work: Callable[[Connection], Any]


Steps: TypeAlias = Generator[Step, Any, Pruned]


class Run(Struct):
    replay: str


class KeptChair(Struct):
    run: Run | None = None


class KeptRoom(Struct):
    """The part of a room that pruning needs."""

    chairs: list[KeptChair] = []


def pruning(before: int, told: Told = lambda _: None) -> Steps:
    """Yields every step of the work and takes its result; returns what was deleted."""
    found = Pruned()
    for table in ("rooms", "matches", "results"):
        last = ""
        while ids := (yield Step(writes=False, work=page_of(table, last))):
            found = yield from old_in(table, ids, before, found)
            told(len(ids))
            last = ids[-1]
    return found


def old_in(table: str, ids: Sequence[str], before: int, found: Pruned) -> Generator[Step, Any, Pruned]:
    """Delete what is old on one page of a table."""
    if table == "results":
        found += yield Step(writes=True, work=lambda connection: delete_surpassed(connection, ids, before))
        return found
    keep = yield Step(writes=False, work=lambda connection: raced(connection, before))
    if table == "rooms":
        rooms = yield Step(writes=False, work=lambda connection: old_rooms(connection, ids, before))
        for room in rooms:
            found += yield Step(writes=True, work=work_on(delete_room, room, before, keep))
        return found
    old = yield Step(writes=False, work=lambda connection: old_matches(connection, ids, before, keep))
    for start in range(0, len(old), AT_ONCE):
        found += yield Step(writes=True, work=work_on(delete_old, old[start : start + AT_ONCE], before, keep))
    return found


def work_on(work: Callable[..., Any], *args: Any) -> Callable[[Connection], Any]:
    """The same as a step of a loop."""
    return lambda connection: work(connection, *args)


def page_of(table: str, last: str) -> Callable[[Connection], list[str]]:
    """The next ids of a table; of results, the next ids of their matches."""
    column = "match" if table == "results" else "id"
    query = f"SELECT DISTINCT {column} FROM {table} WHERE {column} > ? ORDER BY {column} LIMIT ?"  # noqa: S608
    return lambda connection: [str(row[0]) for row in connection.execute(query, (last, PAGE))]


def marks_for(ids: Sequence[str]) -> str:
    return ", ".join("?" * len(ids))


def raced(connection: Connection, before: int) -> frozenset[str]:
    """Replays whose ghosts play in rooms that are kept."""
    query = """SELECT doc FROM rooms WHERE (open OR saved >= ?) AND doc LIKE '%"run":{%'"""
    chairs = [chair for (doc,) in connection.execute(query, (before,)) for chair in chairs_in(doc)]
    return frozenset(chair.run.replay for chair in chairs if chair.run is not None)


def chairs_in(doc: str) -> list[KeptChair]:
    """The chairs of a room; one that cannot be read has none."""
    try:
        return decode(doc, KeptRoom).chairs
    except (msgspec.MsgspecError, UnicodeError):
        return []


def old_rooms(connection: Connection, ids: Sequence[str], before: int) -> list[str]:
    """Those of these rooms that were put away before the date."""
    query = f"SELECT id FROM rooms WHERE id IN ({marks_for(ids)}) AND {OLD_ROOM.format('')} ORDER BY id"  # noqa: S608
    return [str(row[0]) for row in connection.execute(query, (*ids, before))]


def old_matches(connection: Connection, ids: Sequence[str], before: int, keep: frozenset[str]) -> list[str]:
    query = OLD_MATCH.format(marks=marks_for(ids))
    rows = connection.execute(query, (*ids, before, before))
    return [str(match) for match, replay in rows if replay not in keep]


def delete_room(connection: Connection, room: str, before: int, keep: frozenset[str]) -> Pruned:
    """Delete a room with all its matches, unless somebody has come back to it or races one of them."""
    matches = connection.execute("SELECT id, replay FROM matches WHERE room = ?", (room,)).fetchall()
    if not old_rooms(connection, [room], before) or any(replay in keep for _, replay in matches):
        return Pruned()
    found = delete_matches(connection, [str(match) for match, _ in matches])
    connection.execute("DELETE FROM seat_transfers WHERE room = ?", (room,))
    connection.execute("DELETE FROM rooms WHERE id = ?", (room,))
    return found + Pruned(rooms=1)


def delete_old(connection: Connection, ids: Sequence[str], before: int, keep: frozenset[str]) -> Pruned:
    """Delete those of these matches that are still old."""
    return delete_matches(connection, old_matches(connection, ids, before, keep))


def delete_matches(connection: Connection, ids: Sequence[str]) -> Pruned:
    """Delete matches with their logs, tries and results; the best results stay."""
    if not ids:
        return Pruned()
    marks = marks_for(ids)
    connection.execute(f"DELETE FROM log WHERE match IN ({marks})", ids)  # noqa: S608 - only marks
    tries = connection.execute(f"DELETE FROM tries WHERE match IN ({marks}) RETURNING match", ids).fetchall()  # noqa: S608
    query = f"DELETE FROM results WHERE match IN ({marks}) AND NOT ({BEST}) RETURNING match"  # noqa: S608
    results = connection.execute(query, ids).fetchall()
    connection.execute(f"DELETE FROM matches WHERE id IN ({marks})", ids)  # noqa: S608
    return Pruned(matches=len(ids), results=len(results), tries=len(tries))


def delete_surpassed(connection: Connection, ids: Sequence[str], before: int) -> Pruned:
    """Delete old results without a match that have been surpassed since."""
    query = (
        f"DELETE FROM results WHERE match IN ({marks_for(ids)}) AND finished < ?"  # noqa: S608 - not from outside
        f" AND NOT EXISTS (SELECT 1 FROM matches WHERE id = results.match) AND NOT ({BEST}) RETURNING match"
    )
    return Pruned(results=len(connection.execute(query, (*ids, before)).fetchall()))


# --- beside a running server ---


def prune_store(
    address: Address, before: int, told: Callable[[int, int], None] = lambda *_: None, *, dry: bool = False
) -> Pruned:
    """Delete what is older than a date (milliseconds since 1970), beside a running server or without one.

    A dry run deletes nothing and tells what would be deleted. Refuses a store that cannot be used.
    """
    with writing(address) as connection:
        total = sum(int(connection.execute(COUNT.format(table)).fetchone()[0]) for table in ("rooms", "matches"))
        total += int(connection.execute("SELECT count(DISTINCT match) FROM results").fetchone()[0])
        done = 0

        def looked_at(count: int) -> None:
            nonlocal done
            done += count
            told(done, max(done, total))

        steps, result = pruning(before, looked_at), None
        while True:
            try:
                step = steps.send(result)
            except StopIteration as ended:
                pruned: Pruned = ended.value
                return pruned
            result = transaction(connection, step, address, dry=dry) if step.writes else step.work(connection)


def transaction(connection: Connection, step: Step, address: Address, *, dry: bool) -> Any:
    """Do one step; then leave the store to the server for as long as the step took."""
    began = time.monotonic()
    connection.execute("BEGIN IMMEDIATE" if isinstance(address, Path) else "BEGIN")
    try:
        result = step.work(connection)
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("ROLLBACK" if dry else "COMMIT")
    time.sleep(time.monotonic() - began)
    return result


@contextmanager
def writing(address: Address) -> Iterator[Connection]:
    """A connection beside a running server, to a store of the newest schema."""
    with reading(address) as store:
        if not store.newest:
            raise Refused("store-older", file=shown(address))
        refuse_half_moved(store.connection, store.version, address)
    if isinstance(address, ServerAddress):
        opening = postgres_opening(address)
        with opening.refusing(address), opening.connected(address) as raw:
            yield opening.Session(raw)
        return
    with (
        files.refusing(address),
        closing(sqlite3.connect(address, timeout=PATIENCE, isolation_level=None)) as database,
    ):
        database.text_factory = files.as_text
        database.execute("PRAGMA foreign_keys = ON")
        yield database
