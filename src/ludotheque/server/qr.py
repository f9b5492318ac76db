"""Invitations as QR codes, the latest of them kept."""

from __future__ import annotations

import io
from functools import partial
from typing import Any, Final

import segno
from litestar import Request, Response

from ludotheque.server.context import ServerContext
from ludotheque.server.devices import address_of

PRICE: Final = 0.1
"""What a QR code costs, in preview pictures."""


async def qr_code(path: str, request: Request[Any, Any, Any], context: ServerContext) -> Response[bytes]:
    """A link to a page of this server, as the reader's phone can open it."""
    link = f"{context.base(request)}{path}"
    found = context.qr_cache.at_hand((link, ""))
    if found is None:
        context.pictures.take(address_of(request), PRICE)
        draw = partial(context.tables.thinking.run, address_of(request), drawn, link)
        found = await context.qr_cache.picture((link, ""), draw)
    return Response(found, media_type="image/svg+xml")


def drawn(link: str) -> bytes:
    """A link as a QR code."""
    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", border=2, scale=8, xmldecl=False, light="#fff")
    return picture.getvalue()
