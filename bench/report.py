"""The results of a run, and the goals that they are held against."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

from msgspec import Struct

from bench.reporting import BaseReport, Goal, goal

TIMES_CP_SAT = 300
DEALS_PER_SECOND = 1_000_000
OURS = ("solver.solve", "solver.solve_many")
MICRO = 1e6


class SolverRow(Struct, frozen=True, omit_defaults=True):
    """One solver on the fixed deals; microseconds a deal."""

    name: str
    way: str
    """`deal`: timed deal by deal; `batch`: all deals in one call, timed call by call and shared among the deals."""
    mean_us: float
    median_us: float
    min_us: float
    answers_agree: bool
    counts_optima: bool
    alone_mean_us: float | None = None
    """Without building the model."""


class BatchRow(Struct, frozen=True):
    """A large batch in one call on one core."""

    name: str
    mix: str
    deals: int
    deals_per_second: float
    best_deals_per_second: float


class WarmUpRow(Struct, frozen=True):
    """Seconds for work that is done once."""

    name: str
    seconds: float


class FeedRow(Struct, frozen=True, omit_defaults=True):
    """Whole matches of Uluru."""

    name: str
    seats: int
    matches: int
    matches_per_second: float
    inputs: int | None = None
    inputs_per_second: float | None = None
    us_per_input: float | None = None


class Report(BaseReport, kw_only=True):
    """Everything that a run measures."""

    deals: int
    solvers: list[SolverRow] = []
    batch: list[BatchRow] = []
    warm_up: list[WarmUpRow] = []
    feed: list[FeedRow] = []


def solver_row(
    name: str, way: str, seconds: Sequence[float], agree: bool, counts: bool, alone: Sequence[float] = ()
) -> SolverRow:
    """A row from the seconds of each deal."""
    mean, middle, least = (MICRO * of(seconds) for of in (statistics.fmean, statistics.median, min))
    return SolverRow(name, way, mean, middle, least, agree, counts, MICRO * statistics.fmean(alone) if alone else None)


def goals(solvers: list[SolverRow], batch: list[BatchRow]) -> list[Goal]:
    """Goals: the speed relative to every CP-SAT model, and the deals per second."""
    ours = [row for row in solvers if row.name in OURS]
    theirs = [row for row in solvers if row.name.startswith("CP-SAT")]
    found = [
        goal(f"{mine.name}: times the mean of {other.name}", TIMES_CP_SAT, other.mean_us / mine.mean_us)
        for mine in ours
        for other in theirs
    ]
    found += [
        goal(f"{row.name}: deals a second, {row.mix}", DEALS_PER_SECOND, row.deals_per_second)
        for row in batch
        if row.name in OURS
    ]
    return found
