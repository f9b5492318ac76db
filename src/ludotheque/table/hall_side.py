"""What a table knows of the hall that it belongs to: how its people stand there, and when a match may begin."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.game import Millis
from ludotheque.table.clock import Clock
from ludotheque.table.frames import HallView


class HallSide(Struct, frozen=True, eq=False):
    """What a hall shows at one of its tables."""

    open: HallView
    """For those who only look on."""
    views: Mapping[str, HallView]
    """For the devices of its people."""
    next_at: Millis | None
    """When the next round begins by itself, by the clock of the server."""
    sealed: bool
    """Whether a round is under way: nothing may be told of what was possible, and replays are for nobody yet."""

    def seen_by(self, device: str | None, now: Millis) -> HallView:
        view = self.open if device is None else self.views.get(device, self.open)
        return view if self.next_at is None else replace(view, next_in=max(0, self.next_at - now))


class Gate:
    """Holds back matches that are ready until all of them are; then all begin at one moment."""

    def __init__(self, clock: Clock, tables: Collection[str]) -> None:
        self.clock = clock
        self.expected = set(tables)
        """The tables whose matches are not ready yet."""
        self.opened = asyncio.Event()
        self.at: Millis = 0
        """When it was opened, by the clock of the server."""

    def arrive(self, table: str) -> None:
        """The match of a table is ready, or will not be in time."""
        self.expected.discard(table)
        if not self.expected and not self.opened.is_set():
            self.at = self.clock.now()
            self.opened.set()
