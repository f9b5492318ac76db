"""Random play to the end, every action equally likely: the benchmark of the kernel."""

from __future__ import annotations

from typing import Any

from ludotheque.core.compiling import bit_count
from ludotheque.games.ostriches.solver import kernel as k
from ludotheque.games.ostriches.solver.tables import (
    FAR,
    LEAPS_FROM,
    TILE_OF,
    compiled,
)

ROTATIONS = 6
"""Whole turns that begin with a leap that turns nothing up; one that turns an ostrich up is a single action."""
MOST_LEAPS = 8
PATIENCE = 100
"""Failed tries after which hardly any ostrich can leap; then the leaps are listed."""


@compiled
def lands(row: Any, code: int) -> bool:
    """Whether this leap turns an ostrich up."""
    rest = code % k.SPAN
    return not row[k.UP] >> (rest // 36) & 1 and FAR[row[k.TURN]] >> (rest % 36) & 1 == 1


@compiled
def any_decision(row: Any, found: Any, rng: Any) -> int:
    """A random decision, every action of the rules equally likely."""
    count = k.decisions(row, found)
    if row[k.PHASE] != k.LEAP or found[0] >= k.TO_TURN * k.SPAN:
        return int(found[k.chance(rng, count)])
    while True:
        pick = k.chance(rng, count * ROTATIONS)
        code = int(found[pick // ROTATIONS])
        if pick % ROTATIONS == 0 or not lands(row, code):
            return code


@compiled
def turn_at_once(row: Any, rng: Any) -> bool:
    """Try a random leap, with its rotation where nothing turns up: as likely as above, but without a list."""
    movable = (row[k.OWN] | row[k.OWN + 1]) & ~row[k.MOVED]
    start = k.nth(movable, k.chance(rng, bit_count(movable)))
    targets, pick = LEAPS_FROM[start] & ~k.taken(row), k.chance(rng, MOST_LEAPS)
    if pick >= bit_count(targets):
        return False
    to = k.nth(targets, pick)
    if not row[k.UP] >> start & 1 and FAR[row[k.TURN]] >> to & 1:
        if k.chance(rng, ROTATIONS):
            return False
        k.leap(row, start, to)
        return True
    k.leap(row, start, to)
    turn = k.chance(rng, ROTATIONS)
    k.rotate(row, turn + 2 * (turn >> 1 >= TILE_OF[to]))
    k.end_turn(row, row[k.CALMS])
    return True


@compiled
def play_out(row: Any, found: Any, rng: Any) -> int:
    """Play to the end; gives the number of actions, a whole turn being one."""
    steps, tries = 0, 0
    while row[k.PHASE] != k.OVER:
        if row[k.PHASE] == k.LEAP and tries < PATIENCE:
            done = turn_at_once(row, rng)
            tries = 0 if done else tries + 1
            steps += done
            continue
        tries = 0
        was = row[k.PHASE]
        k.apply(row, any_decision(row, found, rng))
        steps += was != k.LEAP or row[k.PHASE] != k.ROTATE
    return steps


@compiled
def many(start: Any, row: Any, found: Any, rng: Any, games: int) -> int:
    """Play so many games from the same row; gives the number of all actions."""
    steps = 0
    for _ in range(games):
        for place in range(k.WIDTH):
            row[place] = start[place]
        steps += play_out(row, found, rng)
    return steps
