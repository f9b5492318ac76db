"""People at a running match: a bot stands in for one who is away, and takes the turn of one who sits idle."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from ludotheque.core.game import Millis, Seat
from ludotheque.table.bots import Bots
from ludotheque.table.frames import Told
from ludotheque.table.live_match import LiveMatch
from ludotheque.table.match_host import MatchHost
from ludotheque.table.occupants import Occupant

GRACE: Final[Millis] = 30_000
"""How long a person may be away before a bot stands in."""
NUDGE: Final = 2 / 3
"""Part of the turn timer after which an idle person is nudged."""


class Presence:
    """Tracks who is away or idle; called with the lock of the table held."""

    def __init__(self, occupants: Sequence[Occupant], live: LiveMatch, bots: Bots, host: MatchHost) -> None:
        self.occupants = occupants
        self.live = live
        self.bots = bots
        self.host = host
        self.clock = host.clock

    def next_wake(self) -> list[Millis]:
        """When somebody will have been away or idle for too long."""
        times = [o.missed_since + GRACE for o in self.occupants if o.missed_since is not None]
        if self.host.party.hall is not None:
            times = []
        timer = self.host.party.turn_timer
        if timer is not None and self.live.watch.running:
            idle = [o for o in self.occupants if o.by_hand]
            times += [o.idle_since + patience(timer, o) for o in idle if o.idle_since is not None]
        return times

    def note_idle(self) -> None:
        """Note when the match began to wait for each seat, if no glass runs."""
        due = self.live.due
        waited = due.seats if due.deadline is None else ()
        for seat, occupant in enumerate(self.occupants):
            if seat in waited:
                if occupant.idle_since is None:
                    occupant.idle_since = self.clock.now()
            elif occupant.idle_since is not None:
                occupant.stop_waiting()

    def restart_timers(self) -> None:
        """Restart the turn timers of all seats that the match waits for, after a pause."""
        for occupant in self.occupants:
            if occupant.idle_since is not None:
                occupant.idle_since = self.clock.now()

    @property
    def stand_ins(self) -> frozenset[Seat]:
        """Seats of people who are away, played by a bot."""
        return frozenset([seat for seat, occupant in enumerate(self.occupants) if occupant.stands_in])

    def went_away(self, seat: Seat) -> None:
        """Note that the last screen of a person has disconnected."""
        self.occupants[seat].away_since = self.clock.now()

    def note_absent(self, here: Collection[Seat]) -> None:
        """Note that everyone who is not here is away from now on."""
        for seat, occupant in enumerate(self.occupants):
            if occupant.by_hand:
                occupant.away_since = None if seat in here else self.clock.now()

    async def came_back(self, seat: Seat) -> None:
        """Return a seat to its person at once; if that cannot be stored, the stand-in stays."""
        occupant = self.occupants[seat]
        if occupant.stands_in:
            if self.host.party.phase == "playing":
                await self.live.note_seated(seat, self.host.party.chairs[seat].sits)
            occupant.hand_back()
            self.bots.schedule.drop(seat)
        occupant.away_since = None

    async def send_stand_ins(self, now: Millis) -> None:
        """Let bots stand in for people who are away too long; where a glass runs they rest until the next chapter.

        In a hall nobody plays for somebody else.
        """
        if self.host.party.hall is not None:
            return
        level, changed = self.host.party.usual_level, False
        try:
            for seat, occupant in enumerate(self.occupants):
                since = occupant.missed_since
                if since is not None and now >= since + GRACE:
                    await self.live.note_seated(seat, f"bot:{level}")
                    occupant.stand_in(self.host.party.box.bots[level])
                    changed = True
        finally:  # also where a later write failed
            if changed:
                self.host.tell()
                self.bots.plan_anew()

    def handle_idle(self, now: Millis) -> None:
        """With a turn timer: nudge people who sit idle, then let a bot take this turn."""
        timer = self.host.party.turn_timer
        if timer is None or not self.live.watch.running:
            return
        for seat, occupant in enumerate(self.occupants):
            since = occupant.idle_since
            if since is None or not occupant.by_hand or now < since + patience(timer, occupant):
                continue
            if not occupant.nudged:
                occupant.nudged = True
                self.host.tell(told=(Told(seat, "nudge"),))
            else:
                occupant.borrow(self.host.party.box.bots[self.host.party.usual_level])
                self.bots.think(seat)
                self.host.tell(told=(Told(seat, "taken"),))

    @property
    def timers(self) -> list[Millis | None] | None:
        """When each person became idle; None without a turn timer."""
        if self.host.party.turn_timer is None:
            return None
        return [occupant.idle_since if occupant.by_hand else None for occupant in self.occupants]

    def turn_ends(self, seat: Seat | None) -> Millis | None:
        """When, in match time, a bot takes the turn of this seat. Sent to its own screens only: it may be a secret."""
        timer = self.host.party.turn_timer
        if timer is None or seat is None or not self.live.watch.running:
            return None
        occupant = self.occupants[seat]
        if occupant.idle_since is None or not occupant.by_hand:
            return None
        return self.live.watch.now() + occupant.idle_since + 1000 * timer - self.clock.now()


def patience(timer: int, occupant: Occupant) -> Millis:
    """How long a person may sit idle: until the nudge, or until a bot takes the turn."""
    return round(1000 * timer * (1.0 if occupant.nudged else NUDGE))
