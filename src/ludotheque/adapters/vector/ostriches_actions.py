"""The actions of Ostriches by their numbers, on rows of the solver: which are legal, and what each does."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.adapters.vector.bits import HERE, add, add_run, clear, sources
from ludotheque.core.compiling import bit_count, compiler, int_array, lowest_bit
from ludotheque.games.ostriches.pieces import SQUARES, TILES, WAYS
from ludotheque.games.ostriches.rules.notation import (
    BUSH_MOVES,
    CATALOGUE,
    EXCHANGES,
    GOES,
    LANDS,
    LOOKS,
    PASS,
    PLACES,
    ROTATIONS,
    SWAPS,
)
from ludotheque.games.ostriches.solver import kernel as k
from ludotheque.games.ostriches.solver.tables import ALL, FAR, HOMES, LEAPS_FROM, TILE_OF
from ludotheque.games.ostriches.solver.worlds import CODES

GAME: Final = HERE.parents[1] / "games" / "ostriches"
compiled = compiler(*sources(GAME, GAME / "solver", GAME / "rules"), refcount=False)

# A match: a row of the solver, then who placed first, finished turns, and calm ones as the table counts them.
STARTER, TURNS, CALM = range(k.WIDTH, k.WIDTH + 3)
WIDTH: Final = CALM + 1

NUMBERS: Final = {action: number for number, action in enumerate(CATALOGUE)}
PLAIN: Final = k.PLAIN
NEVER: Final = -1
FIRST_CODE: Final = int_array(CODES[action][0] if action in CODES else NEVER for action in CATALOGUE)
THEN_CODE: Final = int_array(CODES[action][1] if len(CODES.get(action, ())) > 1 else NEVER for action in CATALOGUE)
"""By action: the decisions of the kernel that it is made of."""
SIDE: Final = len(SQUARES)
HALF: Final = SIDE // 2
_TWO: Final = [(one, other) for one in SQUARES for other in SQUARES]
GO_AT: Final = int_array(NUMBERS[GOES[two][0]] if two in GOES else NEVER for two in _TWO)
LAND_AT: Final = int_array(NUMBERS[LANDS[two]] if two in LANDS else NEVER for two in _TWO)
BUSH_AT: Final = int_array(NUMBERS[BUSH_MOVES[two]] if two in BUSH_MOVES else NEVER for two in _TWO)
SWAP_AT: Final = int_array(NUMBERS[SWAPS[two]] if two in SWAPS else NEVER for two in _TWO)
LOOK_AT: Final = int_array(NUMBERS[LOOKS[two]] if two in LOOKS else NEVER for two in _TWO)
"""The number of the first action from one square to another."""
PLACE_AT: Final = NUMBERS[PLACES["bush", 0]]
EXCHANGE_AT, PASS_AT, ROTATE_AT = NUMBERS[EXCHANGES[0]], NUMBERS[PASS], NUMBERS[ROTATIONS[0]]
TILE_PAIRS: Final = len(EXCHANGES)
TURNINGS: Final = len(TILES) * len(WAYS)
TURNS_OF_A_GO: Final = TURNINGS - len(WAYS)
ALL_GOES: Final = (1 << TURNS_OF_A_GO) - 1
TO_TURN: Final = k.TO_TURN * k.SPAN


@compiled
def offer_leaps(row: Any, words: Any) -> int:
    """Whole turns, and landings of ostriches that are down; gives how many actions there are."""
    free, up, far, count = ALL & ~k.taken(row), row[k.UP], FAR[row[k.TURN]], 0
    left = (row[k.OWN] | row[k.OWN + 1]) & ~row[k.MOVED]
    while left:
        start = lowest_bit(left)
        left &= left - 1
        targets = LEAPS_FROM[start] & free
        landing = 0 if up >> start & 1 else targets & far
        targets ^= landing
        while targets:
            add_run(words, GO_AT[start * SIDE + lowest_bit(targets)], ALL_GOES)
            targets &= targets - 1
            count += TURNS_OF_A_GO
        while landing:
            add(words, LAND_AT[start * SIDE + lowest_bit(landing)])
            landing &= landing - 1
            count += 1
    return count


@compiled
def offer_pairs(board: int, numbers: Any, words: Any) -> int:
    """Every two of these squares, the lower first."""
    count = 0
    while board:
        one = lowest_bit(board)
        board &= board - 1
        rest = board
        while rest:
            add(words, numbers[one * SIDE + lowest_bit(rest)])
            rest &= rest - 1
            count += 1
    return count


@compiled
def offer_bushes(row: Any, words: Any) -> int:
    """Either bush to any free square."""
    count, bushes = 0, row[k.BUSHES]
    while bushes:
        bush = lowest_bit(bushes)
        bushes &= bushes - 1
        free = ALL & ~k.taken(row)
        while free:
            add(words, BUSH_AT[bush * SIDE + lowest_bit(free)])
            free &= free - 1
            count += 1
    return count


@compiled
def offer_power(row: Any, words: Any) -> int:
    """The uses of the power that is due, and leaving it."""
    power, down = k.power_at(row, row[k.MOVED]), (row[k.OWN] | row[k.OWN + 1]) & ~row[k.UP]
    add(words, PASS_AT)
    if power == k.BUSH:
        return 1 + offer_bushes(row, words)
    if power == k.SWAP:
        return 1 + offer_pairs(down, SWAP_AT, words)
    if power == k.EYE:
        return 1 + offer_pairs(down, LOOK_AT, words)
    for pair in range(TILE_PAIRS):
        add(words, EXCHANGE_AT + pair)
    return 1 + TILE_PAIRS


@compiled
def offer_turns(row: Any, words: Any) -> int:
    """Rotations, but of the tile with the ostrich that was moved in this turn."""
    barred, count = TILE_OF[lowest_bit(row[k.MOVED])] if row[k.PHASE] == k.ROTATE else NEVER, 0
    for turn in range(TURNINGS):
        if turn >> 1 != barred:
            add(words, ROTATE_AT + turn)
            count += 1
    return count


@compiled
def offer_places(row: Any, words: Any) -> int:
    """Every ostrich in hand on every free square of the player's half."""
    seat, count = row[k.TURN], 0
    free = HOMES[seat] & ~k.taken(row)
    for power in range(PLAIN + 1):
        # From the bit of the plain ones on, a hand holds how many there are.
        if row[k.HAND + seat] >> power & (1 if power < PLAIN else k.ONE_PLAIN - 1):
            add_run(words, PLACE_AT + power * SIDE + HALF * seat, free >> HALF * seat)
            count += bit_count(free)
    return count


@compiled
def offer(row: Any, words: Any) -> int:
    """The legal actions of the player on turn; gives how many there are."""
    clear(words)
    phase = row[k.PHASE]
    if phase == k.LEAP:
        count = offer_leaps(row, words)
        return count or offer_turns(row, words)
    if phase == k.ROTATE:
        return offer_turns(row, words)
    return offer_power(row, words) if phase == k.POWER else offer_places(row, words)


@compiled
def act(row: Any, action: int) -> None:
    """Take a legal action."""
    code, then = FIRST_CODE[action], THEN_CODE[action]
    k.apply(row, code)
    if then != NEVER:
        k.apply(row, then)
    if then != NEVER or code >= TO_TURN:
        row[TURNS] += 1
        row[CALM] = row[k.CALMS]
