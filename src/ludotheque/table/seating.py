"""Chairs: taking and leaving one, its name, and the bots that the host seats."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.core.refusal import Refused
from ludotheque.table import requests
from ludotheque.table.frames import Told
from ludotheque.table.names import check_free, tidy_name
from ludotheque.table.party import Chair, bot_chair
from ludotheque.table.permissions import require_host, require_phase
from ludotheque.table.room import Room
from ludotheque.table.streams import Stream


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
    who: Literal["person", "program"] = "program" if asked.bot else "person"
    party = room.party.with_chair(seat, replace(chair, who=who, name=name, device=stream.device))
    party = party.without_removed(stream.device)
    leads = party.host is None and seat in party.people
    await room.save(replace(party, host=seat if leads else party.host))
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
