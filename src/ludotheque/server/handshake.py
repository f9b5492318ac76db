"""The upgrade of a request to a WebSocket: who may connect, to which table, from which device."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

import h11
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from ludotheque.server.devices import COOKIE, LONGEST
from ludotheque.server.forwarding import Visit
from ludotheque.server.guard import may_enter
from ludotheque.server.settings import Settings

PATH: Final = "/ws/"
VERSION: Final = "13"


def asks_for_websocket(path: str, headers: list[tuple[bytes, bytes]]) -> bool:
    """Whether `respond` handles this request, well-formed or not: by its path or its Upgrade header."""
    return path.startswith(PATH) or any(name == b"upgrade" and b"websocket" in value.lower() for name, value in headers)


def respond(request: h11.Request, settings: Settings, scheme: str) -> tuple[Response, Visit | None]:
    """The response to an upgrade request, and what it asks for if it is accepted; `scheme` is what the browser used."""
    headers = Headers([(name.decode("latin-1"), value.decode("latin-1")) for name, value in request.headers])
    path = request.target.decode("ascii").partition("?")[0]
    try:
        refused = _wrong_request(request, headers) or _wrong_place(headers, path, settings, scheme)
    except LookupError:  # a header that may occur only once
        refused = reject(HTTPStatus.BAD_REQUEST, "This request cannot be read.")
    if refused is not None:
        return refused, None
    response = ServerProtocol().accept(Request(request.target.decode("ascii"), headers))
    if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
        return response, None
    token = cookie_of("; ".join(headers.get_all("Cookie")))
    return response, Visit(path.removeprefix(PATH), token)


def _wrong_request(request: h11.Request, headers: Headers) -> Response | None:
    """Why this request cannot be upgraded, apart from its WebSocket headers."""
    if request.method != b"GET":
        return reject(HTTPStatus.METHOD_NOT_ALLOWED, "A WebSocket begins with GET.", Allow="GET")
    if request.http_version != b"1.1":
        return reject(HTTPStatus.HTTP_VERSION_NOT_SUPPORTED, "A WebSocket needs HTTP/1.1.")
    if "Transfer-Encoding" in headers or headers.get("Content-Length", "0") != "0":
        return reject(HTTPStatus.BAD_REQUEST, "A WebSocket begins without a body.")
    return None


def _wrong_place(headers: Headers, path: str, settings: Settings, scheme: str) -> Response | None:
    """Why the address, host or origin of this request is refused."""
    origin = headers.get("Origin")
    if origin is None or not may_enter(settings, headers.get("Host"), origin, scheme):
        return reject(HTTPStatus.FORBIDDEN, "This house is not known under that name.")
    if not path.startswith(PATH):
        return reject(HTTPStatus.NOT_FOUND, "There is no table here.")
    if headers.get("Sec-WebSocket-Version") != VERSION:
        reason = f"This server speaks version {VERSION} of the WebSocket protocol."
        more = {"Upgrade": "websocket", "Sec-WebSocket-Version": VERSION}
        return reject(HTTPStatus.UPGRADE_REQUIRED, reason, **more)
    return None


def reject(status: HTTPStatus, reason: str, **more: str) -> Response:
    """A response that refuses a connection and says why."""
    response = ServerProtocol().reject(status, f"{reason}\n")
    response.headers.update(more)
    return response


def cookie_of(header: str) -> str | None:
    """The device token in a Cookie header; None if there is none."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and 0 < len(value) <= LONGEST and value.isascii():
            return value
    return None
