"""What a screen shows: the table around it, the match as its seat may see it, the time."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.table.differences import MatchSeen
from ludotheque.table.driver import Driver
from ludotheque.table.frames import ChairView, GuestView, HallView, TableView, WallView
from ludotheque.table.frames import Clock as ClockView
from ludotheque.table.hall_side import HallSide
from ludotheque.table.party import Chair, Party
from ludotheque.table.preparing import why_not_begin
from ludotheque.table.streams import Situation, Stream, Streams


def table_view(
    driver: Driver | None,
    party: Party,
    device: str | None,
    here: Collection[Seat],
    streams: Streams,
    arrived: Collection[str],
    *,
    starting: bool,
    hall: HallView | None = None,
    sealed: bool = False,
) -> TableView:
    """The table as a device sees it; `here` are the seats whose device is connected, `arrived` all that have been."""
    stand_ins = driver.presence.stand_ins if driver is not None else ()
    assisted = driver.live.assisted if driver is not None else ()
    chairs = tuple(
        chair_view(chair, device, arrived, here=seat in here, stand_in=seat in stand_ins, assisted=seat in assisted)
        for seat, chair in enumerate(party.chairs)
    )
    return TableView(
        id=party.id,
        phase=party.phase,
        code=party.public_code,
        game=party.game,
        options=party.options,
        chairs=chairs,
        guests=guest_views(party, device, streams),
        room_for_guests=party.has_chair_for(device),
        removed=party.phase != "over" and device in party.removed,
        starting=starting,
        host=party.host,
        listed=party.listed,
        turn_timer=party.turn_timer,
        hints=party.helps,
        deal=party.deal,
        watching=sum(is_watching(stream, party.devices) for stream in streams.values()),
        paused=party.paused,
        covered=driver is not None and driver.time.covered_until is not None,
        commitment=None if driver is None else driver.live.commitment,
        begin=why_not_begin(party) if party.phase == "lobby" else None,
        wall=wall_view(driver, streams.values()),
        evening=tuple(replace(match, replay=None) for match in party.evening) if sealed else party.evening,
        hall=hall,
    )


def chair_view(
    chair: Chair, device: str | None, arrived: Collection[str], *, here: bool, stand_in: bool, assisted: bool
) -> ChairView:
    """A chair as a device sees it."""
    return ChairView(
        who=chair.who,
        name=chair.name,
        level=chair.level,
        number=chair.number,
        own=chair.own,
        here=chair.who in ("bot", "ghost") or here,
        mine=device is not None and chair.device == device,
        awaited=chair.device is not None and chair.device not in arrived,
        stand_in=stand_in,
        assisted=assisted,
    )


def guest_views(party: Party, device: str | None, streams: Streams) -> tuple[GuestView, ...]:
    """The guests who are expected, as a device sees them."""
    devices = streams.devices if party.guests else ()
    return tuple(
        GuestView(guest.name, guest.takes, here=guest.device in devices, mine=guest.device == device)
        for guest in party.guests
    )


def wall_view(driver: Driver | None, streams: Collection[Stream]) -> WallView | None:
    """How far the big screens have come; None if no screen has to wait for one."""
    if driver is None or driver.announced or not any(stream.wall and stream.connected for stream in streams):
        return None
    return driver.wall


def is_watching(stream: Stream, sitting: Collection[str]) -> bool:
    """Whether a screen belongs to somebody who is not seated, and might want to be."""
    return stream.connected and not stream.wall and stream.device not in sitting


def situation(
    driver: Driver | None, party: Party, version: int, crowd: object, hall: HallSide | None, *, starting: bool
) -> Situation:
    """Changes whenever anything has changed that a screen shows, except by a step of the match.

    That is the party, the crowd, the hall and the time. What a seat may do follows from what it may know, as twins
    prove, and that only changes by steps that concern it.
    """
    if driver is None:
        return Situation((version, crowd, hall, starting), None, None)
    live = driver.live
    stand_ins = [occupant.plays == "stand-in" for occupant in driver.occupants]
    table = version, crowd, hall, stand_ins, len(live.assisted), driver.time.covered_until is None, driver.wall
    sealed = hall is not None and hall.sealed
    match = live.tag, driver.time.standing_still, party.phase, live.outcome is None, sealed
    time = live.due.deadline, live.watch.running, driver.time.finisher, driver.presence.timers
    return Situation(table, match, time)


def match_seen(driver: Driver | None, party: Party, seat: Seat | None, *, sealed: bool = False) -> MatchSeen | None:
    """The part of a seat's knowledge that its screen renders; no replay of a round that is sealed."""
    if driver is None:
        return None
    live = driver.live
    view = live.game.forget(live.game.observe(live.moment.state, seat))
    legal = 0 if seat is None or driver.time.standing_still else live.legal(seat)
    is_over = live.outcome is not None and party.phase == "over"
    replay = party.evening[-1].replay if is_over and not sealed else None
    return MatchSeen(live.tag, live.due.chapter_of(seat), seat, view, legal, live.outcome, replay)


def forgets(driver: Driver | None, seat: Seat | None) -> bool:
    """Whether a screen shows less than its seat may know; then earlier frames are not sent again."""
    if driver is None:
        return False
    live = driver.live
    view = live.game.observe(live.moment.state, seat)
    unshown = {field: getattr(view, field) for field in live.box.unshown}
    shown = live.game.forget(view)
    return bool((replace(shown, **unshown) if unshown else shown) != view)


def clock_view(driver: Driver | None, seat: Seat | None) -> ClockView | None:
    """The time as a screen shows it, with what is left of its own turn."""
    if driver is None:
        return None
    live, finish = driver.live, seat is not None and seat == driver.time.finisher
    return ClockView(live.watch.now(), live.due.deadline, live.watch.running, driver.presence.turn_ends(seat), finish)
