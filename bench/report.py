"""What a run found out, as it is written to the JSON file."""

from __future__ import annotations

import platform
import statistics
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from msgspec import Struct, json

PACKAGES = ("msgspec", "numba", "numpy", "ortools", "python-constraint2")
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
    """What has to be done once, in seconds."""

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


class Goal(Struct, frozen=True):
    name: str
    wanted: float
    seen: float
    reached: bool


class Report(Struct, kw_only=True):
    """Everything; machine-independent but for the figures."""

    python: str = platform.python_version()
    versions: dict[str, str] = {}
    deals: int
    solvers: list[SolverRow] = []
    batch: list[BatchRow] = []
    warm_up: list[WarmUpRow] = []
    feed: list[FeedRow] = []
    goals: list[Goal] = []
    missing: list[str] = []
    disagreements: list[str] = []


def solver_row(
    name: str, way: str, seconds: Sequence[float], agree: bool, counts: bool, alone: Sequence[float] = ()
) -> SolverRow:
    """A row from the seconds of each deal."""
    mean, middle, least = (MICRO * of(seconds) for of in (statistics.fmean, statistics.median, min))
    return SolverRow(name, way, mean, middle, least, agree, counts, MICRO * statistics.fmean(alone) if alone else None)


def versions() -> dict[str, str]:
    """The versions of the packages that matter, of those that are installed."""
    found = {}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def write(report: Report, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(json.format(json.encode(report), indent=2) + b"\n")
