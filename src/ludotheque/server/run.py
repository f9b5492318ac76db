"""Runs uvicorn with the settings that tables need, and prints the address in the terminal."""

from __future__ import annotations

import asyncio
import gc
import io
import logging
import socket
import sys
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any, Final, cast

import segno
import uvicorn

from ludotheque.server.app import make_app
from ludotheque.server.context import ServerContext
from ludotheque.server.http_protocol import HttpProtocol
from ludotheque.server.logs import set_up
from ludotheque.server.settings import Settings
from ludotheque.store import Store

LOG = logging.getLogger(__name__)

BACKLOG: Final = 256
"""Connections that the system queues until the server accepts them."""


class Server(uvicorn.Server):
    """Releases its tables before it stops, and tells screens to reconnect."""

    def __init__(self, config: uvicorn.Config, app: Any, opened: Callable[[int], None]) -> None:
        super().__init__(config)
        self.app = app
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.context is not None:
            self.opened(self.servers[0].sockets[0].getsockname()[1])
            LOG.info("open", extra={"facts": {"tables": len(self.context.tables.directory)}})

    @property
    def context(self) -> ServerContext | None:
        """None until the store is open."""
        return getattr(self.app.app.state, "context", None)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop being ready as soon as the signal arrives."""
        if self.context is not None:
            self.context.stopping = True
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.context is not None:
            await self.context.tables.ownership.leave()
        await super().shutdown(sockets)


def serve(settings: Settings, store: Store, listener: socket.socket, opened: Callable[[int], None]) -> None:
    """Serve this store on this socket until stopped; calls `opened` with the port."""
    set_up()
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # what strangers send is not worth a line
    app = make_app(settings, store)
    limits = settings.limits
    config = uvicorn.Config(
        app,
        http=cast("type[asyncio.Protocol]", partial(HttpProtocol, app)),
        ws="none",
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        backlog=BACKLOG,
        forwarded_allow_ips=app.admission.proxies.networks,
        h11_max_incomplete_event_size=limits.head_bytes,
        timeout_keep_alive=limits.keep_alive_seconds,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    keep_garbage_rare()
    Server(config, app, opened).run([listener])


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; clients wait until the tables are ready. OSError if it cannot be opened."""
    return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=2048)


def keep_garbage_rare() -> None:
    """Exempt loaded modules from garbage collection, and collect less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def qr(link: str) -> str:
    """A QR code for a terminal."""
    out = io.StringIO()
    segno.make(link, error="l").terminal(out, compact=True, border=1)
    return out.getvalue()
