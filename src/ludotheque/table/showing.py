"""What a screen at a table shows: the table round it, the match as its seat may see it, the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.game import Seat
from ludotheque.table.streams import Stream, ViewKey
from ludotheque.table.wire import ChairView, MatchView, TableView
from ludotheque.table.wire import Clock as ClockView

if TYPE_CHECKING:
    from ludotheque.table.room import Room


def table_view(room: Room, device: str | None, here: frozenset[Seat]) -> TableView:
    party, driver = room.party, room.driver
    stand_ins = driver.presence.stand_ins if driver is not None else ()
    chairs = tuple(
        ChairView(
            who=chair.who,
            name=chair.name,
            level=chair.level,
            own=chair.own,
            here=chair.who in ("bot", "ghost") or seat in here,
            mine=device is not None and chair.device == device,
            stand_in=seat in stand_ins,
            assisted=driver is not None and seat in driver.live.assisted,
        )
        for seat, chair in enumerate(party.chairs)
    )
    sitting = {chair.device for chair in party.chairs if chair.device is not None}
    return TableView(
        id=party.id,
        phase=party.phase,
        code=party.code,
        game=party.game,
        options=party.options,
        chairs=chairs,
        host=party.host,
        listed=party.listed,
        turn_timer=party.turn_timer,
        hints=party.helps,
        deal=party.deal,
        watching=sum(looks_on(stream, sitting) for stream in room.streams.values()),
        paused=driver is not None and driver.paused,
        covered=driver is not None and driver.covered_until is not None,
        commitment=None if driver is None else driver.live.commitment,
        evening=party.evening,
    )


def looks_on(stream: Stream, sitting: set[str]) -> bool:
    """Somebody is there who does not sit at the table, and might want to."""
    return stream.connected and not stream.wall and stream.device not in sitting


def match_view(room: Room, seat: Seat | None, known: ViewKey | None) -> MatchView | None:
    """What a screen shows of what its seat may know."""
    if room.driver is None or known is None:
        return None
    live = room.driver.live
    legal = () if seat is None or known.still else live.legal(seat)
    replay = room.party.evening[-1].replay if known.outcome is not None and known.phase == "over" else None
    return MatchView(seat, live.game.forget(known.view), legal, known.outcome, replay)


def clock_view(room: Room, seat: Seat | None) -> ClockView | None:
    """The time as a screen shows it, with what is left of its own turn."""
    if room.driver is None:
        return None
    live = room.driver.live
    return ClockView(live.watch.now(), live.due.deadline, live.watch.running, room.driver.presence.turn_ends(seat))


def known_to(room: Room, seat: Seat | None) -> ViewKey | None:
    """Changes whenever `match_view` may: what a seat may do follows from what it may know, as twins prove."""
    driver = room.driver
    if driver is None:
        return None
    live = driver.live
    view = live.game.observe(live.moment.state, seat)
    return ViewKey(live.row.id, view, live.outcome, driver.standing_still, room.party.phase)


def forgets(room: Room, seat: Seat | None) -> bool:
    """Whether a screen shows less than its seat may know: then it is not shown again what it has shown before."""
    known = known_to(room, seat)
    return known is not None and room.driver is not None and room.driver.live.game.forget(known.view) != known.view


def mark(room: Room) -> object:
    """Changes whenever anything that `table_view` shows has changed."""
    driver = room.driver
    if driver is None:
        return room.version, room.crowd
    marked = driver.presence.stand_ins, frozenset(driver.live.assisted)
    return room.version, room.crowd, marked, driver.paused, driver.covered_until is None
