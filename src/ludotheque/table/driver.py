"""Drives one match at a table: deadlines, bots, stand-ins for people who are away, nudges for who sits idle."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ludotheque.core.game import Act, Event, Millis, Seat, Tick
from ludotheque.core.match import Settled
from ludotheque.core.refusal import Refused
from ludotheque.table.bots import Bots
from ludotheque.table.live import LiveMatch
from ludotheque.table.wire import Answer, Refusal, Told

if TYPE_CHECKING:
    from ludotheque.table.room import Room
    from ludotheque.table.streams import Stream

LOG = logging.getLogger(__name__)

GRACE: Final[Millis] = 30_000
"""How long a person may be away before a bot stands in."""
BEAT: Final[Millis] = 1_000
"""How often the time of a running glass is kept."""
REGATHER: Final[Millis] = 15_000
"""How long a match waits after a restart for its people to come back."""
NUDGE: Final = 2 / 3
"""Part of the turn timer after which somebody idle is nudged."""


class Driver:
    """Called under the lock of its room, except for bots, which think in worker threads."""

    def __init__(self, room: Room, live: LiveMatch) -> None:
        self.room = room
        self.live = live
        self.clock = room.clock
        self.bots = Bots(room, live)
        self.stand_ins: set[Seat] = set()
        self.reviews: dict[tuple[int, Seat | None], Any] = {}
        """What was possible, by chapter and viewer, where somebody has asked."""
        self.idle_since: dict[Seat, Millis] = {}
        self.nudged: set[Seat] = set()
        self.paused = False
        self.covered_until: Millis | None = None
        self.last_beat: Millis = 0
        self.end_again: Millis = 0
        """When the end of the match is kept once more, should it fail."""

    @property
    def standing_still(self) -> bool:
        """Paused by the host, or covered until the people are back."""
        return self.paused or self.covered_until is not None

    @property
    def playing(self) -> bool:
        return self.room.party.phase == "playing"

    # --- moving on ---

    async def begin(self, played: Iterable[tuple[Seat, Any]] = ()) -> None:
        """The first draws are answered, what was laid down is played, and the clock runs."""
        self.live.watch.start()
        events, _ = await self.live.take(None)
        for seat, action in played:
            events, refused = await self.live.take(Act(self.live.moment.at, seat, action))
            if refused is not None:
                raise AssertionError("what is laid down is legal") from refused
        await self.after(events)

    def take_up(self) -> None:
        """After a restart: wait for the people, covered, for a while."""
        self.covered_until = self.clock.now() + REGATHER
        self.note_idle()
        self.let_think()

    def act(self, stream: Stream, seat: Seat, number: int, key: str, at: Millis) -> None:
        """A person acts; a repeated key is answered again and not applied twice. It has the turn until it is told."""
        if not self.playing:
            raise Refused("match-over")
        if self.standing_still:
            raise Refused("paused")
        live = self.live
        if (seat, key) in live.keys:
            self.room.tell(to=stream, answer=Answer(key))
            self.room.lock.leave()
            return
        at = min(at, live.watch.now())  # stamped perhaps while another match was played here
        act = Act(max(at, live.moment.at), seat, live.action(number))
        settled = live.settle(act)
        then = partial(self.acted, stream, act, key, settled)
        if settled.rows:
            live.keep(settled, act, key, then)
        else:
            then(None)

    def acted(
        self, stream: Stream, act: Act[Any], key: str, settled: Settled[Any, Any], problem: Exception | None
    ) -> None:
        """What a person did is on the disk, or could not be kept; only now anyone is told."""
        over = False
        try:
            if problem is not None:
                LOG.error("not kept", exc_info=problem)
                self.room.tell_one(stream, answers=(Answer(key, Refusal("not-kept")),))
                return
            self.live.advance(settled, act, key)
            self.idle_since.pop(act.seat, None)
            self.nudged.discard(act.seat)
            refused = settled.refused
            answer = Answer(key, None if refused is None else Refusal(refused.key, refused.about))
            over = self.live.outcome is not None
            if over:
                self.room.lock.go_on(self.after(settled.events, stream, answer))
            else:
                self.moved(settled.events, stream, answer)
        except Exception:
            LOG.exception("an action failed")
        finally:
            if not over:
                self.room.lock.leave()

    async def after(self, events: tuple[Event, ...], to: Stream | None = None, answer: Answer | None = None) -> None:
        """The match has moved: it may be over."""
        if self.live.outcome is not None and self.playing:
            self.end_again = self.clock.now() + BEAT
            self.room.changed(self.room)
            await self.room.finish(self.live)
        self.moved(events, to, answer)

    def moved(self, events: tuple[Event, ...], to: Stream | None = None, answer: Answer | None = None) -> None:
        """Screens are told, bots think."""
        self.note_idle()
        self.room.tell(events, to=to, answer=answer)
        self.let_think()
        self.bots.hurry()

    def note_idle(self) -> None:
        """Since when the match waits for each seat, where no glass runs."""
        due, since = self.live.due, self.idle_since
        waited = due.seats if due.deadline is None else frozenset()
        if since.keys() != waited:
            now = self.clock.now()
            self.idle_since = {seat: since.get(seat, now) for seat in waited}
        if self.nudged:
            self.nudged &= waited

    def pause(self, *, paused: bool) -> None:
        self.paused = paused
        self._run_or_stand()

    def uncover(self) -> None:
        self.covered_until = None
        self._run_or_stand()

    def _run_or_stand(self) -> None:
        if self.standing_still:
            self.live.watch.stop()
        else:
            self.live.watch.start()
        self.idle_since = dict.fromkeys(self.idle_since, self.clock.now())

    # --- bots ---

    def let_think(self) -> None:
        if self.playing:
            self.bots.think_on()

    async def seat_bot(self, seat: Seat, level: str) -> None:
        """A bot plays this seat from now on."""
        self.bots.sit(seat, level)
        await self.live.sat(seat, f"bot:{level}")

    async def seat_person(self, seat: Seat) -> None:
        """The person plays again at once; if that cannot be written down the stand-in stays."""
        if self.playing:
            await self.live.sat(seat, "person")
        self.stand_ins.discard(seat)
        self.bots.get_up(seat)

    async def bot_acts(self, planned: Act[Any]) -> None:
        schedule, seat = self.bots.schedule, planned.seat
        entry = schedule.pop()  # at once: other bots plan meanwhile, and the first entry may be another then
        try:
            events, refused = await self.live.take(Act(max(planned.at, self.live.moment.at), seat, planned.action))
        except Exception:
            schedule.put_back(entry)
            raise
        if refused is not None:
            self.bots.refused(seat)
        self.idle_since.pop(seat, None)
        await self.after(events)

    # --- time ---

    def next_wake(self, away: dict[Seat, Millis]) -> list[Millis]:
        """When something will be due."""
        if not self.playing:
            return []
        if self.live.outcome is not None:  # the end could not be kept
            return [self.end_again]
        times = [since + GRACE for seat, since in away.items() if self.may_stand_in(seat)]
        if self.covered_until is not None:
            times.append(self.covered_until)
        if not self.live.watch.running:
            return times
        deadline, planned = self.live.due.deadline, self.bots.schedule.next()
        wanted = (deadline, None if planned is None else planned.at)
        times += [when for at in wanted if at is not None and (when := self.live.watch.when(at)) is not None]
        if deadline is not None:
            times.append(self.last_beat + BEAT)
        timer = self.room.party.turn_timer
        if timer is not None:
            for seat, since in self.idle_since.items():
                if seat not in self.bots.bots:
                    times.append(since + round(1000 * timer * (1.0 if seat in self.nudged else NUDGE)))
        return times

    async def wake(self, away: dict[Seat, Millis]) -> None:
        """Do everything that is due by now, in the order in which it was due."""
        now = self.clock.now()
        if self.live.outcome is not None:
            await self.after(())
            return
        if self.covered_until is not None and now >= self.covered_until:
            self.uncover()
            self.room.tell()
        await self.send_stand_ins(away, now)
        await self.mind_the_idle(now)
        while self.live.watch.running and self.playing:
            at, deadline, planned = self.live.watch.now(), self.live.due.deadline, self.bots.schedule.next()
            if planned is not None and planned.at <= at and (deadline is None or planned.at < deadline):
                await self.bot_acts(planned)
            elif deadline is not None and deadline <= at:
                events, _ = await self.live.take(Tick(deadline))
                await self.after(events)
            else:
                break
        await self.beat(now)

    async def beat(self, now: Millis) -> None:
        """While a glass runs the time is kept every second."""
        if self.live.watch.running and self.live.due.deadline is not None and now >= self.last_beat + BEAT:
            self.last_beat = now
            await self.room.store.heartbeat(self.live.row.id, self.live.watch.now())

    # --- people who are away or idle ---

    def may_stand_in(self, seat: Seat) -> bool:
        chairs = self.room.party.chairs
        return seat < len(chairs) and chairs[seat].who == "person" and seat not in self.stand_ins

    async def send_stand_ins(self, away: dict[Seat, Millis], now: Millis) -> None:
        """A bot stands in for who is away too long: at once without a glass, else from the next chapter on."""
        gone = [seat for seat, since in away.items() if self.may_stand_in(seat) and now >= since + GRACE]
        for seat in gone:
            self.stand_ins.add(seat)
            await self.seat_bot(seat, self.room.party.usual_level)
            self.bots.resting.add(seat)
        if gone:
            await self.room.pass_host_on()
            self.room.tell()
            self.let_think()

    async def mind_the_idle(self, now: Millis) -> None:
        """With a turn timer: nudge who sits idle, then let a bot take this turn."""
        timer = self.room.party.turn_timer
        if timer is None or not self.live.watch.running:
            return
        for seat, since in list(self.idle_since.items()):
            if seat in self.bots.bots:
                continue
            if seat not in self.nudged and now >= since + round(1000 * timer * NUDGE):
                self.nudged.add(seat)
                self.room.tell(told=(Told(seat, "nudge"),))
            elif seat in self.nudged and now >= since + 1000 * timer:
                self.bots.borrow(seat)
                self.room.tell(told=(Told(seat, "taken"),))

    def turn_ends(self, seat: Seat | None) -> Millis | None:
        """When, in match time, a bot takes the turn of this seat. Nobody else is told: what he does may be a secret."""
        timer, since = self.room.party.turn_timer, None if seat is None else self.idle_since.get(seat)
        if timer is None or since is None or seat in self.bots.bots or not self.live.watch.running:
            return None
        return self.live.watch.now() + since + 1000 * timer - self.clock.now()
