"""The exact solver compiled by numba; imported only where numba is installed.

The same method as `solve.py`, on rows of 64-bit words instead of one long integer. Here references are followed on wish
numbers and each demand is the row of a set with a flag that turns it round.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit

from ludotheque.games.uluru.pieces import BIRDS, NUMBER_OF, WISHES
from ludotheque.games.uluru.solver.tables import ALL, PLACEMENTS, demands

F = TypeVar("F", bound=Callable[..., Any])

WORDS = PLACEMENTS // 64
NO_CARD = 255
FREE = -1
CONTRARY = 2
MOST_TERMS = 256
"""A path of references names each of eight birds at most once and branches in two at each: at most 2^7 demands."""
MOST_WAITING = 16
"""Branches waiting to be followed: one more at most for each step of the path."""


def compiled(function: F) -> F:
    """The compiled function, typed like the plain one and cached on disk."""
    fast: Any = njit(cache=True, nogil=True)(function)
    return cast("F", fast)


def _tables() -> tuple[Any, Any, Any]:
    """The distinct sets as rows of words; for each bird and wish, its row and whether it is complemented."""
    rows: list[int] = []
    index: dict[int, int] = {}
    which = np.full((len(BIRDS), len(WISHES)), FREE, np.int16)
    turned = np.zeros((len(BIRDS), len(WISHES)), np.bool_)
    for bird, sets in enumerate(demands()):
        for wish, (held, _) in sets.items():
            number = NUMBER_OF[wish]
            if held == ALL:
                continue
            if ALL ^ held in index:
                which[bird, number], turned[bird, number] = index[ALL ^ held], True
                continue
            if held not in index:
                index[held] = len(rows)
                rows.append(held)
            which[bird, number] = index[held]
    words = np.array([list(np.frombuffer(row.to_bytes(PLACEMENTS // 8, "big"), ">u8")) for row in rows], np.uint64)
    return words, which, turned


SETS, WHICH, TURNED = _tables()
# Per wish: 0 concrete, 1 what X wants, 2 the contrary of X; and the number of the bird it names.
REFERS = np.array([{"same": 1, "contrary": 2}.get(wish.kind, 0) for wish in WISHES], np.int8)
NAMES = np.array([-1 if wish.bird is None else wish.bird.number for wish in WISHES], np.int8)


ONES = np.uint64(0xFFFFFFFFFFFFFFFF)


@compiled
def follow(cards: Any, bird: int, wish: int, tables: Any, stack: Any, terms: Any, flips: Any) -> int:
    """List the demands of one card of one bird; circles, "anything" and wishes about oneself demand nothing."""
    which, turned, refers, names = tables
    stack[0, 0], stack[0, 1], stack[0, 2] = wish, 0, 1 << bird
    waiting, count = 1, 0
    while waiting:
        waiting -= 1
        now, flip, path = stack[waiting, 0], stack[waiting, 1], stack[waiting, 2]
        if refers[now] == 0:
            if which[bird, now] != FREE:
                terms[count] = which[bird, now]
                flips[count] = ONES if (flip == 1) != turned[bird, now] else np.uint64(0)
                count += 1
            continue
        other = names[now]
        if not (path >> other) & 1:
            for card in (cards[other], cards[8 + other]):
                if card != NO_CARD:
                    stack[waiting, 0] = card
                    stack[waiting, 1] = flip ^ (refers[now] == CONTRARY)
                    stack[waiting, 2] = path | (1 << other)
                    waiting += 1
    return count


@compiled
def copy(row: Any, source: Any, flip: Any) -> None:
    for word in range(WORDS):
        row[word] = source[word] ^ flip


@compiled
def keep(row: Any, source: Any, flip: Any) -> None:
    """Intersect in place."""
    for word in range(WORDS):
        row[word] &= source[word] ^ flip


@compiled
def carry(row: Any, wanted: Any, one_less: Any) -> None:
    """Keep what is in this set too, and add what had a miss to spare."""
    for word in range(WORDS):
        row[word] = row[word] & wanted[word] | one_less[word]


@compiled
def carry_and_keep(row: Any, wanted: Any, none: Any) -> None:
    """The two lowest levels at once: at most one miss, and none."""
    for word in range(WORDS):
        value, free = wanted[word], none[word]
        row[word] = row[word] & value | free
        none[word] = free & value


@compiled
def popcount(row: Any) -> Any:
    total = np.uint64(0)
    for word in row:
        pairs = word - ((word >> np.uint64(1)) & np.uint64(0x5555555555555555))
        nibbles = (pairs & np.uint64(0x3333333333333333)) + ((pairs >> np.uint64(2)) & np.uint64(0x3333333333333333))
        octets = (nibbles + (nibbles >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
        total += (octets * np.uint64(0x0101010101010101)) >> np.uint64(56)
    return total


@compiled
def first_bit(row: Any) -> int:
    word = 0
    while not row[word]:
        word += 1
    bit = 0
    while not (row[word] >> np.uint64(63 - bit)) & np.uint64(1):
        bit += 1
    return 64 * word + bit


@compiled
def meet_all(cards: Any, sets: Any, tables: Any, scratch: Any, none: Any) -> Any:
    """How many placements miss no card; leaves them in `none`."""
    stack, terms, flips = scratch
    none[:] = ONES
    for slot in range(cards.size):
        if cards[slot] != NO_CARD:
            for term in range(follow(cards, slot % 8, cards[slot], tables, stack, terms, flips)):
                keep(none, sets[terms[term]], flips[term])
    return popcount(none)


@compiled
def gather(cards: Any, sets: Any, tables: Any, scratch: Any, wanted: Any) -> int:
    """Fill in one set per card that can be missed; returns how many there are."""
    stack, terms, flips = scratch
    hard = 0
    for slot in range(cards.size):
        if cards[slot] == NO_CARD:
            continue
        count = follow(cards, slot % 8, cards[slot], tables, stack, terms, flips)
        for term in range(count):
            if term == 0:
                copy(wanted[hard], sets[terms[0]], flips[0])
            else:
                keep(wanted[hard], sets[terms[term]], flips[term])
        hard += count > 0
    return hard


@compiled
def fewest(wanted: Any, hard: int, within: Any) -> int:
    """The fewest sets that a placement must miss, at least one; leaves those placements in `within[stones]`."""
    for stones in range(1, hard + 1):
        within[: stones + 1] = ONES
        for card in range(hard):
            for level in range(stones, 1, -1):
                carry(within[level], wanted[card], within[level - 1])
            carry_and_keep(within[1], wanted[card], within[0])
        if popcount(within[stones]):
            return stones
    return hard


@compiled
def solve_rows(deals: Any, sets: Any, tables: Any, stones: Any, optima: Any, found: Any) -> None:
    scratch = (
        np.empty((MOST_WAITING, 3), np.int64),
        np.empty(MOST_TERMS, np.int64),
        np.empty(MOST_TERMS, np.uint64),
    )
    wanted = np.empty((deals.shape[1], WORDS), np.uint64)
    within = np.empty((deals.shape[1] + 1, WORDS), np.uint64)
    for deal in range(deals.shape[0]):
        misses, count = 0, meet_all(deals[deal], sets, tables, scratch, within[0])
        if count == 0:
            hard = gather(deals[deal], sets, tables, scratch, wanted)
            misses = fewest(wanted, hard, within)
            count = popcount(within[misses])
        stones[deal], optima[deal], found[deal] = misses, count, first_bit(within[misses])


def solve_all(cards: Any) -> tuple[Any, Any, Any]:
    """Stones, number of optima and first optimum for every row of sixteen wish numbers."""
    stones = np.empty(len(cards), np.uint8)
    optima = np.empty(len(cards), np.uint16)
    found = np.empty(len(cards), np.uint16)
    solve_rows(np.ascontiguousarray(cards), SETS, (WHICH, TURNED, REFERS, NAMES), stones, optima, found)
    return stones, optima, found
