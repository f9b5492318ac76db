"""Handlers of all requests that a screen may send, one function each. A refusal leaves the table unharmed."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Any

from msgspec.structs import replace

from ludotheque.core.game import Millis, Seat
from ludotheque.core.refusal import Refused
from ludotheque.store import Conflict, Unavailable
from ludotheque.table import frames, requests
from ludotheque.table.driver import Driver
from ludotheque.table.frames import Answer, Bye, Refusal, Told
from ludotheque.table.hints import handle_help
from ludotheque.table.late_guests import keep_chair, take_over, withdraw
from ludotheque.table.names import check_free, tidy_name
from ludotheque.table.party import Chair, bot_chair, chairs_at, checked_settings, own_settings
from ludotheque.table.preparing import is_prepared
from ludotheque.table.room import Room
from ludotheque.table.seat_transfer import offer_seat
from ludotheque.table.streams import Stream
from ludotheque.table.tokens import match_tag

LOG = logging.getLogger(__name__)


def handle(room: Room, stream: Stream, asked: requests.Asked, at: Millis) -> None:
    """Handle one request, in the order of arrival; `at` is the match time at which it arrived."""
    if isinstance(asked, requests.Do):
        room.lock.acquire(partial(act, room, stream, asked, at, perf_counter()))
    elif isinstance(asked, requests.Hint | requests.Review):
        room.lock.run_unlocked(handle_help(room, stream, asked))
    elif isinstance(asked, requests.Start) and not is_prepared(room.party.game, room.party.options):
        room.lock.run_unlocked(prepare_start(room, stream, asked))
    else:
        room.lock.acquire(lambda: room.lock.release_after(handle_slow(room, stream, asked)))


def act(room: Room, stream: Stream, asked: requests.Do, at: Millis, arrived: float) -> None:
    """Act in the match. Nearly every request is this, so it needs no task; the driver answers and releases the lock."""
    room.last_used = room.clock.now()
    try:
        room.chair_of(asked.seat, stream.device)
        if room.driver is None or room.driver.live.tag != asked.match:
            room.lock.release_after(answer_late(room, stream, asked, arrived))
            return
        room.driver.act(stream, asked, at, arrived)
    except Refused as no:
        refuse(room, stream, asked.key, no)
        room.inputs.answered(arrived, taken=False)
        room.lock.release()
    except Exception:
        LOG.exception("an action failed")
        room.lock.release()


async def answer_late(room: Room, stream: Stream, asked: requests.Do, arrived: float) -> None:
    """Refuse an action of another match, unless it was kept there and only its answer was lost."""
    try:
        matches = await room.store.matches_with(room.party.id, asked.seat, asked.key)
    except Unavailable:  # unknown: the screen reconnects and asks again
        stream.say_bye(Bye("restart"))
        return
    kept = any(match_tag(match) == asked.match for match in matches)
    if kept:
        room.tell_one(stream, answers=(Answer(asked.key, None),))
    else:
        refuse(room, stream, asked.key, Refused("not-playing" if room.driver is None else "act-stale"))
    room.inputs.answered(arrived, taken=kept)


def refuse(room: Room, stream: Stream, key: str, no: Refused) -> None:
    """Send a refusal. It never raises: the caller must release the lock, or the table would stand still."""
    try:
        room.tell_one(stream, answers=(Answer(key, Refusal(no.key, no.about)),))
    except Exception:
        LOG.exception("a refusal could not be told")


def driver_for(room: Room, stream: Stream, seat: Seat) -> Driver:
    """The driver of the match, if this screen may play that seat."""
    room.chair_of(seat, stream.device)
    if room.driver is None:
        raise Refused("not-playing")
    return room.driver


async def handle_slow(room: Room, stream: Stream, asked: requests.Asked) -> None:
    """Handle a request that may have to wait for the store."""
    room.last_used = room.clock.now()
    try:
        code = await HANDLERS[type(asked)](room, stream, asked)
        room.tell(to=stream, answer=Answer(asked.key, None, code=code))
    except Refused as no:
        room.tell_one(stream, answers=(Answer(asked.key, Refusal(no.key, no.about)),))
    except (Conflict, Unavailable):
        LOG.exception("not kept")
        room.tell_one(stream, answers=(Answer(asked.key, Refusal("not-kept")),))


async def prepare_start(room: Room, stream: Stream, asked: requests.Start) -> None:
    """Begin a match that must be prepared first; the table goes on meanwhile."""
    prepared = None
    with suppress(Refused):  # `start` refuses again below, and that is answered
        require_host(room, stream)
        prepared = await room.prepare()
    async with room.lock:
        await handle_slow(room, stream, asked)
    del prepared


def require_host(room: Room, stream: Stream) -> None:
    host = room.party.host
    if host is None or stream.device is None or room.party.chairs[host].device != stream.device:
        raise Refused("not-host")


def require_phase(room: Room, *phases: str) -> None:
    if room.party.phase not in phases:
        raise Refused("not-now")


def require_no_daily_try(room: Room) -> None:
    """A first try at the deal of the day is neither paused nor ended: everyone looks at the cards equally long."""
    if room.party.deal is not None and room.party.deal.counts:
        raise Refused("day-runs-on")


async def sit(room: Room, stream: Stream, asked: requests.Sit) -> None:
    """Take an empty chair; one device may take several. Of people who ask for any chair at once, each gets one."""
    require_phase(room, "lobby")
    seat = room.party.free_seat() if asked.seat is None else asked.seat
    chair = room.party.chair(seat)
    if stream.device is None:
        raise Refused("no-cookie")
    if chair.who != "empty":
        raise Refused("chair-taken")
    name = free_name(room, seat, asked.name)
    party = room.party.with_chair(seat, replace(chair, who="person", name=name, device=stream.device))
    party = party.without_removed(stream.device)
    await room.save(replace(party, host=seat if party.host is None else party.host))
    refocus(room, stream.device)


def free_name(room: Room, seat: Seat, name: str) -> str:
    """A name for this seat that no other chair has, nor one that looks like it."""
    tidy = tidy_name(name, room.services.limits)
    others = [chair.name for number, chair in enumerate(room.party.chairs) if chair.name and number != seat]
    check_free(tidy, others + [guest.name for guest in room.party.guests])
    return tidy


def refocus(room: Room, device: str | None) -> None:
    """Show a device its seat if it has one; with several its screens are covered until it chooses."""
    room.streams.refocus(device, room.party.held_by(device) if device is not None else ())


async def rename(room: Room, stream: Stream, asked: requests.Rename) -> None:
    chair = room.chair_of(asked.seat, stream.device)
    name = free_name(room, asked.seat, asked.name)
    await room.save(room.party.with_chair(asked.seat, replace(chair, name=name)))


async def leave(room: Room, stream: Stream, asked: requests.Leave) -> None:
    """Leave a chair: before a match it is free again, during one a bot plays on."""
    room.chair_of(asked.seat, stream.device)
    await vacate(room, asked.seat, None)


async def vacate(room: Room, seat: Seat, level: str | None, by: str | None = None, *, named: bool = True) -> None:
    """Give a chair to a bot, or empty it; during a match a bot always plays on, `named` after the person.

    A player whom another device sends away (`by`) is told so, and takes over no chair of that match. If either write
    fails, the seat is played as before.
    """
    party, chair, was_host = room.party, room.party.chair(seat), room.party.host == seat
    driver = room.driver if party.phase == "playing" else None
    if party.phase == "playing" and level is None:
        level = party.usual_level
    if level is None:
        new = Chair(own=chair.own)
    else:
        others = (*party.chairs[:seat], *party.chairs[seat + 1 :])
        new = bot_chair(others, level, chair.own, chair.name if party.phase == "playing" and named else "")
    party = party.with_chair(seat, new)
    heirs = room.here() - {seat}
    if by is not None and chair.device is not None and chair.device != by:
        party = party.with_removed(chair.device)
    if driver is not None:
        await driver.live.note_seated(seat, new.sits)
    await room.save(replace(party, host=party.next_host(heirs) if party.host in (seat, None) else party.host))
    refocus(room, chair.device)
    if driver is not None and level is not None:
        driver.replace(seat, level)
    if was_host and room.party.host is not None:
        room.tell(told=(Told(room.party.host, "host"),))


async def show(room: Room, stream: Stream, asked: requests.Show) -> None:
    """Uncover one seat on a shared device, or cover all."""
    if asked.seat is not None:
        room.chair_of(asked.seat, stream.device)
    stream.show(asked.seat)


async def say(room: Room, stream: Stream, asked: requests.Phrased) -> None:
    """Say a phrase; refused while the rules want silence."""
    room.chair_of(asked.seat, stream.device)
    if room.driver is not None and room.driver.playing and room.driver.live.due.quiet:
        raise Refused("phrases-closed")
    room.tell(told=(Told(asked.seat, asked.phrase),))


async def configure(room: Room, stream: Stream, asked: requests.Set) -> None:
    """The host sets game, options and the number of chairs."""
    require_host(room, stream)
    require_phase(room, "lobby")
    options, count = checked_settings(asked.game, asked.options, asked.chairs)
    party, same = room.party, asked.game == room.party.game
    seated = party.without_empty_chairs()
    kept = list(seated.chairs)
    if len(kept) > count:
        raise Refused("chairs-taken", taken=len(kept))
    if not same:
        kept = chairs_at(asked.game, kept)
    empty = Chair(own=own_settings(asked.game, Chair().own))
    chairs = (*kept, *[empty] * (count - len(kept)))
    await room.save(
        replace(
            party,
            game=asked.game,
            options=options,
            chairs=chairs,
            host=seated.host,
            listed=asked.listed,
            turn_timer=asked.turn_timer,
            hints=asked.hints,
        )
    )


async def set_own(room: Room, stream: Stream, asked: requests.SetOwn) -> None:
    """A seat's own settings: by its holder or by the host."""
    require_phase(room, "lobby")
    chair = room.party.chair(asked.seat)
    if stream.device is None or chair.device != stream.device:
        require_host(room, stream)
    await room.save(room.party.with_chair(asked.seat, replace(chair, own=own_settings(room.party.game, asked.own))))


async def invite(room: Room, stream: Stream, asked: requests.Invite) -> None:
    """The host seats a bot, empties a chair or removes a person."""
    require_host(room, stream)
    require_phase(room, "lobby", "playing")
    if asked.level is not None and asked.level not in room.party.box.bots:
        raise Refused("bot-unknown", given=asked.level)
    seat = room.party.free_seat() if asked.seat is None else asked.seat
    if seat == room.party.host and room.party.phase == "lobby":
        raise Refused("host-stays")
    await vacate(room, seat, asked.level, by=stream.device)


async def start(room: Room, stream: Stream, asked: requests.Start) -> None:
    require_host(room, stream)
    require_phase(room, "lobby")
    await (room.gathering.begin() if asked.now else room.gathering.start())


async def pause(room: Room, stream: Stream, asked: requests.Pause) -> None:
    """Pause the match, even across a restart, or resume it."""
    require_host(room, stream)
    require_phase(room, "playing")
    require_no_daily_try(room)
    if room.driver is None or asked.paused == room.party.paused:
        return
    if asked.paused:  # how far it has come: it is stored once a second only
        live = room.driver.live
        await room.store.heartbeats([(live.row.id, live.watch.now())])
    await room.save(replace(room.party, paused=asked.paused))
    room.driver.run_or_stand()


async def finish(room: Room, stream: Stream, asked: requests.Finish) -> None:
    """Skip the time for the only person, who waits for bots."""
    await driver_for(room, stream, asked.seat).finish()


async def end(room: Room, stream: Stream, asked: requests.End) -> None:  # noqa: ARG001
    """End a match before its time: nobody has won, nothing is counted."""
    require_host(room, stream)
    require_phase(room, "playing")
    require_no_daily_try(room)
    await room.back_to_lobby()


async def again(room: Room, stream: Stream, asked: requests.Again) -> None:  # noqa: ARG001
    """Anybody who sits here calls the next match; if the host is not here, they are the host now.

    Where nobody who sits here is left, a guest may call it. A second call does nothing.
    """
    party, here = room.party, room.here()
    mine = party.held_by(stream.device) if stream.device is not None else ()
    if not mine and (here or party.guest(stream.device) is None):
        raise Refused("not-seated")
    if party.phase == "lobby":
        return
    require_phase(room, "over")
    await room.back_to_lobby()
    if mine and party.host not in here:
        await room.save(replace(room.party, host=mine[0]))
        room.tell(told=(Told(mine[0], "host"),))


async def announce(room: Room, stream: Stream, asked: requests.Announce) -> None:
    """Record how much of the open chapter a big screen has told; when it has shown the end, all screens may."""
    if not stream.wall:
        raise Refused("not-a-wall")
    driver = room.driver
    if driver is None or (asked.match, asked.chapter) != (driver.live.tag, driver.live.due.chapter_of(None)):
        raise Refused("not-now")
    driver.announced = driver.announced or (asked.done and driver.live.outcome is not None)
    before = driver.wall.told if driver.wall.chapter == asked.chapter else 0
    driver.wall = frames.WallView(driver.wall.signs + 1, asked.chapter, max(before, asked.told))


async def offer_transfer(room: Room, stream: Stream, asked: requests.Move) -> str:
    """A one-time code that moves this seat to another device."""
    chair = room.chair_of(asked.seat, stream.device)
    return await offer_seat(room, asked.seat, chair.device or "")


HANDLERS: dict[type[Any], Callable[[Room, Stream, Any], Awaitable[str | None]]] = {
    requests.Sit: sit,
    requests.TakeOver: take_over,
    requests.NextTime: keep_chair,
    requests.Withdraw: withdraw,
    requests.Rename: rename,
    requests.Leave: leave,
    requests.Show: show,
    requests.Phrased: say,
    requests.Set: configure,
    requests.SetOwn: set_own,
    requests.Invite: invite,
    requests.Start: start,
    requests.Pause: pause,
    requests.Finish: finish,
    requests.End: end,
    requests.Again: again,
    requests.Announce: announce,
    requests.Move: offer_transfer,
}
