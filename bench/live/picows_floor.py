"""The floor once more, on picows: what a library in Cython that reads and writes the frames would save."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

from bench.live.floor import Echo, Table, asked_for, serve
from bench.live.link import HERE
from ludotheque.store import Store

READ_BUFFER = 2048
"""Bytes for each connection, long enough for a move. With the 16 kB of the default, idle tables would be large."""


class Screen(WSListener):
    """One connection, read and written by picows."""

    def __init__(self, store: Store, table: Table, size: int) -> None:
        self.echo = Echo(store, table, size, self.send)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - the library's signature
        if frame.msg_type == WSMsgType.TEXT:
            self.echo.handle_text(frame.get_payload_as_utf8_text())

    def send(self, data: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, data)


async def listen(store: Store, tables: Sequence[Table]) -> asyncio.Server:
    """Listen with picows."""

    def seated(request: WSUpgradeRequest) -> Screen:
        table, size = asked_for(request.path.decode())
        return Screen(store, tables[table], size)

    server: asyncio.Server = await ws_create_server(
        seated, HERE, 0, enable_auto_ping=False, read_buffer_init_size=READ_BUFFER
    )
    return server


if __name__ == "__main__":
    uvloop.run(serve(Path(sys.argv[1]), int(sys.argv[2]), listen))
