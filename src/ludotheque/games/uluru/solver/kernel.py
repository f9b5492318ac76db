"""The exact solver compiled by numba; imported only where numba is installed.

The levels of `solve.py` on rows of 64-bit words, the first placement at the lowest bit of the first word. One pass over
the rows of eight cards finds the first two levels, which is all that most deals need. A demand is a code: twice the row
of a set, plus one if the set is complemented.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from ludotheque.core.compiling import bit_count, compiler, lowest_bit
from ludotheque.games.uluru.pieces import BIRDS, NUMBER_OF, WISHES
from ludotheque.games.uluru.solver.tables import ALL, PLACEMENTS, demands

HERE: Final = Path(__file__).parent
compiled = compiler(HERE.parent / "pieces.py", HERE / "tables.py", HERE / "kernel.py", refcount=False)

WORD: Final = 64
FILLED: Final = PLACEMENTS // WORD
WORDS: Final = 640
"""Words of a row. Those after the filled ones are never looked at; with them a row is whole vectors and cache lines."""
CACHE_LINE: Final = 64
AT_ONCE: Final = len(BIRDS)
"""Cards of the first pass."""
MOST_CARDS: Final = 2 * len(BIRDS)
NO_CARD: Final = 255
MOST_TERMS: Final = 256
"""A path of references names each of eight birds at most once and branches in two at each: at most 2^7 demands."""
MOST_WAITING: Final = 16
"""Branches waiting to be followed: one more at most for each step of the path."""

# A branch as bits: a wish number, whether its contrary is wanted, and the birds of the path.
NOW: Final = 127
CONTRARY: Final = 1 << 7
PATH: Final = 8


def rows_of_words(count: int) -> Any:
    """Uninitialized rows that begin with a cache line, which is faster."""
    octets = np.empty(8 * WORDS * count + CACHE_LINE, np.uint8)
    start = -octets.ctypes.data % CACHE_LINE
    return octets[start : start + 8 * WORDS * count].view(np.uint64).reshape(count, WORDS)


def words_of(placements: int) -> Any:
    """A set of placements as words."""
    octets = np.frombuffer(placements.to_bytes(PLACEMENTS // 8, "big"), np.uint8)
    return np.packbits(np.unpackbits(octets), bitorder="little").view("<u8").astype(np.uint64)


def _tables() -> tuple[Any, Any]:
    """The rows of the distinct sets; for each bird and wish, the code of the demand."""
    rows, codes = [ALL], {ALL: FREE}
    table = np.zeros((len(BIRDS), len(WISHES)), np.int64)
    for bird, sets in enumerate(demands()):
        for wish, (held, _) in sets.items():
            if held not in codes:
                codes[held], codes[ALL ^ held] = 2 * len(rows), 2 * len(rows) + 1
                rows.append(held)
            table[bird, NUMBER_OF[wish]] = codes[held]
    words = rows_of_words(len(rows))
    for row, held in zip(words, rows, strict=True):
        row[:FILLED], row[FILLED:] = words_of(held), 0
    return words, table


FREE: Final = 0
"""The demand that all placements meet."""
SETS, DEMANDS = _tables()
NAMES: Final = np.array([-1 if wish.bird is None else wish.bird.number for wish in WISHES], np.int64)
REFERS: Final = np.array([wish.is_reference for wish in WISHES])
TURNS: Final = np.array([CONTRARY if wish.kind == "contrary" else 0 for wish in WISHES], np.int64)
ONES: Final = np.uint64(0xFFFFFFFFFFFFFFFF)


@compiled
def follow(cards: Any, bird: int, wish: int, stack: Any, terms: Any) -> int:
    """List the demands of one card of one bird; circles, "anything" and wishes about oneself demand nothing."""
    stack[0] = wish | 1 << (PATH + bird)
    waiting, count = 1, 0
    while waiting:
        waiting -= 1
        branch = stack[waiting]
        now = branch & NOW
        if not REFERS[now]:
            if DEMANDS[bird, now] != FREE:
                terms[count] = DEMANDS[bird, now] ^ (branch & CONTRARY != 0)
                count += 1
        elif not branch >> (PATH + NAMES[now]) & 1:
            other = NAMES[now]
            further = branch & ~NOW ^ TURNS[now] | 1 << (PATH + other)
            for card in (cards[other], cards[len(BIRDS) + other]):
                if card != NO_CARD:
                    stack[waiting] = further | card
                    waiting += 1
    return count


@compiled
def row_of(code: int, sets: Any, made: Any) -> Any:
    """The row of a set and what to flip in it; rows after those of the tables are the ones made for this deal."""
    number = code >> 1
    return sets[number] if number < len(sets) else made[number - len(sets)], ONES * np.uint64(code & 1)


@compiled
def gather(sets: Any, scratch: Any) -> int:
    """List the set of each card that can be missed; returns how many there are."""
    cards, wanted, stack, terms, made = scratch
    hard = 0
    for slot in range(MOST_CARDS):
        if cards[slot] == NO_CARD:
            continue
        count = follow(cards, slot % len(BIRDS), cards[slot], stack, terms)
        if count == 1:
            wanted[hard] = terms[0]
        elif count:
            made[hard] = ONES
            for term in range(count):
                keep(made[hard], *row_of(terms[term], sets, made))
            wanted[hard] = 2 * (len(sets) + hard)
        hard += count > 0
    return hard


@compiled
def keep(row: Any, wanted: Any, flip: Any) -> None:
    """Intersect in place."""
    for word in range(WORDS):
        row[word] &= wanted[word] ^ flip


@compiled
def carry(row: Any, wanted: Any, flip: Any, one_less: Any) -> None:
    """Keep what is in this set too, and add what had a miss to spare."""
    for word in range(WORDS):
        row[word] = row[word] & (wanted[word] ^ flip) | one_less[word]


@compiled
def carry_lowest(none: Any, one: Any, two: Any, wanted: Any, flip: Any) -> None:
    """The same for the three lowest levels at once."""
    for word in range(WORDS):
        value, low, middle = wanted[word] ^ flip, none[word], one[word]
        none[word], one[word], two[word] = low & value, middle & value | low, two[word] & value | middle


@compiled
def begin(wanted: Any, sets: Any, made: Any, none: Any, one: Any) -> None:
    """The placements that miss none of the first eight sets, and those that miss at most one."""
    (a, not_a), (b, not_b) = row_of(wanted[0], sets, made), row_of(wanted[1], sets, made)
    (c, not_c), (d, not_d) = row_of(wanted[2], sets, made), row_of(wanted[3], sets, made)
    (e, not_e), (f, not_f) = row_of(wanted[4], sets, made), row_of(wanted[5], sets, made)
    (g, not_g), (h, not_h) = row_of(wanted[6], sets, made), row_of(wanted[7], sets, made)
    for word in range(WORDS):
        low, value = a[word] ^ not_a, b[word] ^ not_b
        low, high = low & value, low | value
        value = c[word] ^ not_c
        low, high = low & value, high & value | low
        value = d[word] ^ not_d
        low, high = low & value, high & value | low
        value = e[word] ^ not_e
        low, high = low & value, high & value | low
        value = f[word] ^ not_f
        low, high = low & value, high & value | low
        value = g[word] ^ not_g
        low, high = low & value, high & value | low
        value = h[word] ^ not_h
        none[word], one[word] = low & value, high & value | low


@compiled
def popcount(row: Any) -> int:
    total = 0
    for word in range(FILLED):
        total += bit_count(row[word])
    return total


@compiled
def first_bit(row: Any) -> int:
    word = 0
    while not row[word]:
        word += 1
    return WORD * word + lowest_bit(int(row[word]))


@compiled
def fewest(wanted: Any, hard: int, sets: Any, made: Any, within: Any) -> tuple[int, int]:
    """The fewest sets that a placement must miss and how many miss no more; leaves those in `within[stones]`."""
    begin(wanted, sets, made, within[0], within[1])
    for card in range(AT_ONCE, hard):
        row, flip = row_of(wanted[card], sets, made)
        carry(within[1], row, flip, within[0])
        keep(within[0], row, flip)
    stones, count = 0, popcount(within[0])
    if not count:
        stones, count = 1, popcount(within[1])
    while not count:
        stones += 1
        within[: stones + 1] = ONES
        for card in range(hard):
            row, flip = row_of(wanted[card], sets, made)
            for level in range(stones, 2, -1):
                carry(within[level], row, flip, within[level - 1])
            carry_lowest(within[0], within[1], within[2], row, flip)
        count = popcount(within[stones])
    return stones, count


@compiled
def solve_rows(deals: Any, sets: Any, scratch: Any, within: Any, answers: Any) -> None:
    stones, optima, found = answers
    cards, wanted, _, _, made = scratch
    for deal in range(len(deals)):
        for slot in range(MOST_CARDS):
            cards[slot] = deals[deal, slot]
        wanted[:AT_ONCE] = FREE
        hard = gather(sets, scratch)
        misses, count = fewest(wanted, hard, sets, made, within)
        stones[deal], optima[deal], found[deal] = misses, count, first_bit(within[misses])


def solve_all(cards: Any) -> tuple[Any, Any, Any]:
    """Stones, number of optima and first optimum for every row of sixteen wish numbers."""
    answers = np.empty(len(cards), np.uint8), np.empty(len(cards), np.uint16), np.empty(len(cards), np.uint16)
    sizes = MOST_CARDS, MOST_CARDS, MOST_WAITING, MOST_TERMS
    scratch = *(np.empty(size, np.int64) for size in sizes), rows_of_words(MOST_CARDS)
    solve_rows(np.ascontiguousarray(cards), SETS, scratch, rows_of_words(MOST_CARDS + 1), answers)
    return answers
