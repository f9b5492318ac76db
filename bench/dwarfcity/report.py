"""The result of a run: tables for a terminal, and a JSON file."""

from __future__ import annotations

import platform
from math import sqrt
from pathlib import Path

from msgspec import Struct, json
from rich.console import Console

from bench.report import Goal
from bench.show import goal_table, table

PER_SECOND, TIMES_RULES = 50_000, 100
FAR = 5
"""Standard errors between two shares that are not the same."""


class Speed(Struct, frozen=True):
    """Whole games per second of one core."""

    mode: str
    face: str
    name: str
    per_second: float
    """The median of the rounds."""
    best: float
    games: int
    won: int
    """By the dwarfs."""


class Report(Struct, kw_only=True):
    """Everything; only the figures depend on the machine."""

    python: str = platform.python_version()
    versions: dict[str, str] = {}
    players: int = 0
    speeds: list[Speed] = []
    goals: list[Goal] = []
    disagreements: list[str] = []


def goals(report: Report) -> list[Goal]:
    """The goals for every game, and whether they were reached."""
    found = []
    for mode in dict.fromkeys(row.mode for row in report.speeds):
        rows = [row for row in report.speeds if row.mode == mode]
        for name in dict.fromkeys(row.name for row in rows if row.name.startswith("kernel")):
            slowest = min(row.per_second for row in rows if row.name == name)
            found.append(Goal(f"{mode}: {name}, games a second", PER_SECOND, slowest, slowest >= PER_SECOND))
        rules = max(row.per_second for row in rows if row.name.startswith("rules"))
        kernel = min(row.per_second for row in rows if row.name == "kernel, random")
        times = kernel / rules
        found.append(Goal(f"{mode}: kernel, random, times the rules", TIMES_RULES, times, times >= TIMES_RULES))
    return found


def disagreements(report: Report) -> list[str]:
    """Where random play by the rules and by the kernel differs by more than chance explains."""
    found = []
    shares = {(row.mode, row.face, row.name): row for row in report.speeds}
    for (mode, face, name), one in shares.items():
        if name.startswith("rules"):
            other = shares[mode, face, "kernel, random"]
            apart = abs(one.won / one.games - other.won / other.games)
            if apart > FAR * sqrt(0.25 / one.games + 0.25 / other.games):
                found.append(
                    f"{mode}, {face}: the dwarfs win {one.won} of {one.games}, and {other.won} of {other.games}"
                )
    return found


def show(report: Report, console: Console) -> None:
    packages = ", ".join(f"{name} {number}" for name, number in report.versions.items())
    console.print(f"Python {report.python}; {packages}")
    made = table(
        f"Whole games of {report.players} players, one core",
        ("game", "face", "played by"),
        ("a second", "best round", "won by the dwarfs"),
    )
    for row in report.speeds:
        share = f"{100 * row.won / row.games:.1f} %"
        made.add_row(row.mode, row.face, row.name, f"{row.per_second:,.0f}", f"{row.best:,.0f}", share)
    console.print(made)
    console.print(goal_table(report.goals))
    for line in report.disagreements:
        console.print(line)


def write(report: Report, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(json.format(json.encode(report), indent=2) + b"\n")
