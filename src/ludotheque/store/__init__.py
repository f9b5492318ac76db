"""The log of every match, who sat where, and the results, on SQLite."""

from ludotheque.store.rows import LogRow, MatchRow, ResultRow, RoomRow
from ludotheque.store.sqlite import Conflict, Store, StoreBroken, copy_database, open_store
from ludotheque.store.standings import Standing

__all__ = [
    "Conflict",
    "LogRow",
    "MatchRow",
    "ResultRow",
    "RoomRow",
    "Standing",
    "Store",
    "StoreBroken",
    "copy_database",
    "open_store",
]
