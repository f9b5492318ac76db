"""Deals of Uluru on integers: eight birds of one player, eight cards in one row, no glass.

`tests/test_vector.py` plays by this and by the rules, step by step.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.adapters.vector.bits import HERE, LOW, add, chance, clear, drop, has, sources
from ludotheque.adapters.vector.layout import spots
from ludotheque.core.compiling import compiler, float_array, int_array
from ludotheque.games.uluru.model import Phase
from ludotheque.games.uluru.pieces import (
    AREAS,
    BIRDS,
    COPIES,
    HOLDS_WITHOUT,
    KINDS,
    PLACES,
    RELATIONS,
    WISHES,
    Kind,
    Wish,
)
from ludotheque.games.uluru.rules.limits import DOUBLE

GAME: Final = HERE.parents[1] / "games" / "uluru"
compiled = compiler(*sources(GAME, GAME / "rules"), refcount=False)

# A match: the cards, where each bird sits (-1: beside the board), how many of each card are left, and its steps.
CARDS, BOARD, STOCK = 0, 8, 16
STEPS: Final = STOCK + len(WISHES)
VAIN: Final = STEPS + 1
"""Steps that were no legal actions."""
WIDTH: Final = VAIN + 1

SEATS, DIFFERENT, SORTS = len(BIRDS), len(WISHES), len(KINDS)
TO_LIFT: Final = SEATS * len(PLACES)
TO_LOCK: Final = TO_LIFT + SEATS
BEFORE: Final = SEATS + 1
"""Steps before the first decision: the draws, and the turning of the glass."""
CHOICES: Final = TO_LOCK + 1 - SEATS
"""A bird on the board can go to seven places or beside it, any other to eight: there are always as many actions."""

AT_PHASE, AT_STOCK, AT_ROWS, AT_BOARD, AT_STONES = range(5)
PLANES: Final = ("shown.phase", "shown.stock", "shown.rows[0][0]?", "board[0]?", "shown.stones[0]?")
MOVING: Final = r"shown\.(phase|stock|stones|rows\[0\]\[)|board"
PLACING, OVER = spots(Phase).index("placing"), spots(Phase).index("over")
CARD, BIRD = 1 + len(KINDS) + len(BIRDS), 1 + len(PLACES)
"""The width of a card and of a bird in a vector."""
EACH: Final = max(COPIES.values())
MOST_STONES: Final = DOUBLE * SEATS


def held(wish: Wish, place: int, other: int) -> bool:
    """Whether a wish holds at this place; -1: the bird that it names is beside the board."""
    if wish.is_reference:
        return False
    if wish.bird is None:
        return place in AREAS[wish.kind]
    return wish.kind in HOLDS_WITHOUT if other < 0 else RELATIONS[wish.kind][place][other]


KIND: Final = int_array(spots(Kind).index(wish.kind) for wish in WISHES)
NAMED: Final = int_array(-1 if wish.bird is None else wish.bird.number for wish in WISHES)
REFERS: Final = int_array(int(wish.is_reference) for wish in WISHES)
CONTRARY: Final = int_array(int(wish.kind == "contrary") for wish in WISHES)
FREE: Final = int_array(int(wish.kind == "any") for wish in WISHES)
HELD: Final = int_array(int(held(wish, place, other)) for wish in WISHES for place in PLACES for other in (-1, *PLACES))
"""By wish, place, and the place of the bird that it names."""


def worth_of(stones: int) -> float:
    """What a deal is worth, from -1 to 1."""
    return 1 - 2 * (stones / SEATS)


WORTH: Final = float_array(map(worth_of, range(SEATS + 1)))


@compiled
def met(row: Any, bird: int) -> bool:
    """Whether the card of a bird on the board is met: references are followed, circles are met."""
    wish, path, contrary = row[CARDS + bird], 1 << bird, 0
    while REFERS[wish]:
        named = NAMED[wish]
        if path >> named & 1:
            return True
        contrary ^= CONTRARY[wish]
        path |= 1 << named
        wish = row[CARDS + named]
    if FREE[wish] or NAMED[wish] == bird:
        return True
    other = row[BOARD + NAMED[wish]] if NAMED[wish] >= 0 else -1
    return bool(HELD[(wish * SEATS + row[BOARD + bird]) * (SEATS + 1) + other + 1] != contrary)


@compiled
def stones_of(row: Any) -> int:
    """A stone for each bird whose card is not met, or that is beside the board."""
    stones = 0
    for bird in range(SEATS):
        stones += row[BOARD + bird] < 0 or not met(row, bird)
    return stones


@compiled
def land(row: Any, bird: int, place: int) -> None:
    """Seat a bird; one that sat there takes its place, or goes beside the board."""
    for other in range(SEATS):
        if row[BOARD + other] == place:
            row[BOARD + other] = row[BOARD + bird]
    row[BOARD + bird] = place


@compiled
def begin(row: Any, luck: Any, deck: Any, draws: Any, drawn: int) -> int:
    """Deal eight cards; gives how many draws are noted."""
    left = 0
    for wish in range(len(deck)):
        row[STOCK + wish] = deck[wish]
        left += deck[wish]
    for bird in range(SEATS):
        ticket, wish = chance(luck, left), 0
        draws[drawn] = ticket
        drawn += 1
        while ticket >= row[STOCK + wish]:
            ticket -= row[STOCK + wish]
            wish += 1
        row[STOCK + wish] -= 1
        left -= 1
        row[CARDS + bird], row[BOARD + bird] = wish, -1
    row[STEPS], row[VAIN] = BEFORE, 0
    return drawn


@compiled
def see(row: Any, at: Any, still: Any, seen: Any) -> None:
    """What the player knows while birds are being seated."""
    for place in range(len(still)):
        seen[place] = still[place]
    seen[at[AT_PHASE] + PLACING] = 1
    for wish in range(DIFFERENT):
        seen[at[AT_STOCK] + wish] = row[STOCK + wish] / EACH
    for bird in range(SEATS):
        wish, card = row[CARDS + bird], at[AT_ROWS] + CARD * bird
        seen[card] = seen[card + 1 + KIND[wish]] = 1
        if NAMED[wish] >= 0:
            seen[card + 1 + SORTS + NAMED[wish]] = 1
        move(row, at, bird, seen)


@compiled
def move(row: Any, at: Any, bird: int, seen: Any) -> None:
    """Where a bird sits now."""
    first = at[AT_BOARD] + BIRD * bird
    for place in range(BIRD):
        seen[first + place] = 0
    if row[BOARD + bird] >= 0:
        seen[first] = seen[first + 1 + row[BOARD + bird]] = 1


@compiled
def see_end(row: Any, at: Any, seen: Any, last: Any, stones: int) -> None:
    """What the player knows once the birds are back and the stones are counted; -1: the match was called off."""
    for place in range(len(last)):
        last[place] = seen[place]
    if stones >= 0:
        last[at[AT_PHASE] + PLACING], last[at[AT_PHASE] + OVER] = 0, 1
        for place in range(BIRD * SEATS):
            last[at[AT_BOARD] + place] = 0
        first = at[AT_STONES]
        last[first] = last[first + 1] = 1
        last[first + 2] = stones / MOST_STONES
    else:
        for bird in range(SEATS):
            move(row, at, bird, last)


@compiled
def offer(row: Any, words: Any) -> None:
    """The legal actions: any bird to any other place or beside the board, and locking in."""
    words[0], words[1], words[2] = LOW, LOW, 0
    add(words, TO_LOCK)
    for bird in range(SEATS):
        place = row[BOARD + bird]
        if place >= 0:
            number = SEATS * bird + place
            drop(words, number)
            add(words, TO_LIFT + bird)


@compiled
def begin_all(rows: Any, luck: Any, deck: Any, made: Any, planes: Any) -> None:
    """Begin all matches."""
    seen, _, words, choices, _, _, draws, drawn = made
    at, still = planes
    for match in range(len(rows)):
        drawn[match] = begin(rows[match], luck[match], deck, draws[match], 0)
        choices[match] = CHOICES
        clear(words[match])
        see(rows[match], at, still, seen[match])
        offer(rows[match], words[match])


@compiled
def act(row: Any, action: int, words: Any) -> bool:
    """Take an action, or a step in vain; whether the player has locked in."""
    if not has(words, action):
        row[VAIN] += 1
        return False
    row[STEPS] += 1
    if action == TO_LOCK:
        return True
    if action >= TO_LIFT:
        row[BOARD + action - TO_LIFT] = -1
    else:
        land(row, action // SEATS, action % SEATS)
    return False


@compiled
def step_all(actions: Any, rows: Any, luck: Any, deck: Any, made: Any, planes: Any, limit: int) -> None:
    """Take an action in every match; one that is over is followed by the next."""
    seen, last, words, _, rewards, ends, draws, drawn = made
    at, still = planes
    for match in range(len(rows)):
        row = rows[match]
        ended = act(row, int(actions[match]), words[match])
        called_off = not ended and row[STEPS] + row[VAIN] >= limit
        ends[match, 0], ends[match, 1], ends[match, 2], ends[match, 3] = ended, called_off, 0, 0
        rewards[match] = 0.0
        if ended or called_off:
            stones = stones_of(row) if ended else -1
            see_end(row, at, seen[match], last[match], stones)
            if ended:
                rewards[match], ends[match, 2], ends[match, 3] = WORTH[stones], stones, 1
            drawn[match] = begin(row, luck[match], deck, draws[match], 0)
            see(row, at, still, seen[match])
        else:
            for bird in range(SEATS):
                move(row, at, bird, seen[match])
        offer(row, words[match])
