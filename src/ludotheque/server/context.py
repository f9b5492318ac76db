"""What every request handler needs: the tables, the rate limits, the address for links."""

from __future__ import annotations

from typing import Any

from litestar import Request

from ludotheque.server.limits import KeyedTokenBucket, TokenBucket
from ludotheque.server.picture_cache import PictureCache
from ludotheque.server.settings import host_name, is_loopback
from ludotheque.table.clock import Clock
from ludotheque.table.tables import Tables


class ServerContext:
    """Shared by all handlers of one server."""

    def __init__(self, tables: Tables, clock: Clock, lan: str | None = None) -> None:
        self.tables = tables
        self.lan = lan
        """The address of this machine in its network, where the house listens to the network."""
        self.table_requests = KeyedTokenBucket(clock, rate=1.0, burst=30)
        """Tables and chairs asked for, by address: a whole class may sit behind one."""
        self.wrong_codes = KeyedTokenBucket(clock, rate=0.1, burst=10)
        """Wrong codes, by address."""
        self.pictures = KeyedTokenBucket(clock, rate=0.5, burst=20)
        """Pictures to be drawn, by address."""
        self.picture_cache = PictureCache()

    def message_bucket(self) -> TokenBucket:
        """The rate limit for messages of one connection."""
        return TokenBucket(self.tables.clock, rate=20.0, burst=60)

    def base(self, request: Request[Any, Any, Any]) -> str:
        """The base address for links: the Host that the reader used, which the guard has accepted.

        `localhost` means another machine on every phone, so there the address in the network stands instead.
        """
        host = request.headers["host"]
        if self.lan is not None and is_loopback(host_name(host)):
            _, _, port = host.rpartition(":")
            host = f"{self.lan}:{port}" if port.isdigit() else self.lan
        return f"{request.url.scheme}://{host}"
