"""A cache of the latest pictures; draws one at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST: Final = 64
"""A picture has about 130 kB."""


class PictureCache:
    """A bounded shelf of pictures by name and language."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self.drawing = asyncio.Lock()

    def at_hand(self, name: tuple[str, str]) -> bytes | None:
        found = self.kept.get(name)
        if found is not None:
            self.kept.move_to_end(name)
        return found

    async def picture(self, name: tuple[str, str], draw: Callable[[], bytes]) -> bytes:
        """The picture of this name; drawn in a worker thread unless it is cached."""
        async with self.drawing:
            found = self.at_hand(name)
            if found is None:
                found = self.kept[name] = await asyncio.to_thread(draw)
            if len(self.kept) > self.most:
                self.kept.popitem(last=False)
        return found
