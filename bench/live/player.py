"""The interface of all servers to the load generator: tables, and players who land birds."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random

from bench.live.link import Link
from bench.live.process import Process

BIRDS = 8


class Player(ABC):
    """One person at one table with one connection. At most one move is under way."""

    link: Link

    def __init__(self, number: int) -> None:
        self.number = number
        self.rng = Random(number)
        self.board: list[int | None] = [None] * BIRDS
        self.before = self.board
        """The board before the move that is under way."""
        self.moves = 0
        self.answered: Callable[[bool], None] | None = None
        """Called once with the answer to the move that is under way: whether it was accepted."""

    def move(self, answered: Callable[[bool], None]) -> None:
        """Land some bird on some other place; the two may change places, so that this is always legal."""
        self.answered = answered
        self.moves += 1
        bird, place = self.rng.randrange(BIRDS), self.rng.randrange(BIRDS - 1)
        was = self.board[bird]
        place += was is not None and place >= was
        self.before, self.board = self.board, self.board.copy()
        if place in self.board:
            self.board[self.board.index(place)] = was
        self.board[bird] = place
        self.send(self.message(bird, place))

    def send(self, message: bytes) -> None:
        self.link.send(message)

    def done(self, accepted: bool) -> None:
        """The server has answered the move."""
        answered, self.answered = self.answered, None
        if answered is not None:
            self.board = self.board if accepted else self.before
            answered(accepted)

    def lost(self) -> None:
        """The server has closed the connection."""
        self.done(accepted=False)

    @abstractmethod
    def message(self, bird: int, place: int) -> bytes:
        """The move in the format of this server."""

    @abstractmethod
    async def reconnect(self) -> None:
        """Disconnect and reconnect to the same seat."""


class Server(ABC):
    """A running server."""

    name: str
    kept: str
    """Where a move is stored before anyone is told of it."""
    process: Process

    @abstractmethod
    async def open_tables(self, count: int) -> list[tuple[Player, Player]]:
        """Open tables with two players each, all connected and free to move."""

    def stop(self) -> None:
        self.process.stop()


async def close_all(tables: list[tuple[Player, Player]]) -> None:
    """Disconnect everyone."""
    for players in tables:
        for player in players:
            player.link.close()
    await asyncio.sleep(0.5)
