"""Cards: the deck of a mode, the odds of the next draw, and where the card goes."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Event, Seat
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru.model import LEAD, Dealt, Mode, Options, Own, RowName, Sand, SecondCard, Shown
from ludotheque.games.uluru.pieces import BIRDS, LEVELS, WISHES, Bird, Deal, Level, Row, deck

ROUNDS: dict[Mode, int] = {"first": 6, "after": 6, "tricky": 6, "strengths": 5, "experts": 5, "custom": 6}
DECKS: dict[Mode, frozenset[Level]] = {
    "first": frozenset({1, 2, 3}),
    "after": frozenset({2, 3, 4, 5}),
    "tricky": frozenset({3, 4, 5}),
    "strengths": frozenset(LEVELS),
    "experts": frozenset(LEVELS),
}
MATTERS_WITH: dict[str, dict[str, tuple[Mode, ...]]] = {
    "levels": {"mode": ("custom",)},
    "second_cards": {"mode": ("experts",)},
    "second_cards_at": {"mode": ("experts",)},
    "unplaced": {"mode": ("experts",)},
    "row": {"mode": ("strengths",)},
}
"""Options and settings of a seat that have an effect in these modes only."""
ROW_NAMES: tuple[RowName, ...] = ("light", "dark")
ROWS = ((), (0,), (0, 1))
"""All rows, by how many there are."""
PILE = 40
"""Different strengths: cards in the light pile, and in the dark pile."""
SHARED: Level = 3
"""Different strengths: the level that chance splits between the two piles."""
NO_CARDS: Row = (None,) * len(BIRDS)


def sand_of(options: Options, own: Own) -> Sand | None:
    """The seconds in the glass of a seat: its own, else that of the table; None: no glass."""
    return options.sand if own.sand == "table" else own.sand


def rounds(options: Options) -> int:
    return options.rounds or ROUNDS[options.mode]


def full_deck(options: Options) -> tuple[int, ...]:
    """The deck of a mode; refuses levels and rounds for which there are not enough cards."""
    cards = deck(DECKS.get(options.mode, options.levels))
    needed = ROUNDS[options.mode] * len(BIRDS)
    if len(cards) < needed:
        raise Refused("levels-too-few", cards=len(cards), needed=needed)
    if rounds(options) > ROUNDS[options.mode]:
        raise Refused("rounds-too-many", most=ROUNDS[options.mode])
    return cards


def one_by_one(shown: Shown) -> bool:
    """Whether players place one after another; alone that is the same as together."""
    return shown.options.turns == "each" and len(shown.own) > 1


def lay_out(shown: Shown) -> Shown:
    """Clear the table for a new round; one after another, cards are dealt once the start player is ready."""
    if one_by_one(shown):
        return replace(shown, phase="pass", rows=(), doubled=(), until=None, turn=shown.starter)
    rows, doubled = empty_rows(shown.options)
    return replace(shown, phase="deal", rows=rows, doubled=doubled, until=None)


def empty_rows(options: Options) -> tuple[tuple[Row, ...], tuple[Bird, ...]]:
    """Rows without cards; second cards go to the leftmost colours unless chance chooses."""
    rows = 2 if options.mode in ("strengths", "experts") else 1
    left = options.mode == "experts" and options.second_cards_at == "left"
    return (NO_CARDS,) * rows, BIRDS[: options.second_cards] if left else ()


def colours_open(shown: Shown) -> tuple[Bird, ...]:
    """Experts: colours that chance may still give a second card."""
    options = shown.options
    if options.mode != "experts" or len(shown.doubled) == options.second_cards:
        return ()
    return tuple(bird for bird in BIRDS if bird not in shown.doubled)


def next_slot(shown: Shown) -> tuple[int, int] | None:
    """The row and bird number that the next card goes to: light row first, from left to right."""
    for number, row in enumerate(shown.rows):
        wanted = BIRDS if number == 0 or shown.options.mode == "strengths" else sorted_birds(shown.doubled)
        for bird in wanted:
            if row[bird.number] is None:
                return number, bird.number
    return None


def sorted_birds(birds: tuple[Bird, ...]) -> tuple[Bird, ...]:
    return tuple(bird for bird in BIRDS if bird in birds)


def odds(shown: Shown) -> tuple[int, ...]:
    """Weights of the pending draw while cards are laid out."""
    colours = colours_open(shown)
    if colours:
        return (1,) * len(colours)
    slot = next_slot(shown)
    if slot is None:
        return ()
    if shown.options.mode != "strengths":
        return (1,) * len(shown.stock)
    return pile_odds(shown, slot[0])


def pile_odds(shown: Shown, row: int) -> tuple[int, ...]:
    """Weights for a card from the light or the dark pile.

    The box shuffles 16 cards of level 3 into the light pile and the other 8 into the dark one. Nobody sees which, so
    the split is decided card by card with the same odds: a pile of n cards, s of them its own and n - s of level 3
    out of L left in all, shows a certain own card with 1/n and a certain level-3 card with (n - s)/(n L).
    """
    levels = [WISHES[number].level for number in shown.stock]
    own = [level < SHARED if row == 0 else level > SHARED for level in levels]
    dealt = sum(wish is not None for wish in shown.rows[row])
    pile = PILE - len(BIRDS) * (shown.round - 1) - dealt
    shared = levels.count(SHARED)
    from_shared = pile - sum(own)
    return tuple(
        max(shared, 1) if mine else from_shared if level == SHARED else 0
        for mine, level in zip(own, levels, strict=True)
    )


def take(shown: Shown, pick: int, at: int) -> tuple[Shown, list[Event]]:
    """Take chance's pick: a colour for a second card, or a card for the next slot."""
    colours = colours_open(shown)
    if colours:
        bird = colours[pick]
        return replace(shown, doubled=(*shown.doubled, bird)), [SecondCard(bird=bird)]
    slot = next_slot(shown)
    if slot is None:
        raise Refused("no-draw-due")
    wish = WISHES[shown.stock[pick]]
    row, number = slot
    rows = list(shown.rows)
    rows[row] = (*rows[row][:number], wish, *rows[row][number + 1 :])
    stock = shown.stock[:pick] + shown.stock[pick + 1 :]
    shown = replace(shown, rows=tuple(rows), stock=stock)
    if next_slot(shown) is None:
        shown = replace(shown, phase="lead", until=at + LEAD)
    return shown, [Dealt(round=shown.round, row=ROW_NAMES[row], bird=BIRDS[number], wish=wish)]


def followed_rows(shown: Shown, seat: Seat | None) -> tuple[int, ...]:
    """The rows that count for a seat: with different strengths its own, else all; a spectator sees all."""
    if shown.options.mode == "strengths" and seat is not None:
        return (ROW_NAMES.index(shown.own[seat].row),)
    return ROWS[len(shown.rows)]


def deal_of(shown: Shown, row: RowName, rows: tuple[Row, ...]) -> Deal:
    """The cards that a player has to fulfil: their own row, for experts both rows."""
    followed = (rows[ROW_NAMES.index(row)],) if shown.options.mode == "strengths" else rows
    return tuple(tuple(wish for wish in cards if wish is not None) for cards in zip(*followed, strict=True))
