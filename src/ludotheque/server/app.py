"""The application: routes, errors in the reader's language, and the life of the house from start to stop."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.static_files import create_static_files_router
from prometheus_client import generate_latest

from ludotheque.core.refusal import Refused
from ludotheque.core.speech import LANGUAGES, Speech
from ludotheque.server.api import Api
from ludotheque.server.doorman import Doorman
from ludotheque.server.house import Front
from ludotheque.server.limits import MOST_BODY
from ludotheque.server.measures import REGISTRY, TABLES
from ludotheque.server.settings import Settings
from ludotheque.store import open_store
from ludotheque.table.clock import ManualClock, SystemClock
from ludotheque.table.house import House
from ludotheque.table.wire import Bye

LOG = logging.getLogger(__name__)
STATUS = {"table-unknown": 404, "code-unknown": 404, "replay-unknown": 404, "move-unknown": 404, "too-fast": 429}
STATIC = Path(os.environ.get("LUDOTHEQUE_STATIC") or Path(str(files("ludotheque"))) / "static")
"""The built client: in the wheel, or wherever it was built to."""


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(front: Front) -> str:
    """Answers when the house is open and its store can be read."""
    await front.house.store.open_rooms()
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(front: Front) -> Response[bytes]:
    TABLES.set(len(front.house.rooms))
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")


PAGES = [
    "/",
    "/t/{table:str}",
    "/r/{replay:str}",
    "/beat/{replay:str}",
    "/screen/{table:str}",
    "/learn/{game:str}",
    "/rules/{game:str}",
    "/records",
]


@get(PAGES, media_type=MediaType.HTML, include_in_schema=False)
async def page() -> Response[bytes]:
    """The client; it finds its way by the address."""
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(
            b"<!doctype html><title>Ludotheque</title><p>The client is not built.", media_type=MediaType.HTML
        )
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first language of the browser that the house speaks."""
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def refused(request: Request[Any, Any, Any], no: Refused) -> Response[dict[str, Any]]:
    speech = Speech(language_of(request), "ludotheque.table", "ludotheque.server")
    body = {"key": no.key, "about": no.about, "message": speech.refusal(no)}
    return Response(body, status_code=STATUS.get(no.key, 409), media_type=MediaType.JSON)


def wrong(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses, in the same form."""
    keys = {404: "not-found", 405: "not-found", 413: "message-too-long", 400: "message-bad"}
    key = keys.get(error.status_code, "message-bad")
    about: dict[str, str | int] = {"most": MOST_BODY} if key == "message-too-long" else {}
    if key == "message-bad":
        about = {"problem": str(error.detail)[:200]}
    speech = Speech(language_of(request), "ludotheque.table", "ludotheque.server")
    body = {"key": key, "about": about, "message": speech.refusal(Refused(key, **about))}
    return Response(body, status_code=error.status_code, media_type=MediaType.JSON)


def make_app(settings: Settings) -> Any:
    """The ASGI application of one house."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        clock = SystemClock() if settings.clock_fds is None else ManualClock()
        house = House(open_store(settings.database), clock)
        app.state.front = Front(house, clock)
        LOG.info("open", extra={"facts": {"tables": await house.take_up()}})
        tasks = [asyncio.create_task(house.run() if settings.clock_fds is None else turned(house, settings.clock_fds))]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.close()
            await house.store.close()
            LOG.info("closed", extra={"facts": {"tables": len(house.rooms)}})

    static = create_static_files_router("/assets", [STATIC / "assets"]) if (STATIC / "assets").is_dir() else None
    app = Litestar(
        [Api, healthz, metrics, page, *([static] if static is not None else [])],
        lifespan=[life],
        state=State(),
        dependencies={"front": Provide(front_of, sync_to_thread=False)},
        exception_handlers={Refused: refused, HTTPException: wrong},
        openapi_config=OpenAPIConfig("Ludotheque", "0.1.0", path="/api/schema"),
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )
    return Doorman(app, settings)


def front_of(state: State) -> Front:
    front: Front = state.front
    return front


async def say_bye(house: House) -> None:
    """Tell every screen that the server restarts."""
    for room in house.rooms.values():
        for stream in room.streams.values():
            stream.say_bye(Bye("restart"))
    await asyncio.sleep(0)


async def turned(house: House, fds: tuple[int, int]) -> None:
    """Turn the manual clock as a pipe says: a number of milliseconds a line, answered when all is done."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    pipe = os.fdopen(fds[0], "rb")
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), pipe)
    while line := await reader.readline():
        await house.advance(int(line))
        os.write(fds[1], b"ok\n")
