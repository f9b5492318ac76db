"""What all benchmarks report: versions, goals and disagreements, as tables on a terminal and as a JSON file."""

from __future__ import annotations

import platform
import sys
import time
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable, Sized
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from msgspec import Struct, json
from rich.console import Console
from rich.table import Table


class Goal(Struct, frozen=True):
    """A figure that we want to reach, and the measured one."""

    name: str
    wanted: float
    seen: float
    reached: bool


class BaseReport(Struct, kw_only=True):
    """The part that every report has; only figures depend on the machine."""

    python: str = platform.python_version()
    versions: dict[str, str] = {}
    missing: list[str] = []
    goals: list[Goal] = []
    disagreements: list[str] = []


def goal(name: str, wanted: float, seen: float) -> Goal:
    """A goal that is reached from `wanted` upwards."""
    return Goal(name, wanted, seen, seen >= wanted)


def versions(*packages: str) -> dict[str, str]:
    """The versions of those packages that are installed."""
    found = {}
    for package in packages:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def terminal() -> Console:
    """A console for the tables; wide enough for them in a file."""
    return Console(width=None if sys.stdout.isatty() else 120)


def show_head(report: BaseReport, console: Console) -> None:
    """Print which versions were measured, and what was left out."""
    packages = ", ".join(f"{name} {number}" for name, number in report.versions.items())
    console.print(f"Python {report.python}; {packages}")
    for package in report.missing:
        console.print(f"not installed, left out: {package}")


def show_end(report: BaseReport, console: Console) -> None:
    """Print the goals, and the answers that differ."""
    if report.goals:
        console.print(goal_table(report.goals))
    for line in report.disagreements:
        console.print(f"DISAGREEMENT {line}")


def show_tables(report: BaseReport, tables: Iterable[tuple[Sized, Table]], console: Console) -> None:
    """Print a whole report; tables without rows are left out."""
    show_head(report, console)
    for rows, made in tables:
        if rows:
            console.print(made)
    show_end(report, console)


def table(title: str, names: Iterable[str], numbers: Iterable[str]) -> Table:
    """A table with columns of text, then right-aligned columns of numbers."""
    made = Table(title=title, title_justify="left")
    for name in names:
        made.add_column(name)
    for number in numbers:
        made.add_column(number, justify="right")
    return made


def goal_table(rows: list[Goal]) -> Table:
    """The goals; small figures with decimals."""
    made = table("Goals", ("goal", "reached"), ("wanted", "seen"))
    for row in rows:
        wanted, seen = (
            f"{figure:,.0f}" if row.wanted >= 100 else f"{figure:,.2f}" for figure in (row.wanted, row.seen)
        )
        made.add_row(row.name, "yes" if row.reached else "no", wanted, seen)
    return made


def write(report: BaseReport, path: Path) -> None:
    """Write the report as JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(json.format(json.encode(report), indent=2) + b"\n")


def speaker() -> Callable[[str], None]:
    """A function that prints progress on stderr."""
    began = time.perf_counter()

    def say(text: str) -> None:
        print(f"{time.perf_counter() - began:5.0f} s  {text}", file=sys.stderr, flush=True)

    return say


def some_of(names: Iterable[str]) -> Callable[[str], tuple[str, ...]]:
    """A type of argument: some of these names, separated by commas."""

    def chosen(text: str) -> tuple[str, ...]:
        given = text.split(",")
        if unknown := set(given) - set(names):
            raise ArgumentTypeError(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(names)}")
        return tuple(name for name in names if name in given)

    return chosen
