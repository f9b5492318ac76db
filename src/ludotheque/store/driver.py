"""Loads the driver of PostgreSQL, an optional extra, when an address needs it."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from ludotheque.core.refusal import Refused
from ludotheque.store.address import ServerAddress, shown


def postgres_opening(address: ServerAddress) -> Any:
    """The module that opens PostgreSQL; refuses where its driver is not installed."""
    try:
        from ludotheque.store import postgres_opening  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as missing:
        raise Refused("store-no-driver", file=shown(address), package=str(missing.name)) from None
    found: ModuleType = postgres_opening
    return found
