"""What the host of a hall can do: begin a round, let time stand still, skip the rest of a round, end the evening."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from msgspec.structs import replace

from ludotheque.core.refusal import Refused
from ludotheque.hall.hall import Hall
from ludotheque.store import Conflict, Unavailable
from ludotheque.table.room import Room


async def lead(hall: Hall, wanted: str) -> None:
    """Do what the host asks for."""
    async with hall.lock:
        hall.check_open()
        phase = hall.assembly.phase
        if wanted == "start":
            await hall.begin_round()
        elif wanted in ("pause", "resume"):
            await pause(hall, paused=wanted == "pause")
        elif wanted == "skip" and phase == "playing":
            await hall.close_round()
        elif wanted == "end" and phase == "playing":
            await hall.close_round(last=True)
        elif wanted == "end" and phase != "over":
            await hall.finish()
        else:
            raise Refused("not-now")


async def pause(hall: Hall, *, paused: bool) -> None:
    """Let time stand still for everyone, or go on."""
    if hall.assembly.phase not in ("playing", "between"):
        raise Refused("not-now")
    if paused == hall.assembly.paused:
        return
    now = hall.clock.now()
    if paused:
        left = None if hall.ends is None else max(0, hall.ends - now)
        await hall.save_until(replace(hall.assembly, paused=True, left=left), None)
    else:
        ends = None if hall.assembly.left is None else now + hall.assembly.left
        await hall.save_until(replace(hall.assembly, paused=False), ends)
    await asyncio.gather(*(pause_match(hall, hall.rooms[table], paused) for table in list(hall.playing)))
    await hall.show()


async def pause_match(hall: Hall, room: Room, paused: bool) -> None:
    """Pause the match of a table, or let it go on."""
    with suppress(Conflict, Unavailable, Refused):
        async with room.lock:
            if room.driver is None or room.party.phase != "playing" or room.party.paused == paused:
                return
            if paused:
                live = room.driver.live
                await hall.store.heartbeats([(live.row.id, live.watch.now())])
            await room.save(replace(room.party, paused=paused))
            room.driver.time.run_or_stand()
            room.tell()
