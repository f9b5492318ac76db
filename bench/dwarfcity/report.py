"""The result of a run: tables for a terminal, and a JSON file."""

from __future__ import annotations

from math import sqrt

from msgspec import Struct
from rich.console import Console

from bench.reporting import BaseReport, Goal, goal, show_end, show_head, table

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


class Report(BaseReport, kw_only=True):
    """Everything that a run measures."""

    players: int = 0
    speeds: list[Speed] = []


def goals(report: Report) -> list[Goal]:
    """The goals for every game, and whether they were reached."""
    found = []
    for mode in dict.fromkeys(row.mode for row in report.speeds):
        rows = [row for row in report.speeds if row.mode == mode]
        for name in dict.fromkeys(row.name for row in rows if row.name.startswith("kernel")):
            slowest = min(row.per_second for row in rows if row.name == name)
            found.append(goal(f"{mode}: {name}, games a second", PER_SECOND, slowest))
        rules = max(row.per_second for row in rows if row.name.startswith("rules"))
        kernel = min(row.per_second for row in rows if row.name == "kernel, random")
        times = kernel / rules
        found.append(goal(f"{mode}: kernel, random, times the rules", TIMES_RULES, times))
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
    show_head(report, console)
    made = table(
        f"Whole games of {report.players} players, one core",
        ("game", "face", "played by"),
        ("a second", "best round", "won by the dwarfs"),
    )
    for row in report.speeds:
        share = f"{100 * row.won / row.games:.1f} %"
        made.add_row(row.mode, row.face, row.name, f"{row.per_second:,.0f}", f"{row.best:,.0f}", share)
    console.print(made)
    show_end(report, console)
