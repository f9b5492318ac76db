"""What the server keeps of a device, and how it is deleted, over HTTP."""

from __future__ import annotations

from typing import Any, Final

from litestar import Controller, Request, Response, get, post
from msgspec import Struct

from ludotheque.server.context import ServerContext
from ludotheque.server.devices import COOKIE, address_of, known_device
from ludotheque.server.openapi import refusals
from ludotheque.server.responses import KeptOfDevice
from ludotheque.table.forgetting import Forgotten, forget_device

PRICE: Final = 5
"""What a deletion costs, in tables asked for: it looks through all tables."""


class Forget(Struct, frozen=True, forbid_unknown_fields=True):
    """An empty body: the cookie names the device."""


class Privacy(Controller):
    path = "/api/device"

    @get("", responses=refusals())
    async def kept(self, request: Request[Any, Any, Any], context: ServerContext) -> KeptOfDevice:
        """How long things are kept here, and whether anything is kept of this device."""
        device = await known_device(request, context.devices)
        held = device is not None and bool(context.tables.directory.where(device))
        known = device is not None and (held or await context.tables.store.knows_device(device))
        if device is not None and not known:
            known = any(found.known for found in await context.ask_others(request, KeptOfDevice))
        return KeptOfDevice(context.settings.keep_days, known)

    @post("/forget", status_code=200, responses=refusals(400, 409, 415, 429))
    async def forget(
        self,
        data: Forget,  # noqa: ARG002 - says that nothing else may be sent
        request: Request[Any, Any, Any],
        context: ServerContext,
    ) -> Response[Forgotten]:
        """Delete what this device has left, and its cookie; others keep their matches, without its name."""
        device = await known_device(request, context.devices)
        found = Forgotten()
        if device is not None:
            context.table_requests.take(address_of(request), PRICE)
            there = await context.ask_others(request, Forgotten, strictly=True)
            with context.devices.forgetting(device):
                halls = Forgotten(tables=await context.halls.forget_device(device))
                found = sum(there, halls + await forget_device(context.tables, device))
            context.picture_cache.kept.clear()  # pictures of results show names
        answer = Response(found)
        answer.delete_cookie(COOKIE)
        return answer
