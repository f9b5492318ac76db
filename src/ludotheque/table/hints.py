"""Hints during a match, and reviews of what was possible.

Both are computed beside the table from what the asker's own screen may know; the table goes on meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from ludotheque.core.refusal import Refused
from ludotheque.store import Conflict, Unavailable
from ludotheque.table import requests
from ludotheque.table.driver import Driver
from ludotheque.table.frames import Answer, Refusal
from ludotheque.table.room import Room
from ludotheque.table.streams import Stream

LOG = logging.getLogger(__name__)


async def handle_help(room: Room, stream: Stream, asked: requests.Hint | requests.Review) -> None:
    """Handle a request for a hint or a review."""
    try:
        found = await (hint(room, stream, asked) if isinstance(asked, requests.Hint) else review(room, stream))
        answer = Answer(asked.key, None, advice=found)
    except Refused as no:
        answer = Answer(asked.key, Refusal(no.key, no.about))
    except (Conflict, Unavailable):
        LOG.exception("not kept")
        answer = Answer(asked.key, Refusal("not-kept"))
    async with room.lock:
        room.tell(to=stream, answer=answer)


async def hint(room: Room, stream: Stream, asked: requests.Hint) -> Any:
    """A hint for a seat; it is logged before it is given, and the seat is marked for all to see."""
    async with room.lock:
        driver = driver_for_hint(room, stream, asked)
        chapter = driver.live.due.chapter
        view = driver.live.game.observe(driver.live.moment.state, asked.seat)
        give = driver.live.box.hint
    found = None if give is None else await room.thinking.run(asker(room, stream), give, view)
    async with room.lock:
        if found is None or driver_for_hint(room, stream, asked).live.due.chapter != chapter:
            raise Refused("no-hint")
        await driver.live.note_helped(asked.seat)
        room.changed()  # the log may be as long as it may get
    return found


def driver_for_hint(room: Room, stream: Stream, asked: requests.Hint) -> Driver:
    """The driver of the match in which this seat may have a hint now; a covered seat may not."""
    room.last_used = room.clock.now()
    room.chair_of(asked.seat, stream.device)
    if stream.seat != asked.seat:
        raise Refused("not-your-seat")
    driver = room.driver
    if driver is None or not driver.playing:
        raise Refused("not-playing")
    if driver.too_long:
        raise Refused("match-too-long", most=room.most_rows)
    if not room.party.helps:
        raise Refused("no-hints")
    if driver.time.standing_still:
        raise Refused("paused")
    due = driver.live.due
    if asked.seat not in due.seats | due.also:
        raise Refused("no-hint")
    return driver


async def review(room: Room, stream: Stream) -> Any:
    """What was possible in the last chapter, for anyone who looks on; computed once for each viewer."""
    async with room.lock:
        driver = room.driver
        if room.is_sealed:
            raise Refused("hall-sealed")
        if driver is None or driver.live.box.review is None:
            raise Refused("no-review")
        place, give = (driver.live.due.chapter, stream.seat), driver.live.box.review
        view = driver.live.game.observe(driver.live.moment.state, stream.seat)
    if place not in driver.reviews:
        driver.reviews = {key: kept for key, kept in driver.reviews.items() if key[0] == place[0]}
        driver.reviews[place] = asyncio.ensure_future(room.thinking.run(asker(room, stream), give, view))
    working = driver.reviews[place]
    try:
        found = await asyncio.shield(working)
    except Refused:
        if driver.reviews.get(place) is working:  # the next who asks may have more luck
            del driver.reviews[place]
        raise
    if found is None:
        raise Refused("no-review")
    return found


def asker(room: Room, stream: Stream) -> str:
    """Whom slow work is counted with: one network may ask at many tables."""
    return stream.network or room.party.id
