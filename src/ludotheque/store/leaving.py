"""What a device has left in the store, in SQL that both databases understand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap

from ludotheque.store.database import Connection
from ludotheque.store.pruning import marks_for
from ludotheque.store.rows import Played


def played_by(connection: Connection, device: str) -> list[Played]:
    query = (
        "SELECT r.seat, r.name, m.replay, m.room, m.deal FROM results AS r LEFT JOIN matches AS m ON m.id = r.match"
        " WHERE r.device = ?"
    )
    return list(starmap(Played, connection.execute(query, (device,))))


def rooms_naming(device: str, ids: Sequence[str], connection: Connection) -> list[str]:
    """Those of these rooms whose text contains the device, and those with ghosts."""
    query = f"""SELECT id FROM rooms WHERE id IN ({marks_for(ids)}) AND (doc LIKE ? OR doc LIKE '%"run":{{%')"""  # noqa: S608
    return [str(row[0]) for row in connection.execute(query, (*ids, f"%{device}%"))]


def races(ids: Sequence[str], connection: Connection) -> list[tuple[str, str]]:
    """Those of these matches that were played against a ghost."""
    query = f"""SELECT id, deal FROM matches WHERE id IN ({marks_for(ids)}) AND deal LIKE '%"ghost":%'"""  # noqa: S608
    return [(str(match), str(deal)) for match, deal in connection.execute(query, ids)]


def forget_device(connection: Connection, device: str, deals: Sequence[tuple[str, str]]) -> tuple[int, int]:
    connection.executemany("UPDATE matches SET deal = ? WHERE id = ?", [(deal, match) for match, deal in deals])
    results = connection.execute("DELETE FROM results WHERE device = ? RETURNING seat", (device,)).fetchall()
    connection.execute("DELETE FROM seat_transfers WHERE device = ?", (device,))
    tries = connection.execute("DELETE FROM tries WHERE device = ? RETURNING record", (device,)).fetchall()
    return len(results), len(tries)
