"""Rooms, matches and logs in SQL that both databases understand; the results are in `standings`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import starmap
from typing import Final

from msgspec.structs import astuple

from ludotheque.store.database import Connection
from ludotheque.store.port import Conflict
from ludotheque.store.rows import AsideRow, LogRow, MatchRow, ResultRow, RoomRow

ROOMS: Final = "SELECT id, version, doc, open, saved, code, hall FROM rooms"
MATCHES: Final = "SELECT id, room, game, rules, header, seed, heartbeat, replay, deal FROM matches"
LOG: Final = "SELECT seq, body, seat, key FROM log WHERE match = ? ORDER BY seq"
RESULTS: Final = "match, seat, device, name, game, place, score, unit, record, finished, more_is_better"
CLOSE: Final = (
    f"INSERT INTO results ({RESULTS})"  # noqa: S608 - not from outside
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)


def room_row(row: tuple[str, int, str, int | bool, int, str | None, str | None]) -> RoomRow:
    """A room as it is kept."""
    return RoomRow(row[0], row[1], row[2], bool(row[3]), *row[4:])


def open_rooms(connection: Connection) -> list[RoomRow]:
    rows = connection.execute(f"{ROOMS} WHERE open AND id NOT IN (SELECT room FROM set_aside)")  # noqa: S608
    return [room_row(row) for row in rows]


def one_room(connection: Connection, room: str) -> RoomRow | None:
    row = connection.execute(f"{ROOMS} WHERE id = ?", (room,)).fetchone()
    return None if row is None else room_row(row)


def save_room(connection: Connection, room: RoomRow, node: str | None = None, reseated: Collection[int] = ()) -> None:
    """Write a new room, or a kept one over its last version; `Conflict` when that is not the kept one.

    A new room is driven by this node; nobody drives a closed one. Codes that move a reseated seat are void.
    """
    if room.version == 1:
        insert = "INSERT INTO rooms (id, version, doc, open, saved, code, hall) VALUES (?, ?, ?, ?, ?, ?, ?)"
        connection.execute(insert, (room.id, 1, room.doc, room.open, room.saved, room.code, room.hall))
        if node is not None:
            connection.execute("INSERT INTO owners (room, node) VALUES (?, ?)", (room.id, node))
        return
    update = (
        "UPDATE rooms SET version = ?, doc = ?, open = ?, saved = ?, code = ? WHERE id = ? AND version = ? RETURNING id"
    )
    values = (room.version, room.doc, room.open, room.saved, room.code, room.id, room.version - 1)
    if connection.execute(update, values).fetchone() is None:
        raise Conflict(room.id)
    if not room.open:
        disown(connection, room.id)
    if reseated:
        void = "DELETE FROM seat_transfers WHERE room = ? AND seat = ?"
        connection.executemany(void, [(room.id, seat) for seat in reseated])


def disown(connection: Connection, room: str, node: str | None = None) -> None:
    """Release a room; with a node given, only if that node drives it."""
    if node is None:
        connection.execute("DELETE FROM owners WHERE room = ?", (room,))
    else:
        connection.execute("DELETE FROM owners WHERE room = ? AND node = ?", (room, node))


def delete_unused_room(connection: Connection, room: str) -> None:
    """Delete a room in which no match has begun."""
    unused = "DELETE FROM rooms WHERE id = ? AND NOT EXISTS (SELECT 1 FROM matches WHERE room = rooms.id)"
    connection.execute(unused, (room,))


def rooms_aside(connection: Connection) -> list[AsideRow]:
    query = "SELECT room, reason, since FROM set_aside ORDER BY since, room"
    return list(starmap(AsideRow, connection.execute(query)))


def set_aside(connection: Connection, aside: AsideRow) -> None:
    insert = (
        "INSERT INTO set_aside (room, reason, since) VALUES (?, ?, ?)"
        " ON CONFLICT (room) DO UPDATE SET reason = excluded.reason, since = excluded.since"
    )
    connection.execute(insert, astuple(aside))
    disown(connection, aside.room)


def take_up(connection: Connection, room: str) -> None:
    """Mark a room as no longer set aside."""
    connection.execute("DELETE FROM set_aside WHERE room = ?", (room,))


def one_match(connection: Connection, column: str, value: str) -> MatchRow | None:
    row = connection.execute(f"{MATCHES} WHERE {column} = ?", (value,)).fetchone()
    return None if row is None else MatchRow(*row)


def finished_matches(connection: Connection) -> Iterator[MatchRow]:
    return starmap(MatchRow, connection.execute(f"{MATCHES} WHERE replay IS NOT NULL ORDER BY id").fetchall())


def open_match(
    connection: Connection,
    match: MatchRow,
    room: RoomRow,
    first: tuple[str, str] | None,
    reseated: Collection[int],
) -> None:
    save_room(connection, room, reseated=reseated)
    insert = "INSERT INTO matches (id, room, game, rules, header, seed, deal) VALUES (?, ?, ?, ?, ?, ?, ?)"
    connection.execute(insert, (match.id, match.room, match.game, match.rules, match.header, match.seed, match.deal))
    if first is not None:
        connection.execute("INSERT INTO tries (device, record, match) VALUES (?, ?, ?)", (*first, match.id))


def heartbeats(connection: Connection, times: Iterable[tuple[str, int]]) -> None:
    update = "UPDATE matches SET heartbeat = ? WHERE id = ? AND heartbeat < ?"
    connection.executemany(update, [(at, match, at) for match, at in times])


def close_match(connection: Connection, match: str, replay: str, results: Sequence[ResultRow]) -> None:
    connection.execute("UPDATE matches SET replay = ? WHERE id = ? AND replay IS NULL", (replay, match))
    connection.executemany(CLOSE, [astuple(result) for result in results])


def log(connection: Connection, match: str) -> list[LogRow]:
    return list(starmap(LogRow, connection.execute(LOG, (match,))))


def log_size(connection: Connection, match: str) -> int:
    query = "SELECT coalesce(max(seq) + 1, 0) FROM log WHERE match = ?"
    return int(connection.execute(query, (match,)).fetchone()[0])


def matches_with(connection: Connection, room: str, seat: int, key: str) -> list[str]:
    query = (
        "SELECT matches.id FROM matches JOIN log ON log.match = matches.id"
        " WHERE matches.room = ? AND log.seat = ? AND log.key = ?"
    )
    return [match for (match,) in connection.execute(query, (room, seat, key))]
