"""A screen at its table: the hello, requests in, frames out.

A request is handled in the call that receives its bytes, and a frame is written in the call that produces it. Through
ASGI each message would pass a queue and a task on its way in, and another of each on its way out.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final

from uvicorn.server import ServerState

from ludotheque.core.coding import encode
from ludotheque.core.refusal import Refused
from ludotheque.server.admission import Admission, Entry
from ludotheque.server.connection import GOING_AWAY, Connection
from ludotheque.server.context import ServerContext
from ludotheque.server.forwarding import Visit
from ludotheque.server.frames import Broken
from ludotheque.server.messages import key_of, parse_hello, parse_request
from ludotheque.server.metrics import COUNTS
from ludotheque.store import Conflict, Unavailable
from ludotheque.table.commands import handle
from ludotheque.table.daily import may_watch
from ludotheque.table.frames import Answer, Bye, Refusal, Welcome
from ludotheque.table.requests import Alive, Asked, Hello, Hint, Review
from ludotheque.table.room import Room
from ludotheque.table.services import Opener
from ludotheque.table.streams import Outbox, Stream

LOG = logging.getLogger(__name__)

BAD_HELLO: Final = 4400
NOT_HERE: Final = 4404
FLOOD: Final = 4429
WELCOME: Final = encode(Welcome())
HELP: Final = frozenset({Hint, Review})
FEW_SCREENS: Final = 8
"""Up to this many screens, a table pays only for each connection."""
LOOK_AGAIN: Final = 0.25
"""Seconds until a screen whose address has asked for too much is read again."""


class Screen:
    """One connection of one screen."""

    __slots__ = (
        "admission", "bucket", "connection", "context", "device", "entry", "hello_timer", "is_set_aside", "joining",
        "limits", "outbox", "pending", "room", "state", "stream", "table", "token", "wait_timer",
    )  # fmt: skip

    def __init__(
        self,
        context: ServerContext,
        admission: Admission,
        entry: Entry,
        visit: Visit,
        transport: asyncio.Transport,
        state: ServerState,
    ) -> None:
        self.context = context
        self.limits = context.limits
        self.admission = admission
        self.entry = entry
        self.token = visit.token
        self.table = visit.table
        self.device: str | None = None
        """Known once the screen joins."""
        self.state = state
        self.bucket = context.message_bucket()
        self.room: Room | None = context.tables.directory.get(visit.table)
        self.is_set_aside = visit.table in context.tables.directory.aside
        self.stream: Stream | None = None
        self.outbox: Outbox | None = None
        self.pending: deque[tuple[str, int]] = deque()
        """Messages with their times that came before they could be handled; nothing more is read meanwhile."""
        self.wait_timer: asyncio.TimerHandle | None = None
        self.joining = False
        self.connection = Connection(transport, self.limits, state, self)

    def begin(self) -> None:
        """Wait for a hello, for a while; close at once if there is no such table."""
        later = self.connection.loop.call_later
        self.hello_timer = later(self.limits.hello_seconds, self.connection.hang_up, BAD_HELLO)
        if self.is_set_aside:
            self.send_bye(Bye("set-aside"), NOT_HERE)
        elif self.room is None:
            self.spawn(self.check_table())

    async def check_table(self) -> None:
        """Close if there is no such table, neither open nor put away."""
        try:
            if await self.context.tables.store.room(self.table) is None:
                self.connection.close(NOT_HERE)
        except Unavailable:
            self.connection.close(GOING_AWAY)

    def pay(self, size: int) -> None:
        """Charge for a frame, more for a long one; pings, empty fragments and frames while closing count too."""
        try:
            self.bucket.take()
            if size >= self.limits.message_chars:
                for _ in range(size // self.limits.message_chars):
                    self.bucket.take()
        except Refused:
            self.connection.send(encode(Bye("flood")))
            raise Broken(FLOOD) from None

    def handle_lost(self) -> None:
        self.hello_timer.cancel()
        if self.wait_timer is not None:
            self.wait_timer.cancel()
        self.pending.clear()
        self.admission.leave(self.entry)
        if self.outbox is not None:
            self.outbox.take = None
            self.spawn(self.leave())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine as a task that the server waits for before it stops."""
        task = self.connection.loop.create_task(work)
        self.state.tasks.add(task)
        task.add_done_callback(self.state.tasks.discard)

    def send_bye(self, bye: Bye, code: int) -> None:
        self.connection.send(encode(bye))
        self.connection.close(code)

    # --- joining ---

    def handle_hello(self, text: str) -> None:
        """The first message: a new screen, or one that comes back."""
        hello = parse_hello(text)
        if hello is None:
            self.send_bye(Bye("protocol"), BAD_HELLO)
        else:
            self.hello_timer.cancel()
            self.admission.serve(self.entry)
            self.joining = True
            self.connection.pause_reading()
            self.spawn(self.join(hello))

    def may_join(self, room: Room, hello: Hello) -> bool:
        """Whether there is room for this screen; a big screen counts as a spectator."""
        device = None if hello.watch else self.device
        seated = device is not None and bool(room.party.held_by(device))
        older = room.streams.get(hello.stream or "")
        again = older is not None and older.connected and older.device == device
        return self.admission.sit(self.entry, room.party.id, device, seated=seated, again=again)

    async def find_room(self) -> Room | None:
        """The table; reopened if it was put away and this device may do so."""
        if self.room is None or self.room.is_closed:
            opener, pay = Opener(self.device, self.entry.address), self.context.table_requests.take
            self.room = await self.context.tables.reopen(self.table, opener, partial(pay, self.entry.address))
            self.is_set_aside = self.table in self.context.tables.directory.aside
        return self.room

    async def join(self, hello: Hello) -> None:
        """Join the table, unless its cards are still secret to this device; a big screen joins without a device."""
        connection = self.connection
        try:
            self.device = await self.context.devices.known(self.token)
            room = await self.find_room()
            if self.is_set_aside:
                self.send_bye(Bye("set-aside"), NOT_HERE)
                return
            if room is None or not await may_watch(room.store, room.clock, room.party, self.device):
                connection.close(NOT_HERE)
                return
            if not self.may_join(room, hello):
                self.send_bye(Bye("full"), FLOOD)
                return
            device = None if hello.watch else self.device
            self.stream, self.outbox = await room.join(
                device, hello.stream, hello.last, wall=hello.watch, network=self.entry.address
            )
        except Refused as no:
            connection.close(NOT_HERE if no.key == "table-unknown" else GOING_AWAY)
            return
        except (Conflict, Unavailable):
            LOG.exception("a screen could not join")
            connection.close(GOING_AWAY)
            return
        COUNTS.connections += 1
        if connection.is_closing:  # the client has left while it was joining
            await self.leave()
            return
        self.joining = False
        self.outbox.take = self.send
        self.handle_writable()
        self.handle_pending()

    async def leave(self) -> None:
        """Leave the table, once."""
        outbox, self.outbox = self.outbox, None
        if self.room is not None and self.stream is not None and outbox is not None:
            COUNTS.connections -= 1
            await self.room.leave(self.stream, outbox)

    # --- requests in, frames out ---

    def handle_text(self, text: str) -> None:
        """Handle a text message, with the match time of its arrival."""
        if self.stream is None and not self.joining:
            self.handle_hello(text)
            return
        driver = None if self.room is None else self.room.driver
        at = 0 if driver is None else driver.live.watch.now()
        if self.joining or self.pending or not self.may_ask():
            self.pending.append((text, at))
            self.connection.pause_reading()
        else:
            self.handle_request(text, at)

    def may_ask(self) -> bool:
        """Whether one more request is taken now; else nothing more is read until it is."""
        if self.stream is None or self.stream.unanswered >= self.limits.unanswered:
            return False
        if self.entry.group is None:
            return True
        try:
            self.context.messages.take(self.entry.group)
        except Refused:
            if self.wait_timer is None:
                self.wait_timer = self.connection.loop.call_later(LOOK_AGAIN, self.look_again)
            return False
        return True

    def look_again(self) -> None:
        self.wait_timer = None
        self.handle_pending()

    def handle_pending(self) -> None:
        """Handle the messages that had to wait, as far as possible; read on once there are none."""
        while self.pending and not self.connection.is_closing and self.may_ask():
            self.handle_request(*self.pending.popleft())
        if not self.pending:
            self.connection.resume_reading()

    def handle_request(self, text: str, at: int) -> None:
        """Answer a request, or refuse a malformed one. While the server stops, nothing more is begun."""
        room, stream = self.room, self.stream
        if room is None or stream is None or self.connection.is_closing or self.context.stopping:
            return
        stream.unanswered += 1
        COUNTS.messages += 1
        most = self.limits.message_chars
        try:
            request = parse_request(text, most)
            if isinstance(request, Alive):
                stream.unanswered -= 1
                self.connection.send(WELCOME)
                return
            self.charge(room, request)
        except Refused as no:
            COUNTS.bad_messages += no.key != "too-fast"
            room.tell_one(stream, answers=(Answer(key_of(text, most), Refusal(no.key, no.about)),))
            return
        handle(room, stream, request, at)

    def charge(self, room: Room, request: Asked) -> None:
        """Charge a crowded table for a request, by the number of its screens; and an address for help."""
        if type(request) in HELP:
            self.context.help.take(self.entry.address)
        screens = room.screens.connections[1]
        if screens > FEW_SCREENS:
            self.context.crowds.take(room.party.id, screens / FEW_SCREENS)

    def send(self, data: bytes) -> bool:
        """Send a frame if the other side reads; whether it did. What had to wait for an answer may be read then."""
        connection = self.connection
        if not connection.writable or connection.is_closing:
            return False
        connection.send(data)
        COUNTS.frames += 1
        if data.startswith(b'{"type":"bye"'):
            connection.close(GOING_AWAY)
        elif self.pending and not self.joining:
            connection.loop.call_soon(self.handle_pending)
        return True

    def handle_writable(self) -> None:
        """Send queued frames while the other side reads; a screen that had fallen behind gets a whole frame."""
        room, stream, outbox = self.room, self.stream, self.outbox
        if room is None or stream is None or outbox is None:
            return
        while outbox.frames and self.send(outbox.frames[0]):
            outbox.get_nowait()
        if not outbox.frames and stream.caught_up():
            COUNTS.renewed += 1
            room.tell_one(stream)
