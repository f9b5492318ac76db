"""One-time codes that move a seat to another device."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import Struct

from ludotheque.core.game import Millis, Seat
from ludotheque.core.refusal import Refused
from ludotheque.table.clock import Clock
from ludotheque.table.tokens import MOVE_CODE, new_code, tidy_code

VALID: Final[Millis] = 120_000


class Offer(Struct, frozen=True):
    """What a code stands for: a seat, as long as the device that asked for the code holds it."""

    room: str
    seat: Seat
    device: str
    until: Millis


class SeatTransfers:
    """The codes that are valid now."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.offers: dict[str, Offer] = {}

    def offer(self, room: str, seat: Seat, device: str) -> str:
        """A new code for the seat of this device; an older one of the same seat is void."""
        now = self.clock.now()
        self.void(room, {seat})
        self.offers = {code: offer for code, offer in self.offers.items() if offer.until > now}
        code = new_code(MOVE_CODE)
        self.offers[code] = Offer(room, seat, device, now + VALID)
        return code

    def void(self, room: str, seats: Collection[Seat]) -> None:
        """Forget the codes of these seats: somebody else sits there now, or nobody."""
        if seats and self.offers:
            gone = [code for code, offer in self.offers.items() if offer.room == room and offer.seat in seats]
            for code in gone:
                del self.offers[code]

    def take(self, code: str) -> Offer:
        """What a code stands for; a code works once."""
        offer = self.offers.pop(tidy_code(code), None)
        if offer is None or offer.until < self.clock.now():
            raise Refused("move-unknown")
        return offer
