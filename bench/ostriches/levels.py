"""`python -m bench.ostriches.levels`: every level against the one below it, in pairs of matches with swapped seats.

Both matches of a pair have the same seed, so each side begins once. The levels play by iterations alone (a master by
`--master` of them, about a quarter of a second), so the seeds decide everything on any machine.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from itertools import pairwise

from rich.console import Console
from rich.progress import Progress

from bench.ostriches.report import interval
from bench.reporting import table
from ludotheque.core.box import Bot, untimed
from ludotheque.core.chance import seed_from
from ludotheque.games.ostriches.bots import BOTS, play_match, points
from ludotheque.games.ostriches.model import Action, Options, View


def match(strong: Bot[View, Action], weak: Bot[View, Action], number: int) -> list[float]:
    """A pair of matches; the points of the strong one."""
    seed = seed_from(f"levels {number}")
    return [
        points(play_match(strong, weak, Options(), seed), 0),
        points(play_match(weak, strong, Options(), seed), 1),
    ]


def main(words: list[str]) -> int:
    """Play, and print a table; 1 when a level does not beat the one below."""
    parser = ArgumentParser(prog="python -m bench.ostriches.levels")
    parser.add_argument("--pairs", type=int, default=50, help="pairs of matches for each two levels (50)")
    parser.add_argument("--master", type=int, default=40_000, help="iterations a master has for a move (40000)")
    parser.add_argument("--from", dest="lowest", choices=list(BOTS), default="random", help="the lowest level")
    asked = parser.parse_args(words)
    if asked.pairs < 1 or asked.master < 1:
        parser.error("at least one pair, and some lines to look at")
    names = list(BOTS)[list(BOTS).index(asked.lowest) :]
    made = table("Each level against the one below", ("level", "against"), ("games", "drawn", "points", "95 %"))
    beaten = True
    with Progress(console=Console(stderr=True)) as progress:
        for weak, strong in pairwise(names):
            bots = untimed(BOTS[strong], asked.master), untimed(BOTS[weak], asked.master)
            task = progress.add_task(f"{strong} against {weak}", total=asked.pairs)
            found: list[float] = []
            for number in range(asked.pairs):
                found += match(*bots, number)
                progress.advance(task, 1)
            made.add_row(strong, weak, *figures(found))
            beaten = beaten and interval(found)[0] > 0.5
    Console(width=None if sys.stdout.isatty() else 100).print(made)
    return 0 if beaten else 1


def figures(found: Sequence[float]) -> tuple[str, str, str, str]:
    low, high = interval(found)
    share = 100 * sum(found) / len(found)
    return str(len(found)), str(found.count(0.5)), f"{share:.1f} %", f"{100 * low:.1f} to {100 * high:.1f} %"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
