"""The race: every solver on the same missions, in turns block by block, and every answer compared with the book's."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from math import inf
from time import perf_counter
from typing import Any

from bench.ubongo.peers import Peer
from bench.ubongo.report import Row
from ludotheque.games.ubongo.book import Mission, standard
from ludotheque.games.ubongo.book.covering import numbers, plan
from ludotheque.games.ubongo.solver import count_batch, count_many, encode
from ludotheque.games.ubongo.solver.batch import Task, cells_of, packed

BLOCK = 50
WARM_UP = 3
MICRO = 1e6
MANY, FRESH, BATCH = "solver.count_many", "solver.count_many, nothing known", "solver.count_batch"


def missions(side: str, amount: int) -> list[Mission]:
    """The first missions of the standard book."""
    return [mission for mission in standard().missions() if mission.side == side][:amount]


def tables() -> float:
    """Seconds to build the tables of our search."""
    begun = perf_counter()
    for mission in standard().missions():
        plan(numbers(mission.pieces))
    return perf_counter() - begun


def count_afresh(tasks: Sequence[Task]) -> list[int]:
    """Count as if every shape and every set came for the first time."""
    cells_of.cache_clear()
    packed.cache_clear()
    return count_many(tasks)


class Lane:
    """The best time of each mission over all passes, to exclude other load."""

    def __init__(self, amount: int) -> None:
        self.seconds = [inf] * amount
        self.alone = [inf] * amount

    def note(self, number: int, seconds: float, alone: float | None) -> None:
        self.seconds[number] = min(self.seconds[number], seconds)
        if alone is not None:
            self.alone[number] = min(self.alone[number], alone)

    def row(self, side: str, name: str) -> Row:
        mean, middle, least = (MICRO * of(self.seconds) for of in (statistics.fmean, statistics.median, min))
        alone = MICRO * statistics.fmean(self.alone)
        return Row(side, name, mean, middle, least, alone if alone < inf else None)


def race(
    side: str, amount: int, passes: int, peers: Sequence[Peer], advance: Callable[[int], None]
) -> tuple[list[Row], list[str]]:
    """A row for each solver, and the answers that differ from the book's."""
    given = missions(side, amount)
    tasks: list[Task] = [(mission.shape, mission.pieces) for mission in given]
    wanted = [mission.solutions for mission in given]
    batches: list[tuple[str, Callable[[Any], list[int]], Any]] = [
        (MANY, count_many, tasks),
        (FRESH, count_afresh, tasks),
        (BATCH, count_batch, encode(tasks)),
    ]
    lanes = {peer.name: Lane(len(tasks)) for peer in peers} | {name: Lane(1) for name, _, _ in batches}
    wrong: list[str] = []
    for start in [*range(0, len(tasks), BLOCK)] * passes:
        for peer in peers:
            for task in tasks[start : start + WARM_UP]:
                peer.solve(task)
            for number in range(start, min(start + BLOCK, len(tasks))):
                begun = perf_counter()
                answer = peer.solve(tasks[number])
                lanes[peer.name].note(number, perf_counter() - begun, answer.alone)
                if answer.solutions != wanted[number]:
                    wrong.append(f"{peer.name}: {side} {number}: {answer.solutions}, not {wanted[number]}")
        for name, way, form in batches:
            way(form)
            begun = perf_counter()
            counted = way(form)
            lanes[name].note(0, (perf_counter() - begun) / len(tasks), None)
            if counted != wanted:
                wrong.append(f"{name}: {side}: other counts than the book")
        advance(1)
    return [lane.row(side, name) for name, lane in lanes.items()], wrong
