"""The log of every match, who sat where, and the results, on SQLite."""

from ludotheque.store.sqlite import (
    Conflict,
    LogRow,
    MatchRow,
    ResultRow,
    RoomRow,
    Store,
    StoreBroken,
    copy_database,
    open_store,
)

__all__ = [
    "Conflict",
    "LogRow",
    "MatchRow",
    "ResultRow",
    "RoomRow",
    "Store",
    "StoreBroken",
    "copy_database",
    "open_store",
]
