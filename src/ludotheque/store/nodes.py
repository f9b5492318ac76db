"""The servers ("nodes") that share a store, and which of them drives which room; in SQL that both databases understand.

A row of `owners` exists only as long as its node is registered: deleting a node frees all its rooms at once.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import starmap
from typing import Final

from ludotheque.store.database import Connection, Fenced
from ludotheque.store.queries import ROOMS, heartbeats, room_row
from ludotheque.store.rows import NodeRow, RoomRow

NODES: Final = "SELECT id, address, beats FROM nodes"
FREE: Final = "open AND id NOT IN (SELECT room FROM owners) AND id NOT IN (SELECT room FROM set_aside)"
"""Open rooms that no node drives."""
LEADING: Final = f"{FREE} AND (hall IS NULL OR hall = id)"
"""The same without the rooms of a hall, which go with it."""


def register(connection: Connection, node: NodeRow, lock: int, *, alone: bool) -> None:
    """Add a node in the place of an earlier one at its address; one that is alone, in the place of all others.

    It holds the lock as long as it is connected.
    """
    if alone:
        connection.execute("DELETE FROM nodes")
    else:
        connection.execute("DELETE FROM nodes WHERE address = ?", (node.address,))
    insert = "INSERT INTO nodes (id, address, beats, lock) VALUES (?, ?, ?, ?)"
    connection.execute(insert, (node.id, node.address, node.beats, lock))


def beat(connection: Connection, node: str) -> list[NodeRow]:
    """Record a heartbeat of a node; returns all nodes."""
    alive = "UPDATE nodes SET beats = beats + 1 WHERE id = ? RETURNING id"
    if connection.execute(alive, (node,)).fetchone() is None:
        raise Fenced
    return list(starmap(NodeRow, connection.execute(f"{NODES} ORDER BY id")))


def declare_lost(connection: Connection, node: NodeRow, end: Callable[[int], None]) -> bool:
    """Delete a node without a heartbeat since it was last seen; it can write nothing any more.

    One that has stopped within a transaction holds its row: `end` ends the session that holds its lock. Only where a
    database can be shared.
    """
    if _deleted(connection, node):
        return True
    held = connection.execute("SELECT lock FROM nodes WHERE id = ? AND beats = ?", (node.id, node.beats)).fetchone()
    if held is None:
        return False
    end(int(held[0]))
    return _deleted(connection, node)


def _deleted(connection: Connection, node: NodeRow) -> bool:
    """Delete a node that looks like this, unless one of its transactions is under way."""
    free = "SELECT id FROM nodes WHERE id = ? AND beats = ? FOR UPDATE SKIP LOCKED"
    lost = f"DELETE FROM nodes WHERE id = ({free}) RETURNING id"  # noqa: S608 - ours
    return connection.execute(lost, (node.id, node.beats)).fetchone() is not None


def declare_gone(connection: Connection, node: NodeRow) -> bool:
    """Delete a node that is not connected any more; only where a database can be shared."""
    gone = "DELETE FROM nodes WHERE id = ? AND pg_try_advisory_xact_lock(lock) RETURNING id"
    return connection.execute(gone, (node.id,)).fetchone() is not None


def leave(connection: Connection, node: str, times: list[tuple[str, int]]) -> None:
    """Delete a stopping node, and store the times of its matches."""
    heartbeats(connection, times)
    connection.execute("DELETE FROM nodes WHERE id = ?", (node,))


def owner(connection: Connection, room: str) -> NodeRow | None:
    """The node that drives a room."""
    query = f"{NODES} WHERE id = (SELECT node FROM owners WHERE room = ?)"  # noqa: S608 - ours
    row = connection.execute(query, (room,)).fetchone()
    return None if row is None else NodeRow(*row)


def claim_room(connection: Connection, room: str, node: str | None) -> RoomRow | None:
    """Claim a room; None if there is none, or another node drives it."""
    claim = "INSERT INTO owners (room, node) SELECT id, ? FROM rooms WHERE id = ? ON CONFLICT DO NOTHING"
    if node is not None:
        connection.execute(claim, (node, room))
    found = owner(connection, room)
    if (None if found is None else found.id) != node:
        return None
    row = connection.execute(f"{ROOMS} WHERE id = ?", (room,)).fetchone()
    return None if row is None else room_row(row)


def claim_rooms(connection: Connection, node: str, most: int) -> list[RoomRow]:
    """Claim some of the rooms and halls that no node drives; empty if there are none left.

    Any of them, so that nodes do not compete for the same; but in one order, so that no two wait for each other.
    """
    some = f"SELECT id FROM rooms WHERE {LEADING} ORDER BY random() LIMIT ?"  # noqa: S608 - ours
    rows = f"SELECT id, ? FROM ({some}) AS chosen WHERE true ORDER BY id"  # noqa: S608 - ours
    claim = f"INSERT INTO owners (room, node) {rows} ON CONFLICT DO NOTHING RETURNING room"
    left = f"SELECT 1 FROM rooms WHERE {LEADING} LIMIT 1"  # noqa: S608 - ours
    while True:
        mine = [str(room) for (room,) in connection.execute(claim, (node, most)).fetchall()]
        if mine:
            marks = ", ".join("?" * len(mine))
            return [room_row(row) for row in connection.execute(f"{ROOMS} WHERE id IN ({marks})", mine)]
        if connection.execute(left).fetchone() is None:
            return []  # else others were quicker with all of these


def claim_rooms_of(connection: Connection, node: str, hall: str) -> list[RoomRow]:
    """Claim the open rooms of a hall, the hall itself aside, that no node drives; returns all that are ours now."""
    rows = f"SELECT id, ? FROM rooms WHERE {FREE} AND hall = ? AND id <> hall ORDER BY id"  # noqa: S608 - ours
    connection.execute(f"INSERT INTO owners (room, node) {rows} ON CONFLICT DO NOTHING", (node, hall))
    mine = "hall = ? AND id <> hall AND open AND id IN (SELECT room FROM owners WHERE node = ?)"
    return [room_row(row) for row in connection.execute(f"{ROOMS} WHERE {mine} ORDER BY id", (hall, node))]
