"""What all tables of a process share, and the opener of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from ludotheque.store import Store
from ludotheque.table.clock import Clock
from ludotheque.table.heartbeat import Heartbeat
from ludotheque.table.input_counts import InputCounts
from ludotheque.table.limits import Limits
from ludotheque.table.thinking import Thinking


class Services(Struct, frozen=True):
    """What every table of a process shares."""

    store: Store
    clock: Clock
    thinking: Thinking
    heartbeat: Heartbeat
    limits: Limits
    inputs: InputCounts
    changed: Callable[[Any], None]
    """Called when something at a table may be due earlier than before."""
    noted: Callable[[Any], None]
    """Called when others may sit at a table, or be connected to it, or when its match has begun or ended."""
    charge: Callable[[str, int], None]
    """Called with a table and what it is about to cost; refuses what is too much."""


class Opener(Struct, frozen=True):
    """The device and network that opened a table: known while the server runs, and stored nowhere."""

    device: str | None
    network: str | None
