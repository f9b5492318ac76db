"""A whole run: all servers, each part alternating so that noise affects all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from msgspec import Struct

from bench.live.load import PERIOD, Measured, growth, load
from bench.live.ours import OurServer
from bench.live.player import Player, Server, close_all
from bench.live.report import GrowthRow, LoadRow, MemoryRow, TablesRow, growth_row, load_row

Say = Callable[[str], None]
WARM_TABLES = 20
KILO = 1000.0


class Plan(Struct, frozen=True):
    """The sizes of all parts; a whole run takes a few minutes."""

    tables: int = 200
    """For the loads: two connections each, twenty moves a second each at most."""
    runs: int = 5
    seconds: float = 4.0
    grown_tables: int = 4
    moves: int = 5_000
    window: int = 500
    idle: int = 300
    few_tables: int = 200
    many_tables: int = 2_000
    many_rate: float = 2_000.0
    """Moves a second, whatever the number of tables."""
    game_tables: int = 100
    """Of each game."""
    game_rate: float = 1_000.0
    """Actions a second."""
    game_seconds: float = 3.0
    pause: float = 1.0
    """Seconds before each run that are not measured."""
    warm_up: float = 60.0
    """Seconds at most for which a new server may compile what bots need."""


QUICK = Plan(4, 1, 0.3, 2, 100, 100, 4, 2, 8, 40.0, 2, 20.0, 0.2, 0.2, 0.0)
"""A quick run: every part works, but the figures mean nothing."""


async def loads(plan: Plan, servers: Sequence[Server], say: Say) -> list[LoadRow]:
    """Saturation of each server, alternating, then half of it."""
    tables: dict[str, list[tuple[Player, Player]]] = {}
    full: dict[str, list[Measured]] = {server.name: [] for server in servers}
    for server in servers:
        say(f"{server.name}: {plan.tables} tables")
        tables[server.name] = await server.open_tables(plan.tables)
        await load(server, tables[server.name], PERIOD, plan.seconds / 2, plan.pause)
    for run in range(plan.runs):
        for server in servers:
            full[server.name].append(await load(server, tables[server.name], PERIOD, plan.seconds, plan.pause))
            say(f"{server.name}: run {run + 1}, {full[server.name][-1].per_cpu_second:,.0f} moves per CPU second")
    rows = []
    for server in servers:
        best = sorted(run.per_second for run in full[server.name])[plan.runs // 2]
        half = await load(server, tables[server.name], 2 * (2 * plan.tables) / best, plan.seconds, plan.pause)
        say(f"{server.name}: half load, {half.per_second:,.0f} moves a second")
        rows.append(load_row(server.name, server.kept, plan.tables, full[server.name], half))
        await close_all(tables[server.name])
    return rows


async def grown(plan: Plan, server: Server, say: Say) -> GrowthRow:
    """Long matches at a few tables."""
    say(f"{server.name}: {plan.moves:,} moves at each of {plan.grown_tables} tables")
    tables = await server.open_tables(plan.grown_tables)
    seconds = await growth(server, tables, plan.moves, plan.window)
    await close_all(tables)
    return growth_row(server.name, plan.grown_tables, plan.window, seconds)


async def idle_ours(plan: Plan, folder: Path, say: Say) -> list[MemoryRow]:
    """Memory of our tables: playing with two connections, in the lobby without, and playing without."""
    server = OurServer(folder / "idle.db")
    try:
        tables = await warm(server)
        before = server.process.memory()
        lobby = server.seat(plan.idle)
        after_lobby = server.process.memory()
        say(f"{server.name}: {plan.idle} idle tables")
        await server.begin(lobby)
        after = server.process.memory()
        await close_all([*tables, *[(ada, bob) for ada, bob in lobby]])
    finally:
        server.stop()
    return [
        memory_row(server, "a match runs, two connections", plan.idle, after - before),
        memory_row(server, "in the lobby, no connection", plan.idle, after_lobby - before),
        await idle_restarted(plan, folder, say),
    ]


async def idle_restarted(plan: Plan, folder: Path, say: Say) -> MemoryRow:
    """Memory of our tables after a restart, before anyone is back."""
    say("Ludotheque: the same tables after a restart")
    await memory_after_start(folder / "empty.db")  # making a new database takes memory of its own
    empty, full = [await memory_after_start(folder / name) for name in ("empty.db", "idle.db")]
    tables = plan.idle + WARM_TABLES
    return MemoryRow(OurServer.name, "a match runs, no connection", tables, (full - empty) / tables / KILO)


async def memory_after_start(database: Path) -> int:
    server = OurServer(database)
    try:
        await asyncio.sleep(1)
        return server.process.memory()
    finally:
        server.stop()


async def idle_theirs(plan: Plan, server: Server, say: Say) -> list[MemoryRow]:
    """Memory of their matches with two connections each."""
    try:
        tables = await warm(server)
        before = server.process.memory()
        say(f"{server.name}: {plan.idle} idle tables")
        tables += await server.open_tables(plan.idle)
        after = server.process.memory()
        await close_all(tables)
    finally:
        server.stop()
    return [memory_row(server, "a match runs, two connections", plan.idle, after - before)]


async def warm(server: Server) -> list[tuple[Player, Player]]:
    """Warm up with some tables and moves."""
    tables = await server.open_tables(WARM_TABLES)
    await load(server, tables, PERIOD, 1.0)
    return tables


async def at_few_and_many(plan: Plan, folder: Path, say: Say) -> list[TablesRow]:
    """The same moves a second at few tables and at many, alternating."""
    servers, tables, found = {}, {}, {count: list[Measured]() for count in (plan.few_tables, plan.many_tables)}
    with ExitStack() as stack:
        for count in found:
            servers[count] = OurServer(folder / f"{count}.db")
            stack.callback(servers[count].stop)
        for count, server in servers.items():
            say(f"{server.name}: {count:,} tables")
            tables[count] = await server.open_tables(count)
        for _ in range(plan.runs):
            for count, server in servers.items():
                period = 2 * count / plan.many_rate
                found[count].append(await load(server, tables[count], period, plan.seconds, plan.pause))
        for some in tables.values():
            await close_all(some)
    return [tables_row(count, runs) for count, runs in found.items()]


def tables_row(count: int, runs: Sequence[Measured]) -> TablesRow:
    each = median(run.cpu_us_per_move for run in runs)
    return TablesRow(OurServer.name, count, median(run.per_second for run in runs), each)


def memory_row(server: Server, what: str, tables: int, grown_by: int) -> MemoryRow:
    return MemoryRow(server.name, what, tables, grown_by / tables / KILO)
