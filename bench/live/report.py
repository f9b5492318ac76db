"""The results of a run, and the goals that they are held against."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

from msgspec import Struct

from bench.live.load import Measured
from bench.reporting import BaseReport, Goal, goal

PACKAGES = ("litestar", "msgspec", "uvicorn", "uvloop", "websockets")
TIMES_THEIRS = 3.0
MOST_KILOBYTES = 80.0
FLAT = 1.1
"""Most times that late moves may cost of early ones; the margin is for noise."""


class LoadRow(Struct, frozen=True):
    """One server at saturation and at half of that."""

    name: str
    kept: str
    """Where a move is stored before anyone is told of it."""
    tables: int
    moves_per_second: float
    moves_per_cpu_second: float
    cpu_us_per_move: float
    cpu_share: float
    """The share of its core that the server used at saturation."""
    half_load_per_second: float
    p50_ms: float
    p95_ms: float
    refused: int
    runs: list[float]
    """Moves per CPU second, run by run."""


class GrowthRow(Struct, frozen=True):
    """What a move costs as the match grows, CPU microseconds, window by window."""

    name: str
    tables: int
    moves: int
    window: int
    first_us: float
    last_us: float
    windows_us: list[float]

    @property
    def times(self) -> float:
        """The median of the last third of the windows relative to the first third."""
        third = max(1, len(self.windows_us) // 3)
        return statistics.median(self.windows_us[-third:]) / statistics.median(self.windows_us[:third])


class MemoryRow(Struct, frozen=True):
    """Memory in use for each idle table."""

    name: str
    what: str
    tables: int
    kilobytes: float


class LiveReport(BaseReport, kw_only=True):
    """Everything that a run measures."""

    load: list[LoadRow] = []
    growth: list[GrowthRow] = []
    memory: list[MemoryRow] = []


def load_row(name: str, kept: str, tables: int, full: Sequence[Measured], half: Measured) -> LoadRow:
    """Medians over the runs at saturation, and latencies at half load."""
    cuts = statistics.quantiles(half.latencies, n=20)
    per_cpu = [run.per_cpu_second for run in full]
    return LoadRow(
        name=name,
        kept=kept,
        tables=tables,
        moves_per_second=statistics.median(run.per_second for run in full),
        moves_per_cpu_second=statistics.median(per_cpu),
        cpu_us_per_move=1e6 / statistics.median(per_cpu),
        cpu_share=statistics.median(run.cpu / run.seconds for run in full),
        half_load_per_second=half.per_second,
        p50_ms=1e3 * cuts[9],
        p95_ms=1e3 * cuts[18],
        refused=sum(run.refused for run in (*full, half)),
        runs=per_cpu,
    )


def growth_row(name: str, tables: int, window: int, seconds: Sequence[float]) -> GrowthRow:
    micros = [1e6 * each for each in seconds]
    return GrowthRow(name, tables, window * len(micros), window, micros[0], micros[-1], micros)


def goals(report: LiveReport) -> list[Goal]:
    """Several times the moves of boardgame.io on the same processor time, small tables, a flat cost."""
    found: list[Goal] = []
    for theirs in report.load[1:]:
        times = report.load[0].moves_per_cpu_second / theirs.moves_per_cpu_second
        name = f"at least: times the moves per CPU second, {theirs.name}"
        found.append(goal(name, TIMES_THEIRS, times))
    if report.memory:
        size = report.memory[0].kilobytes
        name = "at most: kB for an idle table with two connections"
        found.append(Goal(name, MOST_KILOBYTES, size, size <= MOST_KILOBYTES))
    if report.growth:
        times = report.growth[0].times
        found.append(Goal("at most: cost of late moves, times that of early ones", FLAT, times, times <= FLAT))
    return found
