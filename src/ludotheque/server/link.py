"""One WebSocket between two nodes, which carries many connections: pieces of bytes, each for a channel.

It knows nothing of what it carries. Pieces that are sent in one turn of the event loop share a message, or a few.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Final, TypeAlias

from msgspec import Struct
from websockets.asyncio.connection import Connection
from websockets.exceptions import ConnectionClosed

HEAD: Final = struct.Struct(">BII")
"""The kind of a piece, its channel, and how many bytes follow."""

OPEN, DATA, TAKEN, PAUSE, RESUME, END, CLOSE, ABORT, ASK, ANSWER = range(10)
"""The kinds of pieces: a new channel; bytes; how many of them were passed on; stop and resume reading; the end of one
side; the end of both; abort; a request and its response."""
SILENCE: Final = 2.0
"""Seconds between two pings of a link, and until the answer to one."""
LONGEST: Final = 8 * 1024 * 1024
"""Bytes of a message between nodes."""
MOST: Final = 1024 * 1024
"""Bytes after which another message begins, so that none is too long."""
SOCKET: Final[dict[str, Any]] = {
    "compression": None,
    "max_size": LONGEST,
    "ping_interval": SILENCE,
    "ping_timeout": SILENCE,
    "close_timeout": SILENCE,
}
"""The settings of both ends of the WebSocket."""
NUMBER: Final = struct.Struct(">I")
"""How many bytes were taken."""


class Piece(Struct, frozen=True):
    kind: int
    channel: int
    payload: bytes


Handler: TypeAlias = Callable[["Link", Piece], None]


class Link:
    """One end of the WebSocket."""

    def __init__(self, socket: Connection, handle: Handler) -> None:
        self.socket = socket
        self.handle = handle
        self.waiting: list[list[bytes]] = []
        """Messages to be sent, in parts."""
        self.size = 0
        """Bytes of the last of them."""
        self.has_more = asyncio.Event()
        self.is_closed = False

    def send(self, kind: int, channel: int, payload: bytes = b"") -> None:
        """Send a piece, in order."""
        if self.is_closed:
            return
        if not self.waiting or self.size >= MOST:
            self.waiting.append([])
            self.size = 0
        self.waiting[-1] += (HEAD.pack(kind, channel, len(payload)), payload)
        self.size += HEAD.size + len(payload)
        self.has_more.set()

    async def run(self) -> None:
        """Send and receive until either side closes."""
        sending = asyncio.create_task(self._send())
        try:
            with suppress(ConnectionClosed):
                async for message in self.socket:
                    for piece in pieces(message if isinstance(message, bytes) else message.encode()):
                        self.handle(self, piece)
        finally:
            self.is_closed = True
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            with suppress(ConnectionClosed, OSError):
                await self.socket.close()

    async def _send(self) -> None:
        while True:
            await self.has_more.wait()
            self.has_more.clear()
            waiting, self.waiting = self.waiting, []
            try:
                for parts in waiting:
                    await self.socket.send(b"".join(parts))
            except ConnectionClosed:
                return


def pieces(message: bytes) -> Iterator[Piece]:
    """The pieces of a message."""
    at = 0
    while at < len(message):
        kind, channel, size = HEAD.unpack_from(message, at)
        at += HEAD.size
        yield Piece(kind, channel, message[at : at + size])
        at += size
