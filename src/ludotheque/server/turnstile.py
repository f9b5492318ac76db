"""Lets a few requests begin in each turn of the event loop, so that screens are served between them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable


class Turnstile:
    """A queue of what has come over HTTP. Addresses take turns, however much one of them sends at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        """How many begin in one turn of the loop."""
        self.left = most
        self.waiting: OrderedDict[str, deque[Callable[[], None]]] = OrderedDict()
        """By address, the one that is next first."""
        self.turns = False
        """Whether the next turn of the loop calls us."""

    def enter(self, loop: asyncio.AbstractEventLoop, address: str, go: Callable[[], None]) -> None:
        """Call `go` now, or in one of the next turns of the loop where many have come at once."""
        if not self.turns:
            self.turns = True
            loop.call_soon(self._turn, loop)
        if self.left > 0:
            self.left -= 1
            go()
        else:
            self.waiting.setdefault(address, deque()).append(go)

    def _turn(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the next ones begin."""
        self.left = self.most
        self.turns = bool(self.waiting)
        if self.turns:
            loop.call_soon(self._turn, loop)
        while self.waiting and self.left > 0:
            self.left -= 1
            address, theirs = self.waiting.popitem(last=False)
            go = theirs.popleft()
            if theirs:
                self.waiting[address] = theirs  # behind all others
            go()
