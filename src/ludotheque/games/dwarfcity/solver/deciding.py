"""The kernel from outside: one decision, or many games."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.compiling import FAST, full, int_array
from ludotheque.games.dwarfcity.model import Options, Own, State
from ludotheque.games.dwarfcity.rules import start
from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.encoding import encode
from ludotheque.games.dwarfcity.solver.levels import DOUBT, LEVELS, WARY, Level
from ludotheque.games.dwarfcity.solver.rollouts import NOTES
from ludotheque.games.dwarfcity.solver.simulation import SUMS, TURNS, WON, decided, played

LUCK: Final = 60
"""Bits of a seed of the kernel."""


class Room(Struct, frozen=True):
    """Rows that the kernel works on; each who thinks has his own."""

    notes: Any
    work: Any
    found: Any
    luck: Any


class Sums(Struct, frozen=True):
    """What came of some games."""

    games: int
    won: int
    """By the dwarfs."""
    turns: int
    """Of dwarfs, in all games."""


def room() -> Room:
    return Room(full(NOTES, 0), full(t.WIDTH, 0), full(t.MOST, 0), full(2, 1))


def numbers(level: Level) -> Any:
    """A level as the kernel knows it."""
    return int_array((level.policy, level.slips, level.games if FAST else level.plain, DOUBT if FAST else WARY))


def seed(rng: Random) -> Any:
    return int_array((1 + rng.getrandbits(LUCK),))


def decide(state: State, level: Level, rng: Random) -> int:
    """What a player of this level builds or tears down in a state that waits for it."""
    own = room()
    return int(decided(encode(state), numbers(level), own.notes, own.work, own.found, own.luck, seed(rng)))


def simulate(options: Options, players: int, dwarfs: Level, kobold: Level, games: int, rng: Random) -> Sums:
    """So many whole games with levels of bots at all seats; who plays the kobold is drawn."""
    own, row, sums = room(), full(t.WIDTH, 0), full(SUMS, 0)
    begun = encode(start(options, (Own(),) * players))
    sides = numbers(dwarfs), numbers(kobold)
    played(begun, *sides, games, sums, row, own.notes, own.work, own.found, own.luck, seed(rng))
    return Sums(games, int(sums[WON]), int(sums[TURNS]))


def begun_roll() -> State:
    """A dwarf on the beach with a white die."""
    state = start(Options(face="beach"), (Own(),))
    return replace(state, phase="build", rolled=("w",) * 3, dice=("w",))


def warm() -> None:
    """A game in which both sides think a little; that compiles everything."""
    hasty = replace(LEVELS[-1], games=1, plain=1)
    simulate(Options(mode="kobold"), 2, hasty, hasty, 1, Random(1))
    decide(begun_roll(), LEVELS[0], Random(1))
