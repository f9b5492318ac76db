"""The same actions on SQLite and PostgreSQL, at one node and at two, with and without a relay; and nodes that die."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from bench.live.process import OUR_CORE, Process, cpu_of, family
from bench.load.open_loop import OpenLoop
from bench.load.plan import Plan
from bench.load.rates import GRACE, until_ready
from bench.load.report import NodesRow, TakeoverRow
from bench.load.tables import STILL, Say, Server, Table, close_all, connect_all, screens_of, start_all
from bench.load.usage import UsageMeter
from ludotheque.store.tests.clusters import Cluster, cluster_for_tests

PAUSE = 0.05
"""Seconds between two tries to find a table again."""


async def nodes(plan: Plan, folder: Path, say: Say) -> tuple[list[NodesRow], list[TakeoverRow]]:
    """The rows of each arrangement; and how long a table was away after each kind of death."""
    os.sched_setaffinity(0, OUR_CORE)
    with cluster_for_tests(durable=True) as cluster:
        rows = [
            await arranged(plan, [Server(folder, "one")], "SQLite, one node", 0, cluster, say),
            await arranged(plan, [on(cluster, folder)], "PostgreSQL, one node", 0, cluster, say),
            await arranged(plan, pair(cluster, folder), "two nodes, each with its own tables", 0, cluster, say),
            await arranged(plan, pair(cluster, folder), "two nodes, every screen relayed", 1, cluster, say),
        ]
        deaths: list[tuple[str, Callable[[Process], None]]] = [
            ("killed", lambda process: process.process.kill()),
            ("stopped by SIGTERM", lambda process: process.process.terminate()),
            ("frozen, as if cut off", lambda process: os.kill(process.process.pid, signal.SIGSTOP)),
        ]
        takeovers = []
        for how, die in deaths:
            waits = [await away(pair(cluster, folder), die) for _ in range(plan.deaths)]
            takeovers.append(TakeoverRow(how, len(waits), min(waits), max(waits)))
            say(f"nodes: {how}: back after {max(waits):.2f} s at most")
    return rows, takeovers


def on(cluster: Cluster, folder: Path) -> Server:
    return Server(folder, "node", address=str(cluster.fresh()))


def pair(cluster: Cluster, folder: Path) -> list[Server]:
    address = str(cluster.fresh())
    return [Server(folder, "node", address=address) for _ in range(2)]


def busy(cluster: Cluster) -> float:
    """Seconds of processor time that the database has used so far."""
    return 0.0 if cluster.process is None else sum(map(cpu_of, family(cluster.process.pid)))


async def arranged(plan: Plan, servers: list[Server], name: str, shift: int, cluster: Cluster, say: Say) -> NodesRow:
    """Tables at all servers in equal parts; each screen connects to the server `shift` places further on."""
    with ExitStack() as stack:
        tables: list[Table] = []
        for number, server in enumerate(servers):
            stack.enter_context(server)
            await server.warm_up(plan.warm_up)
            some = await server.seat(plan.node_tables // len(servers), STILL)
            for screen in screens_of(some):
                screen.port = servers[(number + shift) % len(servers)].port
            tables += some
        await connect_all(tables)
        await start_all(tables)
        await until_ready(tables)
        meters, before = [UsageMeter(server.process) for server in servers], busy(cluster)
        playing = asyncio.create_task(OpenLoop(screens_of(tables), plan.node_rate).run(plan.rate_seconds, GRACE))
        await asyncio.sleep(plan.rate_seconds)
        cpu = sum(meter.read().cpu_percent for meter in meters)
        database = 100 * (busy(cluster) - before) / plan.rate_seconds
        answers = await playing
        close_all(tables)
    per_second = answers.in_time / answers.seconds
    say(f"nodes: {name}: {100 * per_second / cpu:,.0f} actions a CPU second")
    return NodesRow(
        name=name,
        rate=answers.rate,
        answered_per_second=per_second,
        p50_ms=answers.at(0.5),
        p99_ms=answers.at(0.99),
        unanswered=answers.unanswered,
        cpu_percent=cpu,
        database_percent=database,
        per_cpu_second=100 * per_second / max(cpu, 0.1),
    )


async def away(servers: list[Server], die: Callable[[Process], None]) -> float:
    """Seconds from the death of a node until a player sees the table again at the other one."""
    first, second = servers
    with ExitStack() as stack:
        for server in servers:
            stack.callback(end, server)
        (table,) = await first.open(1)
        table.close()
        for screen in table.screens:
            screen.port = second.port
            await screen.connect()
        screen, began, lost = table.host, time.monotonic(), asyncio.Event()
        screen.on_lost = lambda _screen: lost.set()
        await asyncio.to_thread(die, first.process)
        await lost.wait()
        while True:
            try:
                await asyncio.wait_for(screen.connect(), 1)
                if screen.stream is not None and not screen.gone:
                    break
            except (OSError, TimeoutError, ConnectionError):
                await asyncio.sleep(PAUSE)
        took = time.monotonic() - began
        table.close()
    return took


def end(server: Server) -> None:
    """Stop a server, also one that is frozen or gone."""
    if server.process.process.poll() is None:
        os.kill(server.process.process.pid, signal.SIGCONT)
    server.process.stop()
