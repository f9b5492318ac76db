"""Does the master decide better than the glance? Where they differ, both decisions are followed by the same games.

    python -m bench.dwarfcity.ahead

Whole games would show it too, but a decision changes so few of them that it would take tens of thousands.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import mean, stdev
from time import process_time
from typing import Any, Final

from ludotheque.core.share import WIDE
from ludotheque.games.dwarfcity.solver import LEVELS, warm_up
from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.simulation import gains, overruled

RACES: Final[list[tuple[Any, Any, int, int]]] = [
    ("together", "stone", t.DWARFS, 1),
    ("together", "beach", t.DWARFS, 2),
    ("kobold", "stone", t.DWARFS, 1),
    ("kobold", "beach", t.DWARFS, 1),
    ("kobold", "stone", t.KOBOLD, 8),
    ("kobold", "beach", t.KOBOLD, 8),
]
"""Game, face, the side that thinks, and a factor for the games: the kobold decides once or twice a game."""


def line(mode: Any, face: Any, side: int, games: int, times: int) -> str:
    """How often the glance is overruled, and how many more games of a hundred are won then."""
    began = process_time()
    found = overruled(mode, face, side, LEVELS[-1], games)
    took = process_time() - began
    more = gains(found, side, times)
    half = WIDE * stdev(more) / sqrt(len(more))
    who = "kobold" if side == t.KOBOLD else "dwarfs"
    often = f"{games} | {len(found) / games:.1f}"
    return f"| {mode} | {face} | {who} | {often} | {100 * mean(more):+.2f} ± {100 * half:.2f} | {took / games:.2f} s |"


def main() -> None:
    """Print a table of Markdown."""
    parser = argparse.ArgumentParser(prog="python -m bench.dwarfcity.ahead", description="The master and the glance.")
    parser.add_argument("--games", type=int, default=20, help="games to think in; the kobold's are eight times as many")
    parser.add_argument("--times", type=int, default=400, help="games after each decision")
    asked = parser.parse_args()
    warm_up()
    print("| game | face | who thinks | games | overruled in a game | won more, of 100 | thinking in a game |")
    print("|---|---|---|---:|---:|---:|---:|", flush=True)
    for mode, face, side, often in RACES:
        print(line(mode, face, side, asked.games * often, asked.times), flush=True)


if __name__ == "__main__":
    main()
