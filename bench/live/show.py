"""The report as tables in a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from bench.live.report import GameRow, GrowthRow, LiveReport, LoadRow, MemoryRow, TablesRow
from bench.reporting import show_tables, table


def show(report: LiveReport, console: Console) -> None:
    """Print everything that the run has measured."""
    tables = (
        (report.load, load_table(report.load)),
        (report.load, latency_table(report.load)),
        (report.growth, growth_table(report.growth)),
        (report.memory, memory_table(report.memory)),
        (report.tables, tables_table(report.tables)),
        (report.games, games_table(report.games)),
    )
    show_tables(report, tables, console)


def load_table(rows: list[LoadRow]) -> Table:
    numbers = ("moves a second", "per CPU second", "CPU us a move", "share of its core", "bytes a move", "refused")
    made = table("At saturation, medians", ("server", "moves are"), numbers)
    for row in rows:
        figures = (row.moves_per_second, row.moves_per_cpu_second, row.cpu_us_per_move)
        rest = (f"{row.cpu_share:.2f}", f"{row.bytes_per_move:,.0f}", str(row.refused))
        made.add_row(row.name, row.kept, *[f"{each:,.0f}" for each in figures], *rest)
    return made


def latency_table(rows: list[LoadRow]) -> Table:
    made = table("Latency at half load", ("server",), ("moves a second", "p50 ms", "p95 ms", "p99 ms"))
    for row in rows:
        times = [f"{each:.1f}" for each in (row.p50_ms, row.p95_ms, row.p99_ms)]
        made.add_row(row.name, f"{row.half_load_per_second:,.0f}", *times)
    return made


def growth_table(rows: list[GrowthRow]) -> Table:
    numbers = ("moves a table", "first 500, CPU us a move", "last 500", "last third / first third")
    made = table("As the match grows", ("server",), numbers)
    for row in rows:
        made.add_row(row.name, f"{row.moves:,}", f"{row.first_us:.0f}", f"{row.last_us:.0f}", f"{row.times:.2f}")
    return made


def memory_table(rows: list[MemoryRow]) -> Table:
    made = table("Memory for each idle table", ("server", "table"), ("tables", "kB"))
    for row in rows:
        made.add_row(row.name, row.what, str(row.tables), f"{row.kilobytes:.1f}")
    return made


def tables_table(rows: list[TablesRow]) -> Table:
    made = table("The same rate at few tables and at many", ("server",), ("tables", "moves a second", "CPU us a move"))
    for row in rows:
        made.add_row(row.name, f"{row.tables:,}", f"{row.moves_per_second:,.0f}", f"{row.cpu_us_per_move:.0f}")
    return made


def games_table(rows: list[GameRow]) -> Table:
    numbers = ("actions", "CPU us", "floor", "times", "p50 ms", "p95 ms", "p99 ms", "bytes", "refused")
    made = table("One kind of action of every game", ("game", "action"), numbers)
    for row in rows:
        cost = (f"{row.cpu_us_per_action:.0f}", f"{row.floor_us:.0f}", f"{row.times_floor:.2f}")
        times = [f"{each:.1f}" for each in (row.p50_ms, row.p95_ms, row.p99_ms)]
        made.add_row(
            row.game, row.what, f"{row.actions:,}", *cost, *times, f"{row.bytes_per_action:,.0f}", str(row.refused)
        )
    return made
