"""Whole games by the rules and by the kernel, alternating on one core.

Only processor time counts, so that other load matters little. In random play every block and every tower is equally
likely in both; the skilled bots of the kernel look before they build.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

from bench.dwarfcity.report import Speed
from ludotheque.core.game import Act, Draw
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.model import Done, Options, Own, Spare, TakeBack
from ludotheque.games.dwarfcity.solver import LEVELS, Level, simulate, warm_up

PLAYERS = 4
ROUNDS = 7
BY_RULES, BY_KERNEL = 20, 20_000
"""Games per round; a round takes some tenths of a second."""
SETTINGS = [
    Options(mode="together", face="stone"),
    Options(mode="together", face="beach"),
    Options(mode="kobold", face="stone"),
    Options(mode="kobold", face="beach"),
]
RULES, RANDOM, SKILLED = "rules, random", "kernel, random", "kernel, skilled"


def by_rules(options: Options, rng: Random, games: int) -> int:
    """Play this many games; returns how many the dwarfs won."""
    won = 0
    for _ in range(games):
        state = rules.start(options, (Own(),) * PLAYERS)
        while not (due := rules.due(state)).over:
            if due.odds:
                state, _ = rules.step(state, Draw(0, rng.choices(range(len(due.odds)), due.odds)[0]))
                continue
            legal = list(rules.legal(state, state.turn))
            forward = [action for action in legal if not isinstance(action, Done | Spare | TakeBack)]
            state, _ = rules.step(state, Act(0, state.turn, rng.choice(forward or [Done()])))
        won += state.winner == "dwarfs"
    return won


def by_kernel(options: Options, level: Level, rng: Random, games: int) -> int:
    return simulate(options, PLAYERS, level, level, games, rng).won


class Lane:
    """One way to play: the speed of every round, and the result of all."""

    def __init__(self, name: str, games: int, play: Callable[[int], int]) -> None:
        self.name = name
        self.games = games
        self.play = play
        self.speeds: list[float] = []
        self.won = 0

    def round(self) -> None:
        begun = process_time()
        self.won += self.play(self.games)
        self.speeds.append(self.games / (process_time() - begun))

    def row(self, options: Options) -> Speed:
        played = len(self.speeds) * self.games
        middle, best = statistics.median(self.speeds), max(self.speeds)
        return Speed(options.mode, options.face, self.name, middle, best, played, self.won)


def speeds(rounds: int, advance: Callable[[int], None]) -> list[Speed]:
    """Games per second of each way to play in each setting, the median of all rounds."""
    warm_up()
    found = []
    for options in SETTINGS:
        rng = Random(1)
        lanes = [Lane(RULES, BY_RULES, partial(by_rules, options, rng))]
        for name, level in ((RANDOM, LEVELS[0]), (SKILLED, LEVELS[2])):
            lanes.append(Lane(name, BY_KERNEL, partial(by_kernel, options, level, rng)))
        for _ in range(rounds):
            for lane in lanes:
                lane.round()
            advance(1)
        found += [lane.row(options) for lane in lanes]
    return found
