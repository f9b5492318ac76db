"""The frames that a screen receives over its WebSocket."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket

from ludotheque.table.differences import match_after
from tests.browser.screen import Screen


class Frames:
    """Records every frame of one screen from now on; open the table afterwards to record all of its frames."""

    def __init__(self, screen: Screen) -> None:
        self.all: list[dict[str, Any]] = []
        self.matches: list[dict[str, Any]] = []
        """The match as it was after every frame that has changed it."""
        screen.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        """Follow one connection; a page has several where several people play at it."""
        match = self.matches[-1] if self.matches else None  # a connection that comes back may go on from there

        def note(text: str | bytes) -> None:
            nonlocal match
            frame = json.loads(text)
            self.all.append(frame)
            if frame.keys() & {"match", "changes", "toggled"}:
                match = match_after(match, frame)
                self.matches.append(match)

        socket.on("framereceived", note)

    def clear(self) -> None:
        """Forget what was recorded."""
        self.all.clear()
        self.matches.clear()

    @property
    def events(self) -> list[dict[str, Any]]:
        return [event for frame in self.all for event in frame.get("events", [])]
