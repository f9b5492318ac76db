"""The frames of a WebSocket as RFC 6455 has them, on the server's side: bytes in, whole messages out, and back.

There is no input or output here and no task. The handshake is left to the library `websockets`; its frames pass through
several generators each, and a message in and one out take five times as long as here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from websockets.exceptions import ProtocolError
from websockets.frames import Close

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover - where no compiled part is to be had
    from websockets.utils import apply_mask

MORE: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
KINDS: Final = frozenset((MORE, TEXT, BINARY, CLOSE, PING, PONG))

LAST: Final = 0x80
"""The bit of a frame that ends its message, and of one that is masked."""
MOST_CONTROL: Final = 125
"""Longer payloads have their length in two or eight bytes more; control frames may not."""
NO_CODE: Final = 1005
WRONG: Final = 1002
NOT_TEXT: Final = 1007
TOO_LONG: Final = 1009


class Broken(Exception):  # noqa: N818 - what the other side has done, not what went wrong here
    """The other side violates the protocol; `code` is the close code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Reader:
    """Takes bytes in any pieces and gives whole messages; control frames may stand between the parts of one."""

    __slots__ = ("kind", "most", "parts", "rest")

    def __init__(self, most: int) -> None:
        self.most = most
        self.rest = b""
        self.parts = bytearray()
        self.kind: int | None = None
        """Of the message that is not whole yet."""

    def take(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """The kind and the payload of every message that is whole by now; `Broken` at the first wrong byte."""
        data = self.rest + data if self.rest else data
        place, end = 0, len(data)
        while end - place >= 2:  # noqa: PLR2004 - the shortest head
            first, second = data[place], data[place + 1]
            size, start = second & 127, place + 6
            if size > MOST_CONTROL:
                wide = 2 if size == MOST_CONTROL + 1 else 8
                if place + 2 + wide > end:
                    break
                size, start = int.from_bytes(data[place + 2 : place + 2 + wide], "big"), start + wide
            self._check(first, second, size)
            if start + size > end:
                break
            place = start + size
            payload = apply_mask(data[start:place], data[start - 4 : start])
            self.rest = data[place:]
            if first >= LAST and (first > LAST + BINARY or self.kind is None):
                yield first - LAST, payload
            elif (whole := self._joined(first, payload)) is not None:
                yield whole
        self.rest = data[place:]

    def _check(self, first: int, second: int, size: int) -> None:
        """Refuse what the protocol forbids, as soon as the head of a frame tells."""
        kind = first & 15
        if first & 0x70 or kind not in KINDS or second < LAST:
            raise Broken(WRONG)
        if kind >= CLOSE:
            if first < LAST or size > MOST_CONTROL:
                raise Broken(WRONG)
        elif (kind == MORE) == (self.kind is None):
            raise Broken(WRONG)
        elif size + len(self.parts) > self.most:
            raise Broken(TOO_LONG)

    def _joined(self, first: int, payload: bytes) -> tuple[int, bytes] | None:
        """Add one fragment; the whole message if this was its last, else None."""
        kind = self.kind = self.kind or first & 15
        self.parts += payload
        if first < LAST:
            return None
        whole, self.parts, self.kind = bytes(self.parts), bytearray(), None
        return kind, whole


def frame(kind: int, payload: bytes) -> bytes:
    """A whole message as the server sends it: in one frame, without a mask."""
    size = len(payload)
    if size <= MOST_CONTROL:
        return bytes((LAST | kind, size)) + payload
    if size < 1 << 16:
        return bytes((LAST | kind, MOST_CONTROL + 1, size >> 8, size & 255)) + payload
    return bytes((LAST | kind, MOST_CONTROL + 2)) + size.to_bytes(8, "big") + payload


def closing(code: int) -> bytes:
    """The frame that closes a connection; the code for none stands for an empty one."""
    return frame(CLOSE, b"" if code == NO_CODE else code.to_bytes(2, "big"))


def closed_with(payload: bytes) -> int:
    """The code in a frame that closes; refuses one that may not be sent."""
    try:
        return int(Close.parse(payload).code)
    except ProtocolError:
        raise Broken(WRONG) from None
    except UnicodeDecodeError:
        raise Broken(NOT_TEXT) from None


def text_of(payload: bytes) -> str:
    """The text of a message; it must be UTF-8."""
    try:
        return payload.decode()
    except UnicodeDecodeError:
        raise Broken(NOT_TEXT) from None
