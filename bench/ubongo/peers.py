"""Who takes part: our search and others, each with one way to count all coverings of a mission."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TypeAlias

from msgspec import Struct

from ludotheque.games.ubongo.solver import count
from ludotheque.games.ubongo.solver.batch import Task


class Answer(Struct, frozen=True):
    """What a peer found out about a mission."""

    solutions: int
    alone: float | None = None
    """Seconds of the solving alone, where the peer builds a matrix or a model first."""


Solve: TypeAlias = Callable[[Task], Answer]


class Peer(Struct, frozen=True):
    """A name in the table and a way to count."""

    name: str
    solve: Solve


OURS = "solver.count"
MODULES = {"exact": "exact-cover", "cp_sat": "ortools", "ubongosolve": "ubongosolve"}


def ours() -> Peer:
    return Peer(OURS, lambda task: Answer(count(*task)))


def load(only: str | None = None) -> tuple[list[Peer], list[str]]:
    """Every peer whose package is installed, ours first, and the packages that are missing."""
    peers, missing = [ours()], []
    for module, package in MODULES.items():
        if only not in {None, module}:
            continue
        try:
            peers += import_module(f"bench.ubongo.{module}").PEERS
        except ImportError:
            missing.append(package)
    return peers, missing
