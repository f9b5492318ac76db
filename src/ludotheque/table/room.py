"""A live table: chairs and screens around one match."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.coding import encode
from ludotheque.core.game import Event, Millis, Seat
from ludotheque.core.refusal import Refused
from ludotheque.store import ResultRow, RoomRow, Store
from ludotheque.table.clock import Clock
from ludotheque.table.deals import Deal, first_try, result_key
from ludotheque.table.driver import Driver
from ludotheque.table.ghosts import ghosts_at
from ludotheque.table.live_match import LiveMatch, new_match
from ludotheque.table.match_log import MatchLog
from ludotheque.table.occupants import seated
from ludotheque.table.party import MOST_EVENING, Chair, Party, prepare
from ludotheque.table.seat_transfer import SeatTransfers
from ludotheque.table.serial_lock import SerialLock
from ludotheque.table.streams import Outbox, Stream, Update
from ludotheque.table.tokens import new_id
from ludotheque.table.views import clock_view, forgets, match_view, table_key, table_view, view_key
from ludotheque.table.wire import Answer, Evening, Told

LOG = logging.getLogger(__name__)

MOST_GONE: Final = 32
LINGER: Final[Millis] = 60_000
"""How long the frames of a screen that went away are kept for it."""


class Services(Struct, frozen=True):
    """What every table of a process shares."""

    store: Store
    clock: Clock
    transfers: SeatTransfers
    changed: Callable[[Room], None]
    """Called when something at a table may be due earlier than before."""
    free_code: Callable[[], str]
    """A code that leads to no table yet."""


class Room:
    """Everything that happens at one table happens under its lock, in the order of arrival."""

    def __init__(self, party: Party, version: int, services: Services) -> None:
        self.party = party
        self.version = version
        self.services = services
        self.store = services.store
        self.clock = services.clock
        self.changed = partial(services.changed, self)
        """To be called when something at this table may be due earlier than before."""
        self.lock = SerialLock()
        self.streams: dict[str, Stream] = {}
        self.connections: tuple[frozenset[str | None], int] = frozenset(), 0
        """The devices that are connected, and how many screens."""
        self.driver: Driver | None = None
        self.last_used: Millis = self.clock.now()

    async def save(self, party: Party) -> None:
        """Store a change of the table; nobody is told before."""
        await self.store.save_room(RoomRow(party.id, self.version + 1, encode(party).decode()))
        self.party, self.version = party, self.version + 1

    # --- what screens show ---

    def here(self) -> frozenset[Seat]:
        """Seats whose device is connected."""
        devices = {stream.device for stream in self.streams.values() if stream.connected}
        return frozenset(s for s, chair in enumerate(self.party.chairs) if chair.device in devices and chair.device)

    def tell(
        self,
        events: tuple[Event, ...] = (),
        told: tuple[Told, ...] = (),
        to: Stream | None = None,
        answer: Answer | None = None,
    ) -> None:
        """Send every screen what has changed for it; the answer goes to the stream that asked."""
        now = table_key(self.driver, self.version, self.connections)
        for stream in self.streams.values():
            answers = (answer,) if stream is to and answer is not None else ()
            self._tell(stream, now, events, told, answers)
        self.changed()

    def tell_one(
        self,
        stream: Stream,
        events: tuple[Event, ...] = (),
        told: tuple[Told, ...] = (),
        answers: tuple[Answer, ...] = (),
    ) -> None:
        """Send one screen what has changed for it."""
        self._tell(stream, table_key(self.driver, self.version, self.connections), events, told, answers)

    def _tell(
        self,
        stream: Stream,
        now: object,
        events: tuple[Event, ...],
        told: tuple[Told, ...],
        answers: tuple[Answer, ...],
    ) -> None:
        """Send an update as this screen may see it, with the table only where it looks different from before."""
        seat = stream.seat
        seen = tuple([event for event in events if event.seen_by(seat)]) if events else ()
        driver, party, table = self.driver, self.party, None
        if stream.fresh or now != stream.last_table:
            table = table_view(driver, party, stream.device, self.here(), self.streams.values())
        key, match = view_key(driver, party, seat), stream.last_match
        if stream.fresh or key != stream.view_key:
            stream.view_key, match = key, match_view(driver, party, seat, key)
        stream.tell(Update(now, table, match, clock_view(driver, seat), seen, told, answers))

    def count_connections(self) -> None:
        """Note which devices are connected, after one has come or gone."""
        connected = [stream.device for stream in self.streams.values() if stream.connected]
        self.connections = frozenset(connected), len(connected)

    # --- coming and going ---

    async def join(
        self, device: str | None, stream_id: str | None, last: int | None, *, wall: bool = False
    ) -> tuple[Stream, Outbox]:
        """Connect a screen, anew or again; `last` is the last frame that it has."""
        async with self.lock:
            stream = self.streams.get(stream_id or "")
            mine = self.party.held_by(device) if device is not None else ()
            if stream is None or stream.device != device:
                stream, last = Stream(device, mine[0] if len(mine) == 1 else None, wall=wall), None
            elif stream.seat is not None and stream.seat not in mine:
                stream.show(None)
            if self.driver is not None:
                for seat in mine:
                    await self.driver.presence.came_back(seat)
            self.streams[stream.id] = stream
            if forgets(self.driver, stream.seat):
                stream.sent.clear()
            outbox = stream.connect(last)
            self.drop_old_streams(MOST_GONE)
            self.count_connections()
            self.uncover_when_complete()
            self.tell()
            return stream, outbox

    def drop_old_streams(self, most: int) -> None:
        """Keep only the latest so many of the screens that went away."""
        gone = [stream for stream in self.streams.values() if not stream.connected and stream.gone_since is not None]
        for stream in sorted(gone, key=lambda stream: stream.gone_since or 0)[: max(0, len(gone) - most)]:
            del self.streams[stream.id]

    async def leave(self, stream: Stream, outbox: Outbox) -> None:
        """Disconnect a screen; its chair stays for a while."""
        async with self.lock:
            before = self.here()
            stream.disconnect(outbox, self.clock.now())
            self.count_connections()
            if self.driver is not None:
                for seat in before - self.here():
                    self.driver.presence.went_away(seat)
            self.tell()

    def uncover_when_complete(self) -> None:
        """Uncover a match that was restored once all its people are back."""
        people = {seat for seat, chair in enumerate(self.party.chairs) if chair.who == "person"}
        if self.driver is not None and self.driver.covered_until is not None and people <= self.here():
            self.driver.uncover()

    async def pass_host_on(self) -> None:
        """Give the host's role to another person if its holder has gone."""
        host = self.party.host
        stand_ins = self.driver.presence.stand_ins if self.driver is not None else frozenset()
        if host is None or host in stand_ins or self.party.chairs[host].who != "person":
            heir = self.party.next_host(self.here() - stand_ins)
            if heir != host:
                await self.save(replace(self.party, host=heir))

    def chair_of(self, seat: Seat, device: str | None) -> Chair:
        """The chair, if this device holds it."""
        chair = self.party.chair(seat)
        if device is None or chair.device != device:
            raise Refused("not-your-seat")
        return chair

    async def move_seat(self, seat: Seat, device: str) -> None:
        """Another device takes over a person's seat; the one before is covered."""
        async with self.lock:
            chair = self.party.chair(seat)
            if chair.who != "person":
                raise Refused("move-unknown")
            await self.save(self.party.with_chair(seat, replace(chair, device=device)))
            for stream in self.streams.values():
                if stream.device == chair.device and stream.seat == seat:
                    stream.show(None)
            self.tell()

    # --- the match ---

    async def start(self, deal: Deal | None = None) -> None:
        """Begin a match with the chairs that are taken, by chance or with this deal."""
        await prepare(self.party.game, self.party.options)
        party = self.party.without_empty_chairs()
        chairs = party.chairs
        row, options, own = new_match(
            party.box, party.id, party.options, [chair.own for chair in chairs], [chair.sits for chair in chairs], deal
        )
        live = LiveMatch(party.box, row, options, own, self.store, self.clock)
        party = replace(party, phase="playing", match=row.id, code=None, deal=None if deal is None else deal.view)
        kept = RoomRow(party.id, self.version + 1, encode(party).decode())
        ghosts = await ghosts_at(party, self.store)
        await self.store.open_match(row, kept, first_try(party))
        self.party, self.version = party, self.version + 1
        for stream in self.streams.values():
            mine = party.held_by(stream.device) if stream.device is not None else ()
            stream.show(mine[0] if len(mine) == 1 else None)
        self.driver = Driver(self, live, seated(party, ghosts))
        self.driver.presence.note_absent(self.here())
        LOG.info("match begun", extra={"facts": {"game": party.game, "seats": len(party.chairs)}})
        await self.driver.begin(() if deal is None else deal.played)

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
        results = [
            ResultRow(
                match=live.row.id,
                seat=seat,
                device=chair.device,
                name=chair.name,
                game=party.game,
                place=outcome.places[seat],
                score=outcome.score[seat],
                unit=outcome.unit,
                record=await result_key(self.store, party, outcome, seat, helped),
                finished=self.clock.date(),
                more_is_better=outcome.more_is_better is True,
            )
            for seat, chair in enumerate(party.chairs)
            if chair.who == "person"
        ]
        await self.store.close_match(live.row.id, replay, results)
        evening = (*party.evening, Evening(party.game, tuple(chair.player for chair in party.chairs), outcome, replay))
        await self.save(replace(party, phase="over", evening=evening[-MOST_EVENING:]))
        LOG.info("match over", extra={"facts": {"game": party.game, "rows": live.seq}})

    async def back_to_lobby(self) -> None:
        """Bring the same party back to the lobby, for a rematch or another game."""
        if self.driver is not None:
            self.driver.live.watch.stop()
        self.driver = None
        await self.save(self.party.back_in_lobby(self.services.free_code()))
        for stream in self.streams.values():
            stream.renew()

    async def resume(self) -> None:
        """Restore the match from its log after a restart; refuses rules that cannot be played any more."""
        match = await self.store.match(self.party.match or "")
        if match is None:
            return
        log = MatchLog(self.party.box, match, await self.store.log(match.id))
        live = LiveMatch(self.party.box, match, log.options, log.own, self.store, self.clock)
        by_bots = live.restore(log)
        if live.due.odds:  # the power failed before chance had answered
            await live.take(None)
        ghosts = await ghosts_at(self.party, self.store)
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
        times = [stream.gone_since + LINGER for stream in self.streams.values() if stream.gone_since is not None]
        if self.driver is not None:
            times += self.driver.next_wake()
        return min(times) if times else None

    async def wake(self) -> None:
        """Do everything that is due by now."""
        async with self.lock:
            now = self.clock.now()
            for stream in [s for s in self.streams.values() if s.gone_since is not None]:
                if now >= (stream.gone_since or 0) + LINGER:
                    del self.streams[stream.id]
            if self.driver is not None and self.party.phase == "playing":
                await self.driver.wake()
