"""`python -m bench.adapters`: the time of a step in every adapter; prints a table, writes the JSON."""

from __future__ import annotations

import os
import statistics
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from time import process_time

from rich.console import Console
from rich.progress import Progress

from bench.adapters.lanes import PEER, Lane, lanes
from bench.adapters.report import Report, Row, goals, show
from bench.reporting import terminal, versions, write

PACKAGES = ("gymnasium", "msgspec", "numba", "numpy", "open_spiel", "pettingzoo", "pygame-ce")
QUICK = 3, 200
"""Rounds and steps of a quick run."""
WARM = 20
"""Steps before each round, which are not timed: the part of a round."""


def main(words: list[str]) -> int:
    """Measure every lane; 1 when an adapter is slower than the peer."""
    asked = arguments(words)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("rounds", total=asked.rounds)
        made = lanes(asked.only)
        rows = measured(made, asked.rounds, asked.steps, lambda: progress.advance(task))
    report = Report(versions=versions(*PACKAGES), rows=rows, rounds=asked.rounds, goals=goals(rows))
    report.missing = [] if PEER in made else ["pygame-ce"]
    show(report, terminal())
    write(report, asked.out)
    return 0 if all(goal.reached for goal in report.goals) else 1


def arguments(words: list[str]) -> Namespace:
    """What was asked for."""
    parser = ArgumentParser(prog="python -m bench.adapters", description="The time of a step in every adapter.")
    parser.add_argument("--rounds", type=int, default=9, help="how often each lane has its turn (9)")
    parser.add_argument("--steps", type=int, default=2_000, help="decisions of a lane in a round (2000)")
    parser.add_argument("--quick", action="store_true", help="a few hundred steps only")
    parser.add_argument("--only", default="", help="lanes whose names contain this, and the peer")
    parser.add_argument("--out", type=Path, default=Path("bench/results/adapters.json"), help="where to write")
    asked = parser.parse_args(words)
    if asked.quick:
        asked.rounds, asked.steps = QUICK
    if asked.rounds < 1 or asked.steps < WARM:
        parser.error(f"at least one round, and {WARM} steps")
    return asked


def measured(made: Mapping[str, Lane], rounds: int, steps: int, advance: Callable[[], None]) -> list[Row]:
    """All lanes in turn, round by round, by the time of the processor."""
    costs: dict[str, list[float]] = {name: [] for name in made}
    for _ in range(rounds):
        for name, take in made.items():
            take(max(2, steps // WARM))
            begun = process_time()
            decisions = take(steps)
            costs[name].append(1e6 * (process_time() - begun) / decisions)
        advance()
    return [Row(name, statistics.median(found), min(found)) for name, found in costs.items()]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
