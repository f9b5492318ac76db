"""Rooms know when they were last kept, and a result may outlive its match.

Revision ID: 0006
"""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("saved", sa.BigInteger, nullable=False, server_default="0"))
    rooms = sa.table("rooms", sa.column("saved", sa.BigInteger))
    op.execute(rooms.update().values(saved=time.time_ns() // 1_000_000))  # nobody knows: counted from today
    op.create_index("matches_rooms", "matches", ["room"])
    if op.get_bind().dialect.name != "sqlite":
        op.drop_constraint("results_match_fkey", "results")
        return
    op.create_table(  # SQLite cannot drop a constraint
        "results_0006",
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
    op.execute("INSERT INTO results_0006 SELECT * FROM results")
    op.drop_table("results")
    op.rename_table("results_0006", "results")
    op.create_index("results_records", "results", ["record", "score"])
    op.create_index("results_devices", "results", ["device", "record"])
