"""`python -m bench.ostriches.fit`: fit the static evaluation to matches that the search plays against itself.

Ostriches are placed at random and one move in seven is random, so that many kinds of positions occur. The target of a
position is the mean of the search's estimate and the result of the match. Prints the numbers of `solver/worth.py`; try
them in a match against the old ones before you keep them.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from random import Random
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress

from bench.ostriches.playouts import beginning
from ludotheque.core.compiling import bit_count, empty, int_array
from ludotheque.games.ostriches.solver import kernel as k
from ludotheque.games.ostriches.solver.playout import any_decision
from ludotheque.games.ostriches.solver.search import DEEP, search
from ludotheque.games.ostriches.solver.tables import ROWS_TO_GO
from ludotheque.games.ostriches.solver.tree import LED, NUMBER, PROVEN, TOTAL, UNPROVEN, VISITS, new_tree
from ludotheque.games.ostriches.solver.worlds import encode
from ludotheque.games.ostriches.solver.worth import MIND, MOST_READY, landing

NODES, ODD = 60_000, 0.15
UP, READY, WAITING, TO_GO, WIDTH = 0, 16, 17, 21, 27
STEPS, RIDGE = 10, 1.0


def match(iterations: int, rng: Random) -> tuple[list[list[float]], list[float]]:
    """One match: the features of its positions, and the target of each for the player on turn."""
    row, luck, found = encode(beginning()), int_array([rng.randrange(1, 1 << 60)]), empty(k.MOST)
    rows, seen, seats = [], [], []
    while row[k.PHASE] != k.OVER:
        if row[k.PHASE] == k.PLACING:
            k.apply(row, any_decision(row, found, luck))
            continue
        code, worth = searched(row, iterations, luck)
        if row[k.PHASE] == k.LEAP:
            rows.append(features(row))
            seen.append(worth)
            seats.append(int(row[k.TURN]))
            code = any_decision(row, found, luck) if rng.random() < ODD else code
        k.apply(row, code)
    end = 0.5 if row[k.WINNER] == k.DRAWN else 1.0 - float(row[k.WINNER])
    worth_of = [(worth + end) / 2 for worth in seen]
    return rows, [worth if seat == 0 else 1.0 - worth for worth, seat in zip(worth_of, seats, strict=True)]


def searched(row: Any, iterations: int, luck: Any) -> tuple[int, float]:
    """The decision that was tried most, and the expected result of seat 0."""
    columns, used = new_tree(NODES)
    scratch = (empty(k.MOST), empty(k.WIDTH), empty(k.WIDTH), empty(DEEP), empty(DEEP))
    search(columns, used, MIND, row, int(row[k.TURN]), True, scratch, luck, iterations)
    proven, first = int(columns[PROVEN][0]), int(columns[0][0])
    nodes = range(first, first + int(columns[NUMBER][0]))
    best = max(nodes, key=lambda node: (columns[PROVEN][node] == row[k.TURN], columns[VISITS][node]))
    hope = columns[TOTAL][0] / columns[VISITS][0] if proven == UNPROVEN else 1.0 - proven
    return int(columns[LED][best]), float(hope)


def features(row: Any) -> list[float]:
    """What the static evaluation counts."""
    seat, found = int(row[k.TURN]), [0.0] * WIDTH
    mine, theirs, up, occupied = int(row[seat]), int(row[1 - seat]), int(row[k.UP]), int(k.taken(row))
    found[UP + 4 * bit_count(mine & up) + bit_count(theirs & up)] = 1.0
    found[READY] = min(bit_count(landing(mine, up, occupied, seat) & ~int(row[k.MOVED])), MOST_READY)
    found[WAITING + bit_count(theirs & up)] = min(bit_count(landing(theirs, up, occupied, 1 - seat)), MOST_READY)
    for board, of, sign in ((mine & ~up, seat, 1.0), (theirs & ~up, 1 - seat, -1.0)):
        for at in range(36):
            if board >> at & 1:
                found[TO_GO + int(ROWS_TO_GO[of * 36 + at])] += sign
    return found


def fitted(rows: Any, worth: Any) -> Any:
    """Logistic regression by Newton's method, with a little ridge for rare features."""
    weights = np.zeros(WIDTH)
    for _ in range(STEPS):
        guess = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (guess - worth) + RIDGE * weights
        curve = (rows * (guess * (1 - guess))[:, None]).T @ rows + RIDGE * np.eye(WIDTH)
        weights -= np.linalg.solve(curve, slope)
    return weights


def main(words: list[str]) -> int:
    """Play, fit, print."""
    parser = ArgumentParser(prog="python -m bench.ostriches.fit")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--iterations", type=int, default=800, help="for each decision (800)")
    asked = parser.parse_args(words)
    rows, worth, rng = [], [], Random(1)
    with Progress(console=Console(stderr=True)) as progress:
        for _ in progress.track(range(asked.matches), description="matches"):
            more, ends = match(asked.iterations, rng)
            rows += more
            worth += ends
    weights = fitted(np.array(rows), np.array(worth))
    # Each of six ostriches is up or down, so the worth of a face-down one at the start can be folded into those up.
    start = weights[TO_GO + 5]
    for mine in range(4):
        line = [weights[UP + 4 * mine + theirs] + start * (theirs - mine) for theirs in range(4)]
        print("UP", mine, np.round(line, 2).tolist())
    print("READY", round(float(weights[READY]), 2), "WAITING", np.round(weights[WAITING:TO_GO], 2).tolist())
    print("TO_GO", np.round(weights[TO_GO:] - start, 2).tolist())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
