"""Who takes part: our solver and others, each with one way to solve a deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TypeAlias

from msgspec import Struct

from bench.demands import Card
from ludotheque.games.uluru.pieces import Board, Deal


class Answer(Struct, frozen=True):
    """What a peer found out about a deal."""

    stones: int
    placement: Board
    """A best placement."""
    optima: int | None = None
    """How many placements are best, where the peer counts them."""
    alone: float | None = None
    """Seconds of the solving alone, where the peer builds a model first."""


Solve: TypeAlias = Callable[[Deal, Sequence[Card]], Answer]


class Peer(Struct, frozen=True):
    """A name in the table and a way to solve; it is given the deal and its concrete demands and uses what it needs."""

    name: str
    solve: Solve


MODULES = {"ours": None, "cp_sat": "ortools", "backtracking": "python-constraint2", "loops": None}
"""The modules of this package that hold peers, and the package that each needs."""


def load(only: str | None = None) -> tuple[list[Peer], list[str]]:
    """Every peer whose package is installed, ours first, and the packages that are missing; ours is always in."""
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
