"""Rooms keep bots by level and number instead of a name such as "master 2".

Revision ID: 0004
"""

from __future__ import annotations

import json
import re
from itertools import chain, count
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

LEVELS = ("random", "greedy", "beginner", "casual", "skilled", "master")
"""Every level of every game at the time of this revision."""
BOT = re.compile(rf"(bot:)?({'|'.join(LEVELS)})(?: (\d+))?", re.ASCII)
"""Bots were called `master 2`, and their ghosts `bot:master` or `bot:master 2`."""


def upgrade() -> None:
    rooms = sa.table("rooms", sa.column("id", sa.String), sa.column("doc", sa.Text))
    database = op.get_bind()
    doc: sa.ColumnElement[Any] = rooms.c.doc
    if database.dialect.name == "sqlite":
        doc = sa.cast(doc, sa.LargeBinary)  # one that is no text spoils no other
    for id_, kept in database.execute(sa.select(rooms.c.id, doc)).fetchall():
        try:
            fresh = json.dumps(with_players(json.loads(kept)), ensure_ascii=False, separators=(",", ":"))
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
            continue  # a broken room stays as it is, and is set aside when it cannot be taken up
        database.execute(rooms.update().where(rooms.c.id == id_).values(doc=fresh))


def with_players(room: dict[str, Any]) -> dict[str, Any]:
    """A room whose chairs and evening tell bots by level and number."""
    chairs = room.get("chairs", ())
    for chair in chairs:
        if chair.get("who") == "ghost":
            chair.update(ghost(chair["name"]))
    number_bots([chair for chair in chairs if chair.get("who") == "bot"])
    for match in room.get("evening", ()):
        match["players"] = [bot_called(name) or {"kind": "person", "name": name} for name in match.pop("names", ())]
    return room


def bot_called(name: str) -> dict[str, Any] | None:
    """The bot, or the ghost of one, with this name; None if it is a person's."""
    found = BOT.fullmatch(name)
    if found is None or (found[1] is None and found[3] is None):
        return None
    number = {} if found[3] is None else {"number": int(found[3])}
    return {"kind": "bot" if found[1] is None else "ghost", "level": found[2], **number}


def ghost(name: str) -> dict[str, Any]:
    """What changes on the chair of a ghost; a person whose name was not kept was called `person`."""
    bot = bot_called(name)
    if bot is None or bot.pop("kind") == "bot":
        return {"name": "" if name == "person" else name}
    return {"name": "", **bot}


def number_bots(chairs: list[dict[str, Any]]) -> None:
    """Number the bots of each level apart. A bot whose level had changed since it was named yields its number."""
    named = [(bot, chair) for chair in chairs if (bot := bot_called(chair["name"])) is not None]
    taken = set()
    for bot, chair in sorted(named, key=lambda pair: pair[0]["level"] != pair[1]["level"]):
        wanted = chain([bot.get("number", 1)], count(1))
        number = next(number for number in wanted if (chair["level"], number) not in taken)
        taken.add((chair["level"], number))
        chair |= {"name": "", "number": number}
