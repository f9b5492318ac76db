"""Deletes old data once a day, where the settings limit how long it is kept."""

from __future__ import annotations

import logging
from typing import Final

from msgspec.structs import asdict

from ludotheque.core.game import Millis
from ludotheque.store import Pruned, Store
from ludotheque.table.clock import Clock

LOG = logging.getLogger(__name__)

DAY: Final[Millis] = 24 * 3600 * 1000
FIRST: Final[Millis] = 10 * 60 * 1000
"""Delay of the first run after a start, so that people can reconnect first."""


def kept_since(days: int, now: Millis) -> Millis:
    """The date before which data is old."""
    return now - days * DAY


class Retention:
    """Prunes the store when the scheduler wakes it, once a day."""

    def __init__(self, store: Store, clock: Clock, days: int) -> None:
        self.store = store
        self.clock = clock
        self.days = days
        self.due: Millis = clock.now() + FIRST

    def next_wake(self) -> Millis:
        return self.due

    async def wake(self) -> None:
        """Delete what is old; tried again soon if the store fails."""
        pruned = await self.store.prune(kept_since(self.days, self.clock.date()))
        self.due = self.clock.now() + DAY
        if pruned != Pruned():
            LOG.info("old things deleted", extra={"facts": asdict(pruned)})
