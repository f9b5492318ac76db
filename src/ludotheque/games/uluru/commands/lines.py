"""Lines from the keyboard or a pipe, without ever keeping the sand waiting."""

from __future__ import annotations

import io
import sys
from queue import Empty, Queue
from threading import Thread
from time import monotonic_ns
from typing import IO, Final, Protocol

from ludotheque.core.game import Millis

NANOS: Final = 1_000_000


class Lines(Protocol):
    """Where typed lines come from."""

    echoed: bool
    """Whether the reader sees what is typed without our help."""

    def next(self, patience: Millis | None) -> str | None:
        """The next line, None when none came in time; EOFError once, when there will be no more."""
        ...


class Keyboard:
    """The standard input, read in a thread of its own."""

    def __init__(self) -> None:
        self.echoed = sys.stdin is not None and sys.stdin.isatty()
        self.typed: Queue[str | None] = Queue()
        Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Pass every line on, then the end."""
        source = unbuffered()
        while source is not None and (raw := source.readline()):
            self.typed.put(raw.decode("utf-8", "replace"))
        self.typed.put(None)

    def next(self, patience: Millis | None) -> str | None:
        try:
            line = self.typed.get(timeout=None if patience is None else max(patience, 0) / 1000)
        except Empty:
            return None
        if line is None:
            raise EOFError
        return line


def unbuffered() -> IO[bytes] | io.RawIOBase | None:
    """The standard input without a buffer: a thread that waits inside a buffer blocks the end of the program."""
    if sys.stdin is None:
        return None
    try:
        return io.FileIO(sys.stdin.fileno(), closefd=False)
    except (io.UnsupportedOperation, OSError):
        return sys.stdin.buffer


def wall_clock() -> Millis:
    """Time that only runs forwards."""
    return monotonic_ns() // NANOS
