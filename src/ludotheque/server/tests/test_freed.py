"""What is over is freed at once: on a server with many tables, garbage is collected rarely."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from uvicorn.server import ServerState

from ludotheque.server.connection import Connection
from ludotheque.table.limits import DEFAULTS

HERE = "127.0.0.1"


@pytest.fixture
def uncollected() -> Iterator[None]:
    """No garbage is collected meanwhile."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


class Listening:
    """A listener that knows its connection, as a screen does."""

    def __init__(self, transport: asyncio.Transport, lost: asyncio.Event) -> None:
        self.lost = lost
        self.connection = Connection(transport, DEFAULTS, ServerState(), self)
        transport.set_protocol(self.connection)

    def pay(self, size: int) -> None:
        """Charge nothing."""

    def handle_text(self, text: str) -> None:
        """Do nothing."""

    def handle_writable(self) -> None:
        """Do nothing."""

    def handle_lost(self) -> None:
        self.lost.set()


@pytest.mark.usefixtures("uncollected")
def test_who_listened_to_a_lost_connection_is_freed() -> None:
    async def story() -> None:
        lost, listening = asyncio.Event(), []

        class Greeter(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                assert isinstance(transport, asyncio.Transport)
                listening.append(ref(Listening(transport, lost)))

        server = await asyncio.get_running_loop().create_server(Greeter, HERE, 0)
        async with server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.close()
            await lost.wait()
            assert [found() for found in listening] == [None]

    asyncio.run(story())
