"""Halls: a row of their own among the rooms, and the rooms that belong to each.

Revision ID: 0009
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("hall", sa.String))
    in_hall = sa.text("hall IS NOT NULL")
    op.create_index("rooms_halls", "rooms", ["hall"], sqlite_where=in_hall, postgresql_where=in_hall)
