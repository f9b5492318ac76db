"""uvicorn's HTTP protocol with deadlines, a limit on connections, and our own WebSocket at the upgrade."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from websockets.http11 import Response

from ludotheque.core.refusal import Refused
from ludotheque.server.addresses import group_of
from ludotheque.server.admission import Entry
from ludotheque.server.connection import GOING_AWAY
from ludotheque.server.context import ServerContext
from ludotheque.server.forwarding import OtherNodes, Visit
from ludotheque.server.frames import closing
from ludotheque.server.guard import HostGuard
from ludotheque.server.handshake import asks_for_websocket, respond
from ludotheque.server.problems import refusal
from ludotheque.server.sockets import Screen
from ludotheque.store import Unavailable

LOG = logging.getLogger(__name__)

END_OF_HEAD: Final = re.compile(rb"\n\r?\n")


class HttpProtocol(H11Protocol):
    """One connection, until it is upgraded or over."""

    def __init__(self, guard: HostGuard, **given: Any) -> None:
        super().__init__(**given)
        self.guard = guard
        self.admission = guard.admission
        self.limits = guard.settings.limits
        self.entry: Entry | None = None
        self.awaited: tuple[object, object] | None = None
        """What the connection waits for, and for which request."""
        self.timer: asyncio.TimerHandle | None = None
        self.unread_timer: asyncio.TimerHandle | None = None
        self.is_refused = self.is_upgraded = False
        self.discarded = 0
        self.network = "?"
        """Whose turn it is: the peer's, or that of the client whose request a proxy has sent last."""
        self.held: list[bytes] = []
        """What has come and waits for its turn; nothing more is read meanwhile."""

    @property
    def peer(self) -> str:
        """The address at the other end."""
        return self.client[0] if self.client else "?"

    @property
    def unanswered(self) -> RequestResponseCycle | None:
        """The request whose answer is not complete, if there is one."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return None if cycle is None or cycle.response_complete else cycle

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.network = group_of(self.peer) or self.peer
        try:
            self.entry = self.admission.enter(self.peer, transport.abort)
        except Refused as no:
            self.refuse(refusal(no))
        else:
            self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.set_timer(None)
        self.resume_writing()
        if self.entry is not None:
            self.admission.leave(self.entry)
        elif self.is_refused:
            self.admission.turned_away -= 1

    def data_received(self, data: bytes) -> None:
        if self.is_refused:
            self.discarded += len(data)
            if self.discarded > self.limits.discard_bytes:
                self.transport.abort()
            return
        self.held.append(data)
        if len(self.held) == 1:
            self.guard.turnstile.enter(self.loop, self.network, self.take_held)
            if self.held:
                self.transport.pause_reading()

    def take_held(self) -> None:
        """Handle what has come, and read on."""
        data, self.held = b"".join(self.held), []
        if self.transport.is_closing():
            return
        if not self.flow.read_paused:
            self.transport.resume_reading()
        super().data_received(data)
        self.watch()

    def handle_events(self) -> None:
        """Parse what has come. A head is measured first: the parser takes microseconds for each of its lines."""
        if self.conn.their_state is h11.IDLE:
            head = END_OF_HEAD.split(self.conn.trailing_data[0], maxsplit=1)[0]
            most, lines = self.limits.head_bytes, self.limits.head_lines
            if len(head) > most or head.count(b"\n") > lines:
                self.refuse(refusal(Refused("head-too-long", most=most, lines=lines)))
                return
        super().handle_events()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch()

    # --- deadlines ---

    def watch(self) -> None:
        """Set the deadline for the head or the body of a request; the server's own answer has none."""
        if self.is_upgraded or self.is_refused or self.entry is None:
            return
        if self.transport.is_closing():  # once the rest is read
            self.set_timer(self.limits.unread_seconds)
            return
        state = self.conn.their_state
        idle = self.timeout_keep_alive_task is not None
        awaited = "next request" if idle and state is h11.IDLE else state, self.cycle
        if awaited != self.awaited:
            self.awaited = awaited
            seconds = {h11.IDLE: self.limits.head_seconds, h11.SEND_BODY: self.limits.body_seconds}
            self.set_timer(seconds.get(cast("Any", awaited[0])))
            if idle or state is h11.IDLE:
                self.admission.wait(self.entry)
            else:
                self.admission.serve(self.entry)

    def set_timer(self, seconds: float | None) -> None:
        """Abort after this time, unless another one is set before; None: no more."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread_timer = self.loop.call_later(self.limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread_timer is not None:
            self.unread_timer.cancel()
            self.unread_timer = None

    # --- refusals ---

    def refuse(self, response: bytes) -> None:
        """Answer, close the sending side, and discard what still arrives until the client closes its own."""
        self.is_refused = True
        cycle = self.unanswered
        if cycle is not None:  # the response of its handler would be discarded
            cycle.disconnected = True
            cycle.message_event.set()
        if self.entry is None:
            self.admission.turned_away += 1
        if not self.admission.may_linger():
            self.transport.abort()
            return
        self.transport.write(response)
        self.transport.write_eof()
        self.set_timer(self.limits.close_seconds)

    def send_400_response(self, msg: str) -> None:
        """Refuse malformed HTTP; called by uvicorn, even while the same request is being answered."""
        if self.unanswered is not None and self.unanswered.response_started:
            self.transport.abort()
        else:
            self.refuse(refusal(Refused("message-bad", problem=msg)))

    def shutdown(self) -> None:
        if self.is_refused:
            self.transport.close()
        else:
            super().shutdown()

    # --- the upgrade ---

    def _should_upgrade(self) -> bool:
        """Whether a request goes to `handle_websocket_upgrade`; uvicorn asks before it reads the body."""
        client = self.admission.proxies.client(self.peer, self.headers)
        self.network = group_of(client) or client
        return self.has_chunks() or asks_for_websocket(self.scope["path"], self.headers)

    def has_chunks(self) -> bool:
        """Whether the body comes in chunks. They may have one byte each, and the parser takes microseconds for each."""
        return any(name == b"transfer-encoding" for name, _ in self.headers)

    def response_to(self, event: h11.Request, scheme: str) -> tuple[Response, Visit | None]:
        """The response to an upgrade request, and what it asks for; refuses a body in chunks."""
        if not asks_for_websocket(self.scope["path"], self.headers):
            raise Refused("length-missing")
        return respond(event, self.guard.settings, scheme)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Answer an upgrade or a body in chunks; if it is accepted, a screen takes the connection over."""
        entry, address = self.entry, self.admission.proxies.client(self.peer, self.headers)
        scheme = self.admission.proxies.scheme(self.peer, self.headers)
        try:
            self.guard.charge(address)
            response, visit = self.response_to(event, scheme)
            if visit is None or entry is None:
                self.refuse(response.serialize())
                return
            self.guard.check_store()
            self.admission.name(entry, address)
        except Refused as no:
            self.refuse(refusal(no))
            return
        self.is_upgraded = True
        self.set_timer(None)
        self.connections.discard(self)
        self.transport.write(response.serialize())
        context: ServerContext = cast("Any", self.guard.app).state.context
        if context.others is None or context.tables.directory.get(visit.table) is not None:
            self.seat(context, entry, visit)
            return
        self.transport.pause_reading()
        task = self.loop.create_task(self.find_table(context, context.others, entry, visit, address))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    def seat(self, context: ServerContext, entry: Entry, visit: Visit) -> None:
        """Hand the connection to a screen, for a table that is here or nowhere."""
        screen = Screen(context, self.admission, entry, visit, self.transport, self.server_state)
        self.transport.set_protocol(screen.connection)
        screen.begin()
        self.pass_rest(screen.connection)

    async def find_table(
        self, context: ServerContext, others: OtherNodes, entry: Entry, visit: Visit, address: str
    ) -> None:
        """Find the node that drives the table, and relay the connection to it if that is another one."""
        try:
            client = await others.relay(visit, address, self.transport, lambda: self.admission.leave(entry))
        except Exception as problem:
            if not isinstance(problem, OSError | Unavailable):
                LOG.exception("a table could not be found")
            self.transport.write(closing(GOING_AWAY))
            self.transport.close()
            self.set_timer(self.limits.unread_seconds)
            return
        if self.transport.is_closing():  # the client has left meanwhile
            if client is not None:
                client.connection_lost(None)
        elif client is None:
            self.seat(context, entry, visit)
            self.transport.resume_reading()
        else:
            self.admission.serve(entry)
            self.transport.set_protocol(client)
            self.pass_rest(client)
            self.transport.resume_reading()

    def pass_rest(self, protocol: asyncio.Protocol) -> None:
        """Pass on what came with the request."""
        rest, _ = self.conn.trailing_data
        if rest:
            protocol.data_received(rest)
