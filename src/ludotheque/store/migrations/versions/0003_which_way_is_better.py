"""Results say which way is better; for those that are there it follows from their unit.

Revision ID: 0003
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

MORE_IS_BETTER = ("points", "missions", "blocks", "ostriches")


def upgrade() -> None:
    op.add_column("results", sa.Column("more_is_better", sa.Boolean, nullable=False, server_default=sa.false()))
    results = sa.table("results", sa.column("unit", sa.String), sa.column("more_is_better", sa.Boolean))
    op.execute(results.update().where(results.c.unit.in_(MORE_IS_BETTER)).values(more_is_better=True))
