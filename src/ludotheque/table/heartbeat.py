"""Stores the match times of all running glasses once a second, in one write."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.core.game import Millis
from ludotheque.store import Store
from ludotheque.table.clock import Clock
from ludotheque.table.live_match import LiveMatch

BEAT: Final[Millis] = 1_000
"""How often the time of a running glass is stored."""


class Heartbeat:
    """Tracks every match whose glass runs. The scheduler wakes it while there are any."""

    def __init__(self, store: Store, clock: Clock, changed: Callable[[Any], None]) -> None:
        self.store = store
        self.clock = clock
        self.changed = changed
        """Called when the next heartbeat may be due earlier than before."""
        self.running: set[LiveMatch] = set()
        self.last: Millis = 0

    def note(self, live: LiveMatch) -> None:
        """Call this when the glass of a match may have begun to run."""
        if live.glass_runs and live not in self.running:
            self.running.add(live)
            if len(self.running) == 1:
                self.changed(self)

    def next_wake(self) -> Millis | None:
        """When the next heartbeat is due; None while no glass runs."""
        return self.last + BEAT if self.running else None

    async def wake(self) -> None:
        """Store the times of all matches whose glass still runs."""
        self.last = self.clock.now()
        self.running = {live for live in self.running if live.glass_runs}
        if self.running:
            await self.store.heartbeats([(live.row.id, live.watch.now()) for live in self.running])
