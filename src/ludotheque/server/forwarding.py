"""Connections and requests that another node has accepted: what is passed on, and how a request is answered there."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any, Final, Protocol

from litestar import Request
from msgspec import Struct

from ludotheque.store import NodeRow

RELAYED: Final = "ludotheque.relayed"
"""In the scope of a request that another node has forwarded; it is not forwarded again."""

TABLE: Final = re.compile(r"/api/(?:tables|halls)/([A-Za-z0-9_-]{1,64})/")


class Asked(Struct, frozen=True):
    """A request, checked by the node that has accepted it."""

    method: str
    path: str
    query: str
    headers: list[tuple[str, str]]
    client: str
    scheme: str
    body: bytes = b""


class Answered(Struct, frozen=True):
    """The response to a forwarded request."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


def asked_in(scope: Any, body: bytes = b"") -> Asked:
    """A request as ASGI describes it."""
    headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]]
    client = "?" if scope["client"] is None else scope["client"][0]
    query = scope["query_string"].decode("latin-1")
    return Asked(scope["method"], scope["path"], query, headers, client, scope["scheme"], body)


def is_relayed(request: Request[Any, Any, Any]) -> bool:
    """Whether another node has passed this request on."""
    return RELAYED in request.scope


class Unreached(Exception):  # noqa: N818 - an answer
    """Another node could not be asked: it has never seen the request."""


class Visit(Struct, frozen=True):
    """The table that a connection asks for, and the token of its device."""

    table: str
    token: str | None


class OtherNodes(Protocol):
    """What a handler needs of the other nodes."""

    async def elsewhere(self, table: str) -> NodeRow | None:
        """The other node that drives a table; None where it is here, or nobody's."""

    async def ask(self, node: NodeRow, asked: Asked) -> Answered:
        """What another node answers to a request; refuses where it does not. `Unreached` where it was never asked."""

    async def ask_all(self, asked: Asked, *, strictly: bool = False) -> list[Answered]:
        """What all other nodes answer; those that do not are left out, or refused where all of them must."""

    async def relay(
        self, visit: Visit, address: str, transport: asyncio.Transport, on_lost: Callable[[], None]
    ) -> asyncio.Protocol | None:
        """The client's end of a channel to the node that drives its table; None where this node has to."""


def table_in(path: str) -> str | None:
    """The table or hall that a request is about, if only the node that drives it can answer."""
    found = TABLE.match(path)
    return None if found is None else found[1]


async def answer(app: Any, asked: Asked) -> Answered:
    """The response of this server's own application."""
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": asked.method,
        "path": asked.path,
        "raw_path": asked.path.encode("latin-1", "replace"),
        "query_string": asked.query.encode("latin-1"),
        "root_path": "",
        "scheme": asked.scheme,
        "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in asked.headers],
        "client": (asked.client, 0),
        "server": None,
        "state": {},
        RELAYED: True,
    }
    sent: list[Any] = []
    waiting = [{"type": "http.request", "body": asked.body, "more_body": False}]

    async def receive() -> Any:
        return waiting.pop() if waiting else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    start = next(message for message in sent if message["type"] == "http.response.start")
    headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in start["headers"]]
    body = b"".join(message.get("body", b"") for message in sent if message["type"] == "http.response.body")
    return Answered(start["status"], headers, body)
