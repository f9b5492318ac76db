"""One-time codes that move a seat to another device."""

from __future__ import annotations

from typing import Final

from ludotheque.core.game import Millis, Seat
from ludotheque.core.refusal import Refused
from ludotheque.table.clock import Clock
from ludotheque.table.tokens import MOVE_CODE, new_code, tidy_code

VALID: Final[Millis] = 120_000


class SeatTransfers:
    """One-time codes that move a seat to another device."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.offers: dict[str, tuple[str, Seat, Millis]] = {}

    def offer(self, room: str, seat: Seat) -> str:
        """A new code for a seat; an older one of the same seat is void."""
        now = self.clock.now()
        self.offers = {
            code: offer for code, offer in self.offers.items() if offer[2] > now and offer[:2] != (room, seat)
        }
        code = new_code(MOVE_CODE)
        self.offers[code] = (room, seat, now + VALID)
        return code

    def take(self, code: str) -> tuple[str, Seat]:
        """The seat that a code moves; a code works once."""
        room, seat, until = self.offers.pop(tidy_code(code), ("", 0, -1))
        if until < self.clock.now():
            raise Refused("move-unknown")
        return room, seat
