"""A connection that one node has accepted and another one serves: the two ends of a channel.

`RelayedClient` sits on the client's socket and passes bytes on. `ChannelTransport` takes the place of that socket at
the node that drives the table, so that a screen there works like any other. Neither parses what it carries. Each side
may be ahead of the other by a window of bytes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from ludotheque.server.connection import GOING_AWAY
from ludotheque.server.frames import closing
from ludotheque.server.link import ABORT, CLOSE, DATA, END, NUMBER, PAUSE, RESUME, TAKEN, Link, Piece

WINDOW: Final = 64 * 1024
"""Bytes that may be on their way before the sender waits; it goes on at a quarter."""


class RelayedClient(asyncio.Protocol):
    """The client's end, at the node that has accepted it."""

    def __init__(
        self, transport: asyncio.Transport, link: Link, channel: int, on_lost: Callable[[], None], seconds: float
    ) -> None:
        self.transport = transport
        self.seconds = seconds
        """How long the client may take to read what it is still sent in the end."""
        self.loop = asyncio.get_running_loop()
        self.end_timer: asyncio.TimerHandle | None = None
        self.link = link
        self.channel = channel
        self.on_lost = on_lost
        self.on_way = 0
        """Bytes that the other node has not taken yet."""
        self.untold = 0
        """Bytes that the client has not taken yet."""
        self.is_paused = self.is_writing_paused = self.is_over = False

    # --- from the client ---

    def data_received(self, data: bytes) -> None:
        self.on_way += len(data)
        self.link.send(DATA, self.channel, data)
        self.set_reading()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - as asyncio calls it
        if not self.is_over:
            self.is_over = True
            self.link.send(CLOSE, self.channel)
        if self.end_timer is not None:
            self.end_timer.cancel()
        self.on_lost()

    def set_reading(self) -> None:
        """Read as long as the other node wants it and keeps up."""
        if self.transport.is_closing():
            return
        if self.is_paused or self.on_way > WINDOW:
            self.transport.pause_reading()
        elif self.on_way <= WINDOW // 4:
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        self.is_writing_paused = True

    def resume_writing(self) -> None:
        self.is_writing_paused = False
        self.tell_taken()

    def tell_taken(self) -> None:
        if self.untold and not self.is_writing_paused:
            self.link.send(TAKEN, self.channel, NUMBER.pack(self.untold))
            self.untold = 0

    # --- from the other node ---

    def handle(self, piece: Piece) -> None:
        """Take a piece of this channel."""
        if piece.kind == DATA:
            self.transport.write(piece.payload)
            self.untold += len(piece.payload)
            self.tell_taken()
        elif piece.kind == TAKEN:
            self.on_way -= NUMBER.unpack(piece.payload)[0]
            self.set_reading()
        elif piece.kind in (PAUSE, RESUME):
            self.is_paused = piece.kind == PAUSE
            self.set_reading()
        elif piece.kind == END:
            if self.transport.can_write_eof():
                self.transport.write_eof()
        elif piece.kind == CLOSE:
            self.close()
        elif piece.kind == ABORT:
            self.is_over = True
            self.transport.abort()

    def close(self) -> None:
        """Close once the client has read everything, and cut it off if that takes too long."""
        self.is_over = True
        if self.end_timer is None:
            self.end_timer = self.loop.call_later(self.seconds, self.transport.abort)
        self.transport.close()

    def handle_link_lost(self) -> None:
        """Send the client to look for its table again. Frames are never cut in two, so a Close may follow any piece."""
        if not self.is_over:
            self.transport.write(closing(GOING_AWAY))
            self.close()


class ChannelTransport(asyncio.Transport):
    """The other end, at the node that drives the table."""

    def __init__(self, link: Link, channel: int, on_over: Callable[[], None]) -> None:
        super().__init__()
        self.link = link
        self.channel = channel
        self.on_over = on_over
        """Called when no more pieces of this channel are wanted."""
        self.protocol: Any = None
        self.loop = asyncio.get_running_loop()
        self.on_way = 0
        self.is_full = self.is_over = False

    # --- what a protocol calls ---

    def write(self, data: Any) -> None:
        if self.is_over:
            return
        self.link.send(DATA, self.channel, bytes(data))
        self.on_way += len(data)
        if self.on_way > WINDOW and not self.is_full:
            self.is_full = True
            self.protocol.pause_writing()

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        if not self.is_over:
            self.link.send(END, self.channel)

    def pause_reading(self) -> None:
        if not self.is_over:
            self.link.send(PAUSE, self.channel)

    def resume_reading(self) -> None:
        if not self.is_over:
            self.link.send(RESUME, self.channel)

    def is_closing(self) -> bool:
        return self.is_over

    def close(self) -> None:
        self._end(CLOSE)

    def abort(self) -> None:
        self._end(ABORT)

    def _end(self, kind: int) -> None:
        if not self.is_over:
            self.link.send(kind, self.channel)
            self.handle_lost()

    # --- from the other node ---

    def handle(self, piece: Piece) -> None:
        """Take a piece of this channel."""
        if piece.kind == DATA:
            self.protocol.data_received(piece.payload)
            if not self.is_over:
                self.link.send(TAKEN, self.channel, NUMBER.pack(len(piece.payload)))
        elif piece.kind == TAKEN:
            self.on_way -= NUMBER.unpack(piece.payload)[0]
            if self.is_full and self.on_way <= WINDOW // 4:
                self.is_full = False
                self.protocol.resume_writing()
        elif piece.kind in (CLOSE, ABORT):
            self.handle_lost()

    def handle_lost(self) -> None:
        """The client, or the link, is gone."""
        if not self.is_over:
            self.is_over = True
            self.on_over()
            self.loop.call_soon(self.protocol.connection_lost, None)
