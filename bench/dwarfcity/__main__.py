"""`python -m bench.dwarfcity`: whole games by the rules and by the kernel; prints tables, writes the JSON."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.dwarfcity.games import PLAYERS, ROUNDS, SETTINGS, speeds
from bench.dwarfcity.report import Report, disagreements, goals, show
from bench.reporting import terminal, versions, write


def main(words: list[str]) -> int:
    """Run it; 1 when rules and kernel disagree, or a goal is missed."""
    parser = ArgumentParser(prog="python -m bench.dwarfcity", description="Dwarf City: rules and kernel side by side.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often everything is played ({ROUNDS})")
    parser.add_argument("--out", type=Path, default=Path("bench/results/dwarfcity.json"), help="where to write")
    asked = parser.parse_args(words)
    if asked.rounds < 1:
        parser.error("at least one round")
    report = Report(versions=versions("numba", "numpy"), players=PLAYERS)
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("games, rounds", total=asked.rounds * len(SETTINGS))
        report.speeds = speeds(asked.rounds, partial(progress.advance, task))
    report.goals, report.disagreements = goals(report), disagreements(report)
    show(report, terminal())
    write(report, asked.out)
    return 1 if report.disagreements or not all(goal.reached for goal in report.goals) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
