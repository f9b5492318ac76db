"""Lines from the keyboard or a pipe, without ever keeping the sand waiting."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from queue import Empty, Queue
from threading import Thread
from time import monotonic_ns
from typing import IO, Final, Protocol

from ludotheque.core.game import Millis

NANOS: Final = 1_000_000


class Lines(Protocol):
    """Where typed lines come from."""

    @property
    def live(self) -> bool:
        """Whether a person is typing right now, who may think again."""
        ...

    @property
    def echoed(self) -> bool:
        """Whether what was typed stays on the terminal without our help."""
        ...

    @property
    def prompts(self) -> bool:
        """Whether the prompt is drawn, and kept up to date, where the lines come from."""
        ...

    def prompting(self, message: Callable[[], str]) -> AbstractContextManager[None]:
        """Take lines inside of this `with`; the message is the prompt of this moment."""
        ...

    def next(self, patience: Millis | None) -> str | None:
        """The next line, None when none came in time; EOFError once, when there will be no more."""
        ...

    def drop(self) -> str:
        """Forget a line that was begun and not entered, and say what it was."""
        ...


class Queued:
    """Lines that another thread puts in a queue, and in the end what has ended them."""

    def __init__(self) -> None:
        self.typed: Queue[str | type[BaseException]] = Queue()

    def next(self, patience: Millis | None) -> str | None:
        try:
            got = self.typed.get(timeout=None if patience is None else max(patience, 0) / 1000)
        except Empty:
            return None
        if isinstance(got, str):
            return got
        raise got


class Keyboard(Queued):
    """The standard input line by line: a pipe, or a terminal that cannot do better."""

    prompts: Final = False

    def __init__(self) -> None:
        super().__init__()
        self.live = self.echoed = sys.stdin is not None and sys.stdin.isatty()
        Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Pass every line on, then the end."""
        source = unbuffered()
        while source is not None and (raw := source.readline()):
            self.typed.put(raw.decode("utf-8", "replace"))
        self.typed.put(EOFError)

    def prompting(self, message: Callable[[], str]) -> AbstractContextManager[None]:  # noqa: ARG002 - nothing to draw
        return nullcontext()

    def drop(self) -> str:
        """A line that was not entered is not known here."""
        return ""


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


def lines_here() -> Lines:
    """The lines of this program: with a prompt that stays where both ends are terminals, else as they come."""
    if all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout)):
        from prompt_toolkit.utils import is_dumb_terminal  # noqa: PLC0415 - only who plays at a terminal waits for it

        from ludotheque.games.uluru.commands.foot import Foot  # noqa: PLC0415

        if not is_dumb_terminal():
            return Foot()
    return Keyboard()
