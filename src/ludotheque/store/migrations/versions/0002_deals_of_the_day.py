"""Deals of the day: the secret of the server, first tries, and the given deal of a match.

Revision ID: 0002
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("deal", sa.Text))
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tries",
        sa.Column("device", sa.String, primary_key=True),
        sa.Column("record", sa.String, primary_key=True),
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), nullable=False),
        sqlite_with_rowid=False,
    )
