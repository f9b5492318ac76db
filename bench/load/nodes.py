"""The same actions on SQLite and PostgreSQL, at one node and at two, with and without a relay.

Each node has a core of its own. The database and the generator have the other cores; where there are none, they share
those of the nodes, and the report says so.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import ExitStack, suppress
from pathlib import Path
from statistics import median

from msgspec import Struct
from msgspec.structs import replace

from bench.live.process import CORES, OUR_CORE, cpu_of, family
from bench.load.open_loop import Answers, OpenLoop
from bench.load.plan import Plan
from bench.load.rates import GRACE, PER_TABLE, STEP, until_ready
from bench.load.report import NodesRow, TakeoverRow
from bench.load.tables import STILL, Say, Server, Table, close_all, connect_all, screens_of, start_all
from bench.load.takeovers import takeovers
from bench.load.usage import UsageMeter
from ludotheque.store.tests.clusters import Cluster, cluster_for_tests

SOON = 100.0
"""Milliseconds within which 99 of 100 actions must be answered at the highest rate."""
KILO = 1000.0


class Arrangement(Struct, frozen=True):
    """Some nodes on one store; each screen connects to the node `shift` places further on than its table."""

    name: str
    nodes: int = 1
    shift: int = 0
    on_file: bool = False
    """Whether the store is a file of SQLite."""


ARRANGEMENTS = (
    Arrangement("SQLite, one node", on_file=True),
    Arrangement("PostgreSQL, one node"),
    Arrangement("two nodes, each with its own tables", nodes=2),
    Arrangement("two nodes, every screen relayed", nodes=2, shift=1),
)


async def nodes(plan: Plan, folder: Path, say: Say) -> list[NodesRow]:
    """A row for each arrangement, tried in turn as often as planned."""
    with cluster_for_tests(durable=True) as cluster:
        tries: list[list[NodesRow]] = [[] for _ in ARRANGEMENTS]
        for number in range(plan.node_repeats):
            for rows, how in zip(tries, ARRANGEMENTS, strict=True):
                servers = started(how, cluster, folder / f"{number}")
                rows.append(await arranged(plan, how, servers, cluster, say))
    os.sched_setaffinity(0, OUR_CORE)
    return [middle(rows) for rows in tries]


async def deaths(plan: Plan, folder: Path, say: Say) -> list[TakeoverRow]:
    """How long tables were away after each kind of death."""
    with cluster_for_tests(durable=True) as cluster:
        place(cluster, OUR_CORE)
        return await takeovers(plan, cluster, folder, say)


def middle(tries: list[NodesRow]) -> NodesRow:
    """The try in the middle by what an action costs, with the highest rates of all."""
    row = sorted(tries, key=lambda row: row.per_cpu_second)[len(tries) // 2]
    highest = [rate for one in tries for rate in one.highest]
    return replace(row, highest=highest, kilobytes=median(one.kilobytes for one in tries))


def started(how: Arrangement, cluster: Cluster, folder: Path) -> list[Server]:
    """The nodes, each on its own core, with the database and us beside them."""
    folder.mkdir(exist_ok=True)
    place(cluster, beside(how.nodes))
    address = None if how.on_file else str(cluster.fresh())
    return [Server(folder, "node", address=address, core={CORES[node % len(CORES)]}) for node in range(how.nodes)]


def beside(count: int) -> set[int]:
    """The cores that so many nodes leave free; all of them where that is none."""
    return set(CORES[count:]) or set(CORES)


def place(cluster: Cluster, cores: set[int]) -> None:
    """Move the database and ourselves to these cores."""
    os.sched_setaffinity(0, cores)
    if cluster.process is not None:
        for pid in family(cluster.process.pid):
            with suppress(ProcessLookupError):  # a session that has just ended
                os.sched_setaffinity(pid, cores)


def busy(cluster: Cluster) -> float:
    """Seconds of processor time that the database has used so far."""
    return 0.0 if cluster.process is None else sum(map(cpu_of, family(cluster.process.pid)))


async def arranged(plan: Plan, how: Arrangement, servers: list[Server], cluster: Cluster, say: Say) -> NodesRow:
    """Tables at all nodes in equal parts: one rate for each node, then the highest that is answered soon."""
    with ExitStack() as stack:
        tables: list[Table] = []
        for number, server in enumerate(servers):
            stack.enter_context(server)
            await server.warm_up(plan.warm_up)
            some = await server.seat(plan.node_tables, STILL)
            for screen in screens_of(some):
                screen.port = servers[(number + how.shift) % len(servers)].port
            tables += some
        before = sum(server.process.memory() for server in servers)
        await connect_all(tables)
        await start_all(tables)
        await until_ready(tables)
        size = sum(server.process.memory() for server in servers) - before
        row = await at_one_rate(plan, how, servers, tables, cluster)
        highest = await highest_rate(plan, tables, 2 * row.rate)
        close_all(tables)
    say(f"nodes: {how.name}: {row.per_cpu_second:,.0f} actions a CPU second, {highest:,.0f} a second at most")
    return replace(row, highest=[highest], kilobytes=size / len(tables) / KILO)


async def at_one_rate(
    plan: Plan, how: Arrangement, servers: list[Server], tables: list[Table], cluster: Cluster
) -> NodesRow:
    """The planned rate for each node."""
    screens = screens_of(tables)
    meters, busy_before = [UsageMeter(server.process) for server in servers], busy(cluster)
    frames = sum(screen.frames for screen in screens)
    playing = asyncio.create_task(OpenLoop(screens, plan.node_rate * how.nodes).run(plan.rate_seconds, GRACE))
    await asyncio.sleep(plan.rate_seconds)
    cpu = sum(meter.read().cpu_percent for meter in meters)
    database = 100 * (busy(cluster) - busy_before) / plan.rate_seconds
    frames = sum(screen.frames for screen in screens) - frames
    answers = await playing
    per_second = answers.in_time / answers.seconds
    return NodesRow(
        name=how.name,
        cores=[CORES[node % len(CORES)] for node in range(how.nodes)],
        beside=sorted(beside(how.nodes)),
        rate=answers.rate,
        answered_per_second=per_second,
        frames_per_second=frames / plan.rate_seconds,
        p50_ms=answers.at(0.5),
        p99_ms=answers.at(0.99),
        unanswered=answers.unanswered,
        cpu_percent=cpu,
        database_percent=database,
        per_cpu_second=100 * per_second / max(cpu, 0.1),
    )


async def highest_rate(plan: Plan, tables: list[Table], first: float) -> float:
    """The highest rate found that is kept up with and answered soon; 0 if none is."""
    kept, missed, rate = 0.0, 0.0, first
    for _ in range(plan.node_search):
        if rate > PER_TABLE * len(tables):
            break
        await until_ready(tables)
        if is_soon(await OpenLoop(screens_of(tables), rate).run(plan.rate_seconds, GRACE)):
            kept = rate
        else:
            missed = rate
        rate = round((kept + missed) / 2 if missed else STEP * kept)
    return kept


def is_soon(answers: Answers) -> bool:
    return answers.kept_up and answers.at(0.99) < SOON
