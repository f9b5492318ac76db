"""The ASGI application: routes, errors in the reader's language, start-up and shutdown."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_404_NOT_FOUND
from prometheus_client import generate_latest

from ludotheque.core.localization import Texts
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.server import openapi
from ludotheque.server.api import Api
from ludotheque.server.context import ServerContext
from ludotheque.server.daily import Daily
from ludotheque.server.devices import language_of
from ludotheque.server.files import HANDLERS, PACKED
from ludotheque.server.guard import HostGuard
from ludotheque.server.limits import MAX_BODY_BYTES
from ludotheque.server.metrics import REGISTRY, TABLES
from ludotheque.server.pages import page, plain, replay_page, table_page
from ludotheque.server.preview import preview
from ludotheque.server.replays import Replays
from ludotheque.server.responses import Problem
from ludotheque.server.settings import Settings
from ludotheque.store import open_store
from ludotheque.table.clock import ManualClock, SystemClock
from ludotheque.table.tables import Tables
from ludotheque.table.wire import Bye

LOG = logging.getLogger(__name__)
STATUS = {"table-unknown": 404, "code-unknown": 404, "replay-unknown": 404, "move-unknown": 404, "too-fast": 429}
PACKING = CompressionConfig("gzip", minimum_size=1_000, gzip_compress_level=5, exclude_opt_key=PACKED)
"""Pages and answers are packed as they go out; the files of the client were packed when they were built."""


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(context: ServerContext) -> str:
    """Answers when the house is open and its store can be read."""
    await context.tables.store.open_rooms()
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(context: ServerContext) -> Response[bytes]:
    TABLES.set(len(context.tables.directory))
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")


def refused(request: Request[Any, Any, Any], no: Refused) -> Response[Problem]:
    games = [f"ludotheque.games.{game}" for game in GAMES]  # the rules refuse in their own words
    texts = Texts(language_of(request), "ludotheque.table", "ludotheque.server", *games)
    body = Problem(no.key, no.about, texts.refusal(no))
    return Response(body, status_code=STATUS.get(no.key, 409), media_type=MediaType.JSON)


def wrong(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, in the same form; who mistypes an address in a browser is shown a page."""
    page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if error.status_code == HTTP_404_NOT_FOUND and page and not request.url.path.startswith(("/api/", "/assets/")):
        return plain(request, context_of(request.app.state), status=HTTP_404_NOT_FOUND)
    keys = {404: "not-found", 405: "not-found", 413: "message-too-long", 400: "message-bad"}
    key = keys.get(error.status_code, "message-bad")
    about: dict[str, str | int] = {"most": MAX_BODY_BYTES} if key == "message-too-long" else {}
    if key == "message-bad":
        about = {"problem": str(error.detail)[:200]}
    texts = Texts(language_of(request), "ludotheque.table", "ludotheque.server")
    body = Problem(key, about, texts.refusal(Refused(key, **about)))
    return Response(body, status_code=error.status_code, media_type=MediaType.JSON)


def make_app(settings: Settings) -> Any:
    """The ASGI application of one house."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        clock = SystemClock() if settings.clock_fds is None else ManualClock()
        tables = Tables(open_store(settings.database), clock)
        app.state.context = ServerContext(tables, clock, settings.lan)
        LOG.info("open", extra={"facts": {"tables": await tables.resume()}})
        tasks = [
            asyncio.create_task(tables.run() if settings.clock_fds is None else turned(tables, settings.clock_fds))
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await tables.close()
            await tables.store.close()
            LOG.info("closed", extra={"facts": {"tables": len(tables.directory)}})

    app = Litestar(
        [Api, Daily, Replays, preview, healthz, metrics, page, replay_page, table_page, *HANDLERS],
        lifespan=[life],
        state=State(),
        dependencies={"context": Provide(context_of, sync_to_thread=False)},
        exception_handlers={Refused: refused, HTTPException: wrong},
        openapi_config=openapi.CONFIG,
        plugins=[openapi.ResponseSchemas()],
        request_max_body_size=MAX_BODY_BYTES,
        compression_config=PACKING,
        logging_config=None,
    )
    return HostGuard(app, settings)


def context_of(state: State) -> ServerContext:
    context: ServerContext = state.context
    return context


async def say_bye(tables: Tables) -> None:
    """Tell every screen that the server restarts."""
    for room in tables.directory:
        for stream in room.streams.values():
            stream.say_bye(Bye("restart"))
    await asyncio.sleep(0)


async def turned(tables: Tables, fds: tuple[int, int]) -> None:
    """Turn the manual clock as a pipe says: a number of milliseconds a line, answered when all is done."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    pipe = os.fdopen(fds[0], "rb")
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), pipe)
    while line := await reader.readline():
        await tables.advance(int(line))
        os.write(fds[1], b"ok\n")
