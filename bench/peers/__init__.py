"""The solvers: ours and others, each with a function that solves a deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TypeAlias

from msgspec import Struct

from bench.demands import Card
from ludotheque.games.uluru.pieces import Board, Deal


class Answer(Struct, frozen=True):
    """The answer of a solver for a deal."""

    stones: int
    placement: Board
    """A best placement."""
    optima: int | None = None
    """Number of best placements, if the solver counts them."""
    alone: float | None = None
    """Seconds without building the model."""


Solve: TypeAlias = Callable[[Deal, Sequence[Card]], Answer]


class Peer(Struct, frozen=True):
    """A solver with its name in the table; it gets the deal and its concrete demands."""

    name: str
    solve: Solve


MODULES = {"ours": None, "cp_sat": "ortools", "backtracking": "python-constraint2", "loops": None}
"""The modules with other solvers, and the package that each needs."""


def load(only: str | None = None) -> tuple[list[Peer], list[str]]:
    """The installed solvers, ours first, and the missing packages; ours is always included."""
    peers: list[Peer] = []
    missing: list[str] = []
    for module, package in MODULES.items():
        try:
            found: tuple[Peer, ...] = import_module(f"bench.peers.{module}").PEERS
        except ImportError:
            if package is None:
                raise
            missing.append(package)
            continue
        peers += [peer for peer in found if module == "ours" or only in {None, module, peer.name}]
    return peers, missing
