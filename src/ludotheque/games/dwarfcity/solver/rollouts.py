"""Whole games in the kernel, and thinking ahead by playing them: every open decision is tried in many games.

All decisions are tried with the same luck, turn by turn. One decision changes who wins in few games, but how narrowly
in most of them, so that is what counts: a game lost by one block is worth more than one lost by ten. The decision of
the glance is kept unless another one is clearly better. So with few games the player is hardly better than the glance,
but never worse.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ludotheque.core.compiling import int_array
from ludotheque.games.dwarfcity.pieces import BLUE, COLOURED
from ludotheque.games.dwarfcity.solver import ANYTHING, GLANCE
from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.kernel import act, draw
from ludotheque.games.dwarfcity.solver.policies import actions, anything, chance, glance, picked
from ludotheque.games.dwarfcity.solver.tables import compiled

STRIDE: Final = 0x1E3779B97F4A7
HALF: Final = 30
LOW: Final = (1 << HALF) - 1
"""A seed is mixed in two halves of this many bits, so that no product exceeds 63."""
MIXERS: Final = (0x9E3779B1, 0x85EBCA6B, 0xC2B2AE35, 0x27D4EB2F, 0x165667B1, 0xD3A2646D)
CODE, LEAD, SPREAD, NOTES = 0, t.MOST, 2 * t.MOST, 3 * t.MOST
"""Per candidate: its action; the sum of its leads over the glance, and of their squares."""
WON_BY: Final = int_array(round(1000 - 500 * exp(-left / 2)) for left in range(max(BLUE.values()) + 1))
LOST_BY: Final = int_array(round(500 * exp(-left / 3)) for left in range(COLOURED + 1))
"""What an end is worth to the dwarfs, by the blue blocks left when they won, or the blocks left when they lost."""
STAGES: Final = 3
"""After each stage the worse half is dropped."""
WON, TURNS, SUMS = 0, 1, 2
"""Over all games: wins of the dwarfs, and their turns."""
PER_CENT: Final = 100


# Whole games


@compiled
def copy(source: Any, row: Any) -> None:
    for place in range(t.WIDTH):
        row[place] = source[place]


@compiled
def fix_luck(row: Any, rng: Any) -> None:
    """Fix the luck of the next turn: it rolls the same whatever was decided before."""
    turn = 2 * row[t.TURNS] + (row[t.TURN] == row[t.KOBOLDS])
    rng[0] = mixed(rng[1] + turn * STRIDE)


@compiled
def mixed(seed: int) -> int:
    """A mixed seed: consecutive seeds give unrelated luck, which `chance` alone would keep in step."""
    left, right = seed >> HALF & LOW, seed & LOW
    for mixer in MIXERS:
        left, right = right, left ^ (right * mixer >> 15 & LOW)
    return 1 + (left << HALF | right)


@compiled
def settle(row: Any, rng: Any) -> None:
    """Roll and draw until somebody has to choose, or the game is over."""
    while row[t.PHASE] not in (t.BUILD, t.TEAR, t.OVER):
        if row[t.PHASE] == t.ROLL:
            if len(rng) > 1:
                fix_luck(row, rng)
            act(row, t.TO_ROLL)
        else:
            draw(row, picked(row, rng))


@compiled
def play_out(row: Any, dwarfs: int, kobold: int, found: Any, rng: Any) -> None:
    """Play to the end; both sides decide by these policies."""
    settle(row, rng)
    while row[t.PHASE] != t.OVER:
        policy = kobold if row[t.TURN] == row[t.KOBOLDS] else dwarfs
        act(row, anything(row, found, rng) if policy == ANYTHING else glance(row))
        settle(row, rng)


# Thinking ahead


@compiled
def alike(row: Any, one: int, other: int) -> bool:
    """Whether two actions use the same die and colour on towers that differ only in place and in their colours."""
    if one < t.TO_BUILD or other < t.TO_BUILD or (one ^ other) & 1:
        return one == other
    one, other = one - t.TO_BUILD, other - t.TO_BUILD
    if (one & (t.PER_TOWER - 1)) >> 3 != (other & (t.PER_TOWER - 1)) >> 3:
        return False
    here, there = one >> t.TOWER_BITS, other >> t.TOWER_BITS
    return bool(
        row[t.OF + here] == row[t.OF + there]
        and row[t.KIND + here] == row[t.KIND + there]
        and row[t.HEIGHT + here] == row[t.HEIGHT + there]
    )


@compiled
def candidates(row: Any, notes: Any, found: Any) -> int:
    """List the actions worth trying, the decision of the glance first; returns how many there are."""
    notes[CODE] = glance(row)
    count, kept = actions(row, found), 1
    for number in range(count):
        fresh = found[number] not in (t.TO_TAKE_BACK, t.TO_END)
        for before in range(kept):
            fresh = fresh and not alike(row, found[number], notes[CODE + before])
        if fresh:
            notes[CODE + kept] = found[number]
            kept += 1
    for number in range(kept):
        notes[LEAD + number] = notes[SPREAD + number] = 0
    return kept


@compiled
def worth(row: Any) -> int:
    """What the end of a game is worth to the dwarfs."""
    if row[t.WINNER] == t.DWARFS:
        return int(WON_BY[row[t.NEEDED] - row[t.PILE]])
    spare = t.SPARE[row[t.SET]] if row[t.FACE] == t.STONE else 0
    return int(LOST_BY[row[t.LEFT] - spare])


@compiled
def tried_once(row: Any, code: int, seed: int, work: Any, found: Any, luck: Any) -> int:
    """What a game with this decision and this luck is worth to the player on turn."""
    luck[0] = luck[1] = seed
    copy(row, work)
    act(work, code)
    play_out(work, GLANCE, GLANCE, found, luck)
    return -worth(work) if row[t.TURN] == row[t.KOBOLDS] else worth(work)


@compiled
def tried(row: Any, kept: int, games: int, notes: Any, work: Any, found: Any, luck: Any, rng: Any) -> None:
    """Play this many games with every candidate, each game with the same luck for all."""
    for _ in range(games):
        seed = 1 + (chance(rng, 1 << 30) << 31 | chance(rng, 1 << 31))
        first = tried_once(row, notes[CODE], seed, work, found, luck)
        for number in range(1, kept):
            better = tried_once(row, notes[CODE + number], seed, work, found, luck) - first
            notes[LEAD + number] += better
            notes[SPREAD + number] += better * better


@compiled
def worse_half_dropped(kept: int, notes: Any) -> int:
    """Keep the decision of the glance and the better half of the others, best first; returns how many are kept."""
    for one in range(1, kept):
        for other in range(one + 1, kept):
            if notes[LEAD + other] > notes[LEAD + one]:
                for part in (CODE, LEAD, SPREAD):
                    notes[part + one], notes[part + other] = notes[part + other], notes[part + one]
    return 1 + kept // 2


@compiled
def thought(row: Any, budget: int, doubt: float, notes: Any, work: Any, found: Any, luck: Any, rng: Any) -> int:
    """The best decision after about `budget` games; it must beat the glance by `doubt` standard errors."""
    kept = candidates(row, notes, found)
    stage = 0
    while kept > 1 and stage < STAGES:
        tried(row, kept, budget // (STAGES * kept) + 1, notes, work, found, luck, rng)
        kept = worse_half_dropped(kept, notes)
        stage += 1
    if kept > 1:
        lead = notes[LEAD + 1]
        if lead > 0 and lead * lead > doubt * doubt * notes[SPREAD + 1]:
            return int(notes[CODE + 1])
    return int(notes[CODE])


# Many games


@compiled
def decided(row: Any, level: Any, notes: Any, work: Any, found: Any, luck: Any, rng: Any) -> int:
    """What a player of this level does now; `level` is a row of `level_row`."""
    if level[0] == ANYTHING or (level[1] and chance(rng, PER_CENT) < level[1]):
        return anything(row, found, rng)
    if level[0] == GLANCE:
        return glance(row)
    return thought(row, level[2], level[3] / 10.0, notes, work, found, luck, rng)


@compiled
def played(
    start: Any,
    dwarfs: Any,
    kobold: Any,
    games: int,
    sums: Any,
    row: Any,
    notes: Any,
    work: Any,
    found: Any,
    luck: Any,
    rng: Any,
) -> None:
    """Play this many games from the same start, and add up their results."""
    for _ in range(games):
        copy(start, row)
        settle(row, rng)
        while row[t.PHASE] != t.OVER:
            level = kobold if row[t.TURN] == row[t.KOBOLDS] else dwarfs
            act(row, decided(row, level, notes, work, found, luck, rng))
            settle(row, rng)
        sums[WON] += row[t.WINNER] == t.DWARFS
        sums[TURNS] += row[t.TURNS]
