"""What the cards of a deal come to once every reference is followed: plain tables that any tool can take."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ludotheque.games.uluru.model import Branch
from ludotheque.games.uluru.pieces import AREAS, PLACES, RELATIONS, Deal, Place, Wish
from ludotheque.games.uluru.rules import branches
from ludotheque.games.uluru.solver import cards_of

Table: TypeAlias = tuple[tuple[bool, ...], ...]


class Demand(Struct, frozen=True):
    """One thing that a card asks: of one bird alone (`other` is then the same), or of two."""

    bird: int
    other: int
    table: Table
    """Whether it holds with the bird at the first place and the other at the second."""

    places: tuple[Place, ...]
    """Where the bird may sit, for a demand of one bird alone."""
    pairs: tuple[tuple[Place, Place], ...]
    """Where the two birds may sit, for a demand of two."""


Card: TypeAlias = tuple[Demand, ...]
"""All that one card asks; it is met when all of it holds. More than one only among experts."""


def concrete(deal: Deal) -> list[Card]:
    """The cards of a deal that a placement can fail to meet, each with what it asks."""
    cards = [tuple(map(demand, live(branches(deal, bird, card)))) for bird, card in cards_of(deal)]
    return [card for card in cards if card]


def live(ways: tuple[Branch, ...]) -> list[Branch]:
    """The branches that are not met by themselves."""
    return [way for way in ways if way.ends == "wish"]


def demand(way: Branch) -> Demand:
    """One branch as tables, all of them ready made."""
    bird, wish = way.chain[0].bird.number, way.chain[-1].wish
    other = bird if wish.bird is None else wish.bird.number
    table = tuple(tuple(held(wish, a, b) != way.negated for b in PLACES) for a in PLACES)
    places = tuple(place for place in PLACES if table[place][place])
    pairs = tuple((a, b) for a in PLACES for b in PLACES if a != b and table[a][b])
    return Demand(bird, other, table, places, pairs)


def held(wish: Wish, place: int, other: int) -> bool:
    """Whether a concrete wish holds at this place with the bird that it names at the other."""
    return place in AREAS[wish.kind] if wish.bird is None else RELATIONS[wish.kind][place][other]
