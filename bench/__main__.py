"""`python -m bench`: Uluru side by side with other solvers; prints tables, writes JSON, fails if answers differ."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import Progress

from bench import batch, matches, peers
from bench.deals import fixed_deals
from bench.race import PASSES, Race
from bench.report import Report, goals
from bench.reporting import terminal, versions, write
from bench.show import show

PACKAGES = ("msgspec", "numba", "numpy", "ortools", "python-constraint2")
PARTS = ("solvers", "batch", "feed")


def main(words: list[str]) -> int:
    """Run the requested parts; exit status 1 if answers differ."""
    asked = arguments(words)
    with TemporaryDirectory() as fresh, Progress(console=Console(stderr=True)) as progress:
        # Numba compiles afresh, without the cache of earlier runs.
        os.environ["NUMBA_CACHE_DIR"] = fresh
        report = run(asked, progress)
    show(report, terminal())
    write(report, asked.out)
    return 1 if report.disagreements else 0


def arguments(words: list[str]) -> Namespace:
    parser = ArgumentParser(prog="python -m bench", description="Side by side with other solvers.")
    parser.add_argument("--deals", type=int, default=500, help="how many of the fixed deals (500)")
    parser.add_argument("--only", metavar="NAME", help=f"one part ({', '.join(PARTS)}) or one peer, with ours")
    parser.add_argument("--out", type=Path, default=Path("bench/results/uluru.json"), help="where to write the figures")
    asked = parser.parse_args(words)
    known = {*PARTS, *peers.MODULES, *(peer.name for peer in peers.load()[0])}
    if asked.only is not None and asked.only not in known:
        parser.error(f"no {asked.only}; there are: {'; '.join(sorted(known))}")
    if asked.deals < 1:
        parser.error("at least one deal")
    return asked


def run(asked: Namespace, progress: Progress) -> Report:
    """Measure the requested parts."""
    report = Report(deals=asked.deals, versions=versions(*PACKAGES), missing=peers.load()[1])
    only: str | None = asked.only
    if only != "feed":
        report.warm_up = batch.warm_up()
        report.missing += [] if "numba" in report.versions else ["numba"]
    if only not in {"batch", "feed"}:
        race(report, None if only == "solvers" else only, progress)
    if only in {None, "batch"}:
        task = progress.add_task("large batches", total=batch.REPEATS)
        report.batch = batch.throughput(lambda done: progress.advance(task, done))
    if only in {None, "feed"}:
        task = progress.add_task("matches", total=None)
        report.feed = matches.feeding(lambda done: progress.advance(task, done))
        report.feed += matches.bots_playing(lambda done: progress.advance(task, done))
    report.goals = goals(report.solvers, report.batch)
    return report


def race(report: Report, only: str | None, progress: Progress) -> None:
    """All solvers on the fixed deals."""
    taking_part, _ = peers.load(only)
    task = progress.add_task("solvers, deals", total=PASSES * report.deals)
    contest = Race(fixed_deals(report.deals), taking_part, batch.batchers())
    contest.run(lambda done: progress.advance(task, done))
    report.solvers = contest.rows()
    report.disagreements = [line for lines in contest.disagreements().values() for line in lines]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
