"""What can be measured of deals of Uluru; the laboratory sums it up over many."""

from __future__ import annotations

from random import Random

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.chance import Seed, chance, seed_bytes
from ludotheque.core.match import begin, settle
from ludotheque.core.measuring import Measure, Setting
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.pieces import BIRDS, LEVELS, WISHES, deck
from ludotheque.games.uluru.pieces import Deal as Cards
from ludotheque.games.uluru.solver import cards_of, difficulty, optimal_placements, solve
from ludotheque.games.uluru.solver.solve import best, card_sets


class Deal(Struct, frozen=True, kw_only=True):
    """What is proven about the cards of a round."""

    stones: int
    """The fewest there can be."""
    all_met: bool
    """Whether all wishes can be met at once."""
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
    costs: bool
    """Whether one stone fewer is possible once this card need not be met; others may still refer to it."""


class OfLevel(Struct, frozen=True, kw_only=True):
    """Eight cards of one level alone."""

    level: int
    stones: int
    """The fewest there can be."""
    all_met: bool
    """Whether all wishes can be met at once."""


def deal(setting: Setting, seed: Seed) -> Deal:
    """The first deal of a match: fewest stones, proven; placements that reach them; difficulty; which cards are met."""
    cards = dealt(setting, seed)
    solution, verdict = solve(cards), difficulty(cards)
    names = (f"{bird.value}{'_2' if card else ''}" for bird, card in cards_of(cards))
    return Deal(
        stones=solution.stones,
        all_met=not solution.stones,
        optima=solution.optima,
        level=verdict.level,
        load=round(verdict.load, 6),
        met=dict(zip(names, met(cards), strict=True)),
    )


def cards(setting: Setting, seed: Seed) -> tuple[Card, ...]:
    """The first deal of a match, card by card: the wish, in what part of the best placements it is met, its cost."""
    found = dealt(setting, seed)
    each = zip(cards_of(found), met(found), costs(found), strict=True)
    rows = []
    for (bird, which), share, cost in each:
        wish = found[bird.number][which]
        row = Card(bird=bird.value, second=bool(which), wish=wish.kind, level=wish.level, met=share, costs=cost)
        rows.append(row)
    return tuple(rows)


def levels(_setting: Setting, seed: Seed) -> tuple[OfLevel, ...]:
    """Eight cards of level 1, eight of level 2 and so on, each drawn from all of that level: fewest stones, proven."""
    rows = []
    for level in LEVELS:
        stock = Random(seed_bytes(seed) + bytes((level,))).sample(deck(frozenset({level})), len(BIRDS))
        stones = solve(tuple((WISHES[number],) for number in stock)).stones
        rows.append(OfLevel(level=level, stones=stones, all_met=not stones))
    return tuple(rows)


def dealt(setting: Setting, seed: Seed) -> Cards:
    """The cards that the first player follows in the first round."""
    options = replace(setting.options, turns="together")  # the cards are the same, and lie open
    state = settle(rules, begin(rules, options, setting.own), None, chance(seed)).moment.state
    return rules.deal_of(state.shown, setting.own[0].row, state.shown.rows)


def met(cards: Cards) -> list[float]:
    """For each card: in what part of the best placements it is met."""
    optimal = optimal_placements(cards)
    count = optimal.bit_count()
    return [round((optimal & within).bit_count() / count, 6) for within in card_sets(cards)]


def costs(cards: Cards) -> list[bool]:
    """For each card: whether it alone stands in the way of a stone fewer."""
    wanted = card_sets(cards)
    stones = best(wanted)[0]
    return [best(wanted[:at] + wanted[at + 1 :])[0] < stones for at in range(len(wanted))]


MEASURES: dict[str, Measure] = {"deal": deal, "cards": cards, "levels": levels}
"""By name."""
