"""The history of the schema, and how a database is brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from ludotheque.store.schema import METADATA

HERE = Path(__file__).parent


def config(connection: sa.Connection) -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(HERE))
    settings.attributes["connection"] = connection
    return settings


def upgrade(path: Path, to: str = "head") -> None:
    """Bring the database of this file to the newest schema, all or nothing; a new file gets it whole.

    SQLite can change a schema in a transaction, but its Python module begins none for that, so `begin` does it.
    """
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)))
    sa.event.listen(engine, "connect", begin_nothing)
    sa.event.listen(engine, "begin", begin)
    try:
        with engine.begin() as connection:
            command.upgrade(config(connection), to)
    except sa.exc.DBAPIError as problem:
        raise (problem.orig or problem) from None
    finally:
        engine.dispose()


def begin_nothing(database: Any, _record: Any) -> None:
    """Let Python's module begin no transactions of its own."""
    database.isolation_level = None


def begin(connection: sa.Connection) -> None:
    """Begin the one transaction, and let nobody else write meanwhile."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def newest() -> str | None:
    """The newest migration there is."""
    return ScriptDirectory(str(HERE)).get_current_head()


def drift(path: Path) -> list[object]:
    """What the database of this file lacks of the schema in the code; empty when they agree."""
    from alembic.autogenerate import compare_metadata  # noqa: PLC0415 - for tests and repairs only
    from alembic.migration import MigrationContext  # noqa: PLC0415

    engine = sa.create_engine(f"sqlite:///{path}")
    try:
        with engine.connect() as connection:
            return list(compare_metadata(MigrationContext.configure(connection), METADATA))
    finally:
        engine.dispose()
