"""How Alembic reaches the database: the connection is handed in by `upgrade`."""

from __future__ import annotations

from alembic import context

from ludotheque.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
