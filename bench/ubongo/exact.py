"""exact-cover: dancing links in C. A row for each placement; a column for each cell and for each piece."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

import numpy as np
from exact_cover import get_solution_count

from bench.ubongo.peers import Answer, Peer
from ludotheque.games.ubongo.pieces import PIECE
from ludotheque.games.ubongo.solver.batch import Task


def cells_of(shape: Sequence[str]) -> dict[tuple[int, int], int]:
    """The column of each cell."""
    marked = ((row, col) for row, line in enumerate(shape) for col, mark in enumerate(line) if mark == "#")
    return {cell: number for number, cell in enumerate(marked)}


def matrix(shape: Sequence[str], names: Sequence[str]) -> Any:
    """The matrix for the package, filled in one assignment."""
    cells = cells_of(shape)
    rows: list[int] = []
    columns: list[int] = []
    number = 0
    for piece, name in enumerate(names):
        for look in PIECE[name].orientations:
            for top in range(len(shape)):
                for left in range(len(shape[0])):
                    laid = [cells.get((top + row, left + col), -1) for row, col in look]
                    if -1 not in laid:
                        columns += laid
                        columns.append(len(cells) + piece)
                        rows += [number] * (len(laid) + 1)
                        number += 1
    found = np.zeros((number, len(cells) + len(names)), np.int32)
    found[rows, columns] = 1
    return found


def solve(task: Task) -> Answer:
    built = matrix(*task)
    begun = perf_counter()
    found = int(get_solution_count(built))
    return Answer(found, perf_counter() - begun)


PEERS = (Peer("exact-cover", solve),)
