"""The fixed deals that every solver gets, from the project's own verifiable draws."""

from __future__ import annotations

from random import Random
from typing import Literal, TypeAlias

from ludotheque.core import draw, seed_from
from ludotheque.games.uluru.pieces import BIRDS, WISHES, Bird, Deal, Kind, Wish, deck
from ludotheque.games.uluru.rules.dealing import DECKS
from ludotheque.games.uluru.solver.batch import NO_CARD

Mode: TypeAlias = Literal["first", "after", "tricky", "experts"]

PATTERN: tuple[Mode, ...] = (*("first", "after", "tricky") * 3, "experts")
"""The modes in turn: of 500 deals 150 are first game, 150 after it, 150 really tricky, 50 experts."""
SECONDS: dict[Mode, int] = {"experts": 4}
"""Number of colours with a second card, from the left."""


def fixed_deals(count: int) -> list[Deal]:
    """The first so many of the fixed deals; the modes take turns, so that every stretch of ten has the same mix."""
    return [fixed_deal(PATTERN[number % len(PATTERN)], number) for number in range(count)]


def fixed_deal(mode: Mode, number: int) -> Deal:
    """A deal, drawn card by card as in a match."""
    seed = seed_from(f"bench:uluru:{mode}:{number}")
    stock = list(deck(DECKS[mode]))
    size = len(BIRDS) + SECONDS.get(mode, 0)
    cards = [WISHES[stock.pop(draw(seed, n, (1,) * len(stock)))] for n in range(size)]
    light, dark = cards[: len(BIRDS)], cards[len(BIRDS) :]
    return tuple((wish, *dark[bird : bird + 1]) for bird, wish in enumerate(light))


def worked_example() -> Deal:
    """The deal of the rulebook's example: at best 1 stone, which 54 placements reach."""
    wishes: tuple[tuple[Kind, Bird], ...] = (
        ("corner", Bird.WHITE),
        ("next", Bird.BLUE),
        ("opposite", Bird.WHITE),
        ("same", Bird.PINK),
        ("corner", Bird.GREEN),
        ("neither", Bird.YELLOW),
        ("far", Bird.PINK),
        ("contrary", Bird.ORANGE),
    )
    return tuple((Wish(kind, bird),) for kind, bird in wishes)


def many_deals(modes: tuple[Mode, ...], count: int, seed: int = 1) -> bytes:
    """A large batch, made fast: the modes alternate, and cards of a deal are drawn without replacement."""
    rng = Random(seed)
    stocks = {mode: deck(DECKS[mode]) for mode in modes}
    rows = bytearray()
    for number in range(count):
        mode = modes[number % len(modes)]
        seconds = SECONDS.get(mode, 0)
        rows += bytes(rng.sample(stocks[mode], len(BIRDS) + seconds))
        rows += bytes((NO_CARD,)) * (len(BIRDS) - seconds)
    return bytes(rows)
