"""Many games in the kernel, and what came of them."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.compiling import compiled
from ludotheque.games.dwarfcity.solver.kernel import act
from ludotheque.games.dwarfcity.solver.levels import ANYTHING, GLANCE
from ludotheque.games.dwarfcity.solver.listing import chance
from ludotheque.games.dwarfcity.solver.playing import copied, settled
from ludotheque.games.dwarfcity.solver.policies import anything, glance
from ludotheque.games.dwarfcity.solver.rollouts import thought

WON, TURNS, SUMS = 0, 1, 2
"""Over all games: how many the dwarfs won, and their turns."""
PER_CENT: Final = 100


@compiled
def decided(row: Any, level: Any, notes: Any, work: Any, found: Any, luck: Any, rng: Any) -> int:
    """What a player of this level does now: policy, slips in a hundred decisions, games to think, doubt in tenths."""
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
    """So many games from the same beginning."""
    for _ in range(games):
        copied(start, row)
        settled(row, rng)
        while row[t.PHASE] != t.OVER:
            level = kobold if row[t.TURN] == row[t.KOBOLDS] else dwarfs
            act(row, decided(row, level, notes, work, found, luck, rng))
            settled(row, rng)
        sums[WON] += row[t.WINNER] == t.DWARFS
        sums[TURNS] += row[t.TURNS]
