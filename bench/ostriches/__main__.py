"""`python -m bench.ostriches`: playouts and a duel with OpenSpiel; prints tables, writes the JSON."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.ostriches import playouts
from bench.ostriches.report import Report, goals, show
from bench.reporting import terminal, versions, write

PACKAGES = ("msgspec", "numba", "numpy", "open_spiel")
PARTS = ("playouts", "duel")


def main(words: list[str]) -> int:
    """Run the requested parts; 1 when a goal is missed."""
    asked = arguments(words)
    with Progress(console=Console(stderr=True)) as progress:
        report = run(asked, progress)
    show(report, terminal())
    write(report, asked.out)
    return 0 if all(goal.reached for goal in report.goals) else 1


def arguments(words: list[str]) -> Namespace:
    parser = ArgumentParser(prog="python -m bench.ostriches", description="Ostriches side by side with OpenSpiel.")
    parser.add_argument("--games", type=int, default=60, help="how many games the duel has (60)")
    parser.add_argument("--seconds", type=float, default=0.2, help="to think about every decision (0.2)")
    parser.add_argument("--theirs", type=float, help="seconds for OpenSpiel, if different")
    parser.add_argument("--only", choices=PARTS, help="one part alone")
    parser.add_argument("--out", type=Path, default=Path("bench/results/ostriches.json"), help="where to write")
    asked = parser.parse_args(words)
    if asked.games < 1 or asked.seconds <= 0 or (asked.theirs is not None and asked.theirs <= 0):
        parser.error("at least one game, and some time to think")
    return asked


def run(asked: Namespace, progress: Progress) -> Report:
    """Run every requested part; without OpenSpiel only our own playouts."""
    report = Report(versions=versions(*PACKAGES))
    report.missing = [package for package in ("numba", "open_spiel") if package not in report.versions]
    if asked.only != "duel":
        task = progress.add_task("playouts, rounds", total=playouts.ROUNDS)
        report.playouts = playouts.playouts(lambda done: progress.advance(task, done))
    if asked.only != "playouts" and "open_spiel" not in report.missing:
        from bench.ostriches.duel import duel  # noqa: PLC0415 - needs OpenSpiel

        task = progress.add_task("duel, games", total=asked.games)
        report.duel = duel(
            asked.games, asked.seconds, asked.theirs or asked.seconds, lambda done: progress.advance(task, done)
        )
    report.goals = goals(report)
    return report


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
