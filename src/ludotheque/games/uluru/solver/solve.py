"""The exact answer for any deal: fewest stones over all full placements, how many reach it, and one that does."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from operator import and_

from msgspec import Struct

from ludotheque.games.uluru.pieces import Board, Deal, Wish
from ludotheque.games.uluru.rules.wishes import check_board, check_deal
from ludotheque.games.uluru.solver.tables import ALL, demands, extending, first, placements, seated


class Solution(Struct, frozen=True):
    """The proven best of a deal."""

    stones: int
    optima: int
    """How many of the 40,320 full placements reach it."""
    placement: Board
    """The first of them in lexicographic order."""


def card_sets(deal: Deal) -> list[int]:
    """The placements that meet each card, in the order of evaluation."""
    check_deal(deal)
    table = demands()
    sets = []
    for number, cards in enumerate(deal):
        met = table[number]
        for wish in cards:
            pair = met.get(wish)
            if pair is None:
                sets.append(followed(deal, number, wish, negated=False, path=(number,)))
            else:
                sets.append(pair[0])
    return sets


def followed(deal: Deal, wisher: int, wish: Wish, *, negated: bool, path: tuple[int, ...]) -> int:
    """The placements in which the wisher meets what another bird wants, or its contrary, in all branches."""
    copied = wish.bird
    if copied is None or copied.number in path:
        return ALL
    met = demands()[wisher]
    turned = negated != (wish.kind == "contrary")
    found = ALL
    for card in deal[copied.number]:
        pair = met.get(card)
        if pair is None:
            found &= followed(deal, wisher, card, negated=turned, path=(*path, copied.number))
        else:
            found &= pair[turned]
    return found


def best(sets: Iterable[int]) -> tuple[int, int]:
    """The fewest sets that a placement must miss, and all placements that miss no more.

    Counted for all placements at once, with no miss allowed at first: `within[n]` are the placements that meet the
    first n + 1 sets. With one miss more they are those that were within before and meet this set too, and those that
    had a miss to spare. (An empty set costs nothing to intersect, but a whole pass to unite: hence the condition.)
    """
    hard = [wanted for wanted in sets if wanted != ALL]
    stones, within = 0, list(accumulate(hard, and_)) or [ALL]
    while not within[-1]:
        stones, spare, now = stones + 1, within, ALL
        within = [ALL]
        for wanted, one_less in zip(hard[1:], spare, strict=False):
            now &= wanted
            if one_less:
                now |= one_less
            within.append(now)
    return stones, within[-1]


def solve(deal: Deal) -> Solution:
    """The exact best of a deal, one row or experts."""
    stones, optimal = best(card_sets(deal))
    return Solution(stones, optimal.bit_count(), placements()[first(optimal)])


def optimal_placements(deal: Deal) -> int:
    """All best placements as a bit set."""
    return best(card_sets(deal))[1]


def can_still_reach(deal: Deal, board: Board) -> bool:
    """Whether some best placement keeps all landed birds where they are."""
    check_board(board)
    return optimal_placements(deal) & extending(board) != 0


def nearest(deal: Deal, board: Board) -> Board:
    """A best placement that keeps as many landed birds as possible where they are."""
    check_board(board)
    layers, at = [optimal_placements(deal)], seated()
    for bird, place in enumerate(board):
        if place is None:
            continue
        agreeing = [layer & at[bird][place] for layer in layers]
        layers = [one | other for one, other in zip([*layers, 0], [0, *agreeing], strict=True)]
    return placements()[first(next(layer for layer in reversed(layers) if layer))]
