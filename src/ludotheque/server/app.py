"""The ASGI application: routes, errors in the reader's language, start-up and shutdown."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from ludotheque.server import errors, openapi
from ludotheque.server.addresses import Proxies
from ludotheque.server.admission import Admission, descriptors
from ludotheque.server.api import Api
from ludotheque.server.context import ServerContext
from ludotheque.server.daily import Daily
from ludotheque.server.errors import JsonRequest
from ludotheque.server.files import HANDLERS, PACKED
from ludotheque.server.guard import HostGuard
from ludotheque.server.halls import Halls
from ludotheque.server.metrics import measured
from ludotheque.server.pages import page, replay_page, table_page
from ludotheque.server.peers import Peers
from ludotheque.server.preview import preview
from ludotheque.server.printing import print_pdf
from ludotheque.server.privacy import Privacy
from ludotheque.server.replays import Replays
from ludotheque.server.settings import Settings
from ludotheque.store import Store, open_store
from ludotheque.table.clock import ManualClock, SystemClock
from ludotheque.table.limits import Limits
from ludotheque.table.retention import Retention
from ludotheque.table.tables import Tables
from ludotheque.table.thinking import Thinking
from ludotheque.table.workers import ProcessWorkers

LOG = logging.getLogger(__name__)
PACKING = CompressionConfig("gzip", minimum_size=1_000, gzip_compress_level=5, exclude_opt_key=PACKED)
"""Compresses pages and responses; the client's files are compressed at build time."""
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
"""Headers that show that a proxy forwards the request."""


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(context: ServerContext) -> Response[str]:
    """200 if the server is up and its store can write, else 503; reads no table."""
    if await context.tables.store.healthy():
        return Response("ok\n")
    return Response("the store cannot write\n", status_code=HTTP_503_SERVICE_UNAVAILABLE)


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(context: ServerContext) -> Response[str]:
    """200 if the tables are here and the server is not about to stop, else 503; asks no store."""
    cut_off = context.tables.node.is_cut_off
    if context.taken_up and not context.stopping and not cut_off:
        return Response("ready\n")
    why = "stopping" if context.stopping else "cut off from the store" if cut_off else "starting"
    return Response(f"{why}\n", status_code=HTTP_503_SERVICE_UNAVAILABLE)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], context: ServerContext) -> Response[bytes]:
    """Metrics for Prometheus; 404 for clients that may not read them."""
    forwarded = any(name in request.headers for name in FORWARDED)
    if request.client is None or not context.settings.may_measure(request.client.host, forwarded=forwarded):
        raise NotFoundException
    return Response(measured(context.tables, context.halls), media_type="text/plain; version=0.0.4")


def make_app(settings: Settings, store: Store | None = None) -> Any:
    """The ASGI application of one server, with this store or else that of the settings."""
    limits = settings.limits
    files = descriptors(limits.connections + limits.spare_descriptors)
    admission = Admission(limits, Proxies(settings.proxies), files)

    app = Litestar(
        [
            Api,
            Daily,
            Halls,
            Privacy,
            Replays,
            preview,
            print_pdf,
            healthz,
            readyz,
            metrics,
            page,
            replay_page,
            table_page,
            *HANDLERS,
        ],
        lifespan=[partial(serving, settings=settings, admission=admission, store=store)],
        state=State(),
        dependencies={"context": Provide(context_of, sync_to_thread=False)},
        before_request=errors.before_request,
        request_class=JsonRequest,
        exception_handlers=errors.HANDLERS,
        openapi_config=openapi.CONFIG,
        plugins=[openapi.StructSchemas()],
        request_max_body_size=settings.limits.body_bytes,
        compression_config=PACKING,
        logging_config=None,
    )
    return HostGuard(app, settings, admission)


@asynccontextmanager
async def serving(app: Litestar, settings: Settings, admission: Admission, store: Store | None) -> AsyncIterator[None]:
    """The lifespan of the application: tables are taken up before it begins, and released when it ends."""
    clock = SystemClock() if settings.clock_fds is None else ManualClock()
    tables = Tables(store or open_store(settings.database), clock, settings.limits, thinking_for(settings.limits))
    app.state.context = context = ServerContext(tables, settings, admission)
    if settings.keep_days is not None:
        tables.scheduler.changed(Retention(tables.store, clock, settings.keep_days))
    # tables are driven before all are taken up, which may take long: other nodes must see that this one is alive
    driving = tables.run() if settings.clock_fds is None else turned(tables, settings.clock_fds)
    task = asyncio.create_task(driving)
    async with joined(context, app):
        await tables.resume()
        context.taken_up = True
        try:
            yield
        finally:
            context.stopping = True
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            tables.store.give_up()
            await tables.close()
    await tables.store.close()
    LOG.info("closed")


@asynccontextmanager
async def joined(context: ServerContext, app: Litestar) -> AsyncIterator[None]:
    """One of the nodes that share a store, where it can be shared."""
    tables = context.tables
    if not tables.store.shared:
        yield
        return
    context.others = others = Peers(context, app)
    tables.node.address = await others.listen(*context.settings.node)
    try:
        await tables.node.register()
        await others.forget_dead()
        yield
    finally:
        await others.close()


def context_of(state: State) -> ServerContext:
    context: ServerContext = state.context
    return context


def thinking_for(limits: Limits) -> Thinking:
    """Slow work in processes of its own."""
    return Thinking(ProcessWorkers(limits.thinking_processes), limits)


async def turned(tables: Tables, fds: tuple[int, int]) -> None:
    """Advance the manual clock by the milliseconds on each line of a pipe; answers once everything due has happened."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    pipe = os.fdopen(fds[0], "rb")
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), pipe)
    while line := await reader.readline():
        await tables.advance(int(line))
        os.write(fds[1], b"ok\n")
