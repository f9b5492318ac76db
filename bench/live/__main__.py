"""`python -m bench.live`: the live table under load, side by side with boardgame.io; prints tables, writes the JSON."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from bench.live import boardgame
from bench.live.measure import Plan, grown, idle_ours, idle_theirs, loads
from bench.live.ours import OurServer
from bench.live.player import Server
from bench.live.process import OUR_CORE
from bench.live.report import PACKAGES, LiveReport, goals
from bench.live.show import show
from bench.reporting import speaker, terminal, versions, write


def main(words: list[str]) -> int:
    """Run the load and report it."""
    asked = arguments(words)
    os.sched_setaffinity(0, OUR_CORE)
    report = LiveReport(versions=versions(*PACKAGES))
    if asked.alone:
        report.missing.append("boardgame.io")
    else:
        boardgame.install()
        report.versions["boardgame.io"] = boardgame.version()
    plan = Plan(runs=asked.runs)
    with TemporaryDirectory() as folder:
        uvloop.run(run(report, plan, Path(folder), not asked.alone))
    report.goals = goals(report)
    show(report, terminal())
    write(report, asked.out)
    return 0


def arguments(words: list[str]) -> Namespace:
    parser = ArgumentParser(prog="python -m bench.live", description="The live table under load.")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--runs", type=int, default=Plan().runs, help=f"at saturation ({Plan().runs})")
    parser.add_argument("--out", type=Path, default=Path("bench/results/live.json"), help="where to write the figures")
    asked = parser.parse_args(words)
    if not 1 <= asked.runs <= 20:
        parser.error("between 1 and 20 runs")
    return asked


async def run(report: LiveReport, plan: Plan, folder: Path, side_by_side: bool) -> None:
    """Every part, ours first."""
    say = speaker()
    report.memory = await idle_ours(plan, folder, say)
    if side_by_side:
        report.memory += await idle_theirs(plan, say)
    with ExitStack() as stack:
        servers: list[Server] = [OurServer(folder / "load.db")]
        stack.callback(servers[0].stop)
        if side_by_side:
            servers.append(boardgame.TheirServer())
            stack.callback(servers[1].stop)
        report.load = await loads(plan, servers, say)
        report.growth = [await grown(plan, server, say) for server in servers]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
