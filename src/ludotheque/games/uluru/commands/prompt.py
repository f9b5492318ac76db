"""Lines from a keyboard or a pipe, read without holding up the sand.

Imported only by `play`: prompt_toolkit takes long to load.
"""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from contextvars import copy_context
from queue import Empty, Queue
from threading import Event, Thread
from time import monotonic_ns
from typing import IO, Final, Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.application import run_in_terminal
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.patch_stdout import patch_stdout
from prompt_toolkit.utils import is_dumb_terminal

from ludotheque.core.game import Millis

REFRESH: Final = 0.5
"""Seconds between two drawings of the prompt: the sand in it runs."""
TO_START: Final = 5.0
"""Seconds that a prompt may take to appear."""
NANOS: Final = 1_000_000


class Lines(Protocol):
    """A source of typed lines."""

    @property
    def live(self) -> bool:
        """Whether a person types as the match goes on, and may think again."""
        ...

    @property
    def echoed(self) -> bool:
        """Whether the terminal itself shows what was typed."""
        ...

    @property
    def prompts(self) -> bool:
        """Whether the source draws the prompt itself and keeps it up to date."""
        ...

    def prompting(self, message: Callable[[], str]) -> AbstractContextManager[None]:
        """Read lines inside this `with`; `message` gives the current prompt."""
        ...

    def next(self, patience: Millis | None) -> str | None:
        """The next line, or None if none came in time (milliseconds); raises EOFError at the end, once."""
        ...

    def drop(self) -> str:
        """Drop the half-typed line and return it."""
        ...


class QueuedLines:
    """Lines that another thread puts in a queue, followed by the exception that ends them."""

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


class StandardInput(QueuedLines):
    """Standard input line by line: a pipe, or a dumb terminal."""

    prompts: Final = False

    def __init__(self) -> None:
        super().__init__()
        self.live = self.echoed = sys.stdin is not None and sys.stdin.isatty()
        Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Queue every line, then the end."""
        source = unbuffered()
        while source is not None and (raw := source.readline()):
            self.typed.put(raw.decode("utf-8", "replace"))
        self.typed.put(EOFError)

    def prompting(self, message: Callable[[], str]) -> AbstractContextManager[None]:  # noqa: ARG002 - nothing to draw
        return nullcontext()

    def drop(self) -> str:
        """Nothing: a line is not known before it is entered."""
        return ""


def unbuffered() -> IO[bytes] | io.RawIOBase | None:
    """Standard input without a buffer: a thread waiting inside a buffer would block the exit of the program."""
    if sys.stdin is None:
        return None
    try:
        return io.FileIO(sys.stdin.fileno(), closefd=False)
    except (io.UnsupportedOperation, OSError):
        return sys.stdin.buffer


class Prompt(QueuedLines):
    """A prompt that stays at the foot of the terminal, with editing and history, while the match prints above it.

    One prompt lasts for the whole match: an entered line goes to the queue and the prompt stays open, so that nothing
    can be printed between two prompts.
    """

    live: Final = True
    echoed: Final = False
    prompts: Final = True

    def __init__(self) -> None:
        super().__init__()
        self.session: PromptSession[str] = PromptSession(refresh_interval=REFRESH, erase_when_done=True)
        self.session.default_buffer.accept_handler = self.entered
        self.open = Event()

    def entered(self, buffer: Buffer) -> bool:
        """Queue a line, once the buffer is clear: its consumer may ask at once what is half-typed."""
        text = buffer.text
        buffer.reset(append_to_history=True)
        self.typed.put(text)
        return True  # nothing is left to clear

    def listen(self, message: Callable[[], str]) -> None:
        """Show the prompt until Ctrl-C, Ctrl-D or the end of the match."""
        try:
            with suppress(EOFError):
                self.session.prompt(lambda: ANSI(message()), pre_run=self.open.set)
        except KeyboardInterrupt:
            self.typed.put(KeyboardInterrupt)
        finally:
            self.open.set()
            self.typed.put(EOFError)

    @contextmanager
    def prompting(self, message: Callable[[], str]) -> Iterator[None]:
        """Keep the prompt open; what is printed inside this `with` appears above it."""
        reader = Thread(target=copy_context().run, args=(self.listen, message), daemon=True)
        try:
            with patch_stdout(raw=True):
                reader.start()
                self.open.wait(TO_START)
                yield
        finally:
            self.close()
            reader.join()

    def close(self) -> None:
        """Remove the prompt, after everything printed above it."""
        app = self.session.app
        if app.loop is not None and app.is_running:
            asyncio.run_coroutine_threadsafe(self.leave(), app.loop)

    async def leave(self) -> None:
        await run_in_terminal(lambda: None)  # queued behind everything printed
        if self.session.app.is_running and not self.session.app.is_done:
            self.session.app.exit(exception=EOFError)

    def drop(self) -> str:
        buffer, loop = self.session.default_buffer, self.session.app.loop
        text = buffer.text.strip()
        if text and loop is not None:
            with suppress(RuntimeError):  # the prompt has just been ended
                loop.call_soon_threadsafe(buffer.reset)
        return text


def wall_clock() -> Millis:
    """Monotonic time."""
    return monotonic_ns() // NANOS


def lines_here() -> Lines:
    """A prompt if both ends are terminals that can draw one, else standard input."""
    if all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout)) and not is_dumb_terminal():
        return Prompt()
    return StandardInput()
