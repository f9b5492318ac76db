"""The other nodes that share the store: links to them, connections and requests that are passed on.

Each node listens at an address of its own for the others. They authenticate with a secret of the store: a
program that can read the store can do everything anyway.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from itertools import count
from typing import Any, Final

from msgspec import Struct
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import WebSocketException
from websockets.http11 import Request, Response

from ludotheque.core.coding import decode, encode
from ludotheque.core.refusal import Refused
from ludotheque.server.channel import ChannelTransport, RelayedClient
from ludotheque.server.context import ServerContext
from ludotheque.server.forwarding import Answered, Asked, Visit, answer
from ludotheque.server.frames import closing
from ludotheque.server.link import ANSWER, ASK, CLOSE, OPEN, Link, Piece
from ludotheque.server.metrics import COUNTS
from ludotheque.server.sockets import Screen
from ludotheque.store import NodeRow, Unavailable

LOG = logging.getLogger(__name__)
logging.getLogger("websockets").setLevel(logging.CRITICAL)  # failed handshakes of strangers are not worth a line

SECRET: Final = "nodes"  # noqa: S105 - a name, not the secret
PATIENCE: Final = 2.0
"""Seconds until a link must be there, and until all nodes must have answered what some of them may leave out."""
LONG_PATIENCE: Final = 60.0
"""Seconds until the one node that can answer a request must have done so; less if its link is lost."""
SILENCE: Final = 2.0
"""Seconds between two pings of a link, and until the answer to one."""
LONGEST: Final = 8 * 1024 * 1024
"""Bytes of a message between nodes."""
TRY_AGAIN: Final = 1013


class Opened(Struct, frozen=True):
    """A screen that another node has accepted for a table of this one."""

    visit: Visit
    address: str


class Peers:
    """The connections between this node and the others."""

    def __init__(self, context: ServerContext, app: Any) -> None:
        self.context = context
        self.app = app
        """The application that answers requests."""
        self.node = context.tables.node
        self.node.on_gone = self.forget
        self.state = ServerState()
        """The screens that other nodes have accepted."""
        self.links: dict[str, asyncio.Task[Link]] = {}
        """To other nodes, by their id."""
        self.running: set[asyncio.Task[None]] = set()
        self.numbers = count(1)
        self.clients: dict[Link, dict[int, RelayedClient]] = {}
        self.asked: dict[Link, dict[int, asyncio.Future[bytes]]] = {}
        self.server: Server | None = None
        self.secret = b""

    # --- being found ---

    async def listen(self, host: str, port: int) -> str:
        """Listen for the other nodes; returns the address they reach this one at."""
        self.secret = await self.context.tables.store.secret(SECRET)
        self.server = await serve(
            self.serve_link,
            host,
            port,
            process_request=self.check,
            compression=None,
            max_size=LONGEST,
            ping_interval=SILENCE,
            ping_timeout=SILENCE,
            close_timeout=PATIENCE,
        )
        return f"{host}:{next(iter(self.server.sockets)).getsockname()[1]}"

    def key(self, node: str | None) -> str:
        """The Authorization header that a node accepts."""
        return "Bearer " + hmac.digest(self.secret, f"link to {node}".encode(), "sha256").hex()

    def check(self, _connection: ServerConnection, request: Request) -> Response | None:
        """Refuse clients that do not know the secret, or that look for a node that is gone."""
        given = request.headers.get_all("Authorization")
        if self.node.id is not None and len(given) == 1 and hmac.compare_digest(given[0], self.key(self.node.id)):
            return None
        return Response(HTTPStatus.FORBIDDEN, "Forbidden", Headers({"Content-Length": "0"}))

    async def serve_link(self, socket: ServerConnection) -> None:
        """Serve one other node until it disconnects."""
        screens: dict[int, ChannelTransport] = {}

        def handle(link: Link, piece: Piece) -> None:
            if piece.kind == OPEN:
                self.seat(link, piece, screens)
            elif piece.kind == ASK:
                self.spawn(self.respond(link, piece))
            elif piece.channel in screens:
                screens[piece.channel].handle(piece)

        try:
            await Link(socket, handle).run()
        finally:
            for transport in list(screens.values()):
                transport.handle_lost()

    def seat(self, link: Link, piece: Piece, screens: dict[int, ChannelTransport]) -> None:
        """Serve a screen that another node has accepted."""
        asked, channel = decode(piece.payload, Opened), piece.channel
        transport = ChannelTransport(link, channel, partial(drop, screens, channel))
        try:
            entry = self.context.admission.enter(asked.address, transport.abort)
        except Refused:
            transport.write(closing(TRY_AGAIN))
            link.send(CLOSE, channel)
            return
        COUNTS.relayed_here += 1
        screen = Screen(self.context, self.context.admission, entry, asked.visit, transport, self.state)
        transport.protocol = screen.connection
        screens[channel] = transport
        screen.begin()

    async def respond(self, link: Link, piece: Piece) -> None:
        """Answer a request that another node has accepted."""
        COUNTS.requests_relayed_here += 1
        link.send(ANSWER, piece.channel, encode(await answer(self.app, decode(piece.payload, Asked))))

    # --- finding others ---

    async def elsewhere(self, table: str) -> NodeRow | None:
        """The other node that drives a table; None where it is here, or nobody's."""
        tables = self.context.tables
        if tables.directory.get(table) is not None:
            return None
        owner = await tables.store.owner(table)
        return None if owner is None or owner.id == self.node.id else owner

    async def link_to(self, node: NodeRow) -> Link:
        """The link to another node. OSError where there is none; a node that does not listen any more is lost."""
        known = self.links.get(node.id)
        if known is None or (known.done() and (known.cancelled() or known.exception() or known.result().is_closed)):
            known = self.links[node.id] = asyncio.create_task(self._connect(node))
        try:
            return await asyncio.shield(known)
        except asyncio.CancelledError:
            if known.cancelled():  # the other node is gone; the task that waits here is not cancelled
                raise ConnectionAbortedError("the node is gone") from None
            raise

    async def _connect(self, node: NodeRow) -> Link:
        try:
            socket = await connect(
                f"ws://{node.address}/",
                additional_headers={"Authorization": self.key(node.id)},
                compression=None,
                proxy=None,
                open_timeout=PATIENCE,
                max_size=LONGEST,
                ping_interval=SILENCE,
                ping_timeout=SILENCE,
                close_timeout=PATIENCE,
            )
        except ConnectionRefusedError:
            with suppress(Unavailable):
                await self.node.note_refused(node)
            raise
        except WebSocketException as no:  # it was refused, or the link broke during the handshake
            raise ConnectionAbortedError(str(no)) from None
        link = Link(socket, self.handle)
        self.clients[link], self.asked[link] = {}, {}
        self.spawn(self._run(link))
        return link

    async def _run(self, link: Link) -> None:
        try:
            await link.run()
        finally:
            for client in list(self.clients.pop(link).values()):
                client.handle_link_lost()
            for asked in self.asked.pop(link).values():
                if not asked.done():
                    asked.set_exception(ConnectionAbortedError("the link is lost"))

    def handle(self, link: Link, piece: Piece) -> None:
        """Take a piece from a node that serves our clients."""
        if piece.kind == ANSWER:
            waiting = self.asked[link].pop(piece.channel, None)
            if waiting is not None and not waiting.done():
                waiting.set_result(piece.payload)
        elif piece.channel in self.clients[link]:
            self.clients[link][piece.channel].handle(piece)

    def forget(self, node: str) -> None:
        """Close the link to a node that is gone."""
        known = self.links.pop(node, None)
        if known is not None:
            self.spawn(close(known))

    async def forget_dead(self) -> None:
        """Free the tables of nodes that do not listen, so that nobody waits for them after a power cut."""
        await self.node.wake()
        others = [seen.row for seen in self.node.others.values()]
        await asyncio.gather(*(self.link_to(row) for row in others), return_exceptions=True)

    # --- passing on ---

    async def relay(
        self, visit: Visit, address: str, transport: asyncio.Transport, on_lost: Callable[[], None]
    ) -> RelayedClient | None:
        """The client's end of a channel to the node that drives its table; None where this node has to.

        OSError where the other node cannot be reached.
        """
        node = await self.elsewhere(visit.table)
        if node is None:
            return None
        try:
            link = await self.link_to(node)
        except ConnectionRefusedError:
            if await self.elsewhere(visit.table) is None:  # the node is lost, and its tables are free
                return None
            raise
        channel, clients = next(self.numbers), self.clients.get(link)
        if clients is None:
            raise ConnectionAbortedError("the link is lost")

        def lost() -> None:
            clients.pop(channel, None)
            on_lost()

        client = clients[channel] = RelayedClient(transport, link, channel, lost)
        link.send(OPEN, channel, encode(Opened(visit, address)))
        COUNTS.relayed_there += 1
        return client

    async def ask(self, node: NodeRow, asked: Asked, seconds: float = LONG_PATIENCE) -> Answered:
        """What another node answers to a request; refuses where it does not."""
        try:
            async with asyncio.timeout(seconds):
                link = await self.link_to(node)
                number = next(self.numbers)
                waiting = self.asked[link][number] = asyncio.get_running_loop().create_future()
                link.send(ASK, number, encode(asked))
                return decode(await waiting, Answered)
        except (OSError, KeyError, TimeoutError):
            raise Refused("not-kept") from None

    async def ask_all(self, asked: Asked, *, strictly: bool = False) -> list[Answered]:
        """What all other nodes answer; those that do not are left out, or refused where all of them must."""
        others = [seen.row for seen in self.node.others.values()]
        seconds = LONG_PATIENCE if strictly else PATIENCE
        asking = (self.ask(row, asked, seconds) for row in others)
        answers = await asyncio.gather(*asking, return_exceptions=not strictly)
        return [found for found in answers if isinstance(found, Answered) and found.status == HTTPStatus.OK]

    # --- the end ---

    def spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    async def close(self) -> None:
        """Close all links; screens have been told before."""
        for connection in list(self.state.connections):
            connection.shutdown()
        await asyncio.gather(*self.state.tasks, return_exceptions=True)
        for known in self.links.values():
            await close(known)
        if self.server is not None:
            self.server.close()
            await self.server.wait_closed()
        await asyncio.gather(*self.running, return_exceptions=True)


def drop(screens: dict[int, ChannelTransport], channel: int) -> None:
    screens.pop(channel, None)


async def close(known: asyncio.Task[Link]) -> None:
    """Close a link, even while it is being opened."""
    known.cancel()
    with suppress(asyncio.CancelledError, OSError, Exception):
        link = await known
        await link.socket.close()
