"""Drives one match: takes actions, deadlines and planned bot actions in order, and has their results stored."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final

from ludotheque.core.game import Act, Event, Millis, Seat, Tick
from ludotheque.core.match import Settled
from ludotheque.core.refusal import Refused
from ludotheque.store import Conflict, Unavailable
from ludotheque.table.bots import Bots
from ludotheque.table.frames import Answer, Refusal, Told, WallView
from ludotheque.table.hall_side import Gate
from ludotheque.table.live_match import LiveMatch
from ludotheque.table.match_host import MatchHost
from ludotheque.table.match_time import MatchTime
from ludotheque.table.occupants import Occupant
from ludotheque.table.presence import Presence
from ludotheque.table.requests import Do
from ludotheque.table.streams import Stream

LOG = logging.getLogger(__name__)

RETRY: Final[Millis] = 1_000
"""How long to wait before the beginning or the end of a match that could not be stored is tried again."""


class Driver:
    """The match at a table. Called with the lock of the table held; bots think beside the table."""

    def __init__(self, host: MatchHost, live: LiveMatch, occupants: Sequence[Occupant]) -> None:
        self.host = host
        self.live = live
        self.clock = host.clock
        self.occupants = occupants
        """The occupants, by seat."""
        self.bots = Bots(occupants, live, host.thinking, host.changed)
        self.presence = Presence(occupants, live, self.bots, host)
        self.reviews: dict[tuple[int, Seat | None], asyncio.Future[Any]] = {}
        """Reviews that were asked for, by chapter and viewer; some are still being worked out."""
        self.announced = False
        """Whether a big screen has shown how the match ended."""
        self.wall = WallView()
        """What the big screens have told."""
        self.time = MatchTime(live, self.bots, self.presence, host)
        self.opening: deque[tuple[Seat, Any] | None] = deque()
        """Opening inputs that are not stored yet: first the draws (None), then those of a lesson."""
        self.gate: Gate | None = None
        """Behind it the match waits for others that begin at the same moment."""
        self.untold: tuple[Event, ...] = ()
        """What happened at the end of a match that could not be stored yet."""
        self.retry_at: Millis = 0
        """When to retry storing the beginning or the end of the match."""

    @property
    def playing(self) -> bool:
        return self.host.party.phase == "playing"

    @property
    def too_long(self) -> bool:
        """Whether the log has all the rows that it may have, and the match is not over."""
        return self.live.outcome is None and self.live.seq >= self.host.most_rows

    # --- moving on ---

    async def begin(self, played: Iterable[tuple[Seat, Any]] = (), gate: Gate | None = None) -> None:
        """Open the match; what cannot be stored now is retried once the store works again."""
        self.opening.extend([None, *played])
        self.gate = gate
        self.time.is_opening = True
        try:
            await self.open()
        except Unavailable:
            LOG.warning("a match opens later", exc_info=True)
            self.host.changed()

    async def open(self) -> None:
        """Answer the first draws, play what a lesson lays down, and start the clock."""
        self.retry_at = self.clock.now() + RETRY
        events: tuple[Event, ...] = ()
        while self.opening:
            laid = self.opening[0]
            events, refused = await self.live.take(None if laid is None else Act(self.live.moment.at, *laid))
            if refused is not None:
                raise AssertionError("what is laid down is legal") from refused
            if laid is not None:
                self.occupants[laid[0]].bot_has_acted = True
            self.opening.popleft()
        if self.gate is not None:
            self.gate.arrive(self.host.party.id)
            await self.gate.opened.wait()
        self.time.open(None if self.gate is None else self.gate.at)
        await self.conclude(events)

    def resume(self) -> None:
        """After a restart, cover the match and wait a while for its people."""
        self.time.cover()
        self.presence.note_idle()
        self.let_think()

    def act(self, stream: Stream, asked: Do, at: Millis, arrived: float) -> None:
        """Apply a person's action; the lock is released once screens are told.

        A repeated key is answered, not applied twice. `arrived` is when it came, by `perf_counter`.
        """
        live, seat, key = self.live, asked.seat, asked.key
        if (seat, key) in live.keys:
            self.host.tell(to=stream, answer=Answer(key, None))
            self.host.inputs.answered(arrived)
            self.host.lock.release()
            return
        if not self.playing:
            raise Refused("match-over")
        if self.too_long:
            raise Refused("match-too-long", most=self.host.most_rows)
        if self.time.standing_still:
            raise Refused("paused")
        if asked.chapter != live.due.chapter_of(seat):
            raise Refused("act-stale")
        at = min(at, live.watch.now())  # it may have been stamped during another match here
        act = Act(max(at, live.moment.at), seat, live.action(asked.action))
        settled = live.settle(act)
        then = partial(self.acted, stream, act, key, settled, arrived)
        if settled.rows:
            live.append_act(settled, act, key, then)
        else:
            then(None)

    def acted(
        self,
        stream: Stream,
        act: Act[Any],
        key: str,
        settled: Settled[Any, Any],
        arrived: float,
        problem: Exception | None,
    ) -> None:
        """Called once a person's action is durable, or with the error; only then are screens told."""
        over = False
        try:
            if self.live.is_closed:  # lost to another node, where the screen asks again
                return
            if problem is not None:
                LOG.error("not kept", exc_info=problem)
                self.host.tell_one(stream, answers=(Answer(key, Refusal("not-kept")),))
                self.host.inputs.answered(arrived, kept=False)
                return
            before = self.live.due
            self.live.advance(settled, act, key)
            refused = settled.refused
            if refused is None:
                self.occupants[act.seat].stop_waiting()
            answer = Answer(key, None if refused is None else Refusal(refused.key, refused.about))
            over = self.live.outcome is not None or self.too_long
            if over:
                self.host.lock.release_after(self.conclude(settled.events, stream, answer))
            elif settled.due == before and self.host.party.turn_timer is None:
                self.announce_step(settled.events, stream, answer)
            else:
                self.announce(settled.events, stream, answer)
            self.host.inputs.answered(arrived, taken=refused is None)
        except Exception:
            LOG.exception("an action failed")
        finally:
            if not over:
                self.host.lock.release()

    async def conclude(self, events: tuple[Event, ...], to: Stream | None = None, answer: Answer | None = None) -> None:
        """Announce what happened; the end of a match that is over, or too long, is stored first."""
        if (self.live.outcome is not None or self.too_long) and self.playing:
            self.retry_at = self.clock.now() + RETRY
            self.untold = events = self.untold + events
            self.host.changed()
            if self.too_long:
                await self.host.back_to_lobby()
                self.host.tell(told=(Told(0, "too-long"),), to=to, answer=answer)
                return
            try:
                await self.host.finish()
            except (Conflict, Unavailable):  # the end is stored later; the action itself was kept
                if to is not None and answer is not None:
                    self.host.tell_one(to, answers=(answer,))
                raise
            self.untold = ()
        self.announce(events, to, answer)

    def announce(self, events: tuple[Event, ...], to: Stream | None = None, answer: Answer | None = None) -> None:
        """Tell the screens what happened, and have bots plan."""
        self.presence.note_idle()
        self.time.adjust()
        self.host.tell(events, to=to, answer=answer)
        self.host.heartbeat.note(self.live)
        self.let_think()
        self.bots.hurry()

    def announce_step(self, events: tuple[Event, ...], to: Stream, answer: Answer) -> None:
        """Announce an action after which the match waits for the same as before, as after nearly every one."""
        self.presence.note_idle()
        self.host.tell_step(events, to, answer)
        if self.bots.present:
            self.let_think()
            self.bots.hurry()

    async def finish(self) -> None:
        """Skip match time while only bots are left: they act as they would have, at the same match times."""
        if not self.time.may_finish:
            raise Refused("not-finished")
        self.time.finishing = True
        await self.wake()

    # --- bots ---

    def let_think(self) -> None:
        if self.playing:
            self.bots.plan_anew()

    def replace(self, seat: Seat, level: str) -> None:
        """Give a seat to a bot for good, once that is written down."""
        self.occupants[seat].replace(self.host.party.box.bots[level])
        self.bots.schedule.drop(seat)
        self.bots.think(seat)
        self.time.adjust()

    def take_over(self, seat: Seat, *, here: bool) -> None:
        """Give a bot's seat to a person, once that is written down."""
        occupant = self.occupants[seat]
        occupant.take_over()
        occupant.stop_waiting()
        occupant.away_since = None if here else self.clock.now()
        self.bots.schedule.drop(seat)
        self.presence.note_idle()
        self.time.adjust()

    async def bot_acts(self, planned: Act[Any]) -> None:
        schedule, seat = self.bots.schedule, planned.seat
        entry = schedule.pop()  # now: other bots plan meanwhile, which may change the first entry
        try:
            events, refused = await self.live.take(Act(max(planned.at, self.live.moment.at), seat, planned.action))
        except Exception:
            schedule.put_back(entry)
            raise
        if refused is None:
            self.occupants[seat].bot_has_acted = True
        else:
            self.bots.refused(seat)
        self.occupants[seat].stop_waiting()
        await self.conclude(events)

    # --- time ---

    def next_wake(self) -> list[Millis]:
        """When something will be due."""
        if not self.playing:
            return []
        if self.opening or self.live.outcome is not None or self.too_long:  # beginning or end could not be stored
            return [self.retry_at]
        times = self.presence.next_wake()
        if self.time.covered_until is not None:
            times.append(self.time.covered_until)
        if not self.time.driven or (next_at := self.time.next_at()) is None:
            return times
        if self.time.skips() or (self.time.unhurried and next_at <= self.live.now()):
            return [*times, self.clock.now()]
        when = self.live.watch.when(next_at)
        return times if when is None else [*times, when]

    async def wake(self) -> None:
        """Do everything that is due by now, in the order in which it was due."""
        now = self.clock.now()
        if self.opening:
            await self.open()
            return
        if self.live.outcome is not None or self.too_long:
            await self.conclude(())
            return
        if self.time.covered_until is not None and now >= self.time.covered_until:
            self.time.uncover()
            self.host.tell()
        await self.presence.send_stand_ins(now)
        self.presence.handle_idle(now)
        if self.time.adjust():
            self.host.tell()
        while self.time.driven and self.playing:
            if self.time.skips() and (next_at := self.time.next_at()) is not None:
                self.live.watch.skip(next_at)
            at, deadline, planned = self.live.now(), self.live.due.deadline, self.bots.schedule.next()
            if planned is not None and planned.at <= at and (deadline is None or planned.at < deadline):
                await self.bot_acts(planned)
            elif deadline is not None and deadline <= at:
                events, _ = await self.live.take(Tick(deadline))
                await self.conclude(events)
            else:
                break
