"""The package python-constraint2: backtracking over the places of the birds.

It decides, but does not optimise: so give up no card, then each one, then each two, until a placement meets the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, count

import constraint

from bench.demands import Card, Table
from bench.peers import Answer, Peer
from ludotheque.games.uluru.pieces import PLACES, Deal


def solve(_deal: Deal, cards: Sequence[Card]) -> Answer:
    for stones in count():
        for kept in combinations(cards, len(cards) - stones):
            placement = seat(kept)
            if placement is not None:
                return Answer(stones, placement)
    raise AssertionError


def seat(cards: Sequence[Card]) -> tuple[int, ...] | None:
    """A placement that meets all these cards, or None."""
    problem = constraint.Problem()
    problem.addVariables(range(len(PLACES)), list(PLACES))
    problem.addConstraint(constraint.AllDifferentConstraint())
    for demand in (demand for card in cards for demand in card):
        if demand.bird == demand.other:
            problem.addConstraint(constraint.InSetConstraint(demand.places), [demand.bird])
        else:
            problem.addConstraint(constraint.FunctionConstraint(related(demand.table)), [demand.bird, demand.other])
    found = problem.getSolution()
    return None if found is None else tuple(found[bird] for bird in range(len(PLACES)))


def related(table: Table) -> Callable[[int, int], bool]:
    """A demand of two birds as a function of their places."""
    return lambda place, other: table[place][other]


PEERS = (Peer("python-constraint2", solve),)
