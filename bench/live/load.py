"""The loads: saturation, half of it, and many moves at few tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from itertools import chain
from random import Random

from msgspec import Struct

from bench.live.player import Player, Server

PERIOD = 0.052
"""Seconds between two moves of one player: the table allows twenty a second."""
BURST = 50
"""Moves that a fresh connection may make at once; the table allows sixty."""
TRIES = 50
PATIENCE = 20.0
GRACE = 3.0
"""How long to wait for the last answers."""
FEWEST = 2
"""Answers without which nothing can be told; a run on a busy machine goes on until they are there."""

Tables = Sequence[tuple[Player, Player]]


class Count(Struct):
    """The answers within the measured time."""

    accepted: int = 0
    refused: int = 0
    latencies: list[float] = []


class Measured(Struct, frozen=True):
    """One run of one load."""

    seconds: float
    cpu: float
    accepted: int
    refused: int
    latencies: list[float]
    received: int
    """Bytes that all players were sent."""

    @property
    def per_second(self) -> float:
        return self.accepted / self.seconds

    @property
    def per_cpu_second(self) -> float:
        return self.accepted / self.cpu

    @property
    def cpu_us_per_move(self) -> float:
        return 1e6 * self.cpu / self.accepted

    @property
    def bytes_per_move(self) -> float:
        return self.received / self.accepted


class Paced:
    """A player who moves every `period` seconds, or later if the last move is unanswered."""

    def __init__(self, player: Player, period: float, count: Count, first: float) -> None:
        self.player = player
        self.period = period
        self.count = count
        self.loop = asyncio.get_running_loop()
        self.due = first
        self.going = True
        self.loop.call_at(first, self.go)

    def go(self) -> None:
        if self.going:
            self.player.move(self.answered)

    def answered(self, accepted: bool) -> None:
        """Late moves are not made up for in a burst; latency counts from when a move was due."""
        now = self.loop.time()
        self.count.accepted += accepted
        self.count.refused += not accepted
        self.count.latencies.append(now - self.due)
        if accepted:
            self.due = max(self.due + self.period, now)
            self.loop.call_at(self.due, self.go)


def players(tables: Tables) -> Iterable[Player]:
    return chain.from_iterable(tables)


def received_by(tables: Tables) -> int:
    """Bytes that came over the present connections so far."""
    return sum(player.link.received for player in players(tables))


async def load(server: Server, tables: Tables, period: float, seconds: float, warm_up: float = 1.0) -> Measured:
    """All players move every `period` seconds; the warm-up is not measured."""
    rng, start = Random(0), asyncio.get_running_loop().time()
    count = Count()
    paced = [Paced(player, period, count, start + rng.uniform(0, period)) for player in players(tables)]
    await asyncio.sleep(warm_up)
    count.accepted, count.refused, count.latencies = 0, 0, []
    began, cpu, received = time.perf_counter(), server.process.cpu(), received_by(tables)
    await asyncio.sleep(seconds)
    await some_answers(count)
    took, cpu, received = time.perf_counter() - began, server.process.cpu() - cpu, received_by(tables) - received
    found = Measured(took, cpu, count.accepted, count.refused, count.latencies, received)
    await finish(paced)
    return found


async def some_answers(count: Count) -> None:
    """Wait until moves have been accepted; nothing can be divided by none."""
    for _ in range(round(PATIENCE / PERIOD)):
        if count.accepted >= FEWEST:
            return
        await asyncio.sleep(PERIOD)
    raise RuntimeError("no move was accepted")


async def finish(paced: Sequence[Paced]) -> None:
    """Stop all moves and wait for pending answers."""
    for one in paced:
        one.going = False
    for _ in range(round(GRACE / PERIOD)):
        await asyncio.sleep(PERIOD)
        if all(one.player.answered is None for one in paced):
            return


async def burst(player: Player, moves: int) -> None:
    """Moves back to back; a player who is disconnected for moving too fast reconnects."""
    for _ in range(moves):
        for _ in range(TRIES):
            if await one_move(player):
                break
            await player.reconnect()
        else:
            raise RuntimeError("a move was refused again and again")


async def one_move(player: Player) -> bool:
    """Make a move and wait for the answer: whether it was accepted."""
    answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    player.move(answer.set_result)
    return await asyncio.wait_for(answer, PATIENCE)


async def growth(server: Server, tables: Tables, moves: int, window: int) -> list[float]:
    """CPU seconds a move, window after window, while every table gets so many moves.

    All players make a burst, then all come back with a fresh connection; only the bursts are measured.
    """
    spent: list[float] = []
    for _ in range(moves // (2 * BURST)):
        cpu = server.process.cpu()
        await asyncio.gather(*[burst(player, BURST) for player in players(tables)])
        spent.append(server.process.cpu() - cpu)
        await asyncio.gather(*[player.reconnect() for player in players(tables)])
    each = window // (2 * BURST)
    made = window * len(tables)
    return [sum(spent[first : first + each]) / made for first in range(0, len(spent), each)]
