"""The history of the schema, and how a database is brought up to date."""

from __future__ import annotations

from pathlib import Path

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


def upgrade(path: Path) -> None:
    """Bring the database of this file to the newest schema; a new file gets it whole."""
    engine = sa.create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            command.upgrade(config(connection), "head")
    finally:
        engine.dispose()


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
