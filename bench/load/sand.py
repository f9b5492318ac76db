"""How late glasses run out, on the disk of this machine and on a slower one."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from bench.live.messages import SeenClock
from bench.live.post import address, post
from bench.load.open_loop import quantile
from bench.load.plan import Plan
from bench.load.report import SandRow
from bench.load.screen import Screen
from bench.load.tables import Say, Server
from bench.load.usage import UsageMeter

GRACE = 60.0
"""Seconds to wait for glasses that are late."""
COUNTDOWN, GLASS = 0, 1
"""A match has two deadlines: the three seconds before its glass is turned, and the glass."""
LEAD = 3.0


class GlassWatch:
    """The deadlines of one match as its screen sees them: when they should pass, and when it is told so."""

    def __init__(self) -> None:
        self.began = float("inf")
        """When match time was 0, on the clock of this process, by the fastest frame."""
        self.deadline: int | None = None
        self.over: list[tuple[int, float]] = []
        """The deadlines that have passed, in match time, and when the screen was told."""
        self.starts: list[float] = []

    def note(self, clock: SeenClock, now: float) -> None:
        """A frame with a clock has arrived, just now."""
        self.began = min(self.began, now - clock.now / 1000)
        if clock.deadline == self.deadline:
            return
        if self.deadline is not None:
            self.over.append((self.deadline, now))
        if clock.deadline is not None:
            self.starts.append(now)
        self.deadline = clock.deadline

    def lateness(self, which: int) -> float | None:
        """Seconds from a deadline until the screen was told; None: it was not."""
        if which >= len(self.over):
            return None
        deadline, told = self.over[which]
        return told - (self.began + deadline / 1000)

    def span(self, which: int) -> tuple[float, float] | None:
        """When a glass was turned, and when it was to run out."""
        deadlines = [deadline for deadline, _ in self.over] + ([] if self.deadline is None else [self.deadline])
        if which >= len(self.starts):
            return None
        return self.starts[which], self.began + deadlines[which] / 1000


async def sand(plan: Plan, folder: Path, say: Say) -> list[SandRow]:
    """The same glasses with each of the commit times."""
    return [await at_commit(plan, folder, ms, say) for ms in plan.commits_ms]


async def at_commit(plan: Plan, folder: Path, commit_ms: float, say: Say) -> SandRow:
    which = COUNTDOWN if plan.countdown else GLASS
    with Server(folder, f"sand-{commit_ms:g}", commit_ms) as server:
        await server.warm_up(plan.warm_up)
        say(f"sand: {plan.glasses} glasses, commits {commit_ms:g} ms slower")
        meter = UsageMeter(server.process)
        watches = await turned(plan, server)
        await until_over(watches, which, GRACE + LEAD + (0 if plan.countdown else plan.sand))
        row = sand_row(plan, commit_ms, watches, meter)
    say(f"sand: p50 {row.p50_ms:,.1f} ms, p99 {row.p99_ms:,.1f} ms late")
    return row


async def turned(plan: Plan, server: Server) -> list[GlassWatch]:
    """Begin a match of one player at each table, evenly over the time that the plan gives."""

    async def one(number: int) -> GlassWatch:
        await asyncio.sleep(plan.spread * number / plan.glasses)
        return await begun(server.port, number, plan.sand)

    return await asyncio.gather(*[one(number) for number in range(plan.glasses)])


async def begun(port: int, number: int, seconds: int) -> GlassWatch:
    """Open a table, begin its match, and watch its clock."""
    options = {"sand": seconds, "rounds": 1}
    asked = {"game": "uluru", "chairs": 1, "name": "Ada", "options": options, "start": True}
    source = address(number)
    found, cookie = await asyncio.to_thread(post, port, "/api/tables", asked, source)
    screen, watch = Screen(number, port, found["table"], 0, cookie, source), GlassWatch()
    screen.on_clock = lambda clock: watch.note(clock, time.monotonic())
    await screen.connect()
    return watch


async def until_over(watches: list[GlassWatch], which: int, most: float) -> None:
    """Wait until every glass has run out, for so long at most."""
    loop = asyncio.get_running_loop()
    end = loop.time() + most
    while loop.time() < end:
        if all(len(watch.over) > which for watch in watches):
            return
        await asyncio.sleep(0.05)


def sand_row(plan: Plan, commit_ms: float, watches: list[GlassWatch], meter: UsageMeter) -> SandRow:
    which = COUNTDOWN if plan.countdown else GLASS
    late = [1e3 * found for watch in watches if (found := watch.lateness(which)) is not None]
    used = meter.read()
    return SandRow(
        commit_ms=commit_ms,
        glass="countdown, 3 s" if plan.countdown else f"glass, {plan.sand} s",
        seconds=used.seconds,
        glasses=len(watches),
        at_once=most_at_once([span for watch in watches if (span := watch.span(which)) is not None]),
        missing=len(watches) - len(late),
        p50_ms=quantile(late, 0.5),
        p99_ms=quantile(late, 0.99),
        max_ms=quantile(late, 1),
        cpu_percent=used.cpu_percent,
        waited_percent=used.waited_percent,
    )


def most_at_once(spans: list[tuple[float, float]]) -> int:
    """How many of these spans of time overlap, at most."""
    turns = sorted((at, change) for start, end in spans for at, change in ((start, 1), (end, -1)))
    most = now = 0
    for _, change in turns:
        now += change
        most = max(most, now)
    return most
