"""The WebSocket of a table, as an asyncio protocol that uvicorn starts at the upgrade.

A request is handled in the call that receives its bytes, and a frame is written in the call that produces it. Through
ASGI each message would pass a queue and a task on its way in, and another of each on its way out.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final, cast

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.server import ServerProtocol

from ludotheque.core.coding import encode
from ludotheque.core.refusal import Refused
from ludotheque.server.context import ServerContext
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
from ludotheque.server.guard import HostGuard
from ludotheque.server.handshake import respond
from ludotheque.server.limits import MAX_MESSAGE_CHARS, MAX_SCREENS
from ludotheque.server.messages import key_of, parse_hello, parse_request
from ludotheque.server.metrics import CONNECTIONS, COUNTS
from ludotheque.store import Conflict, StoreBroken
from ludotheque.table.commands import handle
from ludotheque.table.daily import may_watch
from ludotheque.table.room import Room
from ludotheque.table.streams import Outbox, Stream
from ludotheque.table.wire import Answer, Bye, Hello, Refusal

LOG = logging.getLogger(__name__)

GOING_AWAY: Final = 1012
"""The server restarts; the screen should reconnect."""
NOT_UNDERSTOOD: Final = 1003
BAD_HELLO: Final = 4400
NOT_HERE: Final = 4404
FLOOD: Final = 4429
BEAT: Final = 20.0
"""Seconds between two pings; a screen that has sent nothing from one to the next is gone."""
PATIENCE: Final = 10.0
"""Seconds that the other side has to close its end of the connection."""


class Screen(asyncio.Protocol):
    """One connection of one screen."""

    __slots__ = (
        "alive",
        "bucket",
        "context",
        "device",
        "handshake",
        "is_closing",
        "joining",
        "loop",
        "outbox",
        "pending",
        "reader",
        "room",
        "settings",
        "state",
        "stream",
        "timer",
        "transport",
        "writable",
    )  # fmt: skip

    def __init__(self, app: HostGuard, *, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:  # noqa: ARG002 - as uvicorn calls it
        self.settings = app.settings
        self.context: ServerContext = cast("Any", app.app).state.context
        self.bucket = self.context.message_bucket()
        self.state = server_state
        self.loop = asyncio.get_running_loop()
        self.handshake: ServerProtocol | None = ServerProtocol()
        self.reader = Reader(4 * MAX_MESSAGE_CHARS)
        self.room: Room | None = None
        self.device: str | None = None
        self.stream: Stream | None = None
        self.outbox: Outbox | None = None
        self.pending: list[tuple[str, int]] = []
        """Messages with their times, received while the screen was still joining."""
        self.joining = self.is_closing = False
        self.writable = self.alive = True

    # --- the connection ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.state.connections.add(cast("Any", self))
        self.timer = self.loop.call_later(BEAT, self.keep_alive)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - as asyncio calls it
        self.timer.cancel()
        self.state.connections.discard(cast("Any", self))
        self.is_closing = True
        if self.outbox is not None:
            self.outbox.ring = None
            self.spawn(self.leave())

    def data_received(self, data: bytes) -> None:
        self.alive = True
        if self.handshake is not None:
            self.handle_handshake(self.handshake, data)
            return
        try:
            for kind, payload in self.reader.take(data):
                if self.is_closing and kind != CLOSE:
                    continue
                self.handle_frame(kind, payload)
        except Broken as broken:
            self.close(broken.code)

    def handle_frame(self, kind: int, payload: bytes) -> None:
        """Handle a complete message or a control frame."""
        if kind == TEXT:
            self.handle_text(text_of(payload))
        elif kind == PING and self.writable:
            self.transport.write(frame(PONG, payload))
        elif kind == CLOSE:
            code = closed_with(payload)
            if not self.is_closing:
                self.close(code)
            self.transport.close()
        elif kind == BINARY:
            self.close(NOT_UNDERSTOOD)

    def close(self, code: int) -> None:
        """Close our end; abort if the other side does not close its own in time."""
        if not self.is_closing:
            self.is_closing = True
            if self.joining and not self.transport.is_closing():
                self.transport.resume_reading()
            self.transport.write(closing(code))
            self.timer.cancel()
            self.timer = self.loop.call_later(PATIENCE, self.transport.abort)

    def send_bye(self, bye: Bye, code: int) -> None:
        if not self.is_closing:
            self.transport.write(frame(TEXT, encode(bye)))
            self.close(code)

    def shutdown(self) -> None:
        """Close because the server stops; called by uvicorn."""
        if not self.transport.is_closing():
            self.close(GOING_AWAY)

    def keep_alive(self) -> None:
        """Send a ping; abort if nothing has arrived since the last one."""
        if not self.alive:
            self.transport.abort()
            return
        if self.stream is None and not self.joining:  # it has not said hello
            self.close(BAD_HELLO)
            return
        self.alive = False
        self.transport.write(frame(PING, b""))
        self.timer = self.loop.call_later(BEAT, self.keep_alive)

    def spawn(self, work: Any) -> None:
        """Run a coroutine as a task that the server waits for before it stops."""
        task = self.loop.create_task(work)
        self.state.tasks.add(task)
        task.add_done_callback(self.state.tasks.discard)

    # --- joining ---

    def handle_handshake(self, handshake: ServerProtocol, data: bytes) -> None:
        """Answer the upgrade request, once all of it has arrived."""
        handshake.receive_data(data)
        for request in handshake.events_received():
            response, visit = respond(handshake, cast("Request", request), self.settings)
            handshake.send_response(response)
            self.handshake = None
            if visit is not None:
                self.device = visit.device
                with suppress(Refused):
                    self.room = self.context.tables.directory.find(visit.table)
        for part in handshake.data_to_send():
            if part:
                self.transport.write(part)
            else:
                self.transport.close()
        if self.handshake is None and self.room is None and not self.transport.is_closing():
            self.close(NOT_HERE)

    def handle_hello(self, text: str) -> None:
        """The first message: a new screen, or one that comes back."""
        room, hello = self.room, parse_hello(text)
        if room is None or hello is None:
            self.send_bye(Bye("protocol"), BAD_HELLO)
        elif sum(stream.connected for stream in room.streams.values()) >= MAX_SCREENS:
            self.send_bye(Bye("full"), FLOOD)
        else:
            self.joining = True
            self.transport.pause_reading()
            self.spawn(self.join(room, hello))

    async def join(self, room: Room, hello: Hello) -> None:
        """Join the table, unless its cards are still secret to this device; a big screen joins without a device."""
        try:
            if not await may_watch(room.store, room.clock, room.party, self.device):
                self.close(NOT_HERE)
                return
            device = None if hello.watch else self.device
            self.stream, self.outbox = await room.join(device, hello.stream, hello.last, wall=hello.watch)
        except (Conflict, StoreBroken):
            LOG.exception("a screen could not join")
            self.close(GOING_AWAY)
            return
        CONNECTIONS.inc()
        if self.is_closing:  # it left while it was joining
            await self.leave()
            return
        self.joining = False
        self.outbox.ring = self.flush
        self.flush()
        self.transport.resume_reading()
        pending, self.pending = self.pending, []
        for text, at in pending:
            self.handle_request(text, at)

    async def leave(self) -> None:
        """Leave the table, once."""
        outbox, self.outbox = self.outbox, None
        if self.room is not None and self.stream is not None and outbox is not None:
            CONNECTIONS.dec()
            await self.room.leave(self.stream, outbox)

    # --- requests in, frames out ---

    def handle_text(self, text: str) -> None:
        """Handle a text message, with the match time of its arrival."""
        if self.stream is None and not self.joining:
            self.handle_hello(text)
            return
        driver = None if self.room is None else self.room.driver
        at = 0 if driver is None else driver.live.watch.now()
        if self.joining:
            self.pending.append((text, at))
        else:
            self.handle_request(text, at)

    def handle_request(self, text: str, at: int) -> None:
        """Answer a request; close on a flood, refuse a malformed one."""
        room, stream = self.room, self.stream
        if room is None or stream is None or self.is_closing:
            return
        COUNTS.messages += 1
        try:
            self.bucket.take()
        except Refused:
            self.send_bye(Bye("flood"), FLOOD)
            return
        try:
            request = parse_request(text)
        except Refused as no:
            COUNTS.bad_messages += 1
            room.tell_one(stream, answers=(Answer(key_of(text), Refusal(no.key, no.about)),))
            return
        handle(room, stream, request, at)

    def flush(self) -> None:
        """Send queued frames while the other side reads them; one that had fallen behind gets a whole frame."""
        room, stream, outbox = self.room, self.stream, self.outbox
        if room is None or stream is None or outbox is None:
            return
        while self.writable and outbox.frames and not self.is_closing:
            data = outbox.get_nowait()
            self.transport.write(frame(TEXT, data))
            COUNTS.frames += 1
            if data.startswith(b'{"type":"bye"'):
                self.close(GOING_AWAY)
        if not outbox.frames and stream.caught_up():
            room.tell_one(stream)

    def pause_writing(self) -> None:
        self.writable = False

    def resume_writing(self) -> None:
        self.writable = True
        self.flush()
