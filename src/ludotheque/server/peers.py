"""The other nodes that share the store: links to them, connections and requests that are passed on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http import HTTPStatus
from itertools import count
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ludotheque.core.coding import decode, encode
from ludotheque.core.refusal import Refused
from ludotheque.server.channel import RelayedClient
from ludotheque.server.context import ServerContext
from ludotheque.server.forwarding import Answered, Asked, Unreached, Visit
from ludotheque.server.link import ANSWER, ASK, OPEN, SOCKET, Link, Piece
from ludotheque.server.link_server import LinkServer, Opened
from ludotheque.server.metrics import COUNTS
from ludotheque.store import NodeRow, Unavailable

LOG = logging.getLogger(__name__)

PATIENCE: Final = 2.0
"""Seconds until a link must be there, and until all nodes must have answered what some of them may leave out."""
LONG_PATIENCE: Final = 60.0
"""Seconds until the one node that can answer a request must have done so; less if its link is lost."""


class Peers:
    """The connections between this node and the others."""

    def __init__(self, context: ServerContext, app: Any) -> None:
        self.context = context
        self.node = context.tables.node
        self.node.on_gone = self.forget
        self.links: dict[str, asyncio.Task[Link]] = {}
        """To other nodes, by their id."""
        self.running: set[asyncio.Task[None]] = set()
        self.numbers = count(1)
        self.clients: dict[Link, dict[int, RelayedClient]] = {}
        self.asked: dict[Link, dict[int, asyncio.Future[bytes]]] = {}
        self.server = LinkServer(context, app, self.spawn)

    async def listen(self, host: str, port: int) -> str:
        """Listen for the other nodes; returns the address they reach this one at."""
        return await self.server.listen(host, port)

    # --- finding others ---

    async def elsewhere(self, table: str) -> NodeRow | None:
        """The other node that drives a table; None where it is here, or nobody's."""
        tables = self.context.tables
        if tables.directory.get(table) is not None or table in self.context.halls.halls:
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
                additional_headers={"Authorization": self.server.key(node.id)},
                proxy=None,
                open_timeout=PATIENCE,
                **SOCKET,
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
            self.spawn(abandon(known))

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

        client = clients[channel] = RelayedClient(transport, link, channel, lost, self.context.limits.unread_seconds)
        link.send(OPEN, channel, encode(Opened(visit, address)))
        COUNTS.relayed_there += 1
        return client

    async def ask(self, node: NodeRow, asked: Asked, seconds: float = LONG_PATIENCE) -> Answered:
        """What another node answers to a request; refuses where it does not. `Unreached` where it was never asked."""
        try:
            async with asyncio.timeout(seconds):
                try:
                    link = await self.link_to(node)
                except OSError as no:
                    raise Unreached(str(no)) from None
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
        try:
            answers = await asyncio.gather(*asking, return_exceptions=not strictly)
        except Unreached:
            raise Refused("not-kept") from None
        return [found for found in answers if isinstance(found, Answered) and found.status == HTTPStatus.OK]

    # --- the end ---

    def spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    async def close(self) -> None:
        """Close all links; screens have been told before."""
        await self.server.shut_screens()
        for known in self.links.values():
            await close(known)
        await self.server.close()
        await asyncio.gather(*self.running, return_exceptions=True)


async def abandon(known: asyncio.Task[Link]) -> None:
    """End a link to a node that is gone, and that would not answer a Close."""
    known.cancel()
    with suppress(asyncio.CancelledError, OSError, Exception):
        (await known).socket.transport.abort()


async def close(known: asyncio.Task[Link]) -> None:
    """Close a link, even while it is being opened."""
    known.cancel()
    with suppress(asyncio.CancelledError, OSError, Exception):
        link = await known
        await link.socket.close()
