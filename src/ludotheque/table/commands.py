"""Handles every request that a screen may send, one function each. A refusal leaves the table unharmed."""

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
from ludotheque.table.party import Chair, chairs_at, checked_settings, own_settings
from ludotheque.table.permissions import require_host, require_no_daily_try, require_no_hall, require_phase
from ludotheque.table.preparing import is_prepared
from ludotheque.table.room import Room
from ludotheque.table.seat_transfer import offer_seat
from ludotheque.table.seating import invite, leave, rename, sit
from ludotheque.table.streams import Stream
from ludotheque.table.tokens import match_tag

LOG = logging.getLogger(__name__)


def handle(room: Room, stream: Stream, asked: requests.Asked, at: Millis) -> None:
    """Handle one request, in the order of arrival; `at` is the match time at which it arrived.

    A table that is closed answers nothing: its screens are about to be sent away, and ask again where it is then.
    """
    if room.is_closed:
        return
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
    if room.is_closed:
        room.lock.release()
        return
    room.last_used = room.clock.now()
    try:
        room.chair_of(asked.seat, stream.device)
        if room.driver is not None and room.driver.time.holds(asked):
            room.driver.time.held.append(lambda: act(room, stream, asked, at, perf_counter()))
            room.lock.release()
            return
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
    if room.is_closed:
        return
    room.last_used = room.clock.now()
    try:
        require_no_hall(room, asked)
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


async def start(room: Room, stream: Stream, asked: requests.Start) -> None:
    require_host(room, stream)
    require_phase(room, "lobby")
    await (room.gathering.begin() if asked.now else room.gathering.start())


async def call_off(room: Room, stream: Stream, asked: requests.CallOff) -> None:  # noqa: ARG001
    """Stay in the lobby instead of beginning once guests have been waited for."""
    require_host(room, stream)
    require_phase(room, "lobby")
    room.gathering.call_off()


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
    room.driver.time.run_or_stand()


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
    party, here = room.party, room.here() & room.party.people
    mine = sorted(party.people.intersection(party.held_by(stream.device))) if stream.device is not None else []
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
    requests.CallOff: call_off,
    requests.Pause: pause,
    requests.Finish: finish,
    requests.End: end,
    requests.Again: again,
    requests.Announce: announce,
    requests.Move: offer_transfer,
}
