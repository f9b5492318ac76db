"""The interface of a table to its running match; a room implements it."""

from __future__ import annotations

from typing import Protocol

from ludotheque.core.game import Event
from ludotheque.store import Store
from ludotheque.table.clock import Clock
from ludotheque.table.frames import Answer, Told
from ludotheque.table.heartbeat import Heartbeat
from ludotheque.table.input_counts import InputCounts
from ludotheque.table.party import Party
from ludotheque.table.serial_lock import SerialLock
from ludotheque.table.streams import Stream
from ludotheque.table.thinking import Thinking


class MatchHost(Protocol):
    """The part of a table that its match needs."""

    party: Party
    clock: Clock
    store: Store
    lock: SerialLock
    thinking: Thinking
    heartbeat: Heartbeat
    inputs: InputCounts
    most_rows: int
    """The longest log that a match may have."""

    def tell(
        self,
        events: tuple[Event, ...] = (),
        told: tuple[Told, ...] = (),
        to: Stream | None = None,
        answer: Answer | None = None,
    ) -> None:
        """Send every screen what has changed for it; the answer goes to the stream that asked."""
        ...

    def tell_step(self, events: tuple[Event, ...], to: Stream, answer: Answer) -> None:
        """Send the screens that a step concerns what it has changed, where nothing but the match has changed."""
        ...

    def tell_one(self, stream: Stream, *, answers: tuple[Answer, ...]) -> None:
        """Send one screen what has changed for it, with answers."""
        ...

    def changed(self) -> None:
        """Reschedule: something may be due earlier than before."""
        ...

    async def finish(self) -> None:
        """Keep the result of the match, which is over."""
        ...

    async def back_to_lobby(self) -> None:
        """End the match without a result."""
        ...
