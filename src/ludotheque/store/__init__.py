"""The log of every match, who sat where, and the results, on SQLite."""

from ludotheque.store.copying import back_up
from ludotheque.store.errors import Conflict, Unavailable
from ludotheque.store.opening import open_store
from ludotheque.store.reader import Reader, reading, take_up_again
from ludotheque.store.rows import AsideRow, LogRow, MatchRow, ResultRow, RoomRow
from ludotheque.store.sqlite import Store
from ludotheque.store.standings import VERSUS, Standing

__all__ = [
    "VERSUS",
    "AsideRow",
    "Conflict",
    "LogRow",
    "MatchRow",
    "Reader",
    "ResultRow",
    "RoomRow",
    "Standing",
    "Store",
    "Unavailable",
    "back_up",
    "open_store",
    "reading",
    "take_up_again",
]
