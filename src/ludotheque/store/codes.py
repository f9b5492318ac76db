"""Codes of rooms, codes that move seats, and wrong codes, in SQL that both databases understand."""

from __future__ import annotations

from typing import Final

from ludotheque.store.database import Connection
from ludotheque.store.port import Conflict
from ludotheque.store.queries import ROOMS, room_row, save_room
from ludotheque.store.rows import RoomRow, TransferRow

ALIKE: Final = "SELECT count(*) FROM rooms WHERE open AND length(code) = ? AND id <> ?"
LENGTHS: Final = "SELECT length(code), count(*) FROM rooms WHERE open AND code IS NOT NULL GROUP BY length(code)"

# --- of rooms ---


def open_room(connection: Connection, room: RoomRow, most: int, node: str | None) -> None:
    """Keep an open room under a code; `Conflict` when it is taken, or when `most` others have one as long."""
    if room.code is not None and connection.execute(ALIKE, (len(room.code), room.id)).fetchone()[0] >= most:
        raise Conflict(room.id)
    save_room(connection, room, node)


def room_by_code(connection: Connection, code: str) -> RoomRow | None:
    query = f"{ROOMS} WHERE open AND code = ? AND id NOT IN (SELECT room FROM set_aside)"  # noqa: S608 - not from outside
    row = connection.execute(query, (code,)).fetchone()
    return None if row is None else room_row(row)


def code_lengths(connection: Connection) -> dict[int, int]:
    return {int(length): int(number) for length, number in connection.execute(LENGTHS)}


# --- of seats that move ---


def offer_transfer(connection: Connection, offer: TransferRow, now: int) -> None:
    expired = "DELETE FROM seat_transfers WHERE until < ? OR (room = ? AND seat = ?)"
    connection.execute(expired, (now, offer.room, offer.seat))
    insert = "INSERT INTO seat_transfers (code, room, seat, device, until) VALUES (?, ?, ?, ?, ?)"
    connection.execute(insert, (offer.code, offer.room, offer.seat, offer.device, offer.until))


def transfer_room(connection: Connection, code: str, now: int) -> str | None:
    query = "SELECT room FROM seat_transfers WHERE code = ? AND until >= ?"
    row = connection.execute(query, (code, now)).fetchone()
    return None if row is None else str(row[0])


def take_transfer(connection: Connection, code: str, now: int) -> TransferRow | None:
    take = "DELETE FROM seat_transfers WHERE code = ? AND until >= ? RETURNING code, room, seat, device, until"
    row = connection.execute(take, (code, now)).fetchone()
    return None if row is None else TransferRow(*row)


# --- wrong ones ---


def wrong_codes_until(connection: Connection, address_hash: str) -> int:
    row = connection.execute("SELECT full_at FROM wrong_codes WHERE who = ?", (address_hash,)).fetchone()
    return 0 if row is None else int(row[0])


def note_wrong_code(connection: Connection, address_hash: str, now: int, latest: int, price: int) -> None:
    note = (
        "INSERT INTO wrong_codes (who, full_at) VALUES (?, ?) ON CONFLICT (who) DO UPDATE SET full_at ="
        " CASE WHEN wrong_codes.full_at > ? AND wrong_codes.full_at <= ? THEN wrong_codes.full_at + ?"
        " ELSE excluded.full_at END"
    )
    connection.execute(note, (address_hash, now + price, now, latest, price))


def forget_wrong_codes(connection: Connection, now: int, latest: int) -> None:
    connection.execute("DELETE FROM wrong_codes WHERE full_at <= ? OR full_at > ?", (now, latest))
