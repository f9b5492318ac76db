"""A cache of the pictures that were asked for last."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable


class PictureCache:
    """An LRU cache of pictures by name and language."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self.drawing: dict[tuple[str, str], asyncio.Task[bytes]] = {}

    def at_hand(self, name: tuple[str, str]) -> bytes | None:
        found = self.kept.get(name)
        if found is not None:
            self.kept.move_to_end(name)
        return found

    async def picture(self, name: tuple[str, str], draw: Callable[[], Awaitable[bytes]]) -> bytes:
        """The picture of this name; drawn unless it is cached, once for all concurrent requests."""
        if name not in self.drawing:
            self.drawing[name] = asyncio.create_task(self._drawn(name, draw))
        return await asyncio.shield(self.drawing[name])

    async def _drawn(self, name: tuple[str, str], draw: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            found = self.at_hand(name)
            if found is None:
                found = self.kept[name] = await draw()
            if len(self.kept) > self.most:
                self.kept.popitem(last=False)
            return found
        finally:
            del self.drawing[name]
