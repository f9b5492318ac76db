"""ASGI middleware: checks Host and Origin, adds security headers."""

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


def header(scope: Any, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def may_enter(settings: Settings, host: str | None, origin: str | None) -> bool:
    """The Host must be one of ours; an Origin must be that very host."""
    if host is None or not settings.knows(host):
        return False
    try:
        return origin is None or urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


class HostGuard:
    """Wraps the whole application; WebSockets call `may_enter` themselves."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind != "http":
            await self.app(scope, receive, send)
        elif not may_enter(self.settings, header(scope, b"host"), header(scope, b"origin")):
            await self.turn_away(send)
        else:
            await self.app(scope, receive, self.with_headers(send))

    async def turn_away(self, send: Any) -> None:
        headers = [(b"content-type", b"application/json"), *HEADERS]
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": REFUSED})

    def with_headers(self, send: Send) -> Send:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        return send_with_headers
