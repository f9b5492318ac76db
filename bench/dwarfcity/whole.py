"""Does the master win more than the skilled bot? Both play the same games, with the same luck turn by turn.

    python -m bench.dwarfcity.whole --games 600 --races 0

A game of the master takes a third of a second, and few games differ: `ahead` compares single decisions instead.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from time import process_time
from typing import Any, Final

from msgspec import Struct

from ludotheque.core.compiling import full, int_array
from ludotheque.core.share import WIDE
from ludotheque.games.dwarfcity.model import Options, Own
from ludotheque.games.dwarfcity.rules import start
from ludotheque.games.dwarfcity.solver import LEVELS
from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.kernel import act
from ludotheque.games.dwarfcity.solver.rollouts import decided, mixed, settle
from ludotheque.games.dwarfcity.solver.simulation import level_row, workspace
from ludotheque.games.dwarfcity.solver.tables import encode

SKILLED, MASTER = LEVELS[2:]
DWARFS: Final = 3
RACES: Final[list[tuple[Any, Any, str, int]]] = [
    ("together", "stone", "dwarfs", 1),
    ("kobold", "stone", "dwarfs", 1),
    ("kobold", "beach", "dwarfs", 1),
    ("together", "beach", "dwarfs", 1),
    ("kobold", "beach", "kobold", 8),
    ("kobold", "stone", "kobold", 8),
]
"""Game, face, the side that the master plays, and a factor for the games: the kobold decides once or twice a game."""


class Played(Struct, frozen=True):
    """Whether the side won, game by game; and the time of its decisions."""

    won: list[bool]
    decisions: int
    seconds: float


def games(mode: Any, face: Any, side: str, level: Any, count: int) -> Played:
    """Games with this level on one side and skilled bots on the other."""
    begun, own, rng = (
        encode(start(Options(mode=mode, face=face), (Own(),) * (DWARFS + (mode == "kobold")))),
        workspace(),
        1,
    )
    row, thinking, luck, sides = (
        full(t.WIDTH, 0),
        int_array((rng,)),
        int_array((1, 1)),
        (level_row(SKILLED), level_row(level)),
    )
    won, decisions, began = [], 0, process_time()
    for number in range(count):
        row[:], luck[:] = begun, mixed(number)
        settle(row, luck)
        while row[t.PHASE] != t.OVER:
            mine = int((row[t.TURN] == row[t.KOBOLDS]) == (side == "kobold"))
            decisions += mine
            act(row, decided(row, sides[mine], own.notes, own.work, own.found, own.luck, thinking))
            settle(row, luck)
        won.append(bool((row[t.WINNER] == t.KOBOLD) == (side == "kobold")))
    return Played(won, decisions, process_time() - began)


def lines(count: int, wanted: set[int]) -> Iterator[str]:
    """A line of Markdown for each race."""
    yield "| game | face | who thinks | games | skilled | master | more | a decision |"
    yield "|---|---|---|---:|---:|---:|---:|---:|"
    for number, (mode, face, side, times) in enumerate(RACES):
        if wanted and number not in wanted:
            continue
        many = count * times
        glance, ahead = games(mode, face, side, SKILLED, many), games(mode, face, side, MASTER, many)
        more = [two - one for one, two in zip(glance.won, ahead.won, strict=True)]
        mean = sum(more) / many
        half = WIDE * sqrt(sum((one - mean) ** 2 for one in more)) / many
        shares = f"{100 * sum(glance.won) / many:.1f} | {100 * sum(ahead.won) / many:.1f}"
        took = f"{1000 * ahead.seconds / ahead.decisions:.1f} ms"
        yield f"| {mode} | {face} | {side} | {many} | {shares} | {100 * mean:+.1f} ± {100 * half:.1f} | {took} |"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.dwarfcity.whole", description="Master and skilled bot.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--races", type=int, nargs="*", default=[], help="only these, counted from 0")
    given = parser.parse_args()
    for line in lines(given.games, set(given.races)):
        print(line, flush=True)
