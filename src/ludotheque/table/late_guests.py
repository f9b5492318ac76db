"""Guests who come to a table whose match has begun: they take over a bot, or a chair is kept for them."""

from __future__ import annotations

from ludotheque.core.game import Seat
from ludotheque.core.refusal import Refused
from ludotheque.table import requests
from ludotheque.table.names import check_free, tidy_name
from ludotheque.table.party import Guest
from ludotheque.table.room import Room
from ludotheque.table.streams import Stream


def guest_at(room: Room, stream: Stream, name: str, takes: Seat | None = None, after: str = "") -> Guest:
    """A guest at this device; refuses a device that has a seat, and a table without a chair for more."""
    party = room.party
    if stream.device is None:
        raise Refused("no-cookie")
    if party.held_by(stream.device):
        raise Refused("seated-already")
    if not party.has_chair_for(stream.device):
        raise Refused("table-full")
    tidy = tidy_name(name, room.services.limits)
    guests = [guest.name for guest in party.guests if guest.device != stream.device]
    # a bot that plays on for somebody gives the name back after the match
    stay = [
        chair for seat, chair in enumerate(party.chairs) if seat != takes and (takes is not None or chair.who != "bot")
    ]
    others = [chair.name for chair in stay if chair.name]
    check_free(tidy, others + guests)
    return Guest(stream.device, tidy, takes, after)


async def take_over(room: Room, stream: Stream, asked: requests.TakeOver) -> None:
    """A guest takes over a bot's chair: at once, or when the chapter is over."""
    party, driver = room.party, room.driver
    if party.phase != "playing" or driver is None or driver.live.outcome is not None:
        raise Refused("not-playing")
    if party.deal is not None:
        raise Refused("deal-given")
    if stream.device in party.removed:
        raise Refused("sent-away")
    if party.chair(asked.seat).who != "bot":
        raise Refused("chair-taken")
    if any(guest.takes == asked.seat and guest.device != stream.device for guest in party.guests):
        raise Refused("chair-taken")
    guest = guest_at(room, stream, asked.name, asked.seat, driver.live.due.chapter_of(asked.seat))
    if asked.at == "now":
        await room.gathering.take_over(guest)
    else:
        await room.save(party.with_guest(guest))


async def keep_chair(room: Room, stream: Stream, asked: requests.NextTime) -> None:
    """Keep a chair of the next match for a guest."""
    party = room.party
    if party.phase == "lobby":
        raise Refused("not-now")
    if party.public_code is None:
        raise Refused("deal-given")
    await room.save(party.with_guest(guest_at(room, stream, asked.name)))


async def withdraw(room: Room, stream: Stream, asked: requests.Withdraw) -> None:  # noqa: ARG001
    """A guest only watches from now on."""
    if room.party.guest(stream.device) is None:
        raise Refused("not-expected")
    await room.save(room.party.without_guests({stream.device or ""}))
