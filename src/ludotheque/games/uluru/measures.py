"""What can be measured of deals of Uluru; the laboratory sums it up over many."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.chance import Seed, chance
from ludotheque.core.match import begin, settle
from ludotheque.core.measuring import Measure, Setting
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.pieces import Deal as Cards
from ludotheque.games.uluru.solver import cards_of, difficulty, optimal_placements, solve
from ludotheque.games.uluru.solver.solve import card_sets


class Deal(Struct, frozen=True, kw_only=True):
    """What is proven about the cards of a round."""

    stones: int
    """The fewest there can be."""
    optima: int
    """Placements that reach it."""
    level: int
    """Of difficulty, from 1 to 5."""
    load: float
    """The difficulty behind it."""
    met: dict[str, float]
    """By the colour of its bird: in what part of the best placements a card is met."""


class Card(Struct, frozen=True, kw_only=True):
    """A card of a deal."""

    bird: str
    second: bool
    """Whether it is the second card of its bird."""
    wish: str
    """Its kind."""
    level: int
    """Of the card, from 1 to 5."""
    met: float
    """In what part of the best placements it is met."""


def deal(setting: Setting, seed: Seed) -> Deal:
    """The first deal of a match: fewest stones, proven; placements that reach them; difficulty; which cards are met."""
    cards = dealt(setting, seed)
    solution, verdict = solve(cards), difficulty(cards)
    names = (f"{bird.value}{'_2' if card else ''}" for bird, card in cards_of(cards))
    return Deal(
        stones=solution.stones,
        optima=solution.optima,
        level=verdict.level,
        load=round(verdict.load, 6),
        met=dict(zip(names, met(cards), strict=True)),
    )


def cards(setting: Setting, seed: Seed) -> tuple[Card, ...]:
    """The first deal of a match, card by card: the wish, and in what part of the best placements it is met."""
    found = dealt(setting, seed)
    each = zip(cards_of(found), met(found), strict=True)
    wishes = [(bird, card, found[bird.number][card], share) for (bird, card), share in each]
    return tuple(
        Card(bird=bird.value, second=bool(card), wish=wish.kind, level=wish.level, met=share)
        for bird, card, wish, share in wishes
    )


def dealt(setting: Setting, seed: Seed) -> Cards:
    """The cards that the first player follows in the first round."""
    options = replace(setting.options, turns="together")  # the cards are the same, and lie open
    state = settle(rules, begin(rules, options, setting.own), None, chance(seed)).moment.state
    return rules.deal_of(state.shown, setting.own[0].row, state.shown.rows)


def met(cards: Cards) -> list[float]:
    """For each card: in what part of the best placements it is met."""
    best = optimal_placements(cards)
    count = best.bit_count()
    return [round((best & within).bit_count() / count, 6) for within in card_sets(cards)]


MEASURES: dict[str, Measure] = {"deal": deal, "cards": cards}
"""By name."""
