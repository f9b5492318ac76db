"""The time of one match: whether it runs, stands still or is skipped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.game import Millis, Seat
from ludotheque.table.bots import Bots
from ludotheque.table.live_match import LiveMatch
from ludotheque.table.match_host import MatchHost
from ludotheque.table.presence import Presence
from ludotheque.table.requests import Do

REGATHER: Final[Millis] = 15_000
"""How long a match waits after a restart for its people to come back."""


class MatchTime:
    """Runs and stops the watch of a match, for its pause, its people and its deadline."""

    def __init__(self, live: LiveMatch, bots: Bots, presence: Presence, host: MatchHost) -> None:
        self.live = live
        self.bots = bots
        self.presence = presence
        self.host = host
        self.is_opening = False
        """What the match begins with is not stored yet."""
        self.covered_until: Millis | None = None
        """When a match that waits for its people after a restart goes on without them."""
        self.held: list[Callable[[], None]] = []
        """Actions that came while the match was covered, each to be tried again with the lock of the table."""
        self.unhurried = False
        """Match time stands still, because its deadline is a courtesy to others and there are none."""
        self.finishing = False
        """Match time is skipped until the match waits for the only person again."""

    @property
    def standing_still(self) -> bool:
        """Whether the host has paused the match, or it is covered until its people are back, or not open yet."""
        return self.host.party.paused or self.covered_until is not None or self.is_opening

    @property
    def driven(self) -> bool:
        """Whether anything may happen: match time runs, or stands still for the only person."""
        return self.live.watch.running or (self.unhurried and not self.standing_still)

    @property
    def may_finish(self) -> bool:
        """Whether the only person has nothing left to do but wait for bots."""
        waited, person = self.live.due.seats, self.bots.only_person
        return bool(waited) and person is not None and person not in waited and not self.standing_still

    @property
    def finisher(self) -> Seat | None:
        """The seat of the only person, if they may finish."""
        return self.bots.only_person if self.may_finish else None

    def adjust(self) -> bool:
        """Stop match time while a courtesy deadline is suspended, and restart it afterwards; whether that changed."""
        changed = self.host.party.phase == "playing" and self._has_no_hurry() != self.unhurried
        if changed:
            self.run_or_stand()
        return changed

    def _has_no_hurry(self) -> bool:
        due = self.live.due
        return due.courtesy and self.bots.only_person in due.seats and self.host.party.hall is None

    def cover(self) -> None:
        """Hide the match and stop its time until its people are back, or for a while."""
        self.covered_until = self.host.clock.now() + REGATHER

    def uncover(self) -> None:
        """Show the match and let it go on."""
        self.covered_until = None
        self.run_or_stand()
        self.let_held_go()

    def holds(self, asked: Do) -> bool:
        """Whether an action has to wait until the people are back: it was made before the table moved here."""
        covered = self.covered_until is not None and self.host.party.phase == "playing" and not self.host.party.paused
        return covered and asked.match == self.live.tag and (asked.seat, asked.key) not in self.live.keys

    def let_held_go(self) -> None:
        """Try the actions that were held again, in their order."""
        held, self.held = self.held, []
        for go in held:
            self.host.lock.acquire(go)

    def open(self, at: Millis | None) -> None:
        """Start match time when all that the match begins with is stored, from a moment that it shares with others."""
        self.is_opening = False
        self.run_or_stand()
        if at is not None:
            self.live.watch.begin_at(at)

    def run_or_stand(self) -> None:
        """Run or stop match time, according to the pause, the cover and the deadline."""
        self.unhurried = self._has_no_hurry()
        if self.unhurried:
            self.bots.hurry()
        if self.standing_still or self.unhurried:
            self.live.watch.stop()
        else:
            self.live.watch.start()
        self.host.heartbeat.note(self.live)
        self.presence.restart_timers()

    def next_at(self) -> Millis | None:
        """The match time at which something will be due."""
        planned = self.bots.schedule.next()
        wanted = (self.live.due.deadline, None if planned is None else planned.at)
        return min((at for at in wanted if at is not None), default=None)

    def skips(self) -> bool:
        """Whether time may be skipped to the next moment, once all bots have planned."""
        self.finishing = self.finishing and self.may_finish
        return self.finishing and self.bots.planning == 0
