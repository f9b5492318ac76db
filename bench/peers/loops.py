"""Plain Python: all permutations, each dropped as soon as it is worse than the best so far."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from bench.demands import Card
from bench.peers import Answer, Peer
from ludotheque.games.uluru.pieces import PLACES, Deal


def solve(_deal: Deal, cards: Sequence[Card]) -> Answer:
    checks = [[(demand.bird, demand.other, demand.table) for demand in card] for card in cards]
    best, optima, first = len(checks), 0, tuple(PLACES)
    for places in permutations(PLACES):
        missed = 0
        for check in checks:
            for bird, other, table in check:
                if not table[places[bird]][places[other]]:
                    missed += 1
                    break
            if missed > best:
                break
        else:
            if missed < best or not optima:
                best, optima, first = missed, 0, places
            optima += 1
    return Answer(best, first, optima)


PEERS = (Peer("itertools", solve),)
