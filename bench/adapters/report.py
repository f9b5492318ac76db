"""The results of a run, as a table for a terminal and as JSON."""

from __future__ import annotations

from msgspec import Struct
from rich.console import Console

from bench.adapters.lanes import PEER
from bench.reporting import BaseReport, Goal, goal, show_end, show_head, table


class Row(Struct, frozen=True):
    """What a decision costs in one lane, in microseconds of the processor."""

    name: str
    median: float
    """Of the rounds."""
    best: float


class Report(BaseReport, kw_only=True):
    """Everything that a run measures."""

    rows: list[Row] = []
    rounds: int = 0


def goals(rows: list[Row]) -> list[Goal]:
    """Every adapter takes less time for a step than the peer."""
    cost = {row.name: row.median for row in rows}
    peer = cost.pop(PEER, None)
    if peer is None:
        return []
    return [goal(f"{name}: times as fast as {PEER}", 1.0, peer / median) for name, median in cost.items()]


def show(report: Report, console: Console) -> None:
    """Print the table, with the goals that were missed."""
    show_head(report, console)
    made = table(f"A step with its observation, {report.rounds} rounds", ("adapter",), ("microseconds", "best round"))
    for row in report.rows:
        made.add_row(row.name, f"{row.median:,.2f}", f"{row.best:,.2f}")
    console.print(made)
    show_end(report, console)
