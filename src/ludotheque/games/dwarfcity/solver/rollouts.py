"""Thinking ahead: every decision that is open is tried in many games to the end, all with the same luck, turn by turn.

What the glance would do is kept unless another decision has won clearly more of the games in which the two differ. So
few games make a player who is hardly better than the glance, but never a worse one.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.compiling import compiled
from ludotheque.games.dwarfcity.solver.kernel import act
from ludotheque.games.dwarfcity.solver.levels import GLANCE
from ludotheque.games.dwarfcity.solver.listing import actions, chance
from ludotheque.games.dwarfcity.solver.playing import copied, play_out
from ludotheque.games.dwarfcity.solver.policies import glance

CODE, AHEAD, BEHIND, SCRATCH, NOTES = 0, t.MOST, 2 * t.MOST, 3 * t.MOST, 4 * t.MOST
"""Per candidate: its action; games that it won and the glance lost, and the other way round; and room for lists."""
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
        notes[AHEAD + number] = notes[BEHIND + number] = 0
    return kept


@compiled
def won(row: Any, code: int, seed: int, work: Any, found: Any, luck: Any) -> int:
    """Whether who is on turn wins a game that goes on with this decision and this luck."""
    luck[0] = luck[1] = seed
    copied(row, work)
    mine = t.KOBOLD if row[t.TURN] == row[t.KOBOLDS] else t.DWARFS
    act(work, code)
    play_out(work, GLANCE, GLANCE, found, luck)
    return int(work[t.WINNER] == mine)


@compiled
def tried(row: Any, kept: int, games: int, notes: Any, work: Any, found: Any, luck: Any, rng: Any) -> None:
    """So many games with every candidate, each game with the same luck for all."""
    for _ in range(games):
        seed = 1 + (chance(rng, 1 << 30) << 31 | chance(rng, 1 << 31))
        first = won(row, notes[CODE], seed, work, found, luck)
        for number in range(1, kept):
            other = won(row, notes[CODE + number], seed, work, found, luck)
            notes[AHEAD + number] += other > first
            notes[BEHIND + number] += other < first


@compiled
def worse_half_dropped(kept: int, notes: Any) -> int:
    """Keep the decision of the glance, and of the others the better half, best first."""
    for one in range(1, kept):
        for other in range(one + 1, kept):
            if notes[AHEAD + other] - notes[BEHIND + other] > notes[AHEAD + one] - notes[BEHIND + one]:
                for part in (CODE, AHEAD, BEHIND):
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
        lead = notes[AHEAD + 1] - notes[BEHIND + 1]
        if lead > 0 and lead * lead > doubt * doubt * (notes[AHEAD + 1] + notes[BEHIND + 1]):
            return int(notes[CODE + 1])
    return int(notes[CODE])
