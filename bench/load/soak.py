"""A long evening: matches end and begin again, tables are opened and left, and the server should stay as it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.load.open_loop import Answers, OpenLoop
from bench.load.plan import Plan
from bench.load.rates import until_ready
from bench.load.report import Soak, SoakSample
from bench.load.tables import SHORT, Say, Server, Table, close_all, screens_of
from bench.load.usage import Usage, UsageMeter

SAMPLES = 20
MEGA = 1e6
SHORT_LIVES = {"LUDOTHEQUE_LIMITS": "unused_table_seconds=60, empty_table_seconds=60, left_match_seconds=60"}
"""Tables that were left are put away soon, so that what grows then grows for ever."""


class Evening:
    """What has happened so far."""

    def __init__(self, server: Server, tables: list[Table]) -> None:
        self.server = server
        self.tables = tables
        self.visits = 0
        self.samples: list[SoakSample] = []
        self.loop = asyncio.get_running_loop()
        self.began = self.loop.time()

    @property
    def matches(self) -> int:
        return sum(table.ended for table in self.tables)

    def sample(self) -> None:
        process = self.server.process
        self.samples.append(
            SoakSample(
                second=self.loop.time() - self.began,
                megabytes=process.memory() / MEGA,
                descriptors=process.descriptors(),
                threads=process.threads(),
                matches=self.matches,
                visits=self.visits,
            )
        )

    async def visit(self, at: float) -> None:
        """Two people open a table, begin a match, and leave; every second time they end the match first."""
        await asyncio.sleep(at - self.loop.time())
        (table,) = await self.server.open(1, SHORT)
        if self.visits % 2:
            await table.host.try_ask("end")
        await table.leave()
        self.visits += 1


async def soak(plan: Plan, folder: Path, say: Say) -> Soak:
    """Play for the time that the plan gives."""
    with Server(folder, "soak", variables=SHORT_LIVES) as server:
        await server.warm_up(plan.warm_up)
        say(f"soak: {plan.soak_tables} tables, {plan.soak_seconds:g} s")
        tables = await server.open(plan.soak_tables, SHORT)
        await until_ready(tables)
        evening, meter = Evening(server, tables), UsageMeter(server.process)
        evening.sample()
        playing = asyncio.create_task(OpenLoop(screens_of(tables), plan.soak_rate).run(plan.soak_seconds))
        visits = [
            asyncio.create_task(evening.visit(evening.began + number / plan.visitors))
            for number in range(int(plan.soak_seconds * plan.visitors))
        ]
        for number in range(SAMPLES):
            await asyncio.sleep(evening.began + (number + 1) * plan.soak_seconds / SAMPLES - evening.loop.time())
            evening.sample()
        used = meter.read()
        answers = await playing
        await asyncio.gather(*visits)
        evening.sample()
        close_all(tables)
    return soak_of(plan, evening, answers, used)


def soak_of(plan: Plan, evening: Evening, answers: Answers, used: Usage) -> Soak:
    return Soak(
        seconds=used.seconds,
        tables=plan.soak_tables,
        rate=plan.soak_rate,
        acts=answers.due,
        matches=evening.matches,
        visits=evening.visits,
        refused=answers.refused,
        unanswered=answers.unanswered,
        lost=answers.lost,
        p50_ms=answers.at(0.5),
        p99_ms=answers.at(0.99),
        cpu_percent=used.cpu_percent,
        samples=evening.samples,
    )
