"""Where this node listens for the others: serves the screens and requests that they have accepted.

Each node listens at an address of its own. Nodes authenticate with a secret of the store: a program that can read the
store can do everything anyway.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from http import HTTPStatus
from typing import Any, Final

from msgspec import Struct
from uvicorn.server import ServerState
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from ludotheque.core.coding import decode, encode
from ludotheque.core.refusal import Refused
from ludotheque.server.channel import ChannelTransport
from ludotheque.server.context import ServerContext
from ludotheque.server.forwarding import Asked, Visit, answer
from ludotheque.server.frames import closing
from ludotheque.server.link import ANSWER, ASK, CLOSE, OPEN, SOCKET, Link, Piece
from ludotheque.server.metrics import COUNTS
from ludotheque.server.sockets import Screen

logging.getLogger("websockets").setLevel(logging.CRITICAL)  # failed handshakes of strangers are not worth a line

SECRET: Final = "nodes"  # noqa: S105 - a name, not the secret
TRY_AGAIN: Final = 1013


class Opened(Struct, frozen=True):
    """A screen that another node has accepted for a table of this one."""

    visit: Visit
    address: str


class LinkServer:
    """Serves the links that other nodes open to this one."""

    def __init__(self, context: ServerContext, app: Any, spawn: Callable[[Awaitable[None]], None]) -> None:
        self.context = context
        self.app = app
        """The application that answers requests."""
        self.spawn = spawn
        self.state = ServerState()
        """The screens that other nodes have accepted."""
        self.server: Server | None = None
        self.secret = b""

    async def listen(self, host: str, port: int) -> str:
        """Listen for the other nodes; returns the address they reach this one at."""
        self.secret = await self.context.tables.store.secret(SECRET)
        self.server = await serve(
            self.serve_link,
            host,
            port,
            process_request=self.check,
            **SOCKET,
        )
        return f"{host}:{next(iter(self.server.sockets)).getsockname()[1]}"

    def key(self, node: str | None) -> str:
        """The Authorization header that a node accepts."""
        return "Bearer " + hmac.digest(self.secret, f"link to {node}".encode(), "sha256").hex()

    def check(self, _connection: ServerConnection, request: Request) -> Response | None:
        """Refuse clients that do not know the secret, or that look for a node that is gone."""
        given, node = request.headers.get_all("Authorization"), self.context.tables.node.id
        if node is not None and len(given) == 1 and hmac.compare_digest(given[0], self.key(node)):
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

    async def shut_screens(self) -> None:
        """Close the screens that other nodes have accepted."""
        for connection in list(self.state.connections):
            connection.shutdown()
        await asyncio.gather(*self.state.tasks, return_exceptions=True)

    async def close(self) -> None:
        """Close all links that other nodes have opened."""
        if self.server is not None:
            self.server.close()
            await self.server.wait_closed()


def drop(screens: dict[int, ChannelTransport], channel: int) -> None:
    screens.pop(channel, None)
