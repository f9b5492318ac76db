"""How hard a deal is, from 1 to 5, and an independent measure to compare it with.

The load of a deal is the information that a best placement takes (bits to single one out among all placements), two
more for every stone that cannot be avoided (one has to find out which wish to give up), and half of one for every step
from card to card that the wishes make the reader follow. The levels cut this load at fixed marks.
"""

from __future__ import annotations

import statistics
from bisect import bisect_left
from collections.abc import Sequence
from math import log, log2
from random import Random

from msgspec import Struct

from ludotheque.core.arguments import instance, whole
from ludotheque.games.uluru.model import Branch
from ludotheque.games.uluru.pieces import BIRDS, PLACES, Deal
from ludotheque.games.uluru.rules.wishes import branches, holds
from ludotheque.games.uluru.solver.explain import cards_of
from ludotheque.games.uluru.solver.solve import solve
from ludotheque.games.uluru.solver.tables import PLACEMENTS

PER_STONE = 2.0
PER_STEP = 0.5
MARKS = (8.0, 10.0, 12.5, 16.0)
"""Upper bounds of levels 1 to 4; a greater load is level 5."""


class Difficulty(Struct, frozen=True):
    level: int
    load: float


def difficulty(deal: Deal) -> Difficulty:
    """The level of a deal and the load behind it."""
    solution = solve(deal)
    steps = sum(len(way.chain) - 1 for bird, card in cards_of(deal) for way in branches(deal, bird, card))
    load = log2(PLACEMENTS / solution.optima) + PER_STONE * solution.stones + PER_STEP * steps
    return Difficulty(1 + bisect_left(MARKS, load), load)


def search_effort(deal: Deal, rng: Random, tries: int = 8) -> float:
    """The independent measure: how many birds a plain depth-first search seats until it finds a best placement.

    It knows the fewest stones and prunes a line that has more; birds and places are in random order. The result is the
    mean logarithm over several tries.
    """
    whole("tries", tries, 1)
    instance("rng", rng, Random)
    stones = solve(deal).stones
    return statistics.fmean(log(_search(deal, stones, rng)) for _ in range(tries))


def _search(deal: Deal, stones: int, rng: Random) -> int:
    order = rng.sample(range(len(BIRDS)), len(BIRDS))
    places = rng.sample(PLACES, len(PLACES))
    ripe = _ripe(deal, order)
    board: list[int | None] = [None] * len(BIRDS)
    seated = 0

    def seat(depth: int, missed: int) -> bool:
        nonlocal seated
        if depth == len(order):
            return True
        for place in places:
            if place in board:
                continue
            seated += 1
            board[order[depth]] = place
            now = tuple(board)
            more = sum(not all(holds(way, now) for way in ways) for ways in ripe[depth])
            if missed + more <= stones and seat(depth + 1, missed + more):
                return True
            board[order[depth]] = None
        return False

    seat(0, 0)
    return seated


def _ripe(deal: Deal, order: Sequence[int]) -> list[list[tuple[Branch, ...]]]:
    """For each step of the order: the cards that can be judged once that bird is seated."""
    ripe: list[list[tuple[Branch, ...]]] = [[] for _ in order]
    for bird, card in cards_of(deal):
        ways = tuple(way for way in branches(deal, bird, card) if way.ends == "wish")
        named = [way.chain[-1].wish.bird for way in ways]
        involved = {bird.number, *(other.number for other in named if other is not None)}
        if ways:
            ripe[max(order.index(number) for number in involved)].append(ways)
    return ripe


def rank_correlation(xs: Sequence[float], ys: Sequence[float]) -> float:
    """Spearman's rank correlation; ties share their mean rank."""
    whole("values that differ", min(len(set(xs)), len(set(ys))), 2)
    whole("as many ys", len(ys), len(xs), len(xs))
    return statistics.correlation(_ranks(xs), _ranks(ys))


def _ranks(values: Sequence[float]) -> list[float]:
    inorder = sorted(values)
    first = {value: index for index, value in reversed(list(enumerate(inorder)))}
    last = {value: index for index, value in enumerate(inorder)}
    return [(first[value] + last[value]) / 2 for value in values]
