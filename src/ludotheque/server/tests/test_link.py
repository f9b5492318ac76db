"""Links between nodes: whatever is sent arrives, in order."""

from __future__ import annotations

import asyncio

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

from ludotheque.server.channel import WINDOW
from ludotheque.server.link import DATA, LONGEST, Link, Piece
from ludotheque.server.peers import abandon


def test_all_channels_may_fill_their_windows_at_once() -> None:
    """As many screens that come at once, each with a whole frame."""
    channels = 2 * LONGEST // WINDOW
    sizes: dict[int, int] = {}
    done = asyncio.Event()

    def take(_link: Link, piece: Piece) -> None:
        sizes[piece.channel] = len(piece.payload)
        if len(sizes) == channels:
            done.set()

    async def accept(socket: ServerConnection) -> None:
        await Link(socket, take).run()
        done.set()

    async def story() -> None:
        async with (
            serve(accept, "127.0.0.1", 0, max_size=LONGEST, compression=None) as server,
            connect(f"ws://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}/", proxy=None) as socket,
        ):
            link = Link(socket, take)
            running = asyncio.create_task(link.run())
            for channel in range(channels):
                link.send(DATA, channel, b"x" * WINDOW)
            await done.wait()
            assert list(sizes) == list(range(channels))
            assert set(sizes.values()) == {WINDOW}
            await socket.close()
            await running

    asyncio.run(story())


def test_a_link_to_a_node_that_is_gone_ends_without_its_consent() -> None:
    """One that is frozen answers nothing: its screens would wait for as long as a Close may take."""

    async def accept(socket: ServerConnection) -> None:
        socket.transport.pause_reading()
        await gone.wait()
        socket.transport.abort()

    async def linked(port: int) -> Link:
        socket = await connect(f"ws://127.0.0.1:{port}/", proxy=None, close_timeout=None)
        return Link(socket, lambda _link, _piece: None)

    async def story() -> None:
        async with serve(accept, "127.0.0.1", 0) as server:
            known = asyncio.create_task(linked(next(iter(server.sockets)).getsockname()[1]))
            running = asyncio.create_task((await known).run())
            await asyncio.sleep(0)
            await abandon(known)
            await running
            gone.set()

    gone = asyncio.Event()
    asyncio.run(story())
