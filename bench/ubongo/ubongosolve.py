"""ubongosolve: a CP-SAT solver for this puzzle. It writes its results to a file and to the screen."""

from __future__ import annotations

import os
from contextlib import redirect_stdout
from io import StringIO
from time import perf_counter

import ubongosolve as package

from bench.ubongo.peers import Answer, Peer
from ludotheque.games.ubongo.pieces import PIECE, drawn
from ludotheque.games.ubongo.solver.batch import Task


def solve(task: Task) -> Answer:
    shape, names = task
    pieces = [package.Piece(PIECE[name].orientations[0]) for name in names]
    puzzle = package.UbongoPuzzle(pieces, package.Board(list(drawn(shape))))
    begun = perf_counter()
    with redirect_stdout(StringIO()):
        found = int(puzzle.findall(os.devnull))
    return Answer(found, perf_counter() - begun)


PEERS = (Peer("ubongosolve", solve),)
