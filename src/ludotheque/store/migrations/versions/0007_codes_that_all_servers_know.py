"""Codes of rooms, codes that move a seat, and how many wrong ones came from an address.

Revision ID: 0007
"""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("code", sa.String))
    fill_codes()
    is_open = sa.text("open")
    op.create_index(
        "rooms_codes", "rooms", ["code", "open"], unique=True, sqlite_where=is_open, postgresql_where=is_open
    )
    op.create_table(
        "seat_transfers",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("room", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("seat_transfers_seats", "seat_transfers", ["room", "seat"], unique=True)
    op.create_table(
        "wrong_codes",
        sa.Column("who", sa.String, primary_key=True),
        sa.Column("full_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def fill_codes() -> None:
    """Copy the codes out of the documents; of open rooms with the same code the first keeps it."""
    rooms = sa.table(
        "rooms",
        sa.column("id", sa.String),
        sa.column("doc", sa.Text),
        sa.column("open", sa.Boolean),
        sa.column("saved", sa.BigInteger),
        sa.column("code", sa.String),
    )
    database = op.get_bind()
    doc: sa.ColumnElement[Any] = rooms.c.doc
    if database.dialect.name == "sqlite":
        doc = sa.cast(doc, sa.LargeBinary)  # one that is no text spoils no other
    taken = set()
    found = database.execute(sa.select(rooms.c.id, rooms.c.open, doc).order_by(rooms.c.saved, rooms.c.id)).fetchall()
    for id_, is_open, kept in found:
        code = code_in(kept)
        if code is None or (is_open and code in taken):
            continue
        if is_open:
            taken.add(code)
        database.execute(rooms.update().where(rooms.c.id == id_).values(code=code))


def code_in(doc: str | bytes) -> str | None:
    """The code in the document of a room; None where it has none, or cannot be read."""
    try:
        code = json.loads(doc)["code"]
    except (ValueError, TypeError, LookupError, RecursionError):
        return None
    return code if isinstance(code, str) and code.isascii() and code.isalpha() else None
