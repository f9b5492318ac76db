"""Several servers share a store: which there are, and which rooms each of them drives.

Revision ID: 0008
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("beats", sa.BigInteger, nullable=False),
        sa.Column("lock", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "owners",
        sa.Column("room", sa.String, sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("node", sa.String, sa.ForeignKey("nodes.id", ondelete="CASCADE"), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("owners_nodes", "owners", ["node"])
