"""Deals and boards for the tests, written as on paper."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st

from ludotheque.games.uluru.pieces import BIRDS, PLACES, WISHES, Bird, Board, Deal, Wish, deck


def wish(text: str) -> Wish:
    """`next:blue` or `long`, as on the command line."""
    return next(card for card in WISHES if str(card) == text)


def deal(**cards: str) -> Deal:
    """`deal(red="next:blue", blue="far:red long")`; birds not named want anything."""
    return tuple(tuple(map(wish, cards.get(bird.value, "any").split())) for bird in BIRDS)


def board(**places: int) -> Board:
    """`board(white=0, red=4)`; birds not named have not landed."""
    return tuple(places.get(bird.value) for bird in BIRDS)


def unmet(*cards: str) -> tuple[tuple[Bird, int], ...]:
    """`unmet("red", "blue")` or with the index of a card: `unmet("red1")`."""
    return tuple((Bird(card.rstrip("01")), int(card.endswith("1"))) for card in cards)


EXAMPLE = deal(
    white="corner:white",
    pink="next:blue",
    yellow="opposite:white",
    orange="same:pink",
    red="corner:green",
    green="neither:yellow",
    blue="far:pink",
    black="contrary:orange",
)
EXAMPLE_BOARD = board(white=0, black=1, green=2, yellow=3, red=4, orange=5, blue=6, pink=7)


def random_deal(rng: Random, levels: Sequence[int] = (1, 2, 3, 4, 5), seconds: int = 0) -> Deal:
    cards = [WISHES[number] for number in rng.sample(deck(frozenset(levels)), len(BIRDS) + seconds)]  # type: ignore[arg-type]
    extra = dict(zip(rng.sample(BIRDS, seconds), cards[len(BIRDS) :], strict=True))
    return tuple((cards[b.number], extra[b]) if b in extra else (cards[b.number],) for b in BIRDS)


deals = st.builds(
    lambda number, seconds: random_deal(Random(number), seconds=seconds), st.integers(0, 2**32), st.integers(0, 8)
)
"""Any deal, from none to all birds with a second card."""

full_boards: st.SearchStrategy[Board] = st.permutations(PLACES).map(tuple)
boards: st.SearchStrategy[Board] = st.tuples(full_boards, st.sets(st.sampled_from(PLACES))).map(
    lambda pair: tuple(None if number in pair[1] else place for number, place in enumerate(pair[0]))
)
"""Any board, full or with birds still beside it."""
