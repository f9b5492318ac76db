"""The foot of the terminal: a prompt that stays, with what is being typed, while things are told above it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import copy_context
from threading import Event, Thread
from typing import Final

from prompt_toolkit import PromptSession
from prompt_toolkit.application import run_in_terminal
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.patch_stdout import patch_stdout

from ludotheque.games.uluru.commands.lines import Queued

REFRESH: Final = 0.5
"""Seconds after which the prompt is drawn again: the sand in it runs."""
TO_START: Final = 5.0
"""Seconds that a prompt may take to appear."""


class Foot(Queued):
    """Lines typed at a terminal, with editing and history.

    One prompt lasts for the whole match: a line that is entered goes to the queue, and the prompt stays open, so that
    there is no moment in which something told could get between two prompts.
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
        """Pass a line on; the text need not be kept."""
        self.typed.put(buffer.text)
        return False

    def listen(self, message: Callable[[], str]) -> None:
        """Show the prompt until somebody ends it: Ctrl-C, Ctrl-D or the end of the match."""
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
        """What is printed inside of this `with` appears above the prompt."""
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
        """Take the prompt away, after all that was told above it."""
        app = self.session.app
        if app.loop is not None and app.is_running:
            asyncio.run_coroutine_threadsafe(self.leave(), app.loop)

    async def leave(self) -> None:
        await run_in_terminal(lambda: None)  # waits its turn behind everything printed
        if self.session.app.is_running and not self.session.app.is_done:
            self.session.app.exit(exception=EOFError)

    def drop(self) -> str:
        buffer, loop = self.session.default_buffer, self.session.app.loop
        text = buffer.text.strip()
        if text and loop is not None:
            with suppress(RuntimeError):  # the prompt has just been ended
                loop.call_soon_threadsafe(buffer.reset)
        return text
