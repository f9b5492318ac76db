"""Whether the server is ready: not before its tables are here, and not from the moment it is told to stop."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from ludotheque.server.app import make_app
from ludotheque.server.run import Server
from ludotheque.server.settings import Settings
from ludotheque.store import open_store
from ludotheque.store.rows import RoomRow
from tests.live import LiveServer
from tests.players import Player


async def status_of(app: Any, path: str) -> tuple[int, str]:
    """What the application answers, without a network."""
    told: list[Any] = []
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"localhost")],
        "scheme": "http",
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
    }

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        told.append(message)

    await app(scope, receive, send)
    return told[0]["status"], told[1]["body"].decode()


@asynccontextmanager
async def alive(app: Any, started: asyncio.Event) -> AsyncIterator[None]:
    """The life of an application; `started` is set once its start is over."""
    stop = asyncio.Event()

    async def receive() -> dict[str, Any]:
        if asked:
            await stop.wait()
        asked.append(True)
        return {"type": "lifespan.shutdown" if stop.is_set() else "lifespan.startup"}

    async def send(message: Any) -> None:
        assert message["type"] in {"lifespan.startup.complete", "lifespan.shutdown.complete"}, message
        started.set()

    asked: list[bool] = []
    life = asyncio.create_task(app({"type": "lifespan", "state": {}}, receive, send))
    try:
        yield
    finally:
        stop.set()
        await life


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Litestar
def test_ready_once_the_tables_are_here_and_until_it_is_told_to_stop(tmp_path: Path) -> None:
    async def story() -> None:
        store = open_store(tmp_path / "store.db")
        asked, go, started = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def slow_rooms(most: int) -> list[RoomRow]:
            asked.set()
            await go.wait()
            return [][:most]

        store.claim_rooms = slow_rooms  # type: ignore[method-assign]
        app = make_app(Settings(tmp_path / "store.db"), store)
        async with alive(app, started):
            await asked.wait()
            assert await status_of(app, "/readyz") == (503, "starting\n")
            assert (await status_of(app, "/healthz"))[0] == 200, "it lives and can write"
            go.set()
            await started.wait()
            assert await status_of(app, "/readyz") == (200, "ready\n")
            server = Server(uvicorn.Config(app), app, lambda _port: None)
            server.handle_exit(signal.SIGTERM, None)
            assert await status_of(app, "/readyz") == (503, "stopping\n")
            assert (await status_of(app, "/healthz"))[0] == 200, "it goes on until all have been told"

    asyncio.run(story())


def test_a_server_that_has_started_is_ready(server: LiveServer) -> None:
    assert Player(server, "watch").request("/readyz") == (200, "ready\n")
