"""The log of every match, who sat where, and the results: behind a port, on SQLite or PostgreSQL."""

from ludotheque.store.address import Address, ServerAddress, parse_address
from ludotheque.store.copying import back_up
from ludotheque.store.moving import move_store
from ludotheque.store.opening import open_store
from ludotheque.store.port import Conflict, NotRegistered, Store, Unavailable
from ludotheque.store.pruning import prune_store
from ludotheque.store.reader import Reader, reading, take_up_again
from ludotheque.store.rows import (
    VERSUS,
    AsideRow,
    LogRow,
    MatchRow,
    NodeRow,
    Played,
    Pruned,
    ResultRow,
    RoomRow,
    Standing,
    TransferRow,
)

__all__ = [
    "VERSUS",
    "Address",
    "AsideRow",
    "Conflict",
    "LogRow",
    "MatchRow",
    "NodeRow",
    "NotRegistered",
    "Played",
    "Pruned",
    "Reader",
    "ResultRow",
    "RoomRow",
    "ServerAddress",
    "Standing",
    "Store",
    "TransferRow",
    "Unavailable",
    "back_up",
    "move_store",
    "open_store",
    "parse_address",
    "prune_store",
    "reading",
    "take_up_again",
]
