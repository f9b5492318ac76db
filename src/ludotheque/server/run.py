"""Runs uvicorn with the settings that tables need, and prints the address in the terminal."""

from __future__ import annotations

import asyncio
import gc
import io
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import segno
import uvicorn

from ludotheque.server.app import make_app, say_bye
from ludotheque.server.logs import set_up
from ludotheque.server.settings import Settings
from ludotheque.server.sockets import Screen


class Server(uvicorn.Server):
    """Tells the screens before it stops, so that they come back by themselves."""

    def __init__(self, config: uvicorn.Config, app: Any, opened: Callable[[int], None]) -> None:
        super().__init__(config)
        self.app = app
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        context = getattr(self.app.app.state, "context", None)
        if context is not None:
            await say_bye(context.tables)
        await super().shutdown(sockets)


def serve(settings: Settings, host: str, port: int, opened: Callable[[int], None]) -> None:
    """Serve until stopped; calls `opened` with the port."""
    set_up()
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        ws=cast("type[asyncio.Protocol]", partial(Screen, app)),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    keep_garbage_rare()
    Server(config, app, opened).run()


def keep_garbage_rare() -> None:
    """What is loaded stays: the collector need not look at it again, nor look for cycles at every few moves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def qr(link: str) -> str:
    """A QR code for a terminal."""
    out = io.StringIO()
    segno.make(link, error="l").terminal(out, compact=True, border=1)
    return out.getvalue()
