"""Our master against OpenSpiel's ISMCTS bot: the same rules, the same time for each decision, taking turns to begin."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from msgspec import Struct

from bench.ostriches.report import Duel, interval
from bench.ostriches.spiel import GAME, NUMBER, Position, TimedBot
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Action, View
from ludotheque.games.ostriches.solver import Budget, think, warm_up


class Ours(Struct):
    """Our master's search with the time of the bench; like every bot it gets its view alone."""

    seconds: float
    rng: Random
    simulations: int = 0
    spent: float = 0.0

    def choose(self, view: View) -> Action:
        begun = perf_counter()
        thought = think(view, Budget(seconds=self.seconds), self.rng)
        # A proven position ends the search early: it would distort the speed.
        if not thought.proven:
            self.simulations += thought.iterations
            self.spent += perf_counter() - begun
        return rules.read(thought.turns[0].actions[0])


def game(ours: Ours, theirs: TimedBot, seat: int, starter: int) -> tuple[float, int]:
    """One match; our points, and how many turns it took."""
    position: Position = GAME.new_initial_state()
    position.apply_action(starter)
    while not position.is_terminal():
        if position.current_player() == seat:
            action = ours.choose(rules.observe(position.held.state, seat))
            position.apply_action(NUMBER[action])
        else:
            position.apply_action(int(theirs.step(position)))
    table = position.held.state.table
    return 0.5 if table.winner is None else float(table.winner == seat), table.turns


def duel(games: int, seconds: float, theirs_have: float, advance: Callable[[int], None]) -> Duel:
    """Play so many matches; seats and first player go through all four combinations."""
    warm_up()
    ours, theirs = Ours(seconds, Random(1)), TimedBot(GAME, theirs_have, 1)
    points, turns = [], 0
    for number in range(games):
        won, length = game(ours, theirs, number // 2 % 2, (number + number // 2) % 2)
        points.append(won)
        turns += length
        advance(1)
    low, high = interval(points)
    return Duel(
        games,
        seconds,
        theirs_have,
        points.count(1.0),
        points.count(0.5),
        sum(points) / games,
        low,
        high,
        ours.simulations / max(ours.spent, 1e-9),
        theirs.simulations / max(theirs.spent, 1e-9),
        turns / games,
    )
