"""The kernel from Python: one decision, many games, and where two levels decide differently."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.arguments import instance, valid, whole
from ludotheque.core.compiling import FAST, full, int_array
from ludotheque.games.dwarfcity.model import Options, Own, State
from ludotheque.games.dwarfcity.rules import start
from ludotheque.games.dwarfcity.solver import DOUBT, GLANCE, LEVELS, WARY, Level
from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.kernel import act
from ludotheque.games.dwarfcity.solver.policies import glance
from ludotheque.games.dwarfcity.solver.rollouts import (
    NOTES,
    SUMS,
    TURNS,
    WON,
    copy,
    decided,
    mixed,
    play_out,
    played,
    settle,
)
from ludotheque.games.dwarfcity.solver.tables import check_state, encode

LUCK: Final = 60
"""Bits of a seed of the kernel."""
MOST_GAMES: Final = 1 << 40
PLAYERS = 4
FRESH = 1_000_000
"""From here on seeds differ from those that players thought with."""


class Workspace(Struct, frozen=True):
    """Arrays that the kernel works on; every thinking player has its own."""

    notes: Any
    work: Any
    found: Any
    luck: Any


class Sums(Struct, frozen=True):
    """The result of some games."""

    games: int
    won: int
    """By the dwarfs."""
    turns: int
    """Of the dwarfs, in all games."""


class Ended(Struct, frozen=True):
    """The result of one game."""

    won: bool
    """By the dwarfs."""
    turns: int
    """Of the dwarfs."""
    lead: int
    """Blocks that the losing side still needed."""
    pile: int
    signs: int


def workspace() -> Workspace:
    return Workspace(full(NOTES, 0), full(t.WIDTH, 0), full(t.MOST, 0), full(2, 1))


def level_row(level: Level) -> Any:
    """A level as the kernel reads it: policy, slips in a hundred decisions, games to play ahead, doubt in tenths."""
    level = valid(Level, level)
    return int_array((level.policy, level.slips, level.games if FAST else level.plain, DOUBT if FAST else WARY))


def seed(rng: Random) -> Any:
    return int_array((1 + instance("rng", rng, Random).getrandbits(LUCK),))


def decide(state: State, level: Level, rng: Random) -> int:
    """What a player of this level builds or tears down in a state that waits for it."""
    check_state(state)
    own = workspace()
    return int(decided(encode(state), level_row(level), own.notes, own.work, own.found, own.luck, seed(rng)))


def simulate(options: Options, players: int, dwarfs: Level, kobold: Level, games: int, rng: Random) -> Sums:
    """The result of whole games with bots of these levels at all seats; who plays the kobold is drawn."""
    whole("games", games, 0, MOST_GAMES)
    own, row, sums = workspace(), full(t.WIDTH, 0), full(SUMS, 0)
    begun = encode(start(options, (Own(),) * whole("players", players, 0)))
    sides = level_row(dwarfs), level_row(kobold)
    played(begun, *sides, games, sums, row, own.notes, own.work, own.found, own.luck, seed(rng))
    return Sums(games, int(sums[WON]), int(sums[TURNS]))


def simulate_one(options: Options, own: Sequence[Own], dwarfs: Level, kobold: Level, rng: Random) -> Ended:
    """The result of one game with bots of these levels at all seats."""
    work, row, sums = workspace(), full(t.WIDTH, 0), full(SUMS, 0)
    begun, sides = encode(start(options, own)), (level_row(dwarfs), level_row(kobold))
    played(begun, *sides, 1, sums, row, work.notes, work.work, work.found, work.luck, seed(rng))
    won, pile, spare = bool(sums[WON]), int(row[t.PILE]), t.SPARE[row[t.SET]] if row[t.FACE] == t.STONE else 0
    lead = row[t.NEEDED] - pile if won else row[t.LEFT] - spare
    return Ended(won, int(sums[TURNS]), int(lead), pile, int(row[t.SIGNS_SEEN]))


def against_every_kobold(
    options: Options, own: Sequence[Own], dwarfs: Level, kobold: Level, rng: Random
) -> list[tuple[int, bool]]:
    """By the number of blue blocks that the kobold needs: whether the dwarfs won a game with these levels."""
    work, row, begun = workspace(), full(t.WIDTH, 0), encode(start(options, own))
    levels, found = (level_row(dwarfs), level_row(kobold)), []
    for needed in range(1, int(begun[t.BLUES]) + 1):
        sums = full(SUMS, 0)
        begun[t.NEEDED] = needed
        played(begun, *levels, 1, sums, row, work.notes, work.work, work.found, work.luck, seed(rng))
        found.append((needed, bool(sums[WON])))
    return found


def begun_roll() -> State:
    """A dwarf on the beach with a white die."""
    state = start(Options(face="beach"), (Own(),))
    return replace(state, phase="build", rolled=("w",) * 3, dice=("w",))


def warm() -> None:
    """Play a game in which both sides think a little; that compiles everything."""
    hasty = replace(LEVELS[-1], games=1, plain=1)
    simulate(Options(mode="kobold"), 2, hasty, hasty, 1, Random(1))
    decide(begun_roll(), LEVELS[0], Random(1))


# Where a player who thinks ahead overrules the glance


def beginning(mode: Any, face: Any) -> Any:
    return encode(start(Options(mode=mode, face=face), (Own(),) * PLAYERS))


def goes_on(row: Any, seed: int, code: int | None = None) -> Any:
    """The end of a game that goes on at a glance after this decision, with luck fixed turn by turn."""
    work, luck = full(t.WIDTH, 0), int_array((mixed(seed), mixed(seed)))
    copy(row, work)
    if code is not None:
        act(work, code)
    play_out(work, GLANCE, GLANCE, full(t.MOST, 0), luck)
    return work


def overruled(mode: Any, face: Any, side: int, level: Level, games: int) -> list[tuple[Any, int, int]]:
    """Where this level overrules the glance in this many games: the row, and what either does."""
    found, own, luck, numbered = [], workspace(), int_array((4711,)), level_row(level)
    for _ in range(games):
        row = beginning(mode, face)
        settle(row, luck)
        while row[t.PHASE] != t.OVER:
            code = glance(row)
            if (row[t.TURN] == row[t.KOBOLDS]) == (side == t.KOBOLD):
                other = int(decided(row, numbered, own.notes, own.work, own.found, own.luck, luck))
                if other != code:
                    found.append((int_array(row), int(code), other))
            act(row, code)
            settle(row, luck)
    return found


def gains(found: list[tuple[Any, int, int]], side: int, times: int) -> list[float]:
    """How much more often the second decision wins than the first, both followed by the same games, case by case."""
    shares = []
    for number, (row, *codes) in enumerate(found):
        won = [0, 0]
        for seed in range(FRESH + number * times, FRESH + (number + 1) * times):
            for which, code in enumerate(codes):
                won[which] += bool(goes_on(row, seed, code)[t.WINNER] == side)
        shares.append((won[1] - won[0]) / times)
    return shares
