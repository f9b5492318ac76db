"""A program as a device: its cookie, its requests over HTTP, and its WebSocket to a table."""

from __future__ import annotations

import http.client
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from websockets.exceptions import InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ludotheque.core.coding import decode, encode
from ludotheque.core.refusal import Refused

SECONDS = 20
"""How long the server may take to answer."""
UNREACHABLE = (OSError, http.client.HTTPException, InvalidHandshake)


class Problem(Struct):
    """A refusal over HTTP, with its sentence in the language that was asked for."""

    key: str
    message: str


class Device:
    """One device at one server; `base` is its address without a path."""

    def __init__(self, base: str, language: str) -> None:
        self.base = base
        self.language = language
        self.jar = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Send a request; refuses with the server's own sentence, or because it cannot be reached."""
        headers = {"content-type": "application/json", "accept-language": self.language}
        request = urllib.request.Request(self.base + path, encode(body), headers)  # noqa: S310 - http or https
        try:
            with self.opener.open(request, timeout=SECONDS) as answer:
                return decode(answer.read(), dict[str, Any])
        except urllib.error.HTTPError as error:
            with error:
                raise refusal(error.read(), error.code) from None
        except UNREACHABLE as error:
            raise Refused("bot-unreachable", server=self.base, problem=str(error)) from None
        except msgspec.MsgspecError:
            raise Refused("bot-no-table-server", server=self.base) from None

    def connect(self, table: str) -> ClientConnection:
        """A WebSocket to a table; raises one of `UNREACHABLE`."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)
        return connect(
            f"ws{self.base.removeprefix('http')}/ws/{table}",
            additional_headers={"Cookie": cookies} if cookies else {},
            origin=Origin(self.base),
            open_timeout=SECONDS,
            max_size=None,
        )


class ServerRefused(Refused):
    """What the server has refused, with its key and its sentence."""

    def __init__(self, given: str, sentence: str) -> None:
        super().__init__("bot-not-allowed", sentence=sentence)
        self.given = given


def refusal(body: bytes, status: int) -> Refused:
    """What a server has answered instead of what was asked for."""
    try:
        problem = decode(body, Problem)
    except msgspec.MsgspecError:
        return Refused("bot-status", status=status)
    return ServerRefused(problem.key, problem.message)


def invitation(link: str) -> tuple[str, str, str]:
    """The server of an invitation, and the table that it leads to or the code that does; one of them is empty."""
    try:
        parts = urlsplit(link)
        base, path = f"{parts.scheme}://{parts.netloc}", [part for part in parts.path.split("/") if part]
        usable = parts.scheme in ("http", "https") and parts.hostname is not None and parts.port != 0
    except ValueError:
        raise Refused("bot-link", given=link) from None
    match path:
        case ["t", table] if usable:
            return base, table, ""
        case [code] if usable:
            return base, "", code
        case _:
            raise Refused("bot-link", given=link)
