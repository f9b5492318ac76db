"""One-time codes that move a seat to another device; the store voids those of chairs that change hands."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from ludotheque.core.game import Millis, Seat
from ludotheque.core.refusal import Refused
from ludotheque.store import Conflict, Store, TransferRow
from ludotheque.table.clock import Clock
from ludotheque.table.deals import first_look
from ludotheque.table.room import Room
from ludotheque.table.tokens import MOVE_CODE, new_code, tidy_code

VALID: Final[Millis] = 120_000
TRIES: Final = 3
"""Codes to try, in case another seat has the same."""


async def offer_seat(room: Room, seat: Seat, device: str) -> str:
    """A new code for the seat of this device; an older one of the same seat is void."""
    now = room.clock.date()
    for _ in range(TRIES):
        code = new_code(MOVE_CODE)
        with suppress(Conflict):
            await room.store.offer_transfer(TransferRow(code, room.party.id, seat, device, now + VALID), now)
            return code
    raise Conflict(room.party.id)


async def table_of_seat(store: Store, clock: Clock, code: str) -> str:
    """The id of the table whose seat this code moves; refuses an unknown one."""
    table = await store.transfer_room(tidy_code(code), clock.date())
    if table is None:
        raise Refused("move-unknown")
    return table


async def move_seat(room: Room, code: str, device: str) -> None:
    """This device takes over the seat that the code stands for; the screen that showed it is covered."""
    async with room.lock:
        offer = await room.store.take_transfer(tidy_code(code), room.clock.date())
        if offer is None or offer.room != room.party.id or offer.seat not in room.party.held_by(offer.device):
            raise Refused("move-unknown")
        await first_look(room.store, room.party, device)
        chair = replace(room.party.chairs[offer.seat], device=device)
        await room.save(room.party.with_chair(offer.seat, chair))
        for stream in room.streams.values():
            if stream.device == offer.device and stream.seat == offer.seat:
                stream.show(None)
        room.tell()
