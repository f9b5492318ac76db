"""The upgrade of a request to a WebSocket: who may connect, to which table, from which device."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from ludotheque.server.devices import COOKIE, LONGEST
from ludotheque.server.guard import may_enter
from ludotheque.server.settings import Settings
from ludotheque.table.tokens import hashed

PATH: Final = "/ws/"


class Visit(Struct, frozen=True):
    """The table that a connection asks for, and the hashed token of its device."""

    table: str
    device: str | None


def respond(protocol: ServerProtocol, request: Request, settings: Settings) -> tuple[Response, Visit | None]:
    """The response to an upgrade request, and what it asks for if it is accepted.

    Raises nothing: uvicorn has not handed the connection over yet and would not close it.
    """
    try:
        return _checked(protocol, request, settings)
    except (ValueError, LookupError):
        return protocol.reject(400, "This request cannot be read.\n"), None


def _checked(protocol: ServerProtocol, request: Request, settings: Settings) -> tuple[Response, Visit | None]:
    headers = request.headers
    origin = headers.get("Origin")
    if origin is None or not may_enter(settings, headers.get("Host"), origin):
        return protocol.reject(403, "This house is not known under that name.\n"), None
    path = request.path.partition("?")[0]
    if not path.startswith(PATH):
        return protocol.reject(404, "There is no table here.\n"), None
    token = cookie_of("; ".join(headers.get_all("Cookie")))
    return protocol.accept(request), Visit(path.removeprefix(PATH), hashed(token) if token else None)


def cookie_of(header: str) -> str | None:
    """The token of a device in a Cookie header; None if it has none, whatever other cookies there are."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and 0 < len(value) <= LONGEST and value.isascii():
            return value
    return None
