"""`python -m tools.findings.datasets NAME`: the datasets of `docs/findings/data`, as many rows as one likes.

The rows of a longer dataset begin with those of a shorter one; the samples in the repository are the first rows.
"""

from __future__ import annotations

import csv
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from itertools import count, cycle, islice
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import Struct

from ludotheque.core.box import untimed
from ludotheque.core.chance import seed_from
from ludotheque.core.game import Act, Draw, Tick
from ludotheque.core.match import begin, unfold
from ludotheque.core.measuring import Setting, played
from ludotheque.games import GAMES
from ludotheque.games.ostriches import rules as ostriches
from ludotheque.games.ostriches.model import Options, Own
from ludotheque.games.ostriches.rules.positions import write_position
from ludotheque.games.ostriches.solver import Budget, think
from ludotheque.games.ubongo.solver import difficulty, tries
from ludotheque.games.ubongo.solver.minting import mint
from ludotheque.games.uluru.measures import dealt
from ludotheque.games.uluru.solver import difficulty as rated
from ludotheque.games.uluru.solver import solve

Row = dict[str, object]
SEED: Final = "findings"
LINES: Final = 300
"""What the players of matches look at for a decision."""
THOUGHT: Final = 3_000
"""What judges look at, as in replays."""
BEST: Final = 5
"""Turns of a position."""


class Dataset(Struct, frozen=True):
    """A dataset."""

    made: Callable[[int], Iterator[Row]]
    """Gives at least so many rows."""
    sample: int
    """Rows in the repository."""
    checked: int
    """How many of these a test makes again."""


def deals(_rows: int) -> Iterator[Row]:
    """Solved deals of Uluru."""
    game = GAMES["uluru"].game
    for number, mode in zip(count(), cycle(("first", "after", "tricky"))):
        cards = dealt(Setting(game, game.options(mode=mode), (game.own(),)), seed_from(f"{SEED}/{number}"))
        solution, verdict = solve(cards), rated(cards)
        yield {
            "number": number,
            "mode": mode,
            "cards": " ".join("+".join(map(str, row)) for row in cards),
            "stones": solution.stones,
            "optima": solution.optima,
            "placement": "".join(map(str, solution.placement)),
            "difficulty": verdict.level,
            "load": round(verdict.load, 6),
        }


def missions(rows: int) -> Iterator[Row]:
    """Missions of Ubongo with one covering."""
    for shape, pieces in mint(SEED, rows):
        effort = tries(shape, pieces)
        yield {
            "shape": "/".join(shape),
            "pieces": "+".join(pieces),
            "cells": "".join(shape).count("#"),
            "tries": effort,
            "difficulty": difficulty(shape, pieces, 1),
        }


def matches(_rows: int) -> Iterator[Row]:
    """Matches of Ostriches, decision by decision, with what a stronger player thinks of them."""
    box = GAMES["ostriches"]
    for number in count():
        ply = 0
        for before, action, after in decisions(number):
            seat = before.table.turn
            view = ostriches.observe(before, seat)
            said = box.opinion(view, action, ostriches.observe(after, seat)) if box.opinion else None
            if said is None:
                continue
            ply += 1
            yield {
                "match": number,
                "ply": ply,
                "seat": seat + 1,
                "position": position(before),
                "played": said.played.said,
                "chance": said.played.chance,
                "best": said.best.said,
                "best_chance": said.best.chance,
            }


def policies(_rows: int) -> Iterator[Row]:
    """The best turns of positions of Ostriches, as the search sees them."""
    for number in count():
        for before, _, _ in decisions(number):
            if before.table.phase != "move":
                continue
            view = ostriches.observe(before, before.table.turn)
            found = think(view, Budget(iterations=THOUGHT), Random(number))
            for rank, turn in enumerate(found.turns[:BEST], 1):
                yield {
                    "position": position(before),
                    "rank": rank,
                    "turn": " ".join(turn.actions),
                    "share": round(turn.visits / max(1, found.iterations), 4),
                    "chance": round(turn.estimate, 4),
                    "proven": found.proven,
                }


def decisions(number: int) -> Iterator[tuple[Any, Any, Any]]:
    """Every decision of a match: the state before it, the action, the state after it."""
    bot = untimed(GAMES["ostriches"].bots["master"], LINES)
    setting = Setting(ostriches, Options(), (Own(), Own()), (("master", bot),) * 2)
    record, _ = played(setting, seed_from(f"{SEED}/{number}"))
    inputs = [row for row in record.rows if isinstance(row, Act | Draw | Tick)]
    moment = begin(ostriches, setting.options, setting.own)
    for given, (after, _) in zip(inputs, unfold(ostriches, moment, inputs), strict=True):
        if isinstance(given, Act):
            yield moment.state, given.action, after.state
        moment = after


def position(state: Any) -> str:
    """The position in one line; empty within a turn, where the notation has none."""
    return write_position(state) if state.table.phase == "move" else ""


DATASETS: Final = {
    "uluru-deals": Dataset(deals, 600, 600),
    "ubongo-missions": Dataset(missions, 1200, 1200),
    "ostriches-matches": Dataset(matches, 400, 20),
    "ostriches-policies": Dataset(policies, 600, 20),
}
"""By name."""


def main(words: list[str]) -> int:
    """Write a dataset."""
    parser = ArgumentParser(prog="python -m tools.findings.datasets", description="Write a dataset as CSV.")
    parser.add_argument("name", choices=list(DATASETS))
    parser.add_argument("--rows", type=int, help="how many (those of the sample)")
    parser.add_argument("--out", type=Path, help="the file (NAME.csv in the current folder)")
    asked = parser.parse_args(words)
    dataset = DATASETS[asked.name]
    rows = dataset.sample if asked.rows is None else asked.rows
    if rows < 1:
        parser.error("at least one row")
    found = islice(dataset.made(rows), rows)
    first = next(found)
    with (asked.out or Path(f"{asked.name}.csv")).open("w", newline="", encoding="utf-8") as file:
        out = csv.DictWriter(file, list(first), lineterminator="\n")
        out.writeheader()
        out.writerow(first)
        out.writerows(found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
