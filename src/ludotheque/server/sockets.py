"""The WebSocket of a table: uvicorn hands it over at the upgrade, and no task stands between it and the table.

An ask is heard in the very call that brings its bytes, and a frame is written in the call that tells it. Through ASGI
each message would pass a queue and a task on its way in, and another of each on its way out.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from ludotheque.core.coding import decode, decoder, encode
from ludotheque.core.refusal import Refused
from ludotheque.server.context import ServerContext
from ludotheque.server.devices import COOKIE, LONGEST
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
from ludotheque.server.guard import HostGuard, may_enter
from ludotheque.server.limits import MOST_CONNECTIONS, MOST_MESSAGE
from ludotheque.server.metrics import CONNECTIONS, COUNTS
from ludotheque.store import Conflict, StoreBroken
from ludotheque.table.commands import answer
from ludotheque.table.days import may_watch
from ludotheque.table.room import Room
from ludotheque.table.streams import Outbox, Stream
from ludotheque.table.tokens import hashed
from ludotheque.table.wire import PROTOCOL, Answer, Asked, Bye, Hello, Refusal

LOG = logging.getLogger(__name__)

GOING_AWAY: Final = 1012
"""The server restarts: come back soon."""
NOT_UNDERSTOOD: Final = 1003
BAD_HELLO: Final = 4400
NOT_HERE: Final = 4404
FLOOD: Final = 4429
PATH: Final = "/ws/"
BEAT: Final = 20.0
"""Seconds between two pings; who has sent nothing at all from one to the next is gone."""
PATIENCE: Final = 10.0
"""Seconds that the other side has to close its end."""

MESSAGES = decoder(Asked)
HELLO = decoder(Hello)


class Screen(asyncio.Protocol):
    """One connection of one screen."""

    __slots__ = (
        "alive",
        "bucket",
        "closes",
        "context",
        "device",
        "early",
        "handshake",
        "joining",
        "loop",
        "outbox",
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
        self.reader = Reader(4 * MOST_MESSAGE)
        self.room: Room | None = None
        self.device: str | None = None
        self.stream: Stream | None = None
        self.outbox: Outbox | None = None
        self.early: list[tuple[str, int]] = []
        """What came while the screen was still sitting down."""
        self.joining = self.closes = False
        self.writable = self.alive = True

    # --- the connection ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.state.connections.add(cast("Any", self))
        self.timer = self.loop.call_later(BEAT, self.beat)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - as asyncio calls it
        self.timer.cancel()
        self.state.connections.discard(cast("Any", self))
        self.closes = True
        if self.outbox is not None:
            self.outbox.ring = None
            self.later(self.leave())

    def data_received(self, data: bytes) -> None:
        self.alive = True
        if self.handshake is not None:
            self.shake_hands(self.handshake, data)
            return
        try:
            for kind, payload in self.reader.take(data):
                if self.closes and kind != CLOSE:
                    continue
                self.taken(kind, payload)
        except Broken as broken:
            self.close(broken.code)

    def taken(self, kind: int, payload: bytes) -> None:
        """One whole message, or a control frame."""
        if kind == TEXT:
            self.hear(text_of(payload))
        elif kind == PING and self.writable:
            self.transport.write(frame(PONG, payload))
        elif kind == CLOSE:
            code = closed_with(payload)
            if not self.closes:
                self.close(code)
            self.transport.close()
        elif kind == BINARY:
            self.close(NOT_UNDERSTOOD)

    def close(self, code: int) -> None:
        """Close our end; the other side has some time to close its own."""
        if not self.closes:
            self.closes = True
            if self.joining and not self.transport.is_closing():
                self.transport.resume_reading()
            self.transport.write(closing(code))
            self.timer.cancel()
            self.timer = self.loop.call_later(PATIENCE, self.transport.abort)

    def bye(self, bye: Bye, code: int) -> None:
        if not self.closes:
            self.transport.write(frame(TEXT, encode(bye)))
            self.close(code)

    def shutdown(self) -> None:
        """The server stops."""
        if not self.transport.is_closing():
            self.close(GOING_AWAY)

    def beat(self) -> None:
        """Ask for a sign of life, or give up where none has come since the last time."""
        if not self.alive:
            self.transport.abort()
            return
        if self.stream is None and not self.joining:  # it has never said hello
            self.close(BAD_HELLO)
            return
        self.alive = False
        self.transport.write(frame(PING, b""))
        self.timer = self.loop.call_later(BEAT, self.beat)

    def later(self, work: Any) -> None:
        """What cannot be done at once; the server waits for it before it stops."""
        task = self.loop.create_task(work)
        self.state.tasks.add(task)
        task.add_done_callback(self.state.tasks.discard)

    # --- coming in ---

    def shake_hands(self, handshake: ServerProtocol, data: bytes) -> None:
        """The library checks the request, the house checks who asks from where."""
        handshake.receive_data(data)
        for request in handshake.events_received():
            handshake.send_response(self.responded(handshake, cast("Request", request)))
            self.handshake = None
        for part in handshake.data_to_send():
            if part:
                self.transport.write(part)
            else:
                self.transport.close()
        if self.handshake is None and self.room is None and not self.transport.is_closing():
            self.close(NOT_HERE)

    def responded(self, handshake: ServerProtocol, request: Request) -> Response:
        """Nothing may be raised here: uvicorn has not handed the connection over yet, and would not tell its end."""
        try:
            return self.response(handshake, request)
        except (ValueError, LookupError):
            return handshake.reject(400, "This request cannot be read.\n")

    def response(self, handshake: ServerProtocol, request: Request) -> Response:
        headers = request.headers
        origin = headers.get("Origin")
        if origin is None or not may_enter(self.settings, headers.get("Host"), origin):
            return handshake.reject(403, "This house is not known under that name.\n")
        path = request.path.partition("?")[0]
        if not path.startswith(PATH):
            return handshake.reject(404, "There is no table here.\n")
        token = cookie_of("; ".join(headers.get_all("Cookie")))
        self.device = hashed(token) if token else None
        with suppress(Refused):
            self.room = self.context.tables.directory.find(path.removeprefix(PATH))
        return handshake.accept(request)

    def greet(self, text: str) -> None:
        """The first message: who comes, anew or again."""
        room = self.room
        try:
            hello = HELLO.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            hello = None
        if room is None or hello is None or hello.protocol != PROTOCOL:
            self.bye(Bye("protocol"), BAD_HELLO)
        elif sum(stream.connected for stream in room.streams.values()) >= MOST_CONNECTIONS:
            self.bye(Bye("full"), FLOOD)
        else:
            self.joining = True
            self.transport.pause_reading()
            self.later(self.join(room, hello))

    async def join(self, room: Room, hello: Hello) -> None:
        """Sit down, unless the cards are still a secret to this device; a big screen comes as nobody."""
        try:
            if not await may_watch(room.store, room.clock, room.party, self.device):
                self.close(NOT_HERE)
                return
            device = None if hello.watch else self.device
            self.stream, self.outbox = await room.join(device, hello.stream, hello.last, wall=hello.watch)
        except (Conflict, StoreBroken):
            LOG.exception("nobody could sit down")
            self.close(GOING_AWAY)
            return
        CONNECTIONS.inc()
        if self.closes:  # gone before it was its turn
            await self.leave()
            return
        self.joining = False
        self.outbox.ring = self.flush
        self.flush()
        self.transport.resume_reading()
        early, self.early = self.early, []
        for text, at in early:
            self.heed(text, at)

    async def leave(self) -> None:
        """Get up, once."""
        outbox, self.outbox = self.outbox, None
        if self.room is not None and self.stream is not None and outbox is not None:
            CONNECTIONS.dec()
            await self.room.leave(self.stream, outbox)

    # --- asks in, frames out ---

    def hear(self, text: str) -> None:
        """A message, stamped with the match time at which it came."""
        if self.stream is None and not self.joining:
            self.greet(text)
            return
        driver = None if self.room is None else self.room.driver
        at = 0 if driver is None else driver.live.watch.now()
        if self.joining:
            self.early.append((text, at))
        else:
            self.heed(text, at)

    def heed(self, text: str, at: int) -> None:
        """Too many are cut off, malformed ones are answered like any other refusal."""
        room, stream = self.room, self.stream
        if room is None or stream is None or self.closes:
            return
        COUNTS.messages += 1
        try:
            self.bucket.take()
        except Refused:
            self.bye(Bye("flood"), FLOOD)
            return
        try:
            asked = understood(text)
        except Refused as no:
            COUNTS.bad_messages += 1
            room.tell_one(stream, answers=(Answer(key_of(text), Refusal(no.key, no.about)),))
            return
        answer(room, stream, asked, at)

    def flush(self) -> None:
        """Send what waits, while the other side reads it; who had fallen behind gets everything anew."""
        room, stream, outbox = self.room, self.stream, self.outbox
        if room is None or stream is None or outbox is None:
            return
        while self.writable and outbox.frames and not self.closes:
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


def cookie_of(header: str) -> str | None:
    """The token of a device, if it sends one; whatever other cookies stand beside it."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and 0 < len(value) <= LONGEST and value.isascii():
            return value
    return None


def understood(text: str) -> Asked:
    """What a message asks; refuses what is too long or cannot be read."""
    if len(text) > MOST_MESSAGE:
        raise Refused("message-too-long", most=MOST_MESSAGE)
    try:
        asked: Asked = MESSAGES.decode(text)
    except (msgspec.MsgspecError, RecursionError) as wrong:
        raise Refused("message-bad", problem=str(wrong)[:200]) from None
    return asked


def key_of(text: str) -> str:
    """The key of a message that could not be read, if it has one; so that the screen knows which it was."""
    try:
        key = decode(text[:MOST_MESSAGE], dict[str, Any]).get("key")
    except (msgspec.MsgspecError, RecursionError):
        return ""
    return key[:40] if isinstance(key, str) else ""
