"""Plain HTTP to a real server: any method, any header, the raw answer."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterable
from contextlib import closing
from http.client import HTTPConnection
from typing import Any

from msgspec import Struct

from tests.live import LiveServer

JSON = {"content-type": "application/json"}


class Answer(Struct, frozen=True):
    """One answer of the server."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def key(self) -> str:
        """The key of the refusal."""
        return str(self.json["key"])


def ask(server: LiveServer, path: str, body: bytes | None = None, method: str = "", **headers: str) -> Answer:
    """Send a request; an underscore in the name of a header stands for a dash."""
    wanted = {name.replace("_", "-"): value for name, value in headers.items()}
    if body is not None and "content-type" not in wanted:
        wanted |= JSON
    with closing(HTTPConnection("127.0.0.1", server.port)) as line:
        line.request(method or ("GET" if body is None else "POST"), path, body, wanted)
        found = line.getresponse()
        return Answer(found.status, {name.lower(): value for name, value in found.getheaders()}, found.read())


def exchange(server: LiveServer, pieces: Iterable[bytes]) -> bytes:
    """Send raw bytes and read until the server closes the connection."""
    received = b""
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        try:
            for piece in pieces:
                line.sendall(piece)
            line.shutdown(socket.SHUT_WR)
            while data := line.recv(65_536):
                received += data
        except OSError:  # it had heard enough
            pass
    return received
