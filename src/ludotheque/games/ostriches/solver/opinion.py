"""What a strong bot thinks of an action in a match that is over, for replays.

It counts iterations instead of seconds and begins with the same random numbers, so a match is judged in the same way
every time.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from ludotheque.core.box import Choice, Opinion
from ludotheque.core.game import Seat
from ludotheque.games.ostriches.model import Accept, Action, Offer, Resign, View
from ludotheque.games.ostriches.rules.notation import read, written
from ludotheque.games.ostriches.solver.advice import NUMBERS
from ludotheque.games.ostriches.solver.judge import Budget, think

NOISE: Final = 0.02
"""Chances that differ by less count as equal."""


@cache
def budget() -> Budget:
    """Some hundredths of a second."""
    from ludotheque.core.compiling import FAST  # noqa: PLC0415 - takes a second

    return Budget(iterations=3_000 if FAST else 150)


def opinion(view: View, action: Action, after: View) -> Opinion | None:
    """The chance with an action of a turn and with the best one; placing, draws and resignations are not judged."""
    if view.table.phase not in ("move", "power", "rotate") or isinstance(action, Accept | Offer | Resign):
        return None
    said, judged = written(action), think(view, budget(), Random(0))
    top = judged.turns[0]
    tried = next((turn for turn in judged.turns if turn.actions[0] == said and turn.visits), None)
    chance = chance_after(after, view.table.turn) if tried is None else tried.estimate
    played = Choice(NUMBERS[action], said, round(chance, 3))
    if top.actions[0] == said or top.estimate < chance + NOISE:
        return Opinion(played, played)
    best = NUMBERS[read(top.actions[0])]
    return Opinion(played, Choice(best, " ".join(top.actions), round(top.estimate, 3)))


def chance_after(view: View, seat: Seat) -> float:
    """The chance of a seat in its own view, whoever is on turn."""
    table = view.table
    if table.phase == "over":
        return 0.5 if table.winner is None else float(table.winner == seat)
    found = think(view, budget(), Random(0)).estimate
    return found if table.turn == seat else 1.0 - found
