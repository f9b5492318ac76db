"""Links between nodes: whatever is sent arrives, in order."""

from __future__ import annotations

import asyncio

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

from ludotheque.server.channel import WINDOW
from ludotheque.server.link import DATA, LONGEST, Link, Piece


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
