"""A minimal WebSocket client: it must cost less than the server that it measures."""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable, Mapping
from typing import cast

HERE = "127.0.0.1"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
TAIL = b"\x00\x00\xff\xff"
"""The end of every deflated message, which is not sent."""
PATIENCE = 15.0


class Link(asyncio.Protocol):
    """One connection. `heard` is called with every message, `lost` when the server has closed it."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.request = request
        self.heard = heard
        self.lost = lost
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = b""
        self.greeted = False
        self.closing = False
        self.received = 0
        """Bytes so far, with everything around the messages."""
        self.deflate: zlib._Compress | None = None
        self.inflate: zlib._Decompress | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"the server hung up: {exc}"))
        elif not self.closing:
            self.lost()

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self.buffer = data = self.buffer + data if self.buffer else data
        if not self.greeted:
            head, found, rest = data.partition(b"\r\n\r\n")
            if not found:
                return
            self._greeted(head)
            self.buffer = data = rest
        place = 0
        while (ends := _frame(data, place)) is not None:
            start, end = ends
            self._taken(data[place], data[start:end])
            place = end
        self.buffer = data[place:] if place else data

    def _greeted(self, head: bytes) -> None:
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(head.decode(errors="replace")[:200]))
            self.transport.close()
            return
        if b"permessage-deflate" in head:
            self.deflate = zlib.compressobj(wbits=-12)
            self.inflate = zlib.decompressobj(wbits=-15)
        self.greeted = True
        self.opened.set_result(None)

    def _taken(self, first: int, payload: bytes) -> None:
        kind = first & 15
        if kind in (TEXT, BINARY):
            if first & 64 and self.inflate is not None:
                payload = self.inflate.decompress(payload + TAIL)
            self.heard(payload)
        elif kind == PING:
            self._write(128 | PONG, payload)
        elif kind == CLOSE:
            self.transport.close()

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send a message, deflated if negotiated, as a browser does."""
        if self.deflate is None:
            self._write(128 | kind, message)
        else:
            packed = self.deflate.compress(message) + self.deflate.flush(zlib.Z_SYNC_FLUSH)
            self._write(128 | 64 | kind, packed.removesuffix(TAIL))

    def _write(self, first: int, payload: bytes) -> None:
        self.transport.write(masked(first, payload))

    def close(self) -> None:
        """Close without calling `lost`."""
        self.closing = True
        self.transport.close()


def _frame(data: bytes, place: int) -> tuple[int, int] | None:
    """Start and end of the payload of the frame at this offset, or None while incomplete."""
    there = len(data) - place
    if there < 2:
        return None
    size = data[place + 1] & 127
    start = place + 2
    if size > 125:
        wide = 2 if size == 126 else 8
        start += wide
        size = int.from_bytes(data[place + 2 : start], "big")
    return (start, start + size) if start + size <= len(data) else None


def masked(first: int, payload: bytes) -> bytes:
    """A frame as a browser sends it, masked with zeros, which is allowed and free."""
    size = len(payload)
    length = bytes((128 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes((first,)) + length + b"\0\0\0\0" + payload


def upgrade_request(port: int, path: str, headers: Mapping[str, str]) -> bytes:
    """The request for a WebSocket as a browser sends it: the same origin, compression offered."""
    lines = {
        "Host": f"{HERE}:{port}",
        "Origin": f"http://{HERE}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"GET {path} HTTP/1.1\r\n{head}\r\n".encode()


async def connect(
    port: int,
    path: str,
    headers: Mapping[str, str],
    heard: Callable[[bytes], None],
    lost: Callable[[], None],
    source: str = HERE,
) -> Link:
    """Connect as a browser would, from one of the addresses that this machine has for itself."""
    request = upgrade_request(port, path, headers)
    loop = asyncio.get_running_loop()
    _, link = await loop.create_connection(lambda: Link(request, heard, lost), HERE, port, local_addr=(source, 0))
    await asyncio.wait_for(link.opened, PATIENCE)
    return link
