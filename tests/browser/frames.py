"""The frames that a screen receives over its WebSocket."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket

from tests.browser.screen import Screen


class Frames:
    """Records every frame of one screen from now on; open the table afterwards to record all of its frames."""

    def __init__(self, screen: Screen) -> None:
        self.all: list[dict[str, Any]] = []
        screen.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.all.append(json.loads(text)))

    @property
    def matches(self) -> list[dict[str, Any]]:
        return [frame["match"] for frame in self.all if frame.get("match")]

    @property
    def events(self) -> list[dict[str, Any]]:
        return [event for frame in self.all for event in frame.get("events", [])]
