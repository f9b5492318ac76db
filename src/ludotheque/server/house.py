"""The front of the house: what every handler needs at hand."""

from __future__ import annotations

from ludotheque.server.gallery import Gallery
from ludotheque.server.limits import Bucket, Purse
from ludotheque.table.clock import Clock
from ludotheque.table.house import House


class Front:
    """The house with its limits; one for each server."""

    def __init__(self, house: House, clock: Clock) -> None:
        self.house = house
        self.asks = Bucket(clock, rate=1.0, burst=30)
        """Tables and chairs asked for, by address: a whole class may sit behind one."""
        self.wrong_codes = Bucket(clock, rate=0.1, burst=10)
        """Wrong codes, by address."""
        self.pictures = Bucket(clock, rate=0.5, burst=20)
        """Pictures to be drawn, by address."""
        self.gallery = Gallery()

    def purse(self) -> Purse:
        """Messages that one connection may send."""
        return Purse(self.house.clock, rate=20.0, burst=60)
