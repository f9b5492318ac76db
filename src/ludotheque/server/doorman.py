"""The doorman: every request passes him. Names of the house, origins, headers that keep browsers careful."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.server.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)
REFUSED = b'{"key":"host-unknown","about":{},"message":"This house is not known under that name."}'
POLICY_VIOLATION = 4403


def header(scope: Any, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


class Doorman:
    """ASGI middleware around the whole house."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif not self.may_enter(scope):
            await self.turn_away(scope, receive, send)
        else:
            await self.app(scope, receive, self.with_headers(scope, send))

    def may_enter(self, scope: Any) -> bool:
        """The Host must be one of ours; an Origin must be that very host."""
        host, origin = header(scope, b"host"), header(scope, b"origin")
        if host is None or not self.settings.knows(host):
            return False
        if origin is None:
            return bool(scope["type"] == "http")
        return urlsplit(origin).netloc.lower() == host.lower()

    async def turn_away(self, scope: Any, receive: Receive, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            return
        headers = [(b"content-type", b"application/json"), *HEADERS]
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": REFUSED})

    def with_headers(self, scope: Any, send: Send) -> Send:
        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        return careful if scope["type"] == "http" else send
