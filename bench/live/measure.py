"""A whole run: both servers, each part alternating so that noise affects both."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct

from bench.live.boardgame import TheirHouse
from bench.live.load import PERIOD, Measured, growth, load
from bench.live.ours import OurHouse
from bench.live.player import House, Player, close_all
from bench.live.report import GrowthRow, LoadRow, MemoryRow, growth_row, load_row

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


async def loads(plan: Plan, houses: Sequence[House], say: Say) -> list[LoadRow]:
    """Saturation of each server, alternating, then half of it."""
    tables: dict[str, list[tuple[Player, Player]]] = {}
    full: dict[str, list[Measured]] = {house.name: [] for house in houses}
    for house in houses:
        say(f"{house.name}: {plan.tables} tables")
        tables[house.name] = await house.open_tables(plan.tables)
        await load(house, tables[house.name], PERIOD, plan.seconds / 2)
    for run in range(plan.runs):
        for house in houses:
            full[house.name].append(await load(house, tables[house.name], PERIOD, plan.seconds))
            say(f"{house.name}: run {run + 1}, {full[house.name][-1].per_cpu_second:,.0f} moves per CPU second")
    rows = []
    for house in houses:
        best = sorted(run.per_second for run in full[house.name])[plan.runs // 2]
        half = await load(house, tables[house.name], 2 * (2 * plan.tables) / best, plan.seconds)
        say(f"{house.name}: half load, {half.per_second:,.0f} moves a second")
        rows.append(load_row(house.name, house.kept, plan.tables, full[house.name], half))
        await close_all(tables[house.name])
    return rows


async def grown(plan: Plan, house: House, say: Say) -> GrowthRow:
    """Long matches at a few tables."""
    say(f"{house.name}: {plan.moves:,} moves at each of {plan.grown_tables} tables")
    tables = await house.open_tables(plan.grown_tables)
    seconds = await growth(house, tables, plan.moves, plan.window)
    await close_all(tables)
    return growth_row(house.name, plan.grown_tables, plan.window, seconds)


async def idle_ours(plan: Plan, folder: Path, say: Say) -> list[MemoryRow]:
    """Memory of our tables: playing with two connections, in the lobby without, and playing without."""
    house = OurHouse(folder / "idle.db")
    try:
        tables = await warm(house)
        before = house.process.memory()
        lobby = house.seat(plan.idle)
        after_lobby = house.process.memory()
        say(f"{house.name}: {plan.idle} idle tables")
        await house.begin(lobby)
        after = house.process.memory()
        await close_all([*tables, *[(ada, bob) for ada, bob in lobby]])
    finally:
        house.stop()
    return [
        memory_row(house, "a match runs, two connections", plan.idle, after - before),
        memory_row(house, "in the lobby, no connection", plan.idle, after_lobby - before),
        await idle_restarted(plan, folder, say),
    ]


async def idle_restarted(plan: Plan, folder: Path, say: Say) -> MemoryRow:
    """Memory of our tables after a restart, before anyone is back."""
    say("Ludotheque: the same tables after a restart")
    await memory_after_start(folder / "empty.db")  # making a new database takes memory of its own
    empty, full = [await memory_after_start(folder / name) for name in ("empty.db", "idle.db")]
    tables = plan.idle + WARM_TABLES
    return MemoryRow(OurHouse.name, "a match runs, no connection", tables, (full - empty) / tables / KILO)


async def memory_after_start(database: Path) -> int:
    house = OurHouse(database)
    try:
        await asyncio.sleep(1)
        return house.process.memory()
    finally:
        house.stop()


async def idle_theirs(plan: Plan, say: Say) -> list[MemoryRow]:
    """Memory of their matches with two connections each."""
    house = TheirHouse()
    try:
        tables = await warm(house)
        before = house.process.memory()
        say(f"{house.name}: {plan.idle} idle tables")
        tables += await house.open_tables(plan.idle)
        after = house.process.memory()
        await close_all(tables)
    finally:
        house.stop()
    return [memory_row(house, "a match runs, two connections", plan.idle, after - before)]


async def warm(house: House) -> list[tuple[Player, Player]]:
    """Warm up with some tables and moves."""
    tables = await house.open_tables(WARM_TABLES)
    await load(house, tables, PERIOD, 1.0)
    return tables


def memory_row(house: House, what: str, tables: int, grown_by: int) -> MemoryRow:
    return MemoryRow(house.name, what, tables, grown_by / tables / KILO)
