"""ASGI middleware: checks Host, Origin, the length of a body and how many requests there are, adds security headers."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

from ludotheque.core.coding import decode, encode
from ludotheque.core.refusal import Refused
from ludotheque.server.addresses import group_of
from ludotheque.server.admission import Admission
from ludotheque.server.authority import parse_authority, same_origin
from ludotheque.server.context import ServerContext
from ludotheque.server.devices import language_in
from ludotheque.server.forwarding import Answered, OtherNodes, Unreached, asked_in, table_in
from ludotheque.server.problems import STATUS, problem
from ludotheque.server.settings import Settings
from ludotheque.server.turnstile import Turnstile
from ludotheque.store import Conflict, Unavailable
from ludotheque.table.tables import Tables
from ludotheque.table.tokens import tidy_code

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)
SECURE_HEADERS: Final = (
    *HEADERS,
    (b"strict-transport-security", b"max-age=31536000"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
"""Sent over https: browsers then use https alone. They ignore both over plain http."""
CLOSE: Final = (b"connection", b"close")
CLOSED: Final = ("host-unknown", "too-fast")
"""Refusals after which the connection is closed, so that what else has come on it costs nothing."""
LANG: Final = re.compile(r"(?:^|&)lang=([A-Za-z-]{2,16})(?:&|$)")
MOVE: Final = "/api/move"
LOOKING: Final = 5.0
"""Seconds for which we look for the node that drives a table, while it cannot be reached."""
PAUSE: Final = 0.1
"""Seconds between two looks."""


def values(scope: Any, name: bytes) -> list[str]:
    """Every value of a header."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def may_enter(settings: Settings, host: str | None, origin: str | None, scheme: str = "http") -> bool:
    """Whether the Host is one of ours, and the Origin, if any, has the same scheme, host and port."""
    found = None if host is None else parse_authority(host)
    if found is None or not settings.knows(found):
        return False
    return origin is None or same_origin(origin, scheme, found)


class CodeOfSeat(Struct):
    """The part of a request to move a seat that identifies its table."""

    code: str


class HostGuard:
    """Wraps the whole application; WebSockets call `may_enter` themselves."""

    def __init__(self, app: ASGIApp, settings: Settings, admission: Admission) -> None:
        self.app = app
        self.settings = settings
        self.admission = admission
        self.turnstile = Turnstile(settings.limits.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind != "http":
            await self.app(scope, receive, send)
            return
        scope = like_get(scope)
        body = Body(scope, receive, self.settings.limits.body_bytes)
        answer = self.with_headers(scope, body, send)
        try:
            self.check(scope, body)
            found = await self.answered_elsewhere(scope, body)
        except Refused as no:
            await turn_away(scope, answer, no)
            return
        if found is None:
            await self.app(scope, body.receive, answer)
            return
        headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in found.headers]
        await answer({"type": "http.response.start", "status": found.status, "headers": headers})
        await answer({"type": "http.response.body", "body": found.body, "more_body": False})

    @property
    def context(self) -> ServerContext | None:
        """None until the store is open."""
        found: ServerContext | None = getattr(getattr(self.app, "state", None), "context", None)
        return found

    def check_store(self) -> None:
        """Refuse screens while other nodes may have taken over our tables, so that screens look for them there."""
        if self.context is None or self.context.tables.node.is_cut_off:
            raise Refused("server-full")

    async def answered_elsewhere(self, scope: Any, body: Body) -> Answered | None:
        """The response of the node that drives the table of this request; None if this server answers itself."""
        others = None if self.context is None else self.context.others
        if self.context is None or others is None:
            return None
        try:
            table = await table_asked(self.context.tables, scope, body)
            return None if table is None else await self.answered_for(self.context.tables, others, table, scope, body)
        except Unavailable:
            raise Refused("not-kept") from None

    async def answered_for(
        self, tables: Tables, others: OtherNodes, table: str, scope: Any, body: Body
    ) -> Answered | None:
        """The answer of the node that drives a table; None where we do, and have taken it over if nobody did."""
        until = time.monotonic() + LOOKING
        while time.monotonic() < until:
            with suppress(Unreached, Conflict):  # it is gone, or another one was quicker: look again
                node = await others.elsewhere(table)
                if node is not None:
                    return await others.ask(node, asked_in(scope, await body.whole()))
                await tables.take_over(table)
                return None
            await asyncio.sleep(PAUSE)
        raise Refused("not-kept")

    def check(self, scope: Any, body: Body) -> None:
        """Refuse one request too many, a foreign Host or Origin, and a body announced as too long."""
        if scope["client"] is not None:
            self.charge(scope["client"][0])
        hosts, origins = values(scope, b"host"), values(scope, b"origin")
        host = hosts[0] if len(hosts) == 1 else None
        named: list[str | None] = [*origins] or [None]
        if not all(may_enter(self.settings, host, origin, scope["scheme"]) for origin in named):
            raise Refused("host-unknown")
        if body.length > body.most:
            raise Refused("message-too-long", most=body.most)

    def charge(self, address: str) -> None:
        """Charge an address for a request of any kind; refuses one too many. This machine itself is not counted."""
        group = group_of(address)
        if self.context is not None and group is not None:
            self.context.requests.take(group)

    def with_headers(self, scope: Any, body: Body, send: Send) -> Send:
        more = SECURE_HEADERS if scope["scheme"] == "https" else HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                closing = () if body.complete else (CLOSE,)  # the rest is not read
                message["headers"] = [*message["headers"], *more, *closing]
            await send(message)

        return send_with_headers


def like_get(scope: Any) -> Any:
    """HEAD as GET: the answer is the same, and the protocol, which knows what was asked, leaves out the body."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


class Body:
    """The body of a request as it arrives."""

    def __init__(self, scope: Any, receive: Receive, most: int) -> None:
        digits = "".join(values(scope, b"content-length")[:1])
        self.length = int(digits) if digits.isdecimal() else 0
        """The announced length; 0 if there is none."""
        self.complete = self.length == 0 and not values(scope, b"transfer-encoding")
        self.most = most
        self._receive = receive
        self._whole: bytes | None = None
        self._is_passed_on = False

    async def receive(self) -> Any:
        """The next ASGI message; the whole body at once if it was already read."""
        if self._whole is not None and not self._is_passed_on:
            self._is_passed_on = True
            return {"type": "http.request", "body": self._whole, "more_body": False}
        message: Any = await self._receive()
        if message["type"] == "http.request" and not message.get("more_body", False):
            self.complete = True
        return message

    async def whole(self) -> bytes:
        """The whole body; refuses one that is too long, or whose client has disconnected."""
        found = b"" if self._whole is None else self._whole
        while self._whole is None:
            message = await self.receive()
            if message["type"] != "http.request":
                raise Refused("message-bad", problem="It ends too early")
            found += message.get("body", b"")
            if len(found) > self.most:
                raise Refused("message-too-long", most=self.most)
            if not message.get("more_body", False):
                self._whole = found
        return found


async def table_asked(tables: Tables, scope: Any, body: Body) -> str | None:
    """The table that a request is about, if only the node that drives it can answer."""
    if scope["path"] == MOVE and scope["method"] == "POST":
        try:
            asked = decode(await body.whole(), CodeOfSeat)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):  # refused by the handler that decodes it
            return None
        return await tables.store.transfer_room(tidy_code(asked.code), tables.clock.date())
    return table_in(scope["path"])


async def turn_away(scope: Any, send: Any, no: Refused) -> None:
    """Refuse a request that never reaches the application."""
    asked = LANG.search(scope["query_string"].decode("latin-1"))
    language = language_in(asked[1] if asked else "", ",".join(values(scope, b"accept-language")))
    body = encode(problem(no, language))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "seconds" in no.about:
        headers.append((b"retry-after", str(no.about["seconds"]).encode()))
    if no.key in CLOSED:
        headers.append(CLOSE)
    await send({"type": "http.response.start", "status": STATUS[no.key], "headers": headers})
    await send({"type": "http.response.body", "body": body})
