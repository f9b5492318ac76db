"""Nodes that die with many tables: how long until everyone sees theirs again at another one."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from bench.live.process import CORES, Process
from bench.load.plan import Plan
from bench.load.report import TakeoverRow
from bench.load.screen import Screen
from bench.load.tables import STILL, Say, Server, connect_all, screens_of, start_all
from ludotheque.store.tests.clusters import Cluster

PAUSE = 0.05
"""Seconds between two tries to find a table again."""
TRY = 3.0
"""Seconds that one try may take."""

DEATHS: tuple[tuple[str, Callable[[Process], None], bool], ...] = (
    ("killed", lambda process: process.process.kill(), True),
    ("stopped by SIGTERM", lambda process: process.process.terminate(), True),
    ("frozen, as if cut off", lambda process: os.kill(process.process.pid, signal.SIGSTOP), False),
)
"""What happens to a node, and whether the screens that are connected to it notice at once."""


async def takeovers(plan: Plan, cluster: Cluster, folder: Path, say: Say) -> list[TakeoverRow]:
    """A row for each kind of death."""
    rows = []
    for how, die, is_noticed in DEATHS:
        waits: list[float] = []
        for _ in range(plan.deaths):
            address = str(cluster.fresh())
            pair = [Server(folder, "node", address=address, core={CORES[node % len(CORES)]}) for node in range(2)]
            waits += await away(pair, plan.takeover_tables, die, is_noticed=is_noticed)
        rows.append(TakeoverRow(how, plan.deaths, plan.takeover_tables, min(waits), max(waits)))
        say(f"nodes: {how}: the last of {plan.takeover_tables} tables is back after {max(waits):.2f} s")
    return rows


async def away(servers: list[Server], count: int, die: Callable[[Process], None], *, is_noticed: bool) -> list[float]:
    """Seconds from the death of a node until each of its screens is back.

    Hosts were connected to it directly, guests through the other one. Where nothing tells a host, it comes back at once
    all the same, and goes on trying: what counts is when its table can be had again.
    """
    first, second = servers
    with ExitStack() as stack:
        for server in servers:
            stack.callback(end, server)
        tables = await first.seat(count, STILL)
        for table in tables:
            table.guest.port = second.port
        await connect_all(tables)
        await start_all(tables)
        screens = screens_of(tables)
        lost = {screen: asyncio.Event() for screen in screens}
        for screen in screens:
            screen.on_lost = lambda screen: lost[screen].set()
        began = time.monotonic()
        await asyncio.to_thread(die, first.process)
        if not is_noticed:
            for table in tables:
                table.host.close()
                lost[table.host].set()
        waits = await asyncio.gather(*(back(screen, lost[screen], second.port, began) for screen in screens))
        for table in tables:
            table.close()
    return waits


async def back(screen: Screen, lost: asyncio.Event, port: int, began: float) -> float:
    """Seconds until a screen has found its table at this node."""
    await lost.wait()
    screen.port = port
    while True:
        try:
            await asyncio.wait_for(screen.connect(), TRY)
            if not screen.gone:
                return time.monotonic() - began
        except (OSError, TimeoutError, ConnectionError):
            screen.close()
        await asyncio.sleep(PAUSE)


def end(server: Server) -> None:
    """Stop a server, also one that is frozen or gone."""
    if server.process.process.poll() is None:
        os.kill(server.process.process.pid, signal.SIGCONT)
    server.process.stop()
