"""What a wish means: follow the references to their ends, then look at the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec import Struct

from ludotheque.core.arguments import instance, shown
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru.model import Branch, Link
from ludotheque.games.uluru.pieces import (
    AREAS,
    BIRDS,
    HOLDS_WITHOUT,
    NUMBER_OF,
    PLACES,
    RELATIONS,
    WISHES,
    Bird,
    Board,
    Deal,
    Wish,
)

Ways: TypeAlias = tuple[Branch, ...]
"""All branches of a card; several where a reference meets a colour with two cards."""
MOST_CARDS: Final = 2
ALL_PLACES: Final = frozenset(PLACES)


@lru_cache(maxsize=1024)
def all_branches(deal: Deal) -> tuple[tuple[Ways, ...], ...]:
    """The branches of every card of every bird. Hashing a deal costs more than judging a card: call this once."""
    return tuple(
        tuple(tuple(_follow(deal, (Link(bird, card, wish),), negated=False)) for card, wish in enumerate(cards))
        for bird, cards in zip(BIRDS, deal, strict=True)
    )


def branches(deal: Deal, bird: Bird, card: int) -> Ways:
    """The branches of one card."""
    return all_branches(deal)[bird.number][card]


def _follow(deal: Deal, chain: tuple[Link, ...], *, negated: bool) -> list[Branch]:
    wish, wisher = chain[-1].wish, chain[0].bird
    if wish.kind == "any":
        return [Branch(chain, negated, "anything")]
    if not wish.is_reference or wish.bird is None:
        return [Branch(chain, negated, "self" if wish.bird is wisher else "wish")]
    if any(link.bird is wish.bird for link in chain):
        return [Branch(chain, negated, "circle")]
    turned = negated != (wish.kind == "contrary")
    found: list[Branch] = []
    for card, copied in enumerate(deal[wish.bird.number]):
        found += _follow(deal, (*chain, Link(wish.bird, card, copied)), negated=turned)
    return found


def holds(branch: Branch, board: Board) -> bool:
    """Whether one branch is fulfilled for its wisher, who has landed."""
    if branch.ends != "wish":
        return True
    place = board[branch.chain[0].bird.number]
    return place is not None and fulfilled(branch.chain[-1].wish, place, board) != branch.negated


def fulfilled(wish: Wish, place: int, board: Board) -> bool:
    """Whether a concrete wish holds at this place. A named bird that has not landed is nowhere near."""
    if wish.bird is None:
        return place in AREAS[wish.kind]
    other = board[wish.bird.number]
    return wish.kind in HOLDS_WITHOUT if other is None else RELATIONS[wish.kind][place][other]


def met(deal: Deal, board: Board, bird: Bird, card: int) -> bool:
    """Whether a card is met: its bird has landed and every branch of the wish is fulfilled."""
    return board[bird.number] is not None and all(holds(branch, board) for branch in branches(deal, bird, card))


class Score(Struct, frozen=True):
    """The stones of one placement, and what they are for."""

    stones: int
    unmet: tuple[tuple[Bird, int], ...]
    """Cards of landed birds, in the order of evaluation."""
    unplaced: tuple[Bird, ...]


def check_deal(deal: Deal) -> None:
    """Refuse a deal without eight birds that have one or two cards: its answer would be about something else."""
    if len(instance("deal", deal, tuple)) != len(BIRDS):
        raise Refused("deal-wrong", birds=len(BIRDS), given=len(deal))
    for cards in deal:
        if type(cards) is not tuple or not 1 <= len(cards) <= MOST_CARDS:
            raise Refused("deal-wrong", birds=len(BIRDS), given=len(deal))
        for wish in cards:
            if not in_the_box(wish):
                raise Refused("value-type", name="deal", given=shown(wish), wanted="Wish")


def in_the_box(wish: Wish) -> bool:
    """Whether there is such a card; a program may have put anything into it."""
    try:
        return type(wish) is Wish and WISHES[NUMBER_OF[wish]].bird is wish.bird
    except (LookupError, TypeError):
        return False


def check_board(board: Board) -> None:
    """Refuse a board without eight birds, each beside it or on a place of its own."""
    landed = [place for place in instance("board", board, Sequence) if place is not None]
    sound = len(board) == len(BIRDS) and all(type(place) is int for place in landed)
    if not sound or len(set(landed)) < len(landed) or not ALL_PLACES.issuperset(landed):
        raise Refused("board-wrong", birds=len(BIRDS), given=shown(board))


def score(deal: Deal, board: Board, *, once: bool = False) -> Score:
    """Count the stones; a bird that did not land costs one per card, or one in all with `once`."""
    check_deal(deal)
    check_board(board)
    unmet: list[tuple[Bird, int]] = []
    unplaced: list[Bird] = []
    missing = 0
    for bird, cards, place in zip(BIRDS, all_branches(deal), board, strict=True):
        if place is None:
            unplaced.append(bird)
            missing += 1 if once else len(cards)
            continue
        for card, ways in enumerate(cards):
            for branch in ways:
                if not holds(branch, board):
                    unmet.append((bird, card))
                    break
    return Score(len(unmet) + missing, tuple(unmet), tuple(unplaced))
