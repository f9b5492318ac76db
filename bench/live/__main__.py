"""`python -m bench.live`: the live table under load, side by side with others and the floor; prints and writes it."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from bench.live.boardgame import TheirServer
from bench.live.colyseus import ColyseusServer
from bench.live.floor import FloorServer, PicowsServer
from bench.live.games import every_game
from bench.live.measure import QUICK, Plan, at_few_and_many, grown, idle_ours, idle_theirs, loads
from bench.live.ours import OurServer
from bench.live.player import Server
from bench.live.process import OUR_CORE
from bench.live.report import PACKAGES, LiveReport, goals
from bench.live.show import show
from bench.reporting import some_of, speaker, terminal, versions, write

OTHERS = (TheirServer, ColyseusServer)
PARTS = ("memory", "moves", "tables", "games")
BESIDE_OTHERS = ("memory", "moves")
"""The parts in which others are measured too."""


def main(words: list[str]) -> int:
    """Run the load and report it."""
    asked = arguments(words)
    os.sched_setaffinity(0, OUR_CORE)
    report = LiveReport(versions=versions(*PACKAGES))
    others = prepared(report, asked)
    plan = QUICK if asked.quick else Plan(runs=asked.runs)
    with TemporaryDirectory() as folder:
        uvloop.run(run(report, plan, Path(folder), asked.only, others))
    report.goals = goals(report)
    show(report, terminal())
    write(report, asked.out)
    return 0


def prepared(report: LiveReport, asked: Namespace) -> list[Callable[[], Server]]:
    """The others that are measured too, installed; what is missing is named in the report."""
    starts: list[Callable[[], Server]] = []
    if not set(BESIDE_OTHERS).isdisjoint(asked.only):
        for peer in OTHERS:
            if asked.alone:
                report.missing.append(peer.name)
            else:
                peer.install()
                report.versions[peer.name] = peer.version()
                starts.append(peer)
    if "moves" in asked.only and "picows" not in report.versions:
        report.missing.append("picows")
    return starts


def arguments(words: list[str]) -> Namespace:
    parser = ArgumentParser(prog="python -m bench.live", description="The live table under load.")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io and Colyseus")
    parser.add_argument("--quick", action="store_true", help="everything once, too briefly to mean anything")
    parser.add_argument("--runs", type=int, default=Plan().runs, help=f"at saturation ({Plan().runs})")
    parser.add_argument("--out", type=Path, default=Path("bench/results/live.json"), help="where to write the figures")
    parser.add_argument("--only", type=some_of(PARTS), default=PARTS, help=f"some of {','.join(PARTS)}")
    asked = parser.parse_args(words)
    if not 1 <= asked.runs <= 20:
        parser.error("between 1 and 20 runs")
    return asked


async def run(
    report: LiveReport, plan: Plan, folder: Path, only: Sequence[str], others: Sequence[Callable[[], Server]]
) -> None:
    """These parts, ours first."""
    say = speaker()
    if "memory" in only:
        report.memory = await idle_ours(plan, folder, say)
        for other in others:
            report.memory += await idle_theirs(plan, other(), say)
    if "moves" in only:
        await moves(report, plan, folder, others, say)
    if "tables" in only:
        report.tables = await at_few_and_many(plan, folder, say)
    if "games" in only:
        report.games = await every_game(plan, folder, say)


async def moves(
    report: LiveReport, plan: Plan, folder: Path, others: Sequence[Callable[[], Server]], say: Callable[[str], None]
) -> None:
    """Ours, the floors and the others under load, and in long matches."""
    most = plan.tables + plan.grown_tables
    starts: list[Callable[[], Server]] = [
        partial(OurServer, folder / "load.db"),
        partial(FloorServer, folder / "floor.db", most),
    ]
    if "picows" in report.versions:
        starts.append(partial(PicowsServer, folder / "picows.db", most))
    with ExitStack() as stack:
        servers: list[Server] = []
        for start in (*starts, *others):
            servers.append(start())
            stack.callback(servers[-1].stop)
        report.load = await loads(plan, servers, say)
        report.growth = [await grown(plan, server, say) for server in servers]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
