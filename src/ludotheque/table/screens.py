"""Tells the screens of a table what has changed for each of them."""

from __future__ import annotations

from typing import Protocol

from ludotheque.core.game import Event, Seat
from ludotheque.table.clock import Clock
from ludotheque.table.driver import Driver
from ludotheque.table.frames import Answer, Told
from ludotheque.table.gathering import Gathering
from ludotheque.table.hall_side import HallSide
from ludotheque.table.party import Party
from ludotheque.table.streams import Situation, Stream, Streams, Update
from ludotheque.table.views import clock_view, match_seen, situation, table_view


class ShownTable(Protocol):
    """The part of a table that its screens need."""

    party: Party
    version: int
    driver: Driver | None
    gathering: Gathering
    streams: Streams
    clock: Clock
    hall: HallSide | None

    @property
    def is_sealed(self) -> bool:
        """Whether a round of its hall is under way, of which nothing may be told before all are done."""
        ...

    def here(self) -> frozenset[Seat]:
        """Seats whose device is connected."""
        ...

    def changed(self) -> None:
        """Reschedule: something may be due earlier than before."""
        ...

    def noted(self) -> None:
        """Tell the server that chairs, screens or the phase have changed."""
        ...


class Screens:
    """All screens of one table. After most steps nothing has changed for most of them."""

    def __init__(self, table: ShownTable) -> None:
        self.table = table
        self.connections: tuple[frozenset[str | None], int] = frozenset(), 0
        """The devices that are connected, and how many screens."""
        self.situation = self.scheduled = Situation(None, None, None)
        """The situation when a screen was last told, and when the scheduler was."""

    def tell(
        self,
        events: tuple[Event, ...] = (),
        told: tuple[Told, ...] = (),
        to: Stream | None = None,
        answer: Answer | None = None,
    ) -> None:
        """Send every screen what has changed for it; the answer goes to the stream that asked."""
        now = self._situation()
        for stream in self.table.streams.values():
            answers = (answer,) if stream is to and answer is not None else ()
            self._tell(stream, now, events, told, answers)
        if now is not self.scheduled:  # else nothing is due earlier; planning bots reschedule themselves
            self.scheduled = now
            self.table.changed()

    def tell_step(self, events: tuple[Event, ...], to: Stream, answer: Answer) -> None:
        """Send the screens that a step concerns what it has changed, where nothing but the match has changed."""
        now, answers = self.situation, (answer,)
        for stream in self.table.streams.values():
            self._tell(stream, now, events, (), answers if stream is to else ())

    def tell_one(
        self,
        stream: Stream,
        events: tuple[Event, ...] = (),
        told: tuple[Told, ...] = (),
        answers: tuple[Answer, ...] = (),
    ) -> None:
        """Send one screen what has changed for it."""
        self._tell(stream, self._situation(), events, told, answers)

    def _situation(self) -> Situation:
        """The situation now: the same object as before, unless something has changed."""
        now = situation(
            self.table.driver,
            self.table.party,
            self.table.version,
            self.connections,
            self.table.hall,
            starting=self.table.gathering.starting,
        )
        if now != self.situation:
            self.situation = now
        return self.situation

    def _tell(
        self,
        stream: Stream,
        now: Situation,
        events: tuple[Event, ...],
        told: tuple[Told, ...],
        answers: tuple[Answer, ...],
    ) -> None:
        """Send this screen what has changed for it: nothing, after most steps."""
        seat, driver, before, anew = stream.seat, self.table.driver, stream.situation, stream.fresh
        steps = 0 if driver is None else driver.live.steps_for(seat)
        if now is before and steps == stream.steps and not (anew or told or answers):
            return  # no step concerns it, and so no event
        seen = tuple([event for event in events if event.to is None or seat in event.to]) if events else ()
        update = Update(events=seen, told=told, answers=answers)
        if anew or steps != stream.steps or before is None or now.match != before.match:
            update.match = match_seen(driver, self.table.party, seat, sealed=self.table.is_sealed)
        if anew or now is not before:
            self._look_around(stream, now, update)
        stream.situation, stream.steps = now, steps
        stream.tell(update)

    def _look_around(self, stream: Stream, now: Situation, update: Update) -> None:
        """Add what has changed for this screen beside the match: the table around it, and the time."""
        before, driver, anew = stream.situation, self.table.driver, stream.fresh
        if anew or before is None or now.table != before.table:
            here, starting, arrived = self.table.here(), self.table.gathering.starting, self.table.gathering.arrived
            side = self.table.hall
            update.table = table_view(
                driver,
                self.table.party,
                stream.device,
                here,
                self.table.streams,
                arrived,
                starting=starting,
                hall=None if side is None else side.seen_by(stream.device, self.table.clock.now()),
                sealed=self.table.is_sealed,
            )
        if anew or before is None or now.time != before.time:
            clock = clock_view(driver, stream.seat)
            shown = None if clock is None else (clock.deadline, clock.running, clock.turn_ends, clock.finish)
            update.clock = clock if anew or shown != stream.clock else None
            stream.clock = shown

    def count_connections(self) -> None:
        """Note which devices are connected, after one has come or gone."""
        devices = [stream.device for stream in self.table.streams.connected]
        self.connections = frozenset(devices), len(devices)
        self.table.gathering.note()
        self.table.noted()
