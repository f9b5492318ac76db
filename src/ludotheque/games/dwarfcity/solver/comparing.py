"""Where a player who thinks ahead does something else than the glance, and what comes of either."""

from __future__ import annotations

from typing import Any

from ludotheque.core.compiling import full, int_array
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.model import Options, Own
from ludotheque.games.dwarfcity.solver import Level
from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.deciding import numbers, room
from ludotheque.games.dwarfcity.solver.encoding import encode
from ludotheque.games.dwarfcity.solver.kernel import act
from ludotheque.games.dwarfcity.solver.levels import GLANCE
from ludotheque.games.dwarfcity.solver.playing import copied, play_out, settled, stirred
from ludotheque.games.dwarfcity.solver.policies import glance
from ludotheque.games.dwarfcity.solver.simulation import decided

PLAYERS = 4
FRESH = 1_000_000
"""Seeds from here on are not those that anybody thought with."""


def beginning(mode: Any, face: Any) -> Any:
    return encode(rules.start(Options(mode=mode, face=face), (Own(),) * PLAYERS))


def goes_on(row: Any, seed: int, code: int | None = None) -> Any:
    """The end of a game at a glance, after this decision, with luck that is laid down turn by turn."""
    work, luck = full(t.WIDTH, 0), int_array((stirred(seed), stirred(seed)))
    copied(row, work)
    if code is not None:
        act(work, code)
    play_out(work, GLANCE, GLANCE, full(t.MOST, 0), luck)
    return work


def overruled(mode: Any, face: Any, side: int, level: Level, games: int) -> list[tuple[Any, int, int]]:
    """Where this level overrules the glance in so many games: the row, and what either does."""
    found, own, luck, numbered = [], room(), int_array((4711,)), numbers(level)
    for _ in range(games):
        row = beginning(mode, face)
        settled(row, luck)
        while row[t.PHASE] != t.OVER:
            code = glance(row)
            if (row[t.TURN] == row[t.KOBOLDS]) == (side == t.KOBOLD):
                other = int(decided(row, numbered, own.notes, own.work, own.found, own.luck, luck))
                if other != code:
                    found.append((int_array(row), int(code), other))
            act(row, code)
            settled(row, luck)
    return found


def gains(found: list[tuple[Any, int, int]], side: int, times: int) -> list[float]:
    """Both decisions, each followed by the same games: the share that the second wins more, place by place."""
    shares = []
    for number, (row, *codes) in enumerate(found):
        won = [0, 0]
        for seed in range(FRESH + number * times, FRESH + (number + 1) * times):
            for which, code in enumerate(codes):
                won[which] += bool(goes_on(row, seed, code)[t.WINNER] == side)
        shares.append((won[1] - won[0]) / times)
    return shares
