"""What we want to reach, held against what was seen."""

from __future__ import annotations

from bench.report import BatchRow, Goal, SolverRow

TIMES_CP_SAT = 300
DEALS_PER_SECOND = 300_000
OURS = ("solver.solve", "solver.solve_many")


def goals(solvers: list[SolverRow], batch: list[BatchRow]) -> list[Goal]:
    """So many times the mean speed of every CP-SAT model, and so many deals a second."""
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


def goal(name: str, wanted: float, seen: float) -> Goal:
    return Goal(name, wanted, seen, seen >= wanted)
