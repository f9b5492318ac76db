"""`python -m bench.ubongo`: counting and making missions side by side; prints tables, writes the JSON."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.reporting import terminal, versions, write
from bench.ubongo import minting
from bench.ubongo.peers import MODULES, load
from bench.ubongo.race import BLOCK, race, tables
from bench.ubongo.report import PIECES, Report, goals, show

PACKAGES = ("numba", "numpy", "exact-cover", "ortools", "ubongosolve")
PARTS = ("count", "mint", *MODULES)


def main(words: list[str]) -> int:
    """Run the requested parts; exit status 1 if answers differ."""
    asked = arguments(words)
    with Progress(console=Console(stderr=True)) as progress:
        report = run(asked, progress)
    show(report, terminal())
    write(report, asked.out)
    return 1 if report.disagreements else 0


def arguments(words: list[str]) -> Namespace:
    parser = ArgumentParser(prog="python -m bench.ubongo", description="Ubongo side by side with other solvers.")
    parser.add_argument("--missions", type=int, default=300, help="how many of three and of four pieces (300)")
    parser.add_argument("--passes", type=int, default=3, help="how often over all missions (3)")
    parser.add_argument("--minted", type=int, default=20_000, help="unique missions that ours makes in a round (20000)")
    parser.add_argument("--shapes", type=int, default=10, help="shapes that a pipeline searches in a round (10)")
    parser.add_argument("--only", choices=PARTS, help="one part alone, or one peer against ours")
    parser.add_argument("--out", type=Path, default=Path("bench/results/ubongo.json"), help="where to write")
    asked = parser.parse_args(words)
    if min(asked.missions, asked.passes, asked.minted, asked.shapes) < 1:
        parser.error("at least one of everything")
    return asked


def run(asked: Namespace, progress: Progress) -> Report:
    """Measure the requested parts."""
    report = Report(versions=versions(*PACKAGES), missions=asked.missions)
    peers, report.missing = load(asked.only if asked.only in MODULES else None)
    if asked.only != "mint":
        report.tables_s = tables()
        blocks = asked.passes * -(-asked.missions // BLOCK)
        for side, words in PIECES.items():
            task = progress.add_task(f"{words}, blocks", total=blocks)
            step = partial(progress.advance, task)
            rows, wrong = race(side, asked.missions, asked.passes, peers, step)
            report.rows += rows
            report.disagreements += wrong
    if asked.only in {None, "mint"} and "exact-cover" not in report.missing:
        task = progress.add_task("making missions, rounds", total=minting.ROUNDS)
        report.minted, wrong = minting.minted(asked.minted, asked.shapes, partial(progress.advance, task))
        report.disagreements += wrong
    report.goals = goals(report)
    return report


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
