"""`python -m bench.load`: the server under load by itself; prints tables, writes the JSON."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop
from msgspec.structs import replace

from bench.live.process import OUR_CORE, SERVER_CORE
from bench.load.attackers import ATTACKERS
from bench.load.attacks import attacks
from bench.load.hall import hall
from bench.load.idle import idle
from bench.load.nodes import deaths, nodes
from bench.load.plan import PARTS, QUICK, Plan
from bench.load.rates import rates
from bench.load.report import PACKAGES, LoadReport
from bench.load.sand import sand
from bench.load.show import show
from bench.load.soak import soak
from bench.load.tables import keep_garbage_away
from bench.reporting import some_of, speaker, terminal, versions, write


def main(words: list[str]) -> int:
    """Run the parts and report them."""
    asked = arguments(words)
    os.sched_setaffinity(0, OUR_CORE)
    keep_garbage_away()
    report = LoadReport(
        versions=versions(*PACKAGES),
        quick=asked.quick,
        server_core=sorted(SERVER_CORE),
        generator_core=sorted(OUR_CORE),
        busy_before=os.getloadavg()[0],
    )
    with TemporaryDirectory() as folder:
        uvloop.run(run(report, asked, plan_of(asked), Path(folder)))
    report.busy_after = os.getloadavg()[0]
    show(report, terminal())
    write(report, asked.out)
    return 0


def arguments(words: list[str]) -> Namespace:
    parser = ArgumentParser(prog="python -m bench.load", description="The server under load, on this machine alone.")
    parser.add_argument("--only", type=some_of(PARTS), default=PARTS, help=f"some of {','.join(PARTS)}")
    parser.add_argument("--attackers", type=some_of(ATTACKERS), default=tuple(ATTACKERS), help="some of the attackers")
    parser.add_argument("--quick", action="store_true", help="few tables, for a few seconds")
    parser.add_argument("--tables", type=int, help=f"idle ones ({Plan().idle_tables})")
    parser.add_argument("--glasses", type=int, help=f"running ones ({Plan().glasses})")
    parser.add_argument("--soak", type=float, help=f"seconds ({Plan().soak_seconds:g})")
    parser.add_argument("--out", type=Path, default=Path("bench/results/load.json"), help="where to write the figures")
    asked = parser.parse_args(words)
    limits = (("tables", 1, 2_500), ("glasses", 1, 2_500), ("soak", 1, 86_400))
    for name, least, most in limits:
        if (given := getattr(asked, name)) is not None and not least <= given <= most:
            parser.error(f"--{name}: between {least:,} and {most:,}")
    return asked


def plan_of(asked: Namespace) -> Plan:
    """The sizes, with those that were asked for."""
    given = {"idle_tables": asked.tables, "glasses": asked.glasses, "soak_seconds": asked.soak}
    changes = {name: value for name, value in given.items() if value is not None}
    return replace(QUICK if asked.quick else Plan(), **changes)


async def run(report: LoadReport, asked: Namespace, plan: Plan, folder: Path) -> None:
    """The parts that were asked for."""
    say = speaker()
    if "idle" in asked.only:
        report.idle = await idle(plan, folder, say)
    if "rates" in asked.only:
        report.rates, report.saturation = await rates(plan, folder, say)
    if "nodes" in asked.only:
        report.nodes = await nodes(plan, folder, say)
    if "takeovers" in asked.only:
        report.takeovers = await deaths(plan, folder, say)
    if "sand" in asked.only:
        report.sand = await sand(plan, folder, say)
    if "hall" in asked.only:
        report.hall = await hall(plan, folder, say)
    if "soak" in asked.only:
        report.soak = await soak(plan, folder, say)
    if "attacks" in asked.only:
        report.attacks = await attacks(plan, asked.attackers, folder, say)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
