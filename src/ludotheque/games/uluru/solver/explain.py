"""Why not all wishes can be met, and what would help most."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.games.uluru.model import Land
from ludotheque.games.uluru.pieces import BIRDS, PLACES, Bird, Board, Deal
from ludotheque.games.uluru.rules.play import landed, occupant
from ludotheque.games.uluru.rules.wishes import check_deal, score
from ludotheque.games.uluru.solver.solve import card_sets, nearest, optimal_placements
from ludotheque.games.uluru.solver.tables import ALL, extending


class Move(Struct, frozen=True):
    """One move on a board: a bird lands, moves, or swaps with another."""

    land: Land
    swaps: Bird | None
    """The bird that sat there before."""
    gain: int
    """How many stones it saves."""


def cards_of(deal: Deal) -> tuple[tuple[Bird, int], ...]:
    """Every card of a deal in the order of evaluation, as its bird and its index."""
    check_deal(deal)
    return tuple((bird, card) for bird in BIRDS for card in range(len(deal[bird.number])))


def clash(deal: Deal) -> tuple[tuple[Bird, int], ...]:
    """A smallest set of cards that no placement meets together; empty when all can be met.

    Grows sets card by card, smallest first, and drops those to which the last card adds nothing: what such a set rules
    out is ruled out by a smaller one.
    """
    cards, sets = cards_of(deal), card_sets(deal)
    layer: list[tuple[tuple[int, ...], int]] = [((), ALL)]
    while layer:
        grown: list[tuple[tuple[int, ...], int]] = []
        for chosen, within in layer:
            for index in range(chosen[-1] + 1 if chosen else 0, len(sets)):
                left = within & sets[index]
                if not left:
                    return tuple(cards[number] for number in (*chosen, index))
                if left != within:
                    grown.append(((*chosen, index), left))
        layer = grown
    return ()


def best_move(deal: Deal, board: Board, *, once: bool = False) -> Move | None:
    """The single landing, move or swap that saves the most stones; None if none saves any.

    Among equals the one that keeps a best placement within reach, then the first in the order of birds and places.
    """
    optimal = optimal_placements(deal)
    before = score(deal, board, once=once).stones
    best: tuple[int, bool] = (0, True)
    found: Move | None = None
    for bird in BIRDS:
        for place in PLACES:
            if board[bird.number] == place:
                continue
            after = landed(board, bird, place)
            gain = before - score(deal, after, once=once).stones
            if (gain, True) <= best:
                continue
            rank = (gain, optimal & extending(after) != 0)
            if rank > best or found is None:
                best, found = rank, Move(Land(bird, place), occupant(board, place), gain)
    return found


def way_there(deal: Deal, board: Board, *, once: bool = False) -> Move | None:
    """A move towards the nearest best placement, which repeated calls reach; None when nothing is left to do.

    Of the birds that are not in place yet, the one whose landing saves the most now; birds beside the board first.
    """
    goal, before = nearest(deal, board), score(deal, board, once=once).stones
    found: list[tuple[bool, int, Move]] = []
    for bird, place in zip(BIRDS, goal, strict=True):
        was = board[bird.number]
        if was != place and place is not None:
            gain = before - score(deal, landed(board, bird, place), once=once).stones
            found.append((was is None, gain, Move(Land(bird, place), occupant(board, place), max(0, gain))))
    return max(found, key=lambda one: one[:2])[2] if found and before > score(deal, goal, once=once).stones else None
