"""The people whom a table expects, in every phase: its host, guests who came late, and a start that waits for them."""

from __future__ import annotations

from typing import Final, Protocol

from msgspec.structs import replace

from ludotheque.core.game import Millis, Seat
from ludotheque.core.refusal import Refused
from ludotheque.table.driver import Driver
from ludotheque.table.frames import Told
from ludotheque.table.match_host import MatchHost
from ludotheque.table.party import Chair, Guest, Party, checked_settings
from ludotheque.table.streams import Streams

HOST_GRACE: Final[Millis] = 20_000
"""How long the host may be away before somebody else has the role."""
GUEST_GRACE: Final[Millis] = 30_000
"""How long a guest may be away before their chair is no longer kept."""
START_WAIT: Final[Millis] = 5_000
"""How long the start of a match waits for guests who are expected."""


class Gathered(MatchHost, Protocol):
    """The part of a table that its gathering needs."""

    driver: Driver | None
    streams: Streams

    def here(self) -> frozenset[Seat]:
        """Seats whose device is connected."""
        ...

    async def save(self, party: Party) -> None:
        """Store a change of the table, before anyone is told."""
        ...

    async def prepare(self) -> object | None:
        """Whatever the match needs before it can begin; kept as long as the caller holds on to it."""
        ...

    async def start(self) -> None:
        """Begin a match with the chairs that are taken."""
        ...


class Gathering:
    """Called with the lock of the table held; wakes only when somebody has been away for too long."""

    def __init__(self, table: Gathered) -> None:
        self.table = table
        self.away_since: dict[str, Millis] = {}
        """When the device of the host or of a guest disconnected."""
        self.arrived: frozenset[str] = frozenset()
        """The devices that have connected since they got their chair."""
        self.start_by: Millis | None = None
        """When a match that waits for guests begins at the latest."""
        self.prepared: object | None = None
        """What that match needs, held until it begins."""
        self.note()

    @property
    def starting(self) -> bool:
        """Whether a match is about to begin, and waits for guests."""
        return self.start_by is not None and self.table.party.phase == "lobby"

    def note(self) -> None:
        """Update who is away, after somebody has come, gone or changed roles; after a restart, everybody is."""
        party, now = self.table.party, self.table.clock.now()
        expected = {guest.device for guest in party.guests}
        if party.host_device is not None:
            expected.add(party.host_device)
        connected = self.table.streams.devices
        self.arrived = (self.arrived | connected) & party.devices
        away = expected - connected
        self.away_since = {device: self.away_since.get(device, now) for device in away}

    # --- time ---

    def next_wake(self) -> list[Millis]:
        """When the role of the host passes on, a guest is dropped or seated, or a match begins."""
        party = self.table.party
        if not self.away_since and not party.guests and self.start_by is None:
            return []  # as at nearly every move
        now = self.table.clock.now()
        times = [self.away_since[guest.device] + GUEST_GRACE for guest in party.guests if self._is_away(guest)]
        if party.host_device in self.away_since and self.heir() is not None:
            times.append(self.away_since[party.host_device] + HOST_GRACE)
        if self.start_by is not None:
            times.append(self.start_by if self._absent() else now)
        if self.guests_due() or (party.phase == "lobby" and self._seated() is not party):
            times.append(now)
        return times

    async def wake(self) -> None:
        """Do everything that is due by now."""
        now, party = self.table.clock.now(), self.table.party
        gone = {guest.device for guest in party.guests if self._is_away(guest, now - GUEST_GRACE)}
        if gone:
            await self._keep(party.without_guests(gone))
        await self.pass_host_on(now)
        for guest in self.guests_due():
            await self.take_over(guest)
        if self.table.party.phase == "lobby":
            seated = self._seated()
            if seated is not self.table.party:
                await self._keep(seated)
            if self.start_by is not None and (now >= self.start_by or not self._absent()):
                await self._begin_late()

    async def _keep(self, party: Party, *told: Told) -> None:
        await self.table.save(party)
        self.table.tell(told=told)

    def _is_away(self, guest: Guest, since: Millis | None = None) -> bool:
        gone = self.away_since.get(guest.device)
        return gone is not None and (since is None or gone <= since)

    def _absent(self) -> bool:
        return any(self._is_away(guest) for guest in self.table.party.guests)

    def _seated(self) -> Party:
        """The party with all present guests seated; the same one if there is nobody to seat."""
        party = self.table.party
        here = [guest.device for guest in party.guests if not self._is_away(guest)]
        return party.with_guests_seated(here) if here and party.chair_to_give() is not None else party

    # --- the host ---

    def heir(self) -> Seat | None:
        """The next host: the next person round the table who is here."""
        party, here = self.table.party, self.table.here() & self.table.party.people
        host, chairs = party.host or 0, len(party.chairs)
        return next((seat for step in range(1, chairs) if (seat := (host + step) % chairs) in here), None)

    async def pass_host_on(self, now: Millis) -> None:
        """Give the role of a host who is away for too long to somebody who is here."""
        away, heir = self.away_since.get(self.table.party.host_device or ""), self.heir()
        if away is not None and heir is not None and now >= away + HOST_GRACE:
            await self._keep(replace(self.table.party, host=heir), Told(heir, "host"))

    # --- guests at a running match ---

    def guests_due(self) -> list[Guest]:
        """Guests who take over a bot now, because the chapter that they waited for is over."""
        driver, party = self.table.driver, self.table.party
        if driver is None or party.phase != "playing" or driver.live.outcome is not None:
            return []
        due = driver.live.due
        return [
            guest for guest in party.guests if guest.takes is not None and due.chapter_of(guest.takes) != guest.after
        ]

    async def take_over(self, guest: Guest) -> None:
        """Give a bot's seat to a guest. If either write fails, the bot keeps it."""
        driver, party, seat = self.table.driver, self.table.party, guest.takes
        if driver is None or seat is None:
            return
        chair = Chair("person", guest.name, None, guest.device, party.chairs[seat].own)
        await driver.live.note_seated(seat, chair.sits)
        host = seat if party.host is None else party.host
        await self.table.save(replace(party.without_guests({guest.device}).with_chair(seat, chair), host=host))
        driver.take_over(seat, here=seat in self.table.here())
        self.table.streams.refocus(guest.device, self.table.party.held_by(guest.device))
        self.table.tell(told=(Told(seat, "joined"),))

    # --- the start ---

    def check_start(self) -> None:
        """Refuse a match with the chairs that are taken now, if there is none."""
        party = self.table.party
        checked_settings(party.game, party.options, sum(chair.who != "empty" for chair in party.chairs))

    async def start(self) -> None:
        """Begin with the chairs that are taken; a guest who is expected and not here gets a moment to come back."""
        self.check_start()
        if self._absent():
            self.start_by = self.start_by or self.table.clock.now() + START_WAIT
            self.prepared = await self.table.prepare()
        else:
            await self.begin()

    async def begin(self) -> None:
        """Begin at once."""
        self.check_start()
        await self.table.start()
        self.call_off()

    def call_off(self) -> None:
        """Begin nothing after the wait."""
        self.start_by = self.prepared = None

    async def _begin_late(self) -> None:
        """Begin after the wait. If the chairs no longer allow a match, the host is told why at the next try."""
        try:
            await self.begin()
        except Refused:
            self.call_off()
            self.table.tell()
