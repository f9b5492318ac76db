"""Thinking ahead: every decision that is open is tried in many games to the end, all with the same luck, turn by turn.

One decision changes who wins in few of these games, but how narrowly in most of them, so that is what counts: a game
that was lost by a block is worth more than one that was lost by ten. What the glance would do is kept unless another
decision was clearly better, so few games make a player who is hardly better than the glance, but never a worse one.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ludotheque.core.compiling import int_array
from ludotheque.games.dwarfcity.pieces import BLUE, COLOURED
from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.compiling import compiled
from ludotheque.games.dwarfcity.solver.kernel import act
from ludotheque.games.dwarfcity.solver.levels import GLANCE
from ludotheque.games.dwarfcity.solver.listing import actions, chance
from ludotheque.games.dwarfcity.solver.playing import copied, play_out
from ludotheque.games.dwarfcity.solver.policies import glance

CODE, LEAD, SPREAD, NOTES = 0, t.MOST, 2 * t.MOST, 3 * t.MOST
"""Per candidate: its action; by how much its games were better than those of the glance, and the same squared."""
WON_BY: Final = int_array(round(1000 - 500 * exp(-left / 2)) for left in range(max(BLUE.values()) + 1))
LOST_BY: Final = int_array(round(500 * exp(-left / 3)) for left in range(COLOURED + 1))
"""What an end is worth to the dwarfs: won with so many blue blocks left, or lost with so many blocks to build."""
STAGES: Final = 3
"""After each of them the worse half is dropped."""


@compiled
def alike(row: Any, one: int, other: int) -> bool:
    """The same die and colour, on towers that differ in nothing but their place and the colours inside."""
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
    """List what is worth a thought, the decision of the glance first."""
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
    """What a game that goes on with this decision and this luck is worth to who is on turn."""
    luck[0] = luck[1] = seed
    copied(row, work)
    act(work, code)
    play_out(work, GLANCE, GLANCE, found, luck)
    return -worth(work) if row[t.TURN] == row[t.KOBOLDS] else worth(work)


@compiled
def tried(row: Any, kept: int, games: int, notes: Any, work: Any, found: Any, luck: Any, rng: Any) -> None:
    """So many games with every candidate, each game with the same luck for all."""
    for _ in range(games):
        seed = 1 + (chance(rng, 1 << 30) << 31 | chance(rng, 1 << 31))
        first = tried_once(row, notes[CODE], seed, work, found, luck)
        for number in range(1, kept):
            better = tried_once(row, notes[CODE + number], seed, work, found, luck) - first
            notes[LEAD + number] += better
            notes[SPREAD + number] += better * better


@compiled
def worse_half_dropped(kept: int, notes: Any) -> int:
    """Keep the decision of the glance, and of the others the better half, best first."""
    for one in range(1, kept):
        for other in range(one + 1, kept):
            if notes[LEAD + other] > notes[LEAD + one]:
                for part in (CODE, LEAD, SPREAD):
                    notes[part + one], notes[part + other] = notes[part + other], notes[part + one]
    return 1 + kept // 2


@compiled
def thought(row: Any, budget: int, doubt: float, notes: Any, work: Any, found: Any, luck: Any, rng: Any) -> int:
    """The best decision after so many games, about; by how many standard errors it must be better, `doubt` says."""
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
