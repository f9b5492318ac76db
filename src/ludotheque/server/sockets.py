"""The WebSocket of a table: frames out through a bounded outbox, asks in one after the other."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ludotheque.core.record import encode
from ludotheque.core.refusal import Refused
from ludotheque.server.limits import MOST_CONNECTIONS, MOST_MESSAGE, Bucket
from ludotheque.server.measures import CONNECTIONS, FRAMES, INPUTS, REFUSALS
from ludotheque.table.asks import answer
from ludotheque.table.room import Room
from ludotheque.table.streams import Outbox, Stream
from ludotheque.table.wire import PROTOCOL, Answer, Asked, Bye, Hello, Refusal

GOING_AWAY: Final = 1012
"""The server restarts: come back soon."""
NOT_HERE: Final = 4404
FLOOD: Final = 4429
BAD_HELLO: Final = 4400

MESSAGES = msgspec.json.Decoder(Asked)
HELLO = msgspec.json.Decoder(Hello)


class Screen:
    """One connection of one screen."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, device: str | None, bucket: Bucket) -> None:
        self.socket = socket
        self.room = room
        self.device = device
        self.bucket = bucket
        self.name = str(id(self))

    async def serve(self) -> None:
        """From the greeting to the end of the connection."""
        hello = await self.greeting()
        if hello is None:
            return
        if sum(stream.connected for stream in self.room.streams.values()) >= MOST_CONNECTIONS:
            await self.bye(Bye("full"), FLOOD)
            return
        stream, outbox = await self.room.join(self.device, hello.stream, hello.last)
        CONNECTIONS.inc()
        writer = asyncio.create_task(self.write(stream, outbox))
        try:
            await self.read(stream)
        finally:
            CONNECTIONS.dec()
            self.bucket.forget(self.name)
            writer.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await writer
            await self.room.leave(stream, outbox)

    async def greeting(self) -> Hello | None:
        try:
            hello = HELLO.decode(await self.socket.receive_text())
        except (msgspec.MsgspecError, RecursionError):
            await self.bye(Bye("protocol"), BAD_HELLO)
            return None
        if hello.protocol != PROTOCOL:
            await self.bye(Bye("protocol"), BAD_HELLO)
            return None
        return hello

    async def bye(self, bye: Bye, code: int) -> None:
        with suppress(Exception):
            await self.socket.send_text(encode(bye).decode())
            await self.socket.close(code)

    async def write(self, stream: Stream, outbox: Outbox) -> None:
        """Send what waits; who had fallen behind gets everything anew when he has caught up."""
        while True:
            data = await outbox.get()
            await self.socket.send_text(data.decode())
            FRAMES.inc()
            if data.startswith(b'{"type":"bye"'):
                await self.socket.close(GOING_AWAY)
                return
            if outbox.empty() and stream.caught_up():
                self.room.tell_one(stream)

    async def read(self, stream: Stream) -> None:
        while True:
            try:
                text = await self.socket.receive_text()
            except WebSocketDisconnect:
                return
            driver = self.room.driver
            at = 0 if driver is None else driver.live.watch.now()
            try:
                self.bucket.take(self.name)
            except Refused:
                await self.bye(Bye("flood"), FLOOD)
                return
            INPUTS.inc()
            await self.hear(stream, text, at)

    async def hear(self, stream: Stream, text: str, at: int) -> None:
        """One message: malformed ones are answered like any other refusal."""
        try:
            asked = understood(text)
        except Refused as no:
            REFUSALS.inc()
            self.room.tell_one(stream, answers=(Answer(key_of(text), Refusal(no.key, no.about)),))
            return
        await answer(self.room, stream, asked, at)


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
        key = msgspec.json.decode(text[:MOST_MESSAGE], type=dict[str, Any]).get("key")
    except (msgspec.MsgspecError, RecursionError):
        return ""
    return key[:40] if isinstance(key, str) else ""
