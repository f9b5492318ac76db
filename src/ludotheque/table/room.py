"""A live table: chairs and screens around one match."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final
from weakref import proxy, ref

from msgspec.structs import replace

from ludotheque.core.coding import encode
from ludotheque.core.game import Millis, Seat
from ludotheque.core.refusal import Refused
from ludotheque.store import RoomRow
from ludotheque.table.deals import Deal, first_try
from ludotheque.table.driver import Driver
from ludotheque.table.frames import Bye, Evening
from ludotheque.table.gathering import Gathering
from ludotheque.table.ghosts import ghosts_at
from ludotheque.table.hall_side import Gate, HallSide
from ludotheque.table.live_match import LiveMatch, new_match
from ludotheque.table.occupants import seated
from ludotheque.table.party import MOST_EVENING, Chair, Party
from ludotheque.table.preparing import PREPARE_PRICE, is_prepared, prepare
from ludotheque.table.restore import stored_log
from ludotheque.table.results import results_of
from ludotheque.table.screens import Screens
from ludotheque.table.serial_lock import SerialLock
from ludotheque.table.services import Opener, Services
from ludotheque.table.streams import Outbox, Stream, Streams
from ludotheque.table.tokens import new_id
from ludotheque.table.views import forgets

LOG = logging.getLogger(__name__)
RESTART: Final = Bye("restart")


class Room:
    """One table. Everything that happens there happens under its lock, in the order of arrival."""

    def __init__(self, party: Party, version: int, services: Services) -> None:
        self.party = party
        self.version = version
        self.services = services
        self.store = services.store
        self.clock = services.clock
        self.thinking = services.thinking
        self.heartbeat = services.heartbeat
        self.inputs = services.inputs
        self.most_rows = services.limits.match_rows
        me = ref(self)  # nothing of its own holds a table, so that one that is put away is freed at once
        self.changed = partial(call, services.changed, me)
        """Reschedules this table when something may be due earlier than before."""
        self.noted = partial(call, services.noted, me)
        """Tells the server that chairs, screens or the phase have changed."""
        self.lock = SerialLock()
        self.streams = Streams()
        self.driver: Driver | None = None
        self.gathering = Gathering(proxy(self))
        self.screens = Screens(proxy(self))
        self.tell, self.tell_one, self.tell_step = self.screens.tell, self.screens.tell_one, self.screens.tell_step
        self.last_used: Millis = self.clock.now()
        self.opener: Opener | None = None
        self.hall: HallSide | None = None
        """What the hall shows here, if this table belongs to one."""
        self.is_closed = False
        """Whether the table was put away, or lost to another server; then it refuses everything."""

    @property
    def is_empty(self) -> bool:
        """Whether no screen is connected, but perhaps programs: a forgotten one does not keep a table open."""
        programs = {chair.device for chair in self.party.chairs if chair.who == "program"}
        return all(stream.device in programs for stream in self.streams.connected)

    @property
    def is_first_try(self) -> bool:
        """Whether a deal of the day is being played that counts: its glass must not stand still."""
        return self.party.phase == "playing" and self.party.deal is not None and self.party.deal.counts

    @property
    def is_sealed(self) -> bool:
        """Whether a round of its hall is under way, of which nothing may be told before all are done."""
        return self.party.hall is not None and (self.hall is None or self.hall.sealed)

    def close(self) -> tuple[str, Millis] | None:
        """Stop for good; returns the id and the time of a running match."""
        live = None if self.driver is None else self.driver.live
        self.is_closed, self.driver = True, None
        if live is None:
            return None
        live.is_closed = True
        live.watch.stop()
        return (live.row.id, live.watch.now()) if self.party.phase == "playing" else None

    def say_bye(self, bye: Bye = RESTART) -> None:
        """Take leave of every screen; by default they reconnect, perhaps to another server."""
        for stream in self.streams.values():
            stream.say_bye(bye)

    async def save(self, party: Party) -> None:
        """Store a change of the table, before anyone is told. Codes that move reseated chairs become void."""
        self.check_open()
        await self.store.save_room(self.row_of(party), self.party.reseated(party))
        self.adopt(party)

    def check_open(self) -> None:
        """Refuse everything once the table was put away, or is driven by another server."""
        if self.is_closed:
            raise Refused("table-unknown")

    def row_of(self, party: Party) -> RoomRow:
        """The next version of this table, for the store."""
        doc = encode(party).decode()
        return RoomRow(party.id, self.version + 1, doc, saved=self.clock.date(), code=party.code, hall=party.hall)

    def adopt(self, party: Party) -> None:
        """Use a party that has been stored."""
        self.party, self.version = party, self.version + 1
        self.gathering.note()
        self.noted()

    def here(self) -> frozenset[Seat]:
        """Seats whose device is connected."""
        devices = self.streams.devices
        return frozenset(seat for seat, chair in enumerate(self.party.chairs) if chair.device in devices)

    # --- coming and going ---

    async def join(
        self,
        device: str | None,
        stream_id: str | None,
        last: int | None,
        *,
        wall: bool = False,
        network: str | None = None,
    ) -> tuple[Stream, Outbox]:
        """Connect a new or returning screen; `last` is the last frame that it has."""
        async with self.lock:
            self.check_open()
            stream = self.streams.get(stream_id or "")
            mine = self.party.held_by(device) if device is not None else ()
            if stream is None or stream.device != device:
                stream, last = Stream(device, mine[0] if len(mine) == 1 else None, wall=wall), None
            elif stream.seat is not None and stream.seat not in mine:
                stream.show(None)
            if self.driver is not None:
                for seat in mine:
                    await self.driver.presence.came_back(seat)
                self.driver.time.adjust()
            self.streams[stream.id], stream.network = stream, network
            if forgets(self.driver, stream.seat):
                stream.sent.clear()
            outbox = stream.connect(last)
            self.streams.drop_oldest()
            self.screens.count_connections()
            self.uncover_when_complete()
            self.tell()
            return stream, outbox

    async def leave(self, stream: Stream, outbox: Outbox) -> None:
        """Disconnect a screen; its chair stays for a while."""
        async with self.lock:
            before = self.here()
            stream.disconnect(outbox, self.clock.now())
            self.last_used = self.clock.now()
            self.screens.count_connections()
            if self.driver is not None:
                for seat in before - self.here():
                    self.driver.presence.went_away(seat)
            self.tell()

    def uncover_when_complete(self) -> None:
        """Uncover a match that was restored once all its people are back."""
        people = {seat for seat, chair in enumerate(self.party.chairs) if chair.who in ("person", "program")}
        if self.driver is not None and self.driver.time.covered_until is not None and people <= self.here():
            self.driver.time.uncover()

    def chair_of(self, seat: Seat, device: str | None) -> Chair:
        """The chair, if this device holds it."""
        chair = self.party.chair(seat)
        if device is None or chair.device != device:
            raise Refused("not-your-seat")
        return chair

    # --- the match ---

    async def prepare(self) -> object | None:
        """Whatever the match needs before it can begin; kept as long as the caller holds on to it."""
        if not is_prepared(self.party.game, self.party.options):
            self.services.charge(self.party.id, PREPARE_PRICE)
        return await prepare(self.thinking, self.party.id, self.party.game, self.party.options)

    async def start(self, deal: Deal | None = None, gate: Gate | None = None) -> None:
        """Begin a match with the chairs that are taken, by chance or with this deal; behind a gate once that opens."""
        prepared = await self.prepare()
        party = self.party.without_empty_chairs()
        chairs = party.chairs
        row, options, own = new_match(
            party.box, party.id, party.options, [chair.own for chair in chairs], [chair.sits for chair in chairs], deal
        )
        live = LiveMatch(party.box, row, options, own, self.store, self.clock)
        live.prepared = prepared
        party = replace(party, phase="playing", match=row.id, deal=None if deal is None else deal.view, removed=())
        kept = self.row_of(party)
        ghosts = await ghosts_at(party, self.store, self.thinking)
        self.check_open()
        await self.store.open_match(row, kept, first_try(party), self.party.reseated(party))
        self.adopt(party)
        for stream in self.streams.values():
            mine = party.held_by(stream.device) if stream.device is not None else ()
            stream.show(mine[0] if len(mine) == 1 else None)
        self.driver = Driver(self, live, seated(party, ghosts))
        self.driver.presence.note_absent(self.here())
        LOG.info("match begun", extra={"facts": {"game": party.game, "seats": len(party.chairs)}})
        await self.driver.begin(() if deal is None else deal.played, gate)

    async def finish(self) -> None:
        """Keep the end of the match: an id for its replay, the results and the evening."""
        driver, party = self.driver, self.party
        if driver is None or driver.live.outcome is None:
            return
        live, outcome = driver.live, driver.live.outcome
        live.watch.stop()
        helped = live.assisted | {seat for seat, o in enumerate(driver.occupants) if o.bot_has_acted}
        kept = await self.store.match(live.row.id)
        replay = kept.replay if kept is not None and kept.replay is not None else new_id()
        results = await results_of(self.store, party, live, outcome, helped, self.clock.date())
        self.check_open()
        await self.store.close_match(live.row.id, replay, results)
        evening = (*party.evening, Evening(party.game, tuple(chair.player for chair in party.chairs), outcome, replay))
        party = replace(party.with_waiting_guests(), phase="over", paused=False)
        await self.save(replace(party, evening=evening[-MOST_EVENING:]))
        LOG.info("match over", extra={"facts": {"game": party.game, "rows": live.seq}})

    async def back_to_lobby(self) -> None:
        """Bring the same party back to the lobby, with guests who are here, for a rematch or another game."""
        if self.driver is not None:
            self.driver.live.watch.stop()
            self.driver.time.let_held_go()
        self.driver = None
        await self.save(self.party.back_in_lobby().with_guests_seated(self.streams.devices))
        for stream in self.streams.values():
            stream.renew()

    async def resume(self) -> None:
        """Restore the match from its log after a restart; refuses rules that cannot be played any more.

        Raises `Unfit`, or anything at all, where what is stored is damaged.
        """
        match = await self.store.match(self.party.match or "")
        log = stored_log(self.party, match, [] if match is None else await self.store.log(match.id))
        prepared = await prepare(self.thinking, self.party.id, log.match.game, log.header.options)
        live = LiveMatch(self.party.box, log.match, log.options, log.own, self.store, self.clock)
        live.prepared = prepared
        by_bots = await live.restore(log)
        if live.due.odds:  # the power failed before chance had answered
            await live.take(None)
        ghosts = await ghosts_at(self.party, self.store, self.thinking)
        self.driver = Driver(self, live, seated(self.party, ghosts, by_bots))
        if self.party.phase == "playing" and live.outcome is not None:
            await self.finish()
        elif self.party.phase == "playing":
            self.driver.presence.note_absent(self.here())
            self.driver.resume()
            self.uncover_when_complete()

    # --- time ---

    def next_wake(self) -> Millis | None:
        """When something will be due at this table."""
        times = self.streams.next_drops() + self.gathering.next_wake()
        if self.driver is not None:
            times += self.driver.next_wake()
        return min(times) if times else None

    async def wake(self) -> None:
        """Do everything that is due by now."""
        async with self.lock:
            self.streams.drop_gone(self.clock.now())
            try:
                await self.gathering.wake()
            finally:  # also where a write failed
                if self.driver is not None and self.party.phase == "playing":
                    await self.driver.wake()


def call(tell: Callable[[Any], None], table: ref[Room]) -> None:
    """Call this with a table, unless it is gone."""
    room = table()
    if room is not None:
        tell(room)
