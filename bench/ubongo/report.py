"""The results of a run, their goals and their tables."""

from __future__ import annotations

from msgspec import Struct
from rich.console import Console

from bench.reporting import BaseReport, Goal, goal, show_end, show_head, table

END_TO_END, BARE, TIMES_CP_SAT, TIMES_MINTED = 20, 1, 1_000, 400
PIECES = {"A": "three pieces", "B": "four pieces"}


class Row(Struct, frozen=True):
    """One solver on the missions of one side; microseconds a mission, the best of all passes."""

    side: str
    name: str
    mean_us: float
    median_us: float
    min_us: float
    alone_mean_us: float | None = None
    """Without building the matrix or the model."""


class Minted(Struct, frozen=True):
    """Missions with one covering per second of one core."""

    name: str
    per_second: float
    best: float


class Report(BaseReport, kw_only=True):
    """Everything that a run measures."""

    missions: int = 0
    tables_s: float = 0.0
    """Seconds to build the tables of `solver.count`, done once."""
    rows: list[Row] = []
    minted: list[Minted] = []


def goals(report: Report) -> list[Goal]:
    """The goals that could be measured."""
    found: list[Goal] = []
    for side, words in PIECES.items():
        rows = {row.name: row for row in report.rows if row.side == side}
        ours, many, exact = (rows.get(name) for name in ("solver.count", "solver.count_many", "exact-cover"))
        if ours is not None and exact is not None and exact.alone_mean_us is not None:
            found.append(goal(f"{words}: solver.count, times exact-cover", END_TO_END, exact.mean_us / ours.mean_us))
            alone = exact.alone_mean_us / ours.mean_us
            found.append(goal(f"{words}: solver.count, times exact-cover's bare solve", BARE, alone))
        for name in ("CP-SAT", "CP-SAT, no presolve"):
            if many is not None and name in rows:
                times = rows[name].mean_us / many.mean_us
                found.append(goal(f"{words}: solver.count_many, times {name}", TIMES_CP_SAT, times))
    made = {row.name: row.per_second for row in report.minted}
    if made:
        ours_made = made["solver.mint"]
        found += [
            goal(f"unique missions, times {name}", TIMES_MINTED, ours_made / speed)
            for name, speed in made.items()
            if name != "solver.mint"
        ]
    return found


def show(report: Report, console: Console) -> None:
    show_head(report, console)
    if report.tables_s:
        console.print(f"tables of solver.count, made once: {report.tables_s:.2f} s")
    for side, words in PIECES.items():
        rows = [row for row in report.rows if row.side == side]
        if rows:
            title = f"Counting all coverings, {report.missions} missions of {words}, microseconds a mission"
            made = table(title, ("solver",), ("mean", "median", "fastest", "mean, solving alone"))
            for row in rows:
                alone = "" if row.alone_mean_us is None else f"{row.alone_mean_us:,.1f}"
                made.add_row(row.name, f"{row.mean_us:,.1f}", f"{row.median_us:,.1f}", f"{row.min_us:,.1f}", alone)
            console.print(made)
    if report.minted:
        made = table("Missions of four pieces with one covering, one core", ("way",), ("a second", "best round"))
        for each in report.minted:
            made.add_row(each.name, f"{each.per_second:,.0f}", f"{each.best:,.0f}")
        console.print(made)
    show_end(report, console)
