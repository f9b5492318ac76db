"""The results of a run, and the goals that they are held against."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

from msgspec import Struct

from bench.live.load import Measured
from bench.reporting import BaseReport, Goal, goal

PACKAGES = ("litestar", "msgspec", "picows", "uvicorn", "uvloop", "websockets")
OURS, FLOOR = "Ludotheque", "floor"
LEAST_TIMES = {"boardgame.io": 2.5, "Colyseus": 1.0}
"""How many times as many moves we want for the same processor time."""
MOST_TIMES_FLOOR = 1.5
PROMISED = ("uluru", "ubongo", "ostriches")
"""The games whose action is to stay near the floor, and soon answered."""
MOST_KILOBYTES = 40.0
MOST_BYTES = 300.0
MOST_P95_MS = 3.0
FLAT_IN_MOVES, FLAT_IN_TABLES = 1.05, 1.1
"""The most that late moves may cost relative to early ones, and moves at many tables relative to few."""


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
    p99_ms: float
    bytes_per_move: float
    """What both players of a table were sent, at saturation."""
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


class TablesRow(Struct, frozen=True):
    """What a move costs at so many tables, all moves of all tables at the same rate."""

    name: str
    tables: int
    moves_per_second: float
    cpu_us_per_move: float


class GameRow(Struct, frozen=True):
    """What one kind of action costs in one game, at a fixed rate; medians of the runs."""

    game: str
    what: str
    """What the action does."""
    actions: int
    cpu_us_per_action: float
    floor_us: float
    """The floor at the same rate, for answers of as many bytes."""
    p50_ms: float
    p95_ms: float
    p99_ms: float
    bytes_per_action: float
    """What both players of a table were sent."""
    refused: int
    """Actions that were refused, or never answered."""
    runs: list[float]
    """CPU microseconds an action, run by run."""

    @property
    def times_floor(self) -> float:
        return self.cpu_us_per_action / self.floor_us


class LiveReport(BaseReport, kw_only=True):
    """Everything that a run measures."""

    load: list[LoadRow] = []
    growth: list[GrowthRow] = []
    memory: list[MemoryRow] = []
    tables: list[TablesRow] = []
    games: list[GameRow] = []


def load_row(name: str, kept: str, tables: int, full: Sequence[Measured], half: Measured) -> LoadRow:
    """Medians over the runs at saturation, and latencies at half load."""
    cuts = statistics.quantiles(half.latencies, n=100)
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
        p50_ms=1e3 * cuts[49],
        p95_ms=1e3 * cuts[94],
        p99_ms=1e3 * cuts[98],
        bytes_per_move=statistics.median(run.bytes_per_move for run in full),
        refused=sum(run.refused for run in (*full, half)),
        runs=per_cpu,
    )


def growth_row(name: str, tables: int, window: int, seconds: Sequence[float]) -> GrowthRow:
    micros = [1e6 * each for each in seconds]
    return GrowthRow(name, tables, window * len(micros), window, micros[0], micros[-1], micros)


def goals(report: LiveReport) -> list[Goal]:
    """The goals: near the floor, cheaper than others, low latency, little memory, and constant cost."""
    return [*load_goals(report.load), *flat_goals(report), *game_goals(report.games)]


def load_goals(load: Sequence[LoadRow]) -> list[Goal]:
    """A move beside the floor and others."""
    rows = {row.name: row for row in load}
    ours = rows.get(OURS)
    if ours is None:
        return []
    found: list[Goal] = []
    if FLOOR in rows:
        times = rows[FLOOR].moves_per_cpu_second / ours.moves_per_cpu_second
        found.append(at_most("times the cost of the floor", MOST_TIMES_FLOOR, times))
    for name, least in LEAST_TIMES.items():
        if name in rows:
            times = ours.moves_per_cpu_second / rows[name].moves_per_cpu_second
            found.append(goal(f"at least: times the moves per CPU second of {name}", least, times))
    found.append(at_most("ms for 95 % of the moves at half load", MOST_P95_MS, ours.p95_ms))
    found.append(at_most("bytes for a move", MOST_BYTES, ours.bytes_per_move))
    return found


def flat_goals(report: LiveReport) -> list[Goal]:
    """The memory of a table, and what a move costs late in a match and at many tables."""
    found: list[Goal] = []
    if report.memory:
        found.append(at_most("kB for an idle table with two connections", MOST_KILOBYTES, report.memory[0].kilobytes))
    if report.growth:
        times = report.growth[0].times
        found.append(at_most("cost of late moves, times that of early ones", FLAT_IN_MOVES, times))
    if report.tables:
        few, many = report.tables
        name = f"cost of a move at {many.tables:,} tables, times that at {few.tables:,}"
        found.append(at_most(name, FLAT_IN_TABLES, many.cpu_us_per_move / few.cpu_us_per_move))
    return found


def game_goals(rows: Sequence[GameRow]) -> list[Goal]:
    """The actions of the games beside the floor."""
    found: list[Goal] = []
    for row in rows:
        if row.game in PROMISED:
            found.append(at_most(f"{row.game}: times the cost of the floor", MOST_TIMES_FLOOR, row.times_floor))
            found.append(at_most(f"{row.game}: ms for 95 % of the actions", MOST_P95_MS, row.p95_ms))
    return found


def at_most(name: str, most: float, seen: float) -> Goal:
    return Goal(f"at most: {name}", most, seen, seen <= most)
