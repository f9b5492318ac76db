"""Throughput of large batches in one call on one core, and the time to warm up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter

from bench.deals import PATTERN, Mode, many_deals, worked_example
from bench.race import Batcher
from bench.report import BatchRow, WarmUpRow
from ludotheque.games.uluru import solver
from ludotheque.games.uluru.solver.batch import WIDTH, compiled, solve_plainly

LARGE = 200_000
PLAIN = 20_000
"""Number of deals for the batch without numba."""
REPEATS = 9
MIXES: dict[str, tuple[Mode, ...]] = {"tricky": ("tricky",), "mix": PATTERN}


def warm_up() -> list[WarmUpRow]:
    """Build the tables, load and compile the kernel, each for the first time."""
    deal = worked_example()
    rows = [WarmUpRow("tables of the plain solver", timed(lambda: solver.solve(deal)))]
    loading = timed(compiled)
    if compiled() is not None:
        row = solver.encode_deals([deal])
        rows.append(WarmUpRow("numba and its tables loaded", loading))
        rows.append(WarmUpRow("kernel compiled", timed(lambda: solver.solve_many(row))))
    return rows


def batchers() -> list[Batcher]:
    """The batch solvers: with numba if installed, and without."""
    plain = Batcher("solve_plainly", solve_plainly)
    return [plain] if compiled() is None else [Batcher("solver.solve_many", solver.solve_many), plain]


def throughput(advance: Callable[[int], None]) -> list[BatchRow]:
    """Large batches, each solved several times, in turns."""
    large = {mix: many_deals(modes, LARGE) for mix, modes in MIXES.items()}
    times: dict[tuple[str, Batcher], list[float]] = {(mix, batcher): [] for mix in large for batcher in batchers()}
    for _ in range(REPEATS):
        for (mix, batcher), seconds in times.items():
            seconds.append(timed(partial(batcher.solve, large[mix][: WIDTH * size(batcher)])))
        advance(1)
    return [
        BatchRow(batcher.name, mix, size(batcher), size(batcher) / median(seconds), size(batcher) / min(seconds))
        for (mix, batcher), seconds in times.items()
    ]


def size(batcher: Batcher) -> int:
    """Number of deals of a batch."""
    return PLAIN if batcher.solve is solve_plainly else LARGE


def timed(work: Callable[[], object]) -> float:
    """Seconds that a call takes."""
    begun = perf_counter()
    work()
    return perf_counter() - begun
