"""The front of the house: what every handler needs at hand."""

from __future__ import annotations

from typing import Any

from litestar import Request

from ludotheque.server.gallery import Gallery
from ludotheque.server.limits import Bucket, Purse
from ludotheque.server.settings import host_name, is_loopback
from ludotheque.table.clock import Clock
from ludotheque.table.house import House


class Front:
    """The house with its limits; one for each server."""

    def __init__(self, house: House, clock: Clock, lan: str | None = None) -> None:
        self.house = house
        self.lan = lan
        """The address of this machine in its network, where the house listens to the network."""
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

    def base(self, request: Request[Any, Any, Any]) -> str:
        """The address of this house for links: as the reader called it, who was let in by that name.

        `localhost` means another machine on every phone, so there the address in the network stands instead.
        """
        host = request.headers["host"]
        if self.lan is not None and is_loopback(host_name(host)):
            _, _, port = host.rpartition(":")
            host = f"{self.lan}:{port}" if port.isdigit() else self.lan
        return f"{request.url.scheme}://{host}"
