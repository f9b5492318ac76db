"""Which schemas this code supports, and which databases it refuses."""

from __future__ import annotations

import re
from typing import Final

from ludotheque.core.refusal import Refused
from ludotheque.store.address import Address, shown
from ludotheque.store.database import Connection

NEWEST: Final = "0009"
"""The schema that this code expects: the newest migration."""
MOVING: Final = "moving"
"""The secret that marks a store into which another is being moved."""


def refuse_foreign(version: str | None, address: Address, *, has_tables: bool) -> None:
    """Refuse a database of another program, and a schema that this code does not know."""
    if has_tables and version is None:
        raise Refused("store-foreign", file=shown(address))
    if version is not None and (not re.fullmatch(r"\d{4}", version, re.ASCII) or version > NEWEST):
        raise Refused("store-newer", file=shown(address), given=version[:20], known=NEWEST)


def moving_from(connection: Connection) -> bytes | None:
    """The mark of an unfinished move into this store; None if there is none."""
    row = connection.execute("SELECT value FROM secrets WHERE name = ?", (MOVING,)).fetchone()
    return None if row is None else bytes(row[0])


def refuse_half_moved(connection: Connection, version: str | None, address: Address) -> None:
    """Refuse a store into which another was only partly moved."""
    if version == NEWEST and moving_from(connection) is not None:
        raise Refused("store-half-moved", file=shown(address))
