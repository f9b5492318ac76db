"""The frames of a WebSocket as RFC 6455 has them, on the server's side: bytes in, whole messages out, and back.

No I/O and no tasks here. The handshake is left to the library `websockets`; its frames pass through
several generators each, and a message in and one out take five times as long as here. A server on picows, in
Cython, saves 4 % of the processor time of a stored and answered message (`python -m bench.live`), but knows no deadline
for half a frame and no price for a fragment before its message is whole.
"""

from __future__ import annotations

from codecs import IncrementalDecoder, getincrementaldecoder
from collections.abc import Callable, Iterator
from typing import Final

from websockets.exceptions import ProtocolError
from websockets.frames import Close

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover - where there is no compiled part
    from websockets.utils import apply_mask

MORE: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
UTF_8: Final = getincrementaldecoder("utf-8")
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
    """Takes bytes in any pieces and gives whole messages; control frames may stand between the parts of one.

    Every byte is copied a fixed number of times, however the bytes are cut into frames and pieces.
    """

    __slots__ = ("decoder", "kind", "most", "need", "parts", "pay", "rest", "whole")

    def __init__(self, most: int, pay: Callable[[int], None]) -> None:
        self.most = most
        """The longest message, in bytes."""
        self.pay = pay
        """Called with the size of every frame, before it is looked into; may raise to stop reading."""
        self.rest = bytearray()
        """The incomplete frame."""
        self.need = 0
        """Bytes that `rest` needs before it is worth parsing again."""
        self.kind: int | None = None
        """The kind of the incomplete message."""
        self.parts = bytearray()
        self.decoder: IncrementalDecoder | None = None
        """Validates the text of that message as it arrives."""
        self.whole = 0
        """Counts complete messages, and control frames between them, so that each message has its own deadline."""

    @property
    def is_idle(self) -> bool:
        """Whether no frame or message is incomplete."""
        return not self.rest and self.kind is None

    def take(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """The kind and payload of every complete message; `Broken` at the first wrong frame."""
        if self.rest:
            self.rest += data
            if len(self.rest) < self.need:
                return
            data = bytes(self.rest)
            self.rest.clear()
        place, end = 0, len(data)
        while (found := self._frame_at(data, place, end)) is not None:
            start, stop = found
            self.pay(stop - start)
            first, place = data[place], stop
            payload = apply_mask(data[start:stop], data[start - 4 : start])
            if first > LAST + BINARY or (first > LAST and self.kind is None):
                self.whole += self.kind is None
                yield first - LAST, payload
            elif (message := self._joined(first, payload)) is not None:
                yield message
        if place < end:
            self.rest += data[place:]

    def _frame_at(self, data: bytes, place: int, end: int) -> tuple[int, int] | None:
        """Where the payload of a whole frame starts and stops; None, with `need` set, if more must come first."""
        if end - place < 2:  # noqa: PLR2004 - the shortest head
            self.need = 2
            return None
        first, second = data[place], data[place + 1]
        if first != LAST + TEXT or second < LAST or self.kind is not None:
            self._check(first, second)
        size, start = second & 127, place + 6
        if size > MOST_CONTROL:
            wide, least = (2, MOST_CONTROL + 1) if size == MOST_CONTROL + 1 else (8, 1 << 16)
            if end - place < 2 + wide:
                self.need = 2 + wide
                return None
            size, start = int.from_bytes(data[place + 2 : place + 2 + wide], "big"), start + wide
            if not least <= size < 1 << 63:  # it has a shorter form, or none
                raise Broken(WRONG)
        stop = start + size
        if first & 15 < CLOSE and size + len(self.parts) > self.most:
            raise Broken(TOO_LONG)
        if stop > end:
            self.need = stop - place
            return None
        return start, stop

    def _check(self, first: int, second: int) -> None:
        """Refuse what the protocol forbids, as far as the first two bytes of a frame tell."""
        kind = first & 15
        if first & 0x70 or kind not in KINDS or second < LAST:
            raise Broken(WRONG)
        if kind >= CLOSE:
            if first < LAST or second & 127 > MOST_CONTROL:
                raise Broken(WRONG)
        elif (kind == MORE) == (self.kind is None):
            raise Broken(WRONG)

    def _joined(self, first: int, payload: bytes) -> tuple[int, bytes] | None:
        """Add one fragment; the whole message if this was its last, else None."""
        kind, last = self.kind or first & 15, first >= LAST
        if self.kind is None:
            self.kind, self.decoder = kind, UTF_8() if kind == TEXT else None
        if self.decoder is not None:
            try:
                self.decoder.decode(payload, last)
            except UnicodeDecodeError:
                raise Broken(NOT_TEXT) from None
        self.parts += payload
        if not last:
            return None
        message, self.parts, self.kind, self.decoder = bytes(self.parts), bytearray(), None, None
        self.whole += 1
        return kind, message


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
