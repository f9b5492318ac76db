"""Making missions of four pieces with one covering: ours, and pipelines that ask exact-cover.

All search the same shapes, which are grown for the pipelines beforehand and for ours within its time. The plain
pipeline builds a matrix for each set; the thrifty one builds the rows of each piece once for a shape and stacks them.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from bench.ubongo.report import Minted
from ludotheque.games.ubongo.book.making import sets_of
from ludotheque.games.ubongo.book.shape import Rows, size_of
from ludotheque.games.ubongo.pieces import PIECES
from ludotheque.games.ubongo.solver.batch import Task
from ludotheque.games.ubongo.solver.minting import mint

PIECES_EACH = 4
ROUNDS = 5


def plain(rows: Rows) -> list[Task]:
    """Every set by itself."""
    from exact_cover import get_solution_count  # noqa: PLC0415 - may be missing

    from bench.ubongo.exact import matrix  # noqa: PLC0415

    sets = sets_of(size_of(rows), PIECES_EACH)
    return [(rows, names) for names in sets if get_solution_count(matrix(rows, names)) == 1]


def thrifty(rows: Rows) -> list[Task]:
    """The rows of each piece are built once."""
    import numpy as np  # noqa: PLC0415
    from exact_cover import get_solution_count  # noqa: PLC0415

    from bench.ubongo.exact import matrix  # noqa: PLC0415

    size = size_of(rows)
    blocks = {piece.name: matrix(rows, (piece.name,))[:, :size] for piece in PIECES}
    heads = np.eye(PIECES_EACH, dtype=np.int32)

    def stacked(names: tuple[str, ...]) -> Any:
        own = np.repeat(heads, [len(blocks[name]) for name in names], axis=0)
        return np.hstack((np.vstack([blocks[name] for name in names]), own))

    sets = sets_of(size, PIECES_EACH)
    return [
        (rows, names)
        for names in sets
        if all(len(blocks[name]) for name in names) and get_solution_count(stacked(names)) == 1
    ]


def minted(amount: int, shapes: int, advance: Callable[[int], None]) -> tuple[list[Minted], list[str]]:
    """Missions per second of each pipeline, median over rounds; and where their missions differ from ours."""
    mint("warm", 200)
    seconds: dict[str, list[float]] = {"solver.mint": [], "exact-cover": [], "exact-cover, rows built once": []}
    wrong: list[str] = []
    for turn in range(ROUNDS):
        begun = perf_counter()
        ours = mint(f"bench-{turn}", amount)
        seconds["solver.mint"].append((perf_counter() - begun) / amount)
        some = list(dict.fromkeys(rows for rows, _ in ours))[:shapes]
        for name, way in (("exact-cover", plain), ("exact-cover, rows built once", thrifty)):
            begun = perf_counter()
            made = [task for rows in some for task in way(rows)]
            seconds[name].append((perf_counter() - begun) / len(made))
            if sorted(made) != sorted(task for task in ours if task[0] in some):
                wrong.append(f"{name}: round {turn}: other missions than ours")
        advance(1)
    return [Minted(name, 1 / sorted(each)[len(each) // 2], 1 / min(each)) for name, each in seconds.items()], wrong
