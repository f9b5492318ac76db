"""The results of a run, as tables for a terminal and as JSON."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from rich.console import Console

from bench.reporting import BaseReport, Goal, goal, show_end, show_head, table
from ludotheque.core.share import wilson

POINTS, TIMES_RULES, TIMES_CHESS, TIMES_SIMULATIONS = 0.9, 150, 5, 100


class Duel(Struct, frozen=True):
    """Our master against OpenSpiel's bot, with the same time for every decision."""

    games: int
    seconds: float
    their_seconds: float
    won: int
    drawn: int
    points: float
    """Per game: one for a win, half for a draw."""
    low: float
    high: float
    """The 95 percent interval of `points`."""
    our_simulations: float
    """Per second."""
    their_simulations: float
    mean_turns: float


class Playouts(Struct, frozen=True):
    """Random matches played to the end, per second of one core."""

    name: str
    per_second: float
    """The median of the rounds."""
    best: float
    mean_actions: float | None = None


class Report(BaseReport, kw_only=True):
    """Everything that a run measures."""

    duel: Duel | None = None
    playouts: list[Playouts] = []


def interval(points: Sequence[float]) -> tuple[float, float]:
    """The 95 percent Wilson interval of a share of points; conservative where there are draws."""
    if not points:
        return 0.0, 1.0
    found = wilson(sum(points), len(points))
    return found.low, found.high


def goals(report: Report) -> list[Goal]:
    """The goals and what was measured; a goal that could not be measured is left out."""
    found = []
    speed = {row.name: row.per_second for row in report.playouts}
    for name, wanted in (("our rules", TIMES_RULES), ("dark_chess", TIMES_CHESS)):
        if name in speed and "our kernel" in speed:
            times = speed["our kernel"] / speed[name]
            found.append(goal(f"random playouts, times those of {name}", wanted, times))
    if report.duel is not None:
        duel = report.duel
        times = duel.our_simulations / duel.their_simulations
        found.append(goal("simulations, times those of OpenSpiel", TIMES_SIMULATIONS, times))
        found.append(goal("percent of points", 100 * POINTS, 100 * duel.points))
    return found


def show(report: Report, console: Console) -> None:
    show_head(report, console)
    if report.playouts:
        made = table("Random playouts, one core", ("what",), ("a second", "best round", "actions a match"))
        for row in report.playouts:
            actions = "" if row.mean_actions is None else f"{row.mean_actions:,.0f}"
            made.add_row(row.name, f"{row.per_second:,.0f}", f"{row.best:,.0f}", actions)
        console.print(made)
    if report.duel is not None:
        show_duel(report.duel, console)
    show_end(report, console)


def show_duel(duel: Duel, console: Console) -> None:
    times = (
        f"{duel.seconds} s" if duel.seconds == duel.their_seconds else f"{duel.seconds} s and {duel.their_seconds} s"
    )
    title = f"Our master against OpenSpiel's ISMCTS, {times} for every decision"
    made = table(title, ("games",), ("won", "drawn", "points", "95 %", "our simulations a second", "theirs", "turns"))
    made.add_row(
        str(duel.games),
        str(duel.won),
        str(duel.drawn),
        f"{100 * duel.points:.1f} %",
        f"{100 * duel.low:.1f} to {100 * duel.high:.1f} %",
        f"{duel.our_simulations:,.0f}",
        f"{duel.their_simulations:,.1f}",
        f"{duel.mean_turns:.0f}",
    )
    console.print(made)
