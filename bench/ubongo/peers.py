"""The solvers: ours and others, each with a function that counts all coverings of a mission."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TypeAlias

from msgspec import Struct

from ludotheque.games.ubongo.solver import count
from ludotheque.games.ubongo.solver.batch import Task


class Answer(Struct, frozen=True):
    """The answer of a solver for a mission."""

    solutions: int
    alone: float | None = None
    """Seconds without building the matrix or the model."""


Solve: TypeAlias = Callable[[Task], Answer]


class Peer(Struct, frozen=True):
    """A solver with its name in the table."""

    name: str
    solve: Solve


OURS = "solver.count"
MODULES = {"exact": "exact-cover", "cp_sat": "ortools", "ubongosolve": "ubongosolve"}


def ours() -> Peer:
    return Peer(OURS, lambda task: Answer(count(*task)))


def load(only: str | None = None) -> tuple[list[Peer], list[str]]:
    """The installed solvers, ours first, and the missing packages."""
    peers, missing = [ours()], []
    for module, package in MODULES.items():
        if only not in {None, module}:
            continue
        try:
            peers += import_module(f"bench.ubongo.{module}").PEERS
        except ImportError:
            missing.append(package)
    return peers, missing
