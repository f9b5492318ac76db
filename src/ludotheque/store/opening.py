"""Opens the store at an address, or says in a sentence why not."""

from __future__ import annotations

from ludotheque.store import sqlite_opening
from ludotheque.store.address import Address, ServerAddress
from ludotheque.store.driver import postgres_opening
from ludotheque.store.port import Store
from ludotheque.store.sql_store import SqlStore


def open_store(address: Address) -> Store:
    """The store at this address, in the newest schema; a file is created if it does not exist.

    Refuses, with a sentence, one that another server has open, that cannot be used, or that is not ours.
    """
    if isinstance(address, ServerAddress):
        return SqlStore(postgres_opening(address).open_database(address))
    return SqlStore(sqlite_opening.open_database(address))
