"""The tables of the database, for Alembic. The store itself speaks plain SQL: it is on the hot path."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

ROOMS = sa.Table(
    "rooms",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("doc", sa.Text, nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("saved", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("code", sa.String),
    sa.Column("hall", sa.String),
    sqlite_with_rowid=False,
)
IN_HALL = sa.text("hall IS NOT NULL")
sa.Index("rooms_halls", ROOMS.c.hall, sqlite_where=IN_HALL, postgresql_where=IN_HALL)
OPEN = sa.text("open")
sa.Index(  # with `open` in it, codes are counted without a look at the rooms
    "rooms_codes", ROOMS.c.code, ROOMS.c.open, unique=True, sqlite_where=OPEN, postgresql_where=OPEN
)

NODES = sa.Table(
    "nodes",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("address", sa.String, nullable=False),
    sa.Column("beats", sa.BigInteger, nullable=False),
    sa.Column("lock", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

OWNERS = sa.Table(
    "owners",
    METADATA,
    sa.Column("room", sa.String, sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("node", sa.String, sa.ForeignKey("nodes.id", ondelete="CASCADE"), nullable=False),
    sqlite_with_rowid=False,
)
sa.Index("owners_nodes", OWNERS.c.node)

SET_ASIDE = sa.Table(
    "set_aside",
    METADATA,
    sa.Column("room", sa.String, sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

MATCHES = sa.Table(
    "matches",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("room", sa.String, sa.ForeignKey("rooms.id"), nullable=False),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("header", sa.Text, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("heartbeat", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("replay", sa.String, unique=True),
    sa.Column("deal", sa.Text),
    sqlite_with_rowid=False,
)
sa.Index("matches_rooms", MATCHES.c.room)

LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("key", sa.String),
    sa.Column("body", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)
KEYED = LOG.c.key.is_not(None)
sa.Index("log_keys", LOG.c.match, LOG.c.seat, LOG.c.key, unique=True, sqlite_where=KEYED, postgresql_where=KEYED)

RESULTS = sa.Table(  # a result may outlive its match
    "results",
    METADATA,
    sa.Column("match", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("device", sa.String),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("score", sa.BigInteger, nullable=False),
    sa.Column("unit", sa.String, nullable=False),
    sa.Column("record", sa.String),
    sa.Column("finished", sa.BigInteger, nullable=False),
    sa.Column("more_is_better", sa.Boolean, nullable=False, server_default=sa.false()),
    sqlite_with_rowid=False,
)
sa.Index("results_records", RESULTS.c.record, RESULTS.c.score)
sa.Index("results_devices", RESULTS.c.device, RESULTS.c.record)

SECRETS = sa.Table(
    "secrets",
    METADATA,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

TRIES = sa.Table(
    "tries",
    METADATA,
    sa.Column("device", sa.String, primary_key=True),
    sa.Column("record", sa.String, primary_key=True),
    sa.Column("match", sa.String, sa.ForeignKey("matches.id"), nullable=False),
    sqlite_with_rowid=False,
)

SEAT_TRANSFERS = sa.Table(
    "seat_transfers",
    METADATA,
    sa.Column("code", sa.String, primary_key=True),
    sa.Column("room", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("device", sa.String, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
sa.Index("seat_transfers_seats", SEAT_TRANSFERS.c.room, SEAT_TRANSFERS.c.seat, unique=True)

WRONG_CODES = sa.Table(
    "wrong_codes",
    METADATA,
    sa.Column("who", sa.String, primary_key=True),
    sa.Column("full_at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
