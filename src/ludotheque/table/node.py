"""This server as one of the nodes that share a store: it beats, and declares others lost when they stop.

No clocks are compared. A node counts its beats in the store, and another one takes it for lost when it has seen the
same count for a while by its own clock. Being wrong costs a reconnection and nothing else: a node that was taken for
lost can write nothing more under its old id, however alive it is.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from ludotheque.core.game import Millis
from ludotheque.store import NodeRow, NotRegistered, Store, Unavailable
from ludotheque.table.clock import Clock
from ludotheque.table.limits import Limits
from ludotheque.table.tokens import new_id

LOG = logging.getLogger(__name__)

BEAT: Final[Millis] = 500


class Seen(Struct, frozen=True):
    """Another node as it was last seen, and since when it has looked like that."""

    row: NodeRow
    since: Millis


class Node:
    """The node of this process. The scheduler wakes it for every beat, if there may be other nodes."""

    def __init__(self, store: Store, clock: Clock, limits: Limits, changed: Callable[[Node], None]) -> None:
        self.store = store
        self.clock = clock
        self.changed = changed
        """Called when the next beat may be due earlier than before."""
        self.address = ""
        """Where other nodes reach this one."""
        self.lost_after: Millis = round(1_000 * limits.node_lost_seconds)
        self.id: str | None = None
        self.others: dict[str, Seen] = {}
        self.next_beat: Millis = 0
        self.last_beat: Millis = 0
        self.on_free_tables: Callable[[], None] = lambda: None
        """Called when there may be tables that nobody drives."""
        self.looks_again = False
        """Whether there may still be such tables after the next beat."""
        self.on_cut_off: Callable[[], None] = lambda: None
        """Called when this node has not reached the store for so long that others may have taken over."""
        self.on_gone: Callable[[str], None] = lambda _node: None
        """Called with the id of another node that is not there any more."""
        self.is_cut_off = self.is_stopping = False

    async def register(self) -> None:
        """Register as a new node, without tables."""
        self.id = None
        row = NodeRow(new_id(), self.address)
        await self.store.register(row)
        self.id, self.last_beat, self.is_cut_off = row.id, self.clock.now(), False
        self.changed(self)

    def next_wake(self) -> Millis | None:
        """When the next beat is due; None where there can be no other nodes."""
        return self.next_beat if self.store.shared and self.address and not self.is_stopping else None

    async def wake(self) -> None:
        """Beat, and look after the others."""
        began = self.clock.now()
        self.next_beat = began + BEAT
        try:
            if self.id is None:
                await self.register()
                self.on_free_tables()
            async with asyncio.timeout(self.lost_after / 1_000):  # a connection may hang for longer
                found = await self.store.beat()
        except NotRegistered:
            self.id, self.next_beat = None, self.clock.now()  # registers anew at the next wake, which is due now
        except (Unavailable, TimeoutError):
            self.note_silence()
        else:
            self.last_beat, self.is_cut_off = self.clock.now(), False
            self.excuse(self.last_beat - began)
            await self.note_others([row for row in found if row.id != self.id])
            if self.looks_again:
                self.looks_again = False
                self.on_free_tables()

    def excuse(self, slow: Millis) -> None:
        """Our own beat has waited so long for the store: perhaps theirs have as well."""
        self.others = {node: Seen(seen.row, seen.since + slow) for node, seen in self.others.items()}

    def note_silence(self) -> None:
        """Note that the store is out of reach: what was seen before counts against no node."""
        now = self.clock.now()
        self.others = {node: Seen(seen.row, now) for node, seen in self.others.items()}
        if self.others and not self.is_cut_off and now >= self.last_beat + self.lost_after:
            self.is_cut_off = True
            LOG.warning("cut off from the store")
            self.on_cut_off()

    async def note_others(self, rows: list[NodeRow]) -> None:
        """Note the beats of the others, and declare those lost that have not beaten for too long."""
        now, before = self.clock.now(), self.others
        self.others = {
            row.id: before[row.id] if row.id in before and before[row.id].row == row else Seen(row, now) for row in rows
        }
        for gone in before.keys() - self.others.keys():
            self.on_gone(gone)
        if before.keys() - self.others.keys():
            self.on_free_tables()
        for seen in list(self.others.values()):
            if now >= seen.since + self.lost_after:
                await self.declare_lost(seen.row)

    async def declare_lost(self, row: NodeRow) -> None:
        """Declare a node lost, unless it has beaten since; its tables are then free."""
        if await self.store.declare_lost(row):
            self.note_lost(row)

    async def note_refused(self, row: NodeRow) -> None:
        """A node does not listen at its address: it is lost, unless it is connected to the store."""
        if await self.store.declare_gone(row):
            self.note_lost(row)
        else:
            LOG.warning("a node cannot be reached at its address")

    def note_lost(self, row: NodeRow) -> None:
        LOG.warning("a node is lost")
        self.others.pop(row.id, None)
        self.on_gone(row.id)
        self.on_free_tables()
