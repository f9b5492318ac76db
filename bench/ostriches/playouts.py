"""Random matches to the end: by our rules, by our kernel, and dark chess in the C++ of OpenSpiel.

All in turns on one core, by the processor's time, so that whatever else the machine does matters little. Every action
that the rules allow is as likely as any other; draws are not offered and nobody resigns.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from random import Random
from time import process_time

from bench.ostriches.report import Playouts
from ludotheque.core.compiling import empty, int_array
from ludotheque.core.game import Act, Draw
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Accept, Decline, Offer, Options, Own, Resign, State
from ludotheque.games.ostriches.solver import kernel
from ludotheque.games.ostriches.solver.playout import many
from ludotheque.games.ostriches.solver.worlds import encode

ROUNDS = 7
BY_RULES, BY_KERNEL, BY_CHESS = 20, 8_000, 1_000
"""Matches per round: some tenths of a second each."""
FOR_PEOPLE = (Accept, Decline, Offer, Resign)


def beginning() -> State:
    return rules.step(rules.start(Options(), (Own(), Own())), Draw(0, 0))[0]


def by_rules(games: int, rng: Random) -> int:
    """Play so many matches; gives the number of all actions."""
    actions = 0
    for _ in range(games):
        state = beginning()
        while state.table.phase != "over":
            seat = state.table.turn
            legal = [action for action in rules.legal(state, seat) if not isinstance(action, FOR_PEOPLE)]
            state, _ = rules.step(state, Act(0, seat, rng.choice(legal)))
            actions += 1
    return actions


def by_kernel(games: int, rng: Random) -> int:
    start, luck = encode(beginning()), int_array([rng.randrange(1, 1 << 60)])
    return int(many(start, encode(beginning()), empty(kernel.MOST), luck, games))


def chess() -> Callable[[int, Random], int] | None:
    """Dark chess by a search of a single step, so that no Python is timed; None without OpenSpiel."""
    try:
        import pyspiel  # noqa: PLC0415 - not everyone has it
    except ImportError:
        return None
    game = pyspiel.load_game("dark_chess")

    def play(games: int, rng: Random) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(games, rng.randrange(1 << 30))
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 1, False)
        bot.step(game.new_initial_state())
        return 0

    return play


def playouts(advance: Callable[[int], None]) -> list[Playouts]:
    """All three in turn, round by round."""
    lanes: dict[str, tuple[Callable[[int, Random], int], int]] = {
        "our rules": (by_rules, BY_RULES),
        "our kernel": (by_kernel, BY_KERNEL),
    }
    theirs = chess()
    if theirs is not None:
        lanes["dark_chess"] = (theirs, BY_CHESS)
    speeds: dict[str, list[float]] = {name: [] for name in lanes}
    actions = dict.fromkeys(lanes, 0)
    for number in range(ROUNDS):
        for name, (play, games) in lanes.items():
            rng = Random(number)
            play(max(1, games // 20), rng)
            begun = process_time()
            actions[name] += play(games, rng)
            speeds[name].append(games / (process_time() - begun))
        advance(1)
    return [
        Playouts(name, statistics.median(found), max(found), actions[name] / (ROUNDS * lanes[name][1]) or None)
        for name, found in speeds.items()
    ]
