"""Our own solver, charged for everything: following the references, the proof, the count and the first optimum."""

from __future__ import annotations

from collections.abc import Sequence

from bench.demands import Card
from bench.peers import Answer, Peer
from ludotheque.games.uluru import solver
from ludotheque.games.uluru.pieces import Deal


def solve(deal: Deal, _cards: Sequence[Card]) -> Answer:
    found = solver.solve(deal)
    return Answer(found.stones, found.placement, found.optima)


PEERS = (Peer("solver.solve", solve),)
