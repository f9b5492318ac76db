"""Rooms keep bots by level and number instead of a name such as "master 2".

Revision ID: 0004
"""

from __future__ import annotations

import json
import re
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NUMBERED = re.compile(r"([a-z0-9-]+) (\d+)")


def upgrade() -> None:
    rooms = sa.table("rooms", sa.column("id", sa.String), sa.column("doc", sa.Text))
    database = op.get_bind()
    for id_, doc in database.execute(sa.select(rooms.c.id, rooms.c.doc)).fetchall():
        fresh = json.dumps(with_players(json.loads(doc)), ensure_ascii=False, separators=(",", ":"))
        database.execute(rooms.update().where(rooms.c.id == id_).values(doc=fresh))


def with_players(room: dict[str, Any]) -> dict[str, Any]:
    """A room whose chairs and evening tell bots by level and number."""
    for chair in room.get("chairs", ()):
        numbered = NUMBERED.fullmatch(chair.get("name", ""))
        if chair.get("who") == "bot" and numbered is not None:
            chair |= {"name": "", "number": int(numbered[2])}
    for match in room.get("evening", ()):
        match["players"] = [player(name) for name in match.pop("names", ())]
    return room


def player(name: str) -> dict[str, Any]:
    numbered = NUMBERED.fullmatch(name)
    if numbered is None:
        return {"kind": "person", "name": name}
    return {"kind": "bot", "level": numbered[1], "number": int(numbered[2])}
