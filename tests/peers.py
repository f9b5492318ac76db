"""The other end of a connection, byte by byte: for what no well-behaved client would send."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

from websockets.frames import Frame, Opcode

from ludotheque.table.requests import PROTOCOL
from tests.live import LiveServer

NEVER = "close_seconds=1000000, frame_seconds=1000000, hello_seconds=1000000, ping_seconds=1000000"
MORE, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
HELLO = json.dumps({"type": "hello", "protocol": PROTOCOL}).encode()
KEY, ACCEPT = "dGhlIHNhbXBsZSBub25jZQ==", b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
"""The example of RFC 6455."""


def masked(kind: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(Opcode(kind), payload, fin=last).serialize(mask=True)


def closing(code: int, reason: bytes = b"") -> bytes:
    """A Close as a client sends it."""
    return masked(CLOSE, code.to_bytes(2, "big") + reason)


@contextmanager
def patient_server(folder: Path) -> Iterator[LiveServer]:
    """A server whose deadlines are out of reach, so that a connection that ends was ended by what came; no errors."""
    log = folder / "log"
    with LiveServer(folder / "ludotheque.db", log=log, variables={"LUDOTHEQUE_LIMITS": NEVER}) as live:
        yield live
    levels = [json.loads(line)["level"] for line in log.read_text().splitlines()]
    assert set(levels) <= {"info"}, log.read_text()


class Peer:
    """A raw TCP connection to a server."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        with suppress(ConnectionError):  # what it has said before it hung up can still be read
            self.socket.sendall(data)

    def request(self, path: str, line: str = "GET {} HTTP/1.1", /, **changes: str | None) -> bytes:
        """An upgrade request with changed headers; None leaves one out."""
        host = f"127.0.0.1:{self.server.port}"
        headers = {
            "Host": host,
            "Origin": f"http://{host}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": KEY,
            "Sec-WebSocket-Version": "13",
            **{name.replace("_", "-"): value for name, value in changes.items()},
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items() if value is not None)
        return f"{line.format(path)}\r\n{lines}\r\n".encode("latin-1")

    def head(self) -> tuple[int, dict[str, str]]:
        """Status and headers of the answer."""
        while b"\r\n\r\n" not in self.buffer:
            self.more()
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        line, *lines = head.decode("latin-1").split("\r\n")
        return int(line.split()[1]), {
            name.lower(): value for name, value in (header.split(": ", 1) for header in lines)
        }

    def more(self) -> None:
        data = self.socket.recv(65_536)
        if not data:
            raise EOFError
        self.buffer += data

    def upgrade(self, table: str) -> Self:
        self.send(self.request(f"/ws/{table}"))
        assert self.head()[0] == 101
        return self

    def greet(self, table: str) -> Self:
        """Connect to a table; reads its first frame."""
        self.upgrade(table).send(masked(TEXT, HELLO))
        kind, payload = self.read()
        assert (kind, json.loads(payload)["whole"]) == (TEXT, True)
        return self

    def read(self) -> tuple[int, bytes]:
        """The next frame; `EOFError` when there is no more."""
        while True:
            data = self.buffer
            if len(data) >= 2:
                size, start = data[1], 2
                if size > 125:
                    start = 4 if size == 126 else 10
                    size = int.from_bytes(data[2:start], "big")
                if len(data) >= start + size:
                    self.buffer = data[start + size :]
                    return data[0] & 15, data[start : start + size]
            self.more()

    def rest(self) -> list[tuple[int, bytes]]:
        """Every frame up to the end of the connection, which must be an orderly one."""
        found = []
        with suppress(EOFError):
            while True:
                found.append(self.read())
        assert self.buffer == b"", "half a frame"
        return found

    def answer(self, key: str) -> Any:
        """Read up to the answer with this key."""
        while True:
            kind, payload = self.read()
            assert kind == TEXT, (kind, payload)
            for found in json.loads(payload).get("answers", ()):
                if found["key"] == key:
                    return found
