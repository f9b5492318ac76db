"""Idle tables: what a server does for people who do nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.load.plan import Plan
from bench.load.report import IdleRow
from bench.load.tables import GAMES, RUNNING, STILL, Say, Server, close_all, connect_all, start_all
from bench.load.usage import UsageMeter

SETTLING = 4.0
"""Seconds after which every match has begun, and every glass is turned."""
KILO = 1000.0


async def idle(plan: Plan, folder: Path, say: Say) -> list[IdleRow]:
    """A server without tables, tables in the lobby, matches without sand, and running glasses."""
    with Server(folder, "idle") as server:
        await server.warm_up(plan.warm_up)
        say("idle: no tables")
        rows = [await watched(plan, server, "no tables", 0, server.process.memory())]
        before = server.process.memory()
        say(f"idle: {plan.idle_tables} tables of {len(GAMES)} games in the lobby")
        tables = await server.seat(plan.idle_tables, STILL)
        await connect_all(tables)
        rows.append(await watched(plan, server, "in the lobby", len(tables), before))
        say("idle: their matches begin, without sand")
        await start_all(tables)
        await asyncio.sleep(SETTLING if plan.warm_up else 0)
        rows.append(await watched(plan, server, "matches without sand", len(tables), before))
        close_all(tables)
    return [*rows, await running_glasses(plan, folder, say)]


async def running_glasses(plan: Plan, folder: Path, say: Say) -> IdleRow:
    """Matches of the games that have a glass, all of them running."""
    with Server(folder, "glasses") as server:
        await server.warm_up(plan.warm_up)
        before = server.process.memory()
        say(f"idle: {plan.idle_tables} tables with running glasses")
        tables = await server.open(plan.idle_tables, RUNNING)
        await asyncio.sleep(SETTLING if plan.warm_up else 0)
        row = await watched(plan, server, "running glasses", len(tables), before)
        close_all(tables)
    return row


async def watched(plan: Plan, server: Server, state: str, tables: int, before: int) -> IdleRow:
    """Watch the server for a while."""
    meter = UsageMeter(server.process)
    await asyncio.sleep(plan.idle_seconds)
    used = meter.read()
    return IdleRow(
        state=state,
        tables=tables,
        screens=2 * tables,
        seconds=used.seconds,
        cpu_percent=used.cpu_percent,
        waited_percent=used.waited_percent,
        kilobytes=(server.process.memory() - before) / max(1, tables) / KILO,
    )
