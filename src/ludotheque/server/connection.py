"""One WebSocket as an asyncio protocol: frames in and out, pings, deadlines, and its end as RFC 6455 has it.

It knows no tables: a `Listener` gets the texts. Another library that reads and writes frames can take its place.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol, cast

from uvicorn.server import ServerState

from ludotheque.server.frames import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    TEXT,
    Broken,
    Reader,
    closed_with,
    closing,
    frame,
    text_of,
)
from ludotheque.table.limits import Limits

GOING_AWAY: Final = 1012
"""The server restarts; the screen should reconnect."""
NOT_UNDERSTOOD: Final = 1003
TOO_SLOW: Final = 4408


class Listener(Protocol):
    """The callbacks of a connection."""

    def pay(self, size: int) -> None:
        """Pay for a frame of this size; raises `Broken` if there have been too many."""

    def handle_text(self, text: str) -> None:
        """Take a message."""

    def handle_writable(self) -> None:
        """Resume sending: the other side reads again."""

    def handle_lost(self) -> None:
        """The connection is over."""


class Connection(asyncio.Protocol):
    """One connection, from the upgrade on."""

    __slots__ = (
        "alive",
        "discarded",
        "frame_number",
        "frame_timer",
        "has_hung_up",
        "is_closing",
        "limits",
        "listener",
        "loop",
        "paused",
        "reader",
        "state",
        "timer",
        "transport",
        "unread_timer",
        "writable",
    )  # fmt: skip

    def __init__(self, transport: asyncio.Transport, limits: Limits, state: ServerState, listener: Listener) -> None:
        self.transport = transport
        self.limits = limits
        self.state = state
        self.listener = listener
        self.loop = asyncio.get_running_loop()
        self.reader = Reader(4 * limits.message_chars, listener.pay)
        self.frame_timer: asyncio.TimerHandle | None = None
        self.unread_timer: asyncio.TimerHandle | None = None
        self.frame_number = self.discarded = 0
        self.is_closing = self.has_hung_up = self.paused = False
        self.writable = self.alive = True
        state.connections.add(cast("Any", self))
        self.timer = self.loop.call_later(limits.ping_seconds, self.keep_alive)

    # --- what comes in ---

    def data_received(self, data: bytes) -> None:
        self.alive = True
        if self.has_hung_up:
            self.discard(len(data))
            return
        reader = self.reader
        try:
            for kind, payload in reader.take(data):
                if kind == TEXT and not self.is_closing:
                    self.listener.handle_text(text_of(payload))
                else:
                    self.handle_frame(kind, payload)
                if self.has_hung_up:
                    return
        except Broken as broken:
            self.hang_up(broken.code)
            return
        if reader.rest or reader.kind is not None or self.frame_timer is not None:
            self.watch_frame()

    def handle_frame(self, kind: int, payload: bytes) -> None:
        """Handle what is no text; while closing, all but the other side's Close is thrown away."""
        if kind == CLOSE:
            self.hang_up(closed_with(payload))
        elif self.is_closing:
            return
        elif kind == PING and self.writable:
            self.transport.write(frame(PONG, payload))
        elif kind == BINARY:
            self.close(NOT_UNDERSTOOD)

    def watch_frame(self) -> None:
        """Set the deadline of the frame or message that has begun; none while nothing has, or nothing is read."""
        begun = not (self.reader.is_idle or self.paused or self.is_closing)
        if begun and self.frame_timer is not None and self.frame_number == self.reader.whole:
            return
        if self.frame_timer is not None:
            self.frame_timer.cancel()
            self.frame_timer = None
        if begun:
            self.frame_number = self.reader.whole
            self.frame_timer = self.loop.call_later(self.limits.frame_seconds, self.hang_up, TOO_SLOW)

    def pause_reading(self) -> None:
        """Stop reading for now; deadlines are suspended meanwhile."""
        if not self.paused and not self.transport.is_closing():
            self.paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.paused and not self.transport.is_closing():
            self.paused, self.alive = False, True
            self.transport.resume_reading()
            self.watch_frame()

    # --- what goes out ---

    def send(self, text: bytes) -> None:
        """Send a message, unless the connection is closing."""
        if not self.is_closing:
            self.transport.write(frame(TEXT, text))

    def pause_writing(self) -> None:
        """Called when the other side reads too little; aborts after a while, even if it goes on sending."""
        self.writable = False
        self.unread_timer = self.loop.call_later(self.limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self.writable = True
        self.forget_unread()
        self.listener.handle_writable()

    def forget_unread(self) -> None:
        """End the deadline for reading."""
        if self.unread_timer is not None:
            self.unread_timer.cancel()
            self.unread_timer = None

    def keep_alive(self) -> None:
        """Send a ping; abort if nothing has arrived since the last one, while it was read."""
        if not self.alive and not self.paused:  # a pong is not read meanwhile
            self.transport.abort()
            return
        self.alive = False
        self.transport.write(frame(PING, b""))
        self.timer = self.loop.call_later(self.limits.ping_seconds, self.keep_alive)

    # --- the end ---

    def close(self, code: int) -> None:
        """Send a Close, once, and wait for the other side's; abort if it does not come in time."""
        if not self.is_closing:
            self.is_closing = True
            self.transport.write(closing(code))
            self.watch_frame()
            self.resume_reading()
            self.timer.cancel()
            self.timer = self.loop.call_later(self.limits.close_seconds, self.transport.abort)

    def hang_up(self, code: int) -> None:
        """Close and end our side of the connection at once.

        What still comes is read and thrown away: bytes that nobody reads would reset the connection, and the other side
        might never see why it ended.
        """
        self.close(code)
        if not self.has_hung_up and not self.transport.is_closing():
            self.has_hung_up = True
            if self.transport.can_write_eof():
                self.transport.write_eof()
            else:
                self.transport.close()

    def discard(self, size: int) -> None:
        """Throw bytes away; too many end the connection."""
        self.discarded += size
        if self.discarded > self.limits.discard_bytes:
            self.transport.abort()

    def shutdown(self) -> None:
        """Close because the server stops; called by uvicorn."""
        if self.has_hung_up:
            self.transport.abort()
        elif not self.transport.is_closing():
            self.close(GOING_AWAY)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - as asyncio calls it
        self.is_closing = self.has_hung_up = True
        self.timer.cancel()
        self.forget_unread()
        self.watch_frame()
        self.state.connections.discard(cast("Any", self))
        listener, self.listener = self.listener, NOBODY
        self.reader = Reader(0, NOBODY.pay)  # else both hold each other until garbage is collected
        listener.handle_lost()


class Nobody:
    """Listens to a connection that is over."""

    def pay(self, size: int) -> None:
        """Do nothing."""

    def handle_text(self, text: str) -> None:
        """Do nothing."""

    def handle_writable(self) -> None:
        """Do nothing."""

    def handle_lost(self) -> None:
        """Do nothing."""


NOBODY: Final = Nobody()
