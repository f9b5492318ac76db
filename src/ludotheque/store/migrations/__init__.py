"""The history of the schema, and how a database is brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from ludotheque.store.address import Address, ServerAddress
from ludotheque.store.schema import METADATA

HERE = Path(__file__).parent
MIGRATION: Final = 0x6C75646F00000002
"""The advisory lock of a server that migrates."""


def config(connection: sa.Connection) -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(HERE))
    settings.attributes["connection"] = connection
    return settings


def upgrade(address: Address, to: str = "head") -> None:
    """Bring a database to the newest schema, all or nothing; a new one gets it whole."""
    engine = engine_of(address)
    try:
        with engine.begin() as connection:
            command.upgrade(config(connection), to)
    except sa.exc.DBAPIError as problem:
        raise (problem.orig or problem) from None
    finally:
        engine.dispose()


def engine_of(address: Address) -> sa.Engine:
    """How SQLAlchemy reaches a database, with one writer at a time.

    SQLite can change a schema in a transaction, but its Python module begins none for that, so `begin` does it.
    """
    if isinstance(address, ServerAddress):
        return server_engine(address)
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(address)))
    sa.event.listen(engine, "connect", begin_nothing)
    sa.event.listen(engine, "begin", begin)
    return engine


def server_engine(address: ServerAddress) -> sa.Engine:
    """The same for PostgreSQL; servers that start at once migrate one after the other."""
    from ludotheque.store.postgres import connect  # noqa: PLC0415 - an extra

    def connected() -> Any:
        raw = connect(address)
        raw.autocommit = False
        return raw

    def wait(connection: sa.Connection) -> None:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION})")

    engine = sa.create_engine("postgresql+psycopg://", creator=connected, poolclass=sa.NullPool)
    sa.event.listen(engine, "begin", wait)
    return engine


def begin_nothing(database: Any, _record: Any) -> None:
    """Let Python's module begin no transactions of its own."""
    database.isolation_level = None


def begin(connection: sa.Connection) -> None:
    """Begin the one transaction, and let nobody else write meanwhile."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def newest() -> str | None:
    """The newest migration there is."""
    return ScriptDirectory(str(HERE)).get_current_head()


def drift(address: Address) -> list[object]:
    """What a database lacks of the schema in the code; empty when they agree."""
    from alembic.autogenerate import compare_metadata  # noqa: PLC0415 - for tests and repairs only
    from alembic.migration import MigrationContext  # noqa: PLC0415

    engine = engine_of(address)
    try:
        with engine.connect() as connection:
            return list(compare_metadata(MigrationContext.configure(connection), METADATA))
    finally:
        engine.dispose()
