"""Rising rates of actions, and the highest that the server keeps up with."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.load.open_loop import Answers, OpenLoop, quantile
from bench.load.plan import Plan
from bench.load.report import RateRow
from bench.load.tables import Say, Server, Table, close_all, screens_of
from bench.load.usage import Usage, UsageMeter

STEP = 1.5
"""How much faster each rate is than the last, once all given ones were kept up with."""
PER_TABLE = 12.0
"""Actions a second at one table, at most: a table allows each screen twenty."""
PATIENCE = 10.0
GRACE = 20.0
"""Seconds to wait for the last answers."""


async def rates(plan: Plan, folder: Path, say: Say) -> tuple[list[RateRow], float | None]:
    """The given rates, then a search; the rows by rate, and the highest rate that was kept up with."""
    with Server(folder, "rates") as server:
        await server.warm_up(plan.warm_up)
        say(f"rates: {plan.rate_tables} tables")
        tables = await server.open(plan.rate_tables)
        await until_ready(tables)
        rows = [await at_rate(plan, server, tables, rate, say) for rate in plan.rates]
        for _ in range(plan.search):
            further = next_rate(rows)
            if further > PER_TABLE * len(tables):
                break
            rows.append(await at_rate(plan, server, tables, further, say))
        close_all(tables)
    rows.sort(key=lambda row: row.rate)
    return rows, max((row.rate for row in rows if row.kept_up), default=None)


def next_rate(rows: list[RateRow]) -> float:
    """Between the highest rate that was kept up with and the lowest that was not; or faster than all."""
    kept = max((row.rate for row in rows if row.kept_up), default=0.0)
    missed = min((row.rate for row in rows if not row.kept_up and row.rate > kept), default=None)
    return round(STEP * kept if missed is None else (kept + missed) / 2)


async def at_rate(plan: Plan, server: Server, tables: list[Table], rate: float, say: Say) -> RateRow:
    """One rate; a rate that was missed is tried once more, and the better run counts: others use the machine too."""
    runs: list[RateRow] = []
    while len(runs) < 1 + plan.retry and not any(row.kept_up for row in runs):
        await until_ready(tables)
        runs.append(row := rate_row(*await play(server, tables, rate, plan.rate_seconds)))
        say(f"rates: {rate:,.0f} a second, p99 {row.p99_ms:,.1f} ms{'' if row.kept_up else ', not kept up with'}")
    return max(runs, key=lambda row: (row.kept_up, row.answered_per_second))


async def play(server: Server, tables: list[Table], rate: float, seconds: float) -> tuple[Answers, Usage]:
    """Everyone plays for so long, and then waits for the last answers; how busy the server was before that wait."""
    meter = UsageMeter(server.process)
    playing = asyncio.create_task(OpenLoop(screens_of(tables), rate).run(seconds, GRACE))
    await asyncio.sleep(seconds)
    used = meter.read()
    return await playing, used


def rate_row(answers: Answers, used: Usage) -> RateRow:
    return RateRow(
        rate=answers.rate,
        seconds=answers.seconds,
        acts=answers.due,
        answered_per_second=answers.in_time / answers.seconds,
        p50_ms=answers.at(0.5),
        p99_ms=answers.at(0.99),
        max_ms=answers.at(1),
        delay_p99_ms=1e3 * quantile(answers.delays, 0.99),
        refused=answers.refused,
        unanswered=answers.unanswered,
        lost=answers.lost,
        kept_up=answers.kept_up,
        cpu_percent=used.cpu_percent,
        waited_percent=used.waited_percent,
        per_cpu_second=100 * answers.in_time / answers.seconds / max(used.cpu_percent, 0.1),
    )


async def until_ready(tables: list[Table]) -> None:
    """Wait until somebody may act at nearly every table."""
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    while loop.time() < end:
        ready = sum(any(screen.ready for screen in table.screens) for table in tables)
        if ready >= 0.9 * len(tables):
            return
        await asyncio.sleep(0.1)
