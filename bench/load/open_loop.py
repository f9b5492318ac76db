"""An open loop: actions fall due by the clock, whether or not the server keeps up, and waiting counts."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, deque
from collections.abc import Iterable, Sequence

from msgspec import Struct

from bench.load.screen import Screen

TICK = 0.001


class Answers(Struct, frozen=True):
    """What came of one run."""

    rate: float
    seconds: float
    due: int
    in_time: int
    """Actions that were answered before the run was over."""
    refused: dict[str, int]
    """Why actions were refused, and how many."""
    unanswered: int
    """Actions without an answer even after the grace; their latency until then counts."""
    lost: int
    """Connections that the server has closed."""
    latencies: list[float]
    """Of every action, from when it was due, in seconds."""
    delays: list[float]
    """How long each action waited in the generator, for its turn or for a screen that may act."""

    def at(self, share: float) -> float:
        """This quantile of the latencies, in milliseconds."""
        return 1e3 * quantile(self.latencies, share)

    @property
    def kept_up(self) -> bool:
        """Whether nearly everything that was due was answered by the end."""
        return self.in_time >= 0.98 * self.due - 1


def quantile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of the values does not exceed; 0 without values."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else 0.0


class OpenLoop:
    """Sends the actions of many screens at one rate. Each falls to the screen that has waited longest."""

    def __init__(self, screens: Iterable[Screen], rate: float) -> None:
        self.rate = rate
        self.screens = list(screens)
        self.waiting: deque[Screen] = deque()
        """Screens that may act."""
        self.queued: set[Screen] = set()
        self.owed: deque[float] = deque()
        """Due times of the actions that no screen has taken yet."""
        self.under_way: dict[Screen, float] = {}
        self.latencies: list[float] = []
        self.delays: list[float] = []
        self.refused: Counter[str] = Counter()
        self.due = self.lost = 0
        self.going = True

    async def run(self, seconds: float, grace: float = 10.0) -> Answers:
        """Go on for so long, then wait for the last answers."""
        self.listen()
        start = time.monotonic()
        end = start + seconds
        while (now := time.monotonic()) < end:
            self.owe(start, now)
            self.pump()
            await asyncio.sleep(TICK)
        self.owe(start, end)
        took = time.monotonic() - start
        in_time = len(self.latencies)
        await self.drain(grace)
        return self.answers(took, in_time)

    def owe(self, start: float, until: float) -> None:
        """Note every action that was due by then, however late this is called."""
        while (due := start + self.due / self.rate) <= until:
            self.owed.append(due)
            self.due += 1

    def listen(self) -> None:
        for screen in self.screens:
            screen.on_ready, screen.on_answer, screen.on_lost = self.ready, self.answered, self.gone
            if screen.ready:
                self.ready(screen)

    def ready(self, screen: Screen) -> None:
        if self.going and screen not in self.queued:
            self.queued.add(screen)
            self.waiting.append(screen)

    def pump(self) -> None:
        """Send what is due, as far as somebody may act."""
        while self.owed and self.waiting:
            screen = self.waiting.popleft()
            self.queued.discard(screen)
            if screen.ready:
                due = self.under_way[screen] = self.owed.popleft()
                self.delays.append(time.monotonic() - due)
                screen.act()

    def answered(self, screen: Screen, refused: str | None) -> None:
        due = self.under_way.pop(screen, None)
        if due is not None:
            self.latencies.append(time.monotonic() - due)
            if refused is not None:
                self.refused[refused] += 1

    def gone(self, _: Screen) -> None:
        self.lost += 1

    async def drain(self, grace: float) -> None:
        """Send the rest of what is owed and wait for the answers, for so long at most."""
        end = time.monotonic() + grace
        while (self.owed or self.under_way) and time.monotonic() < end:
            self.pump()
            await asyncio.sleep(10 * TICK)
        self.going = False

    def answers(self, seconds: float, in_time: int) -> Answers:
        now = time.monotonic()
        open_ = [now - due for due in (*self.owed, *self.under_way.values())]
        latencies, self.latencies = self.latencies, []
        self.under_way.clear()
        return Answers(
            rate=self.rate,
            seconds=seconds,
            due=self.due,
            in_time=in_time,
            refused=dict(self.refused),
            unanswered=len(open_),
            lost=self.lost,
            latencies=latencies + open_,
            delays=self.delays,
        )
